import { expect, test } from "vitest";
import { axis } from "./axis";

test("a game without payments has room above and below", () => {
  expect(axis([2000, 2000, 2000, 2000])).toEqual([1900, 1950, 2000, 2050, 2100]);
  expect(axis([0, 0])).toEqual([-10, -5, 0, 5, 10]);
});

test("round numbers enclose what was won and lost", () => {
  expect(axis([25000, 41000, 12300])).toEqual([10000, 20000, 30000, 40000, 50000]);
  expect(axis([-16, 48])).toEqual([-20, 0, 20, 40, 60]);
});
