import { expect, test } from "vitest";
import { chanceOf } from "../../lib/chance";
import { flows, places, standing, together } from "./flows";

test("everybody pays a win by draw, and bets on the table are nobody's payment", () => {
  expect(flows([-2000, 9000, -4000, -2000])).toEqual([
    { from: 0, to: 1, points: 2000 },
    { from: 2, to: 1, points: 4000 },
    { from: 3, to: 1, points: 2000 },
  ]);
});

test("at a draw two who are not ready pay two who are", () => {
  expect(flows([-1500, 1500, 1500, -1500])).toEqual([
    { from: 0, to: 1, points: 1500 },
    { from: 3, to: 2, points: 1500 },
  ]);
  expect(flows([-3000, 1000, 1000, 1000])).toHaveLength(3);
  expect(flows([0, 0, 0])).toEqual([]);
});

test("payments between the same seats are one arrow", () => {
  const double = [...flows([-8000, 8000, 0, 0]), ...flows([-2000, 0, 2000, 0]), ...flows([-1000, 1000, 0, 0])];
  expect(together(double)).toEqual([
    { from: 0, to: 1, points: 9000 },
    { from: 0, to: 2, points: 2000 },
  ]);
});

const chance = chanceOf(3);

test("every payment leaves one seat and reaches another", () => {
  for (let turn = 0; turn < 200; turn++) {
    const gained = Array.from({ length: 2 + (turn % 4) }, () => Math.floor(chance() * 80) * 100 - 4000);
    gained[0]! -= gained.reduce((sum, one) => sum + one, 0);
    const moved = gained.map(() => 0);
    for (const { from, to, points } of flows(gained)) {
      expect(points).toBeGreaterThan(0);
      moved[from]! -= points;
      moved[to]! += points;
    }
    expect(moved).toEqual(gained);
  }
});

test("equal points share a place", () => {
  expect(places([25000, 30000, 25000, 20000])).toEqual([2, 1, 2, 4]);
  expect(places([-10000, 3400, 3300, 3300], [1, 2, 3])).toEqual([4, 1, 1, 1]); // A1: a bet left over
  expect(standing([25000, 30000, 25000, 20000])).toEqual([1, 0, 2, 3]);
});
