/** Payments can be read: no label lies on another or on a card. */
import { describe, expect, test } from "vitest";
import { arrow, cardIn, labels, overlap, seatAt, withBadge, type Box } from "./geometry";

const HIGH = 18;

function figure(seats: number, pairs: [number, number][], letters: number, width: number, height: number) {
  const card = cardIn(width, 1);
  const at = Array.from({ length: seats }, (_, seat) => seatAt(seat, seats, { width, height }, card));
  const cards = at.map((middle) => withBadge({ ...middle, ...card }));
  const arrows = pairs.map(([from, to]) => arrow(at[from]!, at[to]!, card));
  const size: Box = { width: 9 * letters, height: HIGH };
  return { cards, found: labels(arrows, pairs.map(() => size), cards) }; // prettier-ignore
}

const pairs = (seats: number[]): [number, number][] =>
  seats.flatMap((from, n) => seats.slice(n + 1).map((to): [number, number] => (from % 2 ? [to, from] : [from, to])));

const CASES = [
  { seats: 2, paid: pairs([0, 1]), letters: 7 },
  { seats: 3, paid: pairs([0, 1, 2]), letters: 6 },
  { seats: 4, paid: pairs([0, 1, 2, 3]), letters: 5 },
  { seats: 5, paid: pairs([0, 1, 2, 3]), letters: 5 },
  { seats: 5, paid: pairs([1, 2, 3, 4]), letters: 5 },
];

describe.each([
  [377, 300],
  [460, 300],
  [346, 300],
  [326, 269],
  [300, 220],
])("on %i × %i", (width, height) => {
  test.each(CASES)("$seats seats, everybody with everybody", ({ seats, paid, letters }) => {
    const { cards, found } = figure(seats, paid, letters, width, height);
    if (height === 300) expect(found).not.toBeNull(); // a smaller figure may give way to a list
    for (const [n, one] of (found ?? []).entries()) {
      expect(cards.some((card) => overlap(one, card))).toBe(false);
      expect(found!.slice(n + 1).some((other) => overlap(one, other))).toBe(false);
    }
  });
});

test("an arrow too short to be interrupted has its label beside it: a rest of a line before it reads as a minus", () => {
  const { found } = figure(3, [[2, 1]], 6, 326, 300);
  const line = figure(3, [[2, 1]], 1, 326, 300).found![0]!.y;
  expect(Math.abs(found![0]!.y - line)).toBeGreaterThan(HIGH / 2);
});

test("where there is no room, nothing is drawn", () => {
  expect(figure(4, pairs([0, 1, 2, 3]), 40, 326, 220).found).toBeNull();
});
