/** One player at one table: what is asked, how it is answered by hand or by itself, and what was said aloud. */
import type { Action, Event, Hint, Waits } from "../../generated/wire";
import type { Game } from "../../lib/game.svelte";
import { asked, sentence, type Line } from "../../lib/log";
import { settings } from "../../lib/settings.svelte";
import { pieces } from "../../lib/sentences";
import { wording } from "../../lib/talk.svelte";
import { t, tileName } from "../../lib/texts.svelte";
import { kind } from "../../lib/view";
import { automatic } from "./automatic";
import { Look } from "./look.svelte";
import { raised } from "./raised.svelte";
import { waitsAfter } from "./waits";

const ORDER = [
  ...["tsumo", "ron", "riichi", "nine_orphans", "nuki", "concealed_kong", "added_kong", "kong", "pung", "chow"],
  ...["show", "hide", "pass"],
];
const LINES = 60;
const AUTOMATIC_PAUSE = 250; // milliseconds, so that the eye sees what was drawn

export class Play extends Look<Game> {
  declaring = $state(false); // riichi is chosen, its tile is not
  lines = $state<Line[]>([]);
  own = $state<string[]>([]); // the order of the hand when it is not sorted
  private count = 0;

  constructor(game: Game) {
    super(game);
    game.listen((event) => this.tell(event));
    game.onState = (hand) => this.retell(hand);
    game.talk.onLine = (line) => this.say(t("chat-line", { who: this.who(line.seat), text: wording(line) }));
  }

  /** The player's own seat, while a question to it is open: what has been answered is no longer awaited. */
  override awaited(seat: number): boolean {
    const own = seat === this.game.seat && !this.game.players[seat]?.away;
    return own ? this.game.ask !== null : super.awaited(seat);
  }

  // --- the player's own hand ---

  readonly drawn = $derived.by(() => (this.game.seat === null ? "" : this.drawnBy(this.me)));

  /** Without the tile that lies apart. */
  readonly hand = $derived.by(() =>
    settings.autoSort ? this.sorted(this.me) : keepOrder(this.own, this.held(this.me)),
  );

  /** What happens when this tile is chosen; nothing where it may not be. */
  discard(tile: string, drawn: boolean): Action | undefined {
    const type = this.declaring ? "riichi" : "discard";
    return this.game.ask?.actions.find((one) => one.type === type && one.tile === tile && !!one.drawn === drawn);
  }

  readonly mayDiscard = $derived.by(() => !!this.game.ask?.actions.some((one) => one.type === "discard"));

  /** What the hand waits on: after the discard that is thought of, or as it is. */
  readonly waits = $derived.by((): Waits | null => {
    if (!this.mayDiscard) return this.game.waits;
    return this.game.ask && waitsAfter(this.game.ask, raised.tile, this.declaring);
  });

  // --- what is asked ---

  /** Everything but discards; riichi once, its tiles are chosen in the hand. */
  readonly calls = $derived.by((): Action[] => {
    const actions = this.game.ask?.actions ?? [];
    const riichi = actions.findIndex((one) => one.type === "riichi");
    return actions
      .filter((one, n) => one.type !== "discard" && (one.type !== "riichi" || n === riichi))
      .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  });

  act(action: Action, whole = false): void {
    if (action.type === "riichi" && !this.declaring && !whole) {
      this.declaring = true;
      return;
    }
    this.declaring = false;
    raised.tile = "";
    const { seat: _, note: __, ...rest } = action;
    this.game.act(rest);
  }

  /** Pass, or think again about riichi. */
  cancel(): void {
    if (this.declaring) this.declaring = false;
    else {
      const pass = this.calls.find((one) => one.type === "pass" || one.type === "hide");
      if (pass) this.act(pass);
    }
  }

  /** Why can't I win, on this draw or on the last discard? */
  why(): void {
    this.game.why({ type: this.drawn ? "tsumo" : "ron" });
  }

  private readonly answer = $derived.by(() => {
    const riichi = !!this.game.view?.seats[this.me]?.riichi;
    return this.declaring ? undefined : automatic(this.game.ask?.actions ?? [], riichi, settings);
  });

  /** An effect: what the player has left to the table is answered, unless the question or the wish changes first. */
  byItself(): (() => void) | undefined {
    const { answer } = this;
    if (!answer) return;
    const timer = setTimeout(() => this.act(answer), AUTOMATIC_PAUSE);
    return () => clearTimeout(timer);
  }

  /** To be called when a question comes. */
  hearAsk(): void {
    this.declaring = false;
    if (this.game.ask && !this.answer) this.say(asked(this.game.ask, this.drawn));
  }

  // --- what is said ---

  private retell(hand: Event[]): void {
    this.lines = [];
    hand.forEach((event) => this.tell(event));
  }

  private tell(event: Event): void {
    const { seat: own, layout } = this.game;
    this.say(sentence(event, { name: (seat) => this.name(seat), own, layout }));
  }

  private who(seat: number): string {
    return seat === this.game.seat ? t("play-you") : this.name(seat);
  }

  private say(text: string): void {
    if (!text) return;
    this.lines = [
      ...this.lines.slice(1 - LINES),
      { number: ++this.count, text: text[0]!.toUpperCase() + text.slice(1) },
    ];
  }
}

/** The tiles in the order they lay in, new ones at the end. */
export function keepOrder(before: string[], tiles: string[]): string[] {
  const rest = [...tiles];
  const kept = before.filter((tile) => {
    const place = rest.indexOf(tile);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return [...kept, ...rest];
}

/** A hint for those who hear it: tiles by their names. */
export const spoken = ({ choices, sentences }: Hint): string =>
  [choices[0] && `${choices[0].name}.`, ...sentences]
    .filter((one) => one)
    .map((one) => pieces(one!).map((part) => (typeof part === "string" ? part : part.map(tileName).join(", "))))
    .map((parts) => parts.join(""))
    .join(" ");

/** Is this tile what the hint would play? */
export function hinted({ hint }: Game, tile: string): boolean {
  const thrown = hint && (hint.action.type === "discard" || hint.action.type === "riichi") ? hint.action.tile : "";
  return !!thrown && kind(thrown) === kind(tile);
}
