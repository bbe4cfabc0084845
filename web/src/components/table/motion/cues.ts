/** What is to be seen, heard and said of an event. Nothing here knows a screen. */
import type { Event, Layout } from "../../../generated/wire";
import type { Sound } from "../../../lib/sounds";

export type Cue =
  | { type: "gather" | "indicator" }
  | { type: "deal" | "draw" | "lay" | "aside" | "stick"; seat: number }
  | { type: "discard"; seat: number; tile: string; drawn: boolean }
  | { type: "claim"; seat: number; source: number }
  | { type: "open"; seat: number; source: number | null }; // a hand, and whose tile has won

export function cueOf(event: Event): Cue | undefined {
  switch (event.type) {
    case "hand":
      return { type: "gather" };
    case "deal":
    case "draw":
      return { type: event.type, seat: event.seat };
    case "dora":
      return { type: "indicator" };
    case "discard":
      return { type: "discard", seat: event.seat, tile: event.tile, drawn: !!event.drawn };
    case "riichi":
      return { type: "stick", seat: event.seat };
    case "chow":
    case "pung":
    case "kong":
      return { type: "claim", seat: event.seat, source: event.source };
    case "concealed_kong":
    case "added_kong":
      return { type: "lay", seat: event.seat };
    case "nuki":
    case "flower":
      return { type: "aside", seat: event.seat };
    case "win":
      return { type: "open", seat: event.seat, source: event.source };
    case "ready":
    case "shown":
      return { type: "open", seat: event.seat, source: null };
  }
}

export type Word = "chow" | "pung" | "kong" | "nuki" | "riichi" | "tsumo" | "ron";

export interface Said {
  seat: number;
  word: Word;
}

/** The word that a player says; riichi with its discard, before anybody takes it. */
export function wordOf(event: Event): Said | undefined {
  switch (event.type) {
    case "chow":
    case "pung":
    case "kong":
    case "nuki":
      return { seat: event.seat, word: event.type };
    case "concealed_kong":
    case "added_kong":
      return { seat: event.seat, word: "kong" };
    case "discard":
      return event.riichi ? { seat: event.seat, word: "riichi" } : undefined;
    case "win":
      return { seat: event.seat, word: event.seat === event.source ? "tsumo" : "ron" };
  }
}

/** What is heard besides words; others' draws are silent, as at a table of many hands. */
export function soundsOf(event: Event, own: number | null, layout?: Layout): [Sound, number?][] {
  switch (event.type) {
    case "hand":
      return [["dice"]];
    case "draw":
      return event.seat === own ? [["draw"]] : [];
    case "discard":
      return [["discard"]];
    case "riichi":
      return [["stick"]];
    case "chow":
    case "pung":
    case "kong":
    case "concealed_kong":
    case "added_kong":
      return [["lay"]];
    case "flower":
      return [["aside"]];
    case "win":
      return [["win", sizeOf(event.points[event.seat] ?? 0, layout?.start_points[event.seat] ?? 0)]];
    case "exhausted":
    case "aborted":
    case "nagashi":
      return [["drawn"]];
  }
  return [];
}

const STARTLESS = 200; // points that a player might have had where all begin with none

/** How large a win is, from 0 to 1: all that a player begins with is the most. */
export const sizeOf = (gained: number, start: number): number =>
  Math.min(1, Math.sqrt(Math.max(0, gained) / (start || STARTLESS)));

/** Does the event end the hand, so that hands are looked at before it is counted? */
export const closes = (event: Event): boolean =>
  ["win", "ready", "shown", "exhausted", "nagashi", "aborted", "offence"].includes(event.type);
