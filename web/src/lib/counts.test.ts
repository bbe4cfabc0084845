import { expect, test } from "vitest";
import { counts } from "./counts";

const [anna, guest] = [
  { kind: "person", person: "anna" },
  { kind: "person", person: "" },
] as const;
const [bot, open] = [
  { kind: "bot", person: "" },
  { kind: "open", person: "" },
] as const;

test("e16: a game counts for two people with accounts, and may while a seat is open", () => {
  const rated = { rated: true };
  expect(counts(rated, [anna, anna, bot, bot])).toBe(true);
  expect(counts(rated, [anna, open, bot, bot])).toBe(true);
  expect(counts(rated, [anna, bot, bot, bot])).toBe(false);
  expect(counts(rated, [anna, guest, bot, bot])).toBe(false);
  expect(counts({ rated: false }, [anna, anna, anna, anna])).toBe(false);
});
