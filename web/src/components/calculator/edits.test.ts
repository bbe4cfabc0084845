import { expect, test } from "vitest";
import { readHand, writeHand } from "../../lib/notation";
import { put, setOf, withoutLast } from "./edits";
import { usual } from "./link";

const RULES = { full: 14, reds: true };
const after = (hand: string, target: Parameters<typeof put>[1], tile: string) =>
  put({ ...usual(), hand }, target, tile, RULES)?.hand;

test("tiles fill a hand, and the last one wins", () => {
  let hand = "";
  for (const tile of ["2m", "1m", "3m", "6p", "6p", "4s", "5s", "6s", "7s", "8s", "7z", "7z", "7z", "9s"])
    hand = after(hand, "tile", tile)!;
  expect(hand).toBe("123m 66p 45678s 777z +9s");
  expect(after(hand, "tile", "1m")).toBeUndefined();
  expect(after(hand, "tile", "1f")).toBe("123m 66p 45678s 777z 1f +9s");
});

test("sets are made of one tile", () => {
  expect(setOf("chow", "3m", true)).toEqual(["3m", "4m", "5m"]);
  expect(setOf("chow", "9m", true)).toEqual(["7m", "8m", "9m"]);
  expect(setOf("chow", "0p", true)).toEqual(["0p", "6p", "7p"]);
  expect(setOf("pung", "0s", true)).toEqual(["0s", "5s", "5s"]);
  expect(setOf("kong", "5s", true)).toEqual(["0s", "5s", "5s", "5s"]);
  expect(setOf("kong", "5z", true)).toEqual(["5z", "5z", "5z", "5z"]);
  expect(setOf("chow", "1z", true)).toBeNull();
  expect(after("123m 66p", "concealed-kong", "1z")).toBe("123m 66p <1111z>");
  expect(after("123m 66p 45678s 777z", "pung", "1z")).toBeUndefined();
});

test("another tile of a full hand becomes the winning one", () => {
  expect(after("123m 66p 45678s 777z +9s", "winning", "3m")).toBe("12m 66p 456789s 777z +3m");
  expect(after("123m 66p 456789s 777z", "winning", "7z")).toBe("123m 66p 456789s 77z +7z");
  expect(after("123m 66p 45678s 777z", "winning", "9s")).toBe("123m 66p 45678s 777z +9s");
});

test("the last thing put is taken back", () => {
  const steps = ["12m [777z] +3m", "12m [777z]", "1m [777z]", "[777z]", ""];
  for (const [place, text] of steps.slice(0, -1).entries())
    expect(writeHand(withoutLast(readHand(text)!))).toBe(steps[place + 1]);
});

test("indicators are added beside the hand", () => {
  expect(put({ ...usual(), dora: "3m" }, "dora", "1z", RULES)).toEqual({ dora: "3m 1z" });
});
