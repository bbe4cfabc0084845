/** Where a replay stands still: after every event, where those that belong together are one step. */
import type { Event } from "../../generated/wire";
import { ends } from "../../lib/shown";
import { seatOf } from "../../lib/view";

type Type = Event["type"];
const FOLLOWS: readonly Type[] = ["deal", "dora", "ura", "riichi", "settled", "end"];
const DEEDS: readonly Type[] = ["discard", "chow", "pung", "kong", "concealed_kong", "added_kong", "nuki", "win"];

/** Numbers of events seen; the whole end of a hand is one step, and so is the end of the game. */
export const stops = (events: readonly Event[]): number[] =>
  events.map((_, place) => place + 1).filter((seen) => !together(events[seen - 1]!, events[seen]));

function together(event: Event, next: Event | undefined): boolean {
  if (!next || next.type === "over") return false;
  return FOLLOWS.includes(next.type) || (ends(event) && ends(next));
}

/** The first stop at which this many events have been seen. */
export function stopAt(stops: readonly number[], seen: number): number {
  const found = stops.findIndex((one) => one >= seen);
  return found < 0 ? stops.length - 1 : found;
}

/** Has the seat decided this? */
export const isDeed = (event: Event, seat: number): boolean => seatOf(event) === seat && DEEDS.includes(event.type);
