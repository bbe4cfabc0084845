import { expect, test } from "vitest";
import type { Event } from "../../generated/wire";
import { isDeed, stopAt, stops } from "./stops";

const points = [0, 0, 0, 0];
const tile = { seat: 1, tile: "1m" };
const EVENTS: Record<string, Event> = {
  hand: { type: "hand", seat: 1, round: 0, honba: 0, sticks: 0, wall: 136, points },
  deal: { type: "deal", seat: 1, tiles: "123m" },
  dora: { type: "dora", tile: "1m" },
  draw: { type: "draw", ...tile },
  discard: { type: "discard", ...tile },
  riichi: { type: "riichi", seat: 1 },
  win: { type: "win", ...tile, source: 1, hand: "1m", points, patterns: [], fan: 1, fu: 30 },
  ura: { type: "ura", ...tile },
  ready: { type: "ready", seat: 1, hand: "1m" },
  exhausted: { type: "exhausted", ready: [1], points },
  offence: { type: "offence", seat: 1, reason: "wrong_call", points },
  end: { type: "end", points },
  over: { type: "over", points },
};
const events = (types: string): Event[] => types.split(" ").map((type) => EVENTS[type]!);

test("a deal is one step", () => {
  expect(stops(events("hand deal deal deal deal dora draw discard"))).toEqual([6, 7, 8]);
});

test("riichi belongs to its discard, a win with all that follows is one step", () => {
  expect(stops(events("draw discard riichi draw win ura win ura end hand deal"))).toEqual([1, 3, 4, 9, 11]);
});

test("a draw with the hands that are shown is one step, the end of the game another", () => {
  expect(stops(events("discard ready ready exhausted end over"))).toEqual([1, 5, 6]);
});

test("an offence in the middle of a hand is a step of its own", () => {
  expect(stops(events("discard offence draw discard"))).toEqual([1, 2, 3, 4]);
});

test("a link into the middle of a step leads to its end, one beyond the game to the last", () => {
  expect([0, 2, 6, 7, 99].map((seen) => stopAt([6, 7, 8], seen))).toEqual([0, 0, 0, 1, 2]);
});

test("decisions are those of the seat", () => {
  expect(isDeed({ type: "discard", seat: 1, tile: "1m" }, 1)).toBe(true);
  expect(isDeed({ type: "discard", seat: 2, tile: "1m" }, 1)).toBe(false);
  expect(isDeed({ type: "draw", seat: 1, tile: "1m" }, 1)).toBe(false);
});
