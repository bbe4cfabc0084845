import { expect, test } from "vitest";
import { streak } from "./days";

const days = ["2026-03-27", "2026-03-28", "2026-03-29"]; // clocks change on the last of them
const at = (day: number, hour = 9): Date => new Date(2026, 2, day, hour);

test("a row of days does not break before the day is over", () => {
  expect(streak(days, at(29))).toBe(3);
  expect(streak(days, at(30, 23))).toBe(3);
  expect(streak(days, at(31, 0))).toBe(0);
  expect(streak([], at(29))).toBe(0);
});

test("a day that was missed ends it", () => {
  expect(streak(["2026-03-25", ...days.slice(1)], at(29))).toBe(2);
});
