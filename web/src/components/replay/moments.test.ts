import { expect, test } from "vitest";
import type { Coached } from "../../generated/wire";
import { costliest, momentOf, tally } from "./moments";

const decision = (event: number, lost = 0, grade: Coached["grade"] = "best", place: number | null = 0): Coached => ({
  ...{ event, lost, grade, place, hand: 1, seat: 0, kind: "discard", luck: null, choices: [], sentences: [] },
  taken: { seat: 0, type: "discard", tile: "1m" },
});

test("a decision is shown before it is made and right after it", () => {
  const stops = [6, 7, 8, 9, 10];
  const made = [decision(7), decision(10)];
  expect([0, 1, 2, 3, 4].map((stop) => momentOf(made, stops, stop)?.event)).toEqual([undefined, 7, 7, undefined, 10]);
});

test("the worst comes first, and good moves are not among them", () => {
  const made = [
    decision(1, 5, "good"),
    decision(2, 50, "mistake"),
    decision(3, 90, "blunder"),
    decision(4, 0, "blunder", null),
  ];
  expect(costliest(made).map(({ event }) => event)).toEqual([4, 3, 2]);
});

test("decisions are counted by their grades, those without one not at all", () => {
  expect(tally([decision(1), decision(2, 50, "mistake"), decision(3), decision(4, 0, null)])).toEqual({
    ...{ best: 2, mistake: 1 },
  });
});
