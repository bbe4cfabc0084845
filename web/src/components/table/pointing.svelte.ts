/** Mouse, pen and finger at the own hand. A tile is thrown only where it was under the pointer when it was pressed and
 * still is when it is let go, and only for a question that was open all the while. */
import { settings } from "../../lib/settings.svelte";
import type { OwnHand } from "./own.svelte";
import type { Play } from "./play.svelte";
import { raised } from "./raised.svelte";

const DRAG = 8; // pixels before a press becomes a movement
const LONG = 400; // milliseconds after which a finger takes the tile up, or only looks
const TWICE = 300; // milliseconds in which the second of two clicks is no second discard
const FLICK = 0.6; // of a tile's height

interface Press {
  place: number;
  tile: string;
  question?: number; // what was asked
  touch: boolean;
  again: boolean; // it was raised already
  x: number;
  y: number;
  time: number;
  slid: boolean; // along the hand, to another tile
}

/** A tile in the air: where it was taken, and how far it is from its place now. */
interface Carried {
  place: number;
  grip: [number, number];
  by: [number, number];
}

export class Pointing {
  over = $state(false); // a mouse rests on the hand
  hovered = $state(-1);
  chosen = $state(-1); // raised by a tap or a first click: the next one throws
  carried = $state.raw<Carried | null>(null);
  private press = $state.raw<Press | null>(null);
  private chosenTile = "";
  private taking?: ReturnType<typeof setTimeout>;
  private thrown = { x: 0, y: 0, time: -TWICE };
  private letGo = -LONG;

  constructor(
    private readonly play: Play,
    private readonly own: OwnHand,
    private readonly row: () => HTMLElement | undefined,
    private readonly announce: (place: number) => void,
  ) {}

  /** May tiles move now? */
  readonly away = $derived.by(() => !this.over && !this.press);
  readonly pressing = $derived.by(() => this.press !== null);

  isRaised(n: number): boolean {
    return n === this.chosen || n === this.hovered;
  }

  /** An effect: a tile that has moved is not the one that was raised; another may have come under the mouse. */
  watch(): void {
    const { tiles } = this.own;
    if (!this.own.isThere(this.hovered)) this.hovered = -1;
    if (this.chosen >= 0 && tiles[this.chosen] !== this.chosenTile) this.lower();
    else if (this.hovered >= 0) this.show(this.hovered);
  }

  lower(): void {
    this.chosen = -1;
    this.show(this.hovered);
  }

  down(event: PointerEvent, place: number): void {
    if (!event.isPrimary || event.button !== 0 || !this.own.isThere(place)) return;
    const touch = event.pointerType === "touch";
    const { clientX: x, clientY: y, timeStamp: time } = event;
    this.press = {
      ...{ place, touch, x, y, time, slid: false, again: this.chosen === place },
      ...{ tile: this.own.tiles[place]!, question: this.play.asked?.question },
    };
    if (!touch) return;
    this.choose(place);
    if (!settings.autoSort) this.taking = setTimeout(() => this.take(this.press!), LONG);
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    const { press, carried } = this;
    if (carried) return this.carry(carried, x, y);
    if (!press || Math.hypot(x - press.x, y - press.y) < DRAG) return;
    clearTimeout(this.taking);
    if (!press.touch) {
      if (!settings.autoSort) this.take(press);
      return;
    }
    const under = this.placeAt(x, y);
    if (under < 0 || under === this.chosen) return;
    press.slid = true;
    this.choose(under);
  }

  up(event: PointerEvent): void {
    const { press, carried } = this;
    this.letGo = event.timeStamp; // wherever it was pressed: the click that follows is no other's
    if (!press || !event.isPrimary) return;
    this.cancel();
    if (carried) this.announce(carried.place);
    else if (this.throws(press, event)) this.throw(press, event);
    else if (!press.touch && settings.twoClicks && this.placeAt(event.clientX, event.clientY) === press.place)
      this.choose(press.place);
  }

  cancel(): void {
    clearTimeout(this.taking);
    this.press = null;
    this.carried = null;
  }

  /** A press beside the hand lowers what was raised. */
  pressedElsewhere({ target }: PointerEvent): void {
    if (this.chosen >= 0 && !this.row()?.contains(target as Node)) this.lower();
  }

  /** A click that no pointer of ours has made: of a script, or of what reads the page aloud. */
  clicked({ detail, timeStamp }: MouseEvent, place: number): void {
    if (detail === 0 || timeStamp - this.letGo > LONG) this.own.choose(place);
  }

  enter(event: PointerEvent, place: number): void {
    if (event.pointerType === "touch") return;
    this.hovered = place;
    this.show(place);
  }

  /** A finger that is lifted still means its tile; a mouse leaves it to the keyboard's. */
  leave(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    this.hovered = -1;
    const focused = this.row()?.querySelector<HTMLElement>("button:focus-visible");
    this.show(this.chosen >= 0 ? this.chosen : Number(focused?.dataset.place ?? -1));
  }

  /** The waits after it, and its kind on the table. */
  show(place: number): void {
    raised.tile = this.own.tiles[place] ?? "";
  }

  private choose(place: number): void {
    this.chosen = place;
    this.chosenTile = this.own.tiles[place]!;
    this.show(place);
  }

  private throws(press: Press, { clientX: x, clientY: y, timeStamp }: PointerEvent): boolean {
    const [right, up] = [x - press.x, press.y - y];
    const high = this.row()?.querySelector<HTMLElement>("button")?.offsetHeight ?? 0;
    if (press.touch && !press.slid && up > high * FLICK && up > 2 * Math.abs(right)) return true;
    if (press.slid || this.placeAt(x, y) !== press.place) return false;
    if (press.touch) return press.again || (settings.oneTap && timeStamp - press.time < LONG);
    const { thrown } = this;
    const twice = timeStamp - thrown.time < TWICE && Math.hypot(x - thrown.x, y - thrown.y) < DRAG;
    return !twice && (press.again || !settings.twoClicks);
  }

  private throw(press: Press, { clientX: x, clientY: y, timeStamp: time }: PointerEvent): void {
    const same = this.own.tiles[press.place] === press.tile && this.play.asked?.question === press.question;
    if (!same || !this.own.choose(press.place)) return;
    this.thrown = { x, y, time };
    this.chosen = this.hovered = -1;
    raised.tile = "";
  }

  private take({ place, x, y }: Press): void {
    if (this.own.isDrawn(place)) return;
    const box = this.boxOf(place);
    this.carried = { place, grip: [x - box.x, y - box.y], by: [0, 0] };
    this.chosen = -1;
  }

  private carry({ place, grip }: Carried, x: number, y: number): void {
    const under = this.placeAt(x, y);
    const at = under >= 0 && this.own.move(place, under) ? under : place;
    const box = this.boxOf(at);
    this.carried = { place: at, grip, by: [x - grip[0] - box.x, y - grip[1] - box.y] };
  }

  private boxOf(place: number): DOMRect {
    return this.row()!.querySelector(`[data-place="${place}"]`)!.getBoundingClientRect();
  }

  private placeAt(x: number, y: number): number {
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
    return under && this.row()?.contains(under) ? Number(under.dataset.place) : -1;
  }
}
