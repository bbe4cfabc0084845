/** What a table shows, whether it is played at this moment or seen again. */
import { ENDS, type Event, type Layout, type Player, type State, type View } from "../generated/wire";

export type Phase = State["phase"];

export interface Shown {
  readonly address: string; // of its calls: tables/abc
  readonly key?: string; // of one's own seat: those who watch are told later
  readonly layout?: Layout;
  readonly seat: number | null; // at the bottom; null watches
  readonly phase: Phase;
  readonly players: Player[];
  readonly view: View | null;
  readonly last: Event[]; // what ended the hand
}

/** How a hand ended, in the words of `result-ended`; where turns are counted, it is they that run out. */
export const ending = (kind: string, layout?: Layout): string =>
  kind === "exhausted" && layout?.turns ? "turns" : kind;

/** Is the event one of those that end a hand? */
export const ends = (event: Event): boolean => ENDS.has(event.type);
