/** Where tiles are on the screen, and how they get there. Only transforms and opacity move, and nothing waits for them. */
import type { Cue } from "./cues";

/** A tile as it lies: its middle, its width, and how far it is turned. */
export interface Spot {
  x: number;
  y: number;
  wide: number;
  turn: number; // degrees
}

const FLIGHT = 170; // milliseconds
const DIM = 600;
const FAST_OUT = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const TURNS = { bottom: 0, right: -90, top: 180, left: 90 } as const;
const HAND = "[data-zone=hand]";

/** Something that moves: from one of these spots, or by these keyframes. */
interface Move {
  what: HTMLElement;
  frames: Keyframe[];
  after?: number; // milliseconds
  lasts?: number;
  gone?: boolean; // afterwards
}

export class Stage {
  constructor(private readonly table: HTMLElement) {}

  /** Where a cue begins: asked while the table still lies as before. */
  origins(cue: Cue): Spot[] {
    switch (cue.type) {
      case "gather":
        return [...this.table.querySelectorAll(".felt .thrown")].flatMap((one) => this.spot(one, 0));
      case "draw":
        return this.spot(this.find(".felt .stack.next") ?? this.find(".felt .centre .round"), cue.seat);
      case "discard":
        if (this.find(`[data-seat="${cue.seat}"] .thrown.leaving`)) return []; // it is there already
        return this.spot(this.held(cue.seat, cue.tile, cue.drawn), cue.seat);
      case "claim":
        return [...this.spot(this.thrown(cue.source), cue.source), ...this.spot(this.held(cue.seat), cue.seat)];
      case "open":
        return cue.source === null || cue.source === cue.seat ? [] : this.spot(this.thrown(cue.source), cue.source);
      case "lay":
      case "aside":
        return this.spot(this.held(cue.seat), cue.seat);
    }
    return [];
  }

  /** What moves, measured all at once where it lies now, and then set going. */
  play(cues: readonly [Cue, Spot[]][]): void {
    const moves = cues.flatMap(([cue, from]) => this.moves(cue, from));
    for (const { what, frames, after = 0, lasts = FLIGHT, gone } of moves) {
      const fill = after ? "backwards" : "none";
      const move = what.animate(frames, { duration: lasts, delay: after, easing: FAST_OUT, fill });
      if (gone) move.onfinish = move.oncancel = () => what.remove();
    }
  }

  /** Whatever moves is where it belongs. */
  still(): void {
    for (const one of this.table.getAnimations({ subtree: true }))
      if (!(one instanceof CSSAnimation || one instanceof CSSTransition)) one.cancel();
  }

  private moves(cue: Cue, from: Spot[]): Move[] {
    switch (cue.type) {
      case "gather":
        return this.gather(from);
      case "deal":
        return this.deal(cue.seat);
      case "draw":
        return this.fly(this.last(cue.seat), from[0], cue.seat);
      case "discard":
        return this.fly(this.thrown(cue.seat), from[0], cue.seat, SETTLED);
      case "claim":
        return this.set(cue.seat).flatMap((tile) =>
          this.fly(tile, tile.classList.contains("sideways") ? from[0] : (from[1] ?? from[0]), cue.seat),
        );
      case "lay":
        return this.set(cue.seat).flatMap((tile) => this.fly(tile, from[0], cue.seat));
      case "aside":
        return this.fly(this.find(`[data-laid="${cue.seat}"] .aside [data-tile]:last-child`), from[0], cue.seat);
      case "stick":
        return [...this.frames(`[data-seat="${cue.seat}"] .stick`, SLIDE), ...this.frames(".felt > .dim", DIMMED, DIM)];
      case "indicator":
        return [...this.frames(".dora [data-tile]:not([data-tile=back])", FLIP).slice(-1)];
      case "open":
        return this.open(cue.seat, from[0]);
    }
    return [];
  }

  private deal(seat: number): Move[] {
    const own = this.hand(seat);
    if (own) return [...own].map((what, n) => ({ what, frames: DEALT, after: 45 * Math.floor(n / 4) }));
    return this.frames(`[data-seat="${seat}"] .strip > .hand`, DEALT);
  }

  private open(seat: number, winning?: Spot): Move[] {
    const laid = this.frames(`[data-seat="${seat}"] .strip > .hand`, OPENED);
    const tile =
      this.find(`[data-seat="${seat}"] .apart [data-tile]`) ?? this.hand(seat)?.item(this.hand(seat)!.length - 1);
    if (!tile) return laid;
    return [...laid, ...(winning ? this.fly(tile, winning, seat) : [{ what: tile, frames: DROPPED }])];
  }

  /** What was thrown goes to the middle, face down: shapes without drawings, which cost a slow phone next to nothing. */
  private gather(from: Spot[]): Move[] {
    const felt = this.find(".felt");
    if (!felt || !from.length) return [];
    const { left, top } = felt.getBoundingClientRect();
    const what = document.createElement("div");
    what.className = "gathered";
    what.append(
      ...from.map(({ x, y, wide }) => {
        const tile = document.createElement("i");
        tile.style.cssText = `left: ${x - left}px; top: ${y - top}px; width: ${wide}px`;
        return tile;
      }),
    );
    felt.append(what);
    return [{ what, frames: GATHERED, gone: true }];
  }

  private frames(selector: string, frames: Keyframe[], lasts?: number): Move[] {
    const found = this.table.ownerDocument.querySelectorAll<HTMLElement>(selector);
    return [...found].map((what) => ({ what, frames, lasts }));
  }

  /** From a spot to where it lies; `end` are the last keyframes. */
  private fly(what: HTMLElement | null, from: Spot | undefined, seat: number, end: Keyframe[] = LANDED): Move[] {
    const to = from && what && this.spot(what, seat)[0];
    return to ? [{ what, frames: [{ transform: path(from, to) }, ...end] }] : [];
  }

  private spot(what: Element | null, seat: number): Spot[] {
    if (!what) return [];
    const { left, top, width, height } = what.getBoundingClientRect();
    const turn = this.turn(seat) - (what.classList.contains("sideways") ? 90 : 0);
    return [{ x: left + width / 2, y: top + height / 2, wide: Math.min(width, height), turn }];
  }

  private turn(seat: number): number {
    const side = this.find(`[data-seat="${seat}"]`);
    const place = side && Object.entries(TURNS).find(([name]) => side.classList.contains(name));
    return place?.[1] ?? 0;
  }

  private find(selector: string): HTMLElement | null {
    return this.table.querySelector<HTMLElement>(selector);
  }

  /** The tiles of the player's own hand, if it is theirs. */
  private hand(seat: number): NodeListOf<HTMLElement> | null {
    const own = !this.find(`[data-seat="${seat}"] .strip`) && this.find(HAND);
    return own ? own.querySelectorAll<HTMLElement>("[data-hand]") : null;
  }

  private tiles(seat: number): HTMLElement[] {
    return [
      ...(this.hand(seat) ??
        this.table.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] .strip > .hand [data-tile]`)),
    ];
  }

  /** The tile of a hand that is thrown; of a hidden hand any of them. */
  private held(seat: number, tile = "", drawn = false): HTMLElement | null {
    const tiles = this.tiles(seat);
    const same = tiles.find((one) => tile && (one.dataset.hand ?? one.dataset.tile) === tile);
    return (drawn ? tiles.at(-1) : (same ?? tiles[tiles.length >> 1])) ?? this.find(HAND);
  }

  private last(seat: number): HTMLElement | null {
    const tile = this.tiles(seat).at(-1);
    return tile?.querySelector<HTMLElement>("[data-tile]") ?? tile ?? null;
  }

  private thrown(seat: number): HTMLElement | null {
    return [...this.table.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] .thrown`)].at(-1) ?? null;
  }

  /** The tiles of the set laid last. */
  private set(seat: number): HTMLElement[] {
    const sets = [...this.table.querySelectorAll<HTMLElement>(`[data-laid="${seat}"] [data-set]`)];
    const last = sets.sort((a, b) => Number(a.dataset.set) - Number(b.dataset.set)).at(-1);
    return [...(last?.querySelectorAll<HTMLElement>("[data-tile]") ?? [])];
  }
}

/** The way back from where something lies to where it was, as its own frame is turned. */
export function path(from: Spot, to: Spot): string {
  const turned = (-to.turn * Math.PI) / 180;
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const x = dx * Math.cos(turned) - dy * Math.sin(turned);
  const y = dx * Math.sin(turned) + dy * Math.cos(turned);
  const turn = ((((from.turn - to.turn + 180) % 360) + 360) % 360) - 180;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${(from.wide / to.wide).toFixed(3)})`;
}

const LANDED: Keyframe[] = [{ transform: "none" }];
const SETTLED: Keyframe[] = [{ transform: "rotate(2deg) scale(1.05)", offset: 0.8 }, { transform: "none" }];
const DEALT: Keyframe[] = [
  { opacity: 0, transform: "translateY(-35%)" },
  { opacity: 1, transform: "none" },
];
const SLIDE: Keyframe[] = [
  { opacity: 0, transform: "translateY(900%)" },
  { opacity: 1, transform: "none" },
];
const DIMMED: Keyframe[] = [{ opacity: 0 }, { opacity: 0.45, offset: 0.4 }, { opacity: 0 }];
const FLIP: Keyframe[] = [{ transform: "scaleX(0)" }, { transform: "none" }];
const OPENED: Keyframe[] = [
  { opacity: 0.4, transform: "scaleY(0.3)" },
  { opacity: 1, transform: "none" },
];
const DROPPED: Keyframe[] = [
  { opacity: 0, transform: "translateY(-110%) scale(1.25)" },
  { opacity: 1, transform: "none" },
];
const GATHERED: Keyframe[] = [
  { opacity: 1, transform: "none" },
  { opacity: 0, transform: "scale(0.55)" },
];
