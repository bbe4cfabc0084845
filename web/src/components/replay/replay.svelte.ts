/** A game seen again: where we are in it, and the table as it was then. */
import type { Draw, Event, Player, Replay as Told, View } from "../../generated/wire";
import { sentence } from "../../lib/log";
import { ends, type Phase, type Shown } from "../../lib/shown";
import { t, tileName } from "../../lib/texts.svelte";
import { emptyView, redact, see } from "../../lib/view";
import { handName } from "../../lib/rounds";
import { linkTo, readLink } from "./link";
import type { Mark } from "./moments";
import type { Item } from "./StopList.svelte";
import { isDeed, stopAt, stops } from "./stops";

export const PACES = { slow: 1600, even: 800, fast: 300 }; // milliseconds for a step
const READING = 5; // times as long for a result

export class Replay implements Shown {
  stop = $state(0);
  seat = $state(0);
  all = $state(true);
  playing = $state(false);
  pace = $state<keyof typeof PACES>("even");
  marks = $state.raw<Mark[]>([]); // of the coach, along the line
  readonly stops: number[];

  constructor(
    readonly told: Told,
    search: string,
  ) {
    this.stops = stops(told.events);
    const { at, seat, all } = readLink(search, told.players.length);
    this.stop = stopAt(this.stops, at);
    this.seat = seat;
    this.all = all;
  }

  get address(): string {
    return `replays/${this.told.id}`;
  }

  get layout() {
    return this.told.layout;
  }

  readonly players = $derived.by((): Player[] =>
    this.told.players.map((name, seat) => ({
      name: name || t("replay-seat", { number: seat + 1 }),
      ...({ kind: "person", connected: true, away: false, person: "" } as const),
    })),
  );

  readonly names = $derived.by(() => this.players.map(({ name }) => name));

  /** Points of everybody at the start and after each hand. */
  get scores(): number[][] {
    const [first] = this.told.events;
    return [first?.type === "hand" ? first.points : [], ...this.told.hands.map(({ points }) => points)];
  }

  /** What each hand is called; where a dealer who stays leaves no counter, hands are counted too. */
  readonly titles = $derived.by(() =>
    this.told.hands.map((hand, place) => {
      const name = handName(hand);
      if (!this.layout.counters) return `${place + 1}. ${name}`;
      return hand.honba ? `${name}, ${t("result-honba", { count: hand.honba })}` : name;
    }),
  );

  readonly link = $derived.by(() => linkTo(this.told.id, { at: this.seen, seat: this.seat, all: this.all }));

  // --- this moment ---

  readonly seen = $derived.by(() => this.stops[this.stop]!);
  readonly hand = $derived.by(() => this.told.hands.findLastIndex((hand) => hand.event < this.seen));

  private readonly happened = $derived.by(() => this.told.events.slice(this.told.hands[this.hand]!.event, this.seen));

  readonly view = $derived.by((): View => {
    const view = emptyView(this.layout, this.seat);
    for (const event of this.happened) see(view, this.all ? event : redact(event, this.seat), this.layout);
    return view;
  });

  readonly last = $derived.by(() => this.happened.filter(ends));

  readonly phase = $derived.by((): Phase => {
    const type = this.happened.at(-1)?.type;
    return type === "over" ? "over" : type === "end" ? "result" : "playing";
  });

  // --- in words ---

  readonly caption = $derived.by(() => this.tell(this.stop, true));

  /** What was done in this hand. */
  readonly moves = $derived.by((): Item[] => {
    const found: Item[] = [];
    for (let stop = this.firstOf(this.hand); stop < this.firstOf(this.hand + 1); stop++) {
      const text = this.tell(stop, false);
      if (text) found.push({ stop, text });
    }
    return found;
  });

  private tell(stop: number, draws: boolean): string {
    const events = this.told.events.slice(this.stops[stop - 1] ?? 0, this.stops[stop]);
    const name = (seat: number) => this.names[seat] ?? "";
    const told = events.map((event) =>
      event.type === "draw"
        ? draws
          ? this.drawn(event, name)
          : ""
        : sentence(event, { name, own: null, layout: this.layout }),
    );
    return told.filter(Boolean).join(" ");
  }

  private drawn(event: Draw, name: (seat: number) => string): string {
    const { tile } = this.all ? event : redact(event, this.seat);
    return t("replay-draws", { who: name(event.seat), tile: tileName(tile) });
  }

  // --- elsewhere ---

  private listeners: ((event: Event) => void)[] = [];

  /** What happens in a step forward, for what moves and sounds: told while the table still lies as before. */
  listen(listener: (event: Event) => void): () => void {
    this.listeners = [...this.listeners, listener];
    return () => (this.listeners = this.listeners.filter((one) => one !== listener));
  }

  go(stop: number): void {
    const before = this.stop;
    this.stop = Math.max(0, Math.min(stop, this.stops.length - 1));
    if (this.stop !== before + 1) return;
    const happened = this.told.events.slice(this.stops[before], this.seen);
    for (const event of happened) this.listeners.forEach((tell) => tell(event));
  }

  /** The first stop of a hand; beyond the last hand, beyond the last stop. */
  firstOf(hand: number): number {
    const begins = this.told.hands[hand];
    return begins ? stopAt(this.stops, begins.event + 1) : this.stops.length;
  }

  /** Back within a hand leads to its deal first. */
  goToHand(step: 1 | -1): void {
    const first = this.firstOf(this.hand);
    this.go(this.firstOf(step < 0 && this.stop > first ? this.hand : Math.max(0, this.hand + step)));
  }

  /** The next discard, call or win of the seat at the bottom, or the one before. */
  goToDeed(step: 1 | -1): void {
    for (let stop = this.stop + step; stop >= 0 && stop < this.stops.length; stop += step) {
      const events = this.told.events.slice(this.stops[stop - 1] ?? 0, this.stops[stop]);
      if (events.some((event) => isDeed(event, this.seat))) return this.go(stop);
    }
  }

  toggle(): void {
    if (this.stop === this.stops.length - 1) this.stop = 0;
    this.playing = !this.playing;
  }

  /** An effect: goes on by itself while it plays. */
  byItself(): (() => void) | undefined {
    if (!this.playing) return;
    if (this.stop === this.stops.length - 1) {
      this.playing = false;
      return;
    }
    const pause = PACES[this.pace] * (this.phase === "result" ? READING : 1);
    const timer = setTimeout(() => this.go(this.stop + 1), pause);
    return () => clearTimeout(timer);
  }
}
