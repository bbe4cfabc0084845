import { expect, test } from "vitest";
import type { Event } from "../../../generated/wire";
import { closes, cueOf, sizeOf, soundsOf, wordOf } from "./cues";

const discard: Event = { type: "discard", seat: 1, tile: "5m", drawn: true };
const chow: Event = { type: "chow", seat: 2, tile: "5m", tiles: "34m", source: 1 };
const win = (seat: number, source: number): Event => ({
  ...{ type: "win", seat, source, tile: "5m", hand: "5m" },
  ...{ points: [8000, -8000, 0, 0], patterns: [], fan: 4, fu: 30 },
});

test("a discard flies from where it was held, and a claim from the pond", () => {
  expect(cueOf(discard)).toEqual({ type: "discard", seat: 1, tile: "5m", drawn: true });
  expect(cueOf(chow)).toEqual({ type: "claim", seat: 2, source: 1 });
});

test("a word is said by whoever calls, riichi with its discard", () => {
  expect(wordOf(chow)).toEqual({ seat: 2, word: "chow" });
  expect(wordOf(discard)).toBeUndefined();
  expect(wordOf({ ...discard, riichi: true })).toEqual({ seat: 1, word: "riichi" });
  expect(wordOf({ type: "riichi", seat: 1 })).toBeUndefined();
  expect([wordOf(win(0, 0))?.word, wordOf(win(0, 1))?.word]).toEqual(["tsumo", "ron"]);
});

test("only one's own draws are heard", () => {
  const draw: Event = { type: "draw", seat: 1, tile: "?" };
  expect(soundsOf(draw, 0)).toEqual([]);
  expect(soundsOf(draw, 1)).toEqual([["draw"]]);
});

test("a larger win has a longer figure", () => {
  expect([sizeOf(0, 25000), sizeOf(25000, 25000), sizeOf(48000, 25000)]).toEqual([0, 1, 1]);
  expect(sizeOf(1000, 25000)).toBeLessThan(sizeOf(8000, 25000));
  expect(sizeOf(8, 0)).toBeLessThan(sizeOf(88, 0));
});

test("the result waits for hands that are laid open", () => {
  expect([win(0, 1), { type: "ready", seat: 1, hand: "5m" } as const].map(closes)).toEqual([true, true]);
  expect([discard, chow].map(closes)).toEqual([false, false]);
});
