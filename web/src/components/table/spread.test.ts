/** On every screen, for any number of players, everything has its own place on the cloth. */
import { describe, expect, test } from "vitest";
import { arrange, rowOf, spread, type Asked, type Side } from "./spread";

const SCREENS = [
  ...[[1008, 654], [1168, 740], [2220, 1240], [3500, 1900], [700, 700]], // prettier-ignore
  ...[[390, 636], [360, 449], [430, 700], [796, 302], [592, 272], [768, 800]], // prettier-ignore
] as [number, number][];
const GAMES: Asked[] = [2, 3, 4].flatMap((seats) =>
  [18, 22, 25, 31].flatMap((most) => [true, false].map((watching) => ({ seats, most, watching }))),
);

type Rectangle = [number, number, number, number]; // from left and above to right and below

/** In a seat's own directions, turned by quarters to the right seat, the one above, the left one. */
const turn = ([a, b, c, d]: Rectangle, quarters: number): Rectangle =>
  quarters ? turn([b, -c, d, -a], quarters - 1) : [a, b, c, d];

const meet = (a: Rectangle, b: Rectangle): boolean =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 0.01 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.01;

/** The full pond, and the strip with the hand. */
function areas({ half, pond, strip, long }: Side, most: number): { rows: Rectangle[]; hand: Rectangle } {
  const rows = Array.from({ length: pond.rows }, (_, n): Rectangle => {
    const tiles = n < pond.rows - 1 ? pond.row : most - pond.row * (pond.rows - 1);
    const top = half + 0.41 + (n * 4) / 3;
    return [-pond.from, top, Math.max(tiles, 0) - pond.from, top + 4 / 3];
  });
  return { rows, hand: [-long, strip, long, strip + 1.12] };
}

describe.each(SCREENS)("%i × %i", (width, height) => {
  test.each(GAMES)("$seats seats, $most discards, watching: $watching", (asked) => {
    const cloth = spread(width, height, asked);
    const places = { 2: [0, 2], 3: [0, 1, 3], 4: [0, 1, 2, 3] }[asked.seats]!;
    const lying = places.flatMap((quarters) => {
      const side = quarters % 2 ? cloth.beside : cloth.facing;
      expect(side.pond.row * (side.pond.rows - 1) + Math.floor(side.pond.room)).toBeGreaterThanOrEqual(asked.most);
      const { rows, hand } = areas(side, asked.most);
      const shown = quarters > 0 || asked.watching ? [hand] : [];
      return [...rows, ...shown].map((one) => ({ quarters, place: turn(one, quarters) }));
    });
    const edge: Rectangle = [
      ...([-width / 2, -cloth.middle] as const),
      ...([width / 2, height - cloth.middle] as const),
    ].map((pixels) => pixels / cloth.tile) as Rectangle;
    for (const [n, one] of lying.entries()) {
      expect(one.place[0]).toBeGreaterThanOrEqual(edge[0] - 0.01);
      expect(one.place[1]).toBeGreaterThanOrEqual(edge[1] - 0.01);
      expect(one.place[2]).toBeLessThanOrEqual(edge[2] + 0.01);
      expect(one.place[3]).toBeLessThanOrEqual(edge[3] + 0.01);
      for (const other of lying.slice(n + 1)) expect(meet(one.place, other.place)).toBe(false);
    }
  });
});

test("discards lie six a row in three rows where there is room for walls", () => {
  const { facing, beside, walls } = spread(1008, 654, { seats: 4, most: 22, watching: false });
  expect([walls, facing.pond.row, facing.pond.rows, beside.pond.row, beside.pond.rows]).toEqual([true, 6, 3, 6, 3]);
});

test.each([
  [390, 636, 28],
  [360, 449, 25],
  [796, 306, 24],
  [592, 278, 22],
])("tiles on a phone of %i × %i are %i pixels wide", (width, height, least) => {
  expect(spread(width, height, { seats: 4, most: 22, watching: false }).tile).toBeGreaterThanOrEqual(least);
});

describe.each(SCREENS)("f15: on %i × %i", (width, height) => {
  test.each([2, 3, 4])(
    "twelve tiles before each of %i lie six a row, and longer rows hold what comes late",
    (seats) => {
      for (const most of [18, 22, 23, 25, 31]) {
        const { facing, beside } = spread(width, height, { seats, most, watching: false });
        for (const { pond } of seats > 2 ? [facing, beside] : [facing]) {
          expect(rowOf(pond, 12)).toBe(6);
          const last = rowOf(pond, most);
          expect(last * (pond.rows - 1) + Math.floor(pond.room)).toBeGreaterThanOrEqual(most);
        }
      }
    },
  );
});

describe.each(SCREENS)("f6: what is asked on %i × %i", (width, height) => {
  test.each(GAMES)("$seats seats, $most discards, watching: $watching", (asked) => {
    const cloth = arrange(width, height, asked, [54, 80]);
    if (cloth.columns)
      expect(cloth.free).toBeGreaterThanOrEqual(110); // at each side of everything that lies there
    else {
      const below = cloth.facing.half + 0.41 + (cloth.facing.pond.rows * 4) / 3;
      expect(cloth.middle + below * cloth.tile).toBeLessThanOrEqual(height - 80);
    }
    expect(cloth.tile).toBeGreaterThanOrEqual(spread(width, height - 80, asked).tile - 1e-9);
  });
});
