/** Where tiles lie on the table. */
import { describe, expect, test } from "vitest";
import type { ShownSet, ThrownTile, View } from "../../generated/wire";
import { emptyView } from "../../lib/view";
import { besideRows, claimable, inRows, inTwoRows, lastDiscard, layOut, placeOf, runs, walls } from "./places";

const rules = {
  ...{
    id: "x",
    players: 4,
    people: 4,
    hand_tiles: 13,
    dead_wall: 14,
    replacement_tiles: 4,
    bet: 1000,
    start_points: [25000, 25000, 25000, 25000],
  },
  ...{ turns: 0, fine: 0, wall: 136, break_rolls: 1 },
};
const thrown = (tile: string, more: Partial<ThrownTile> = {}): ThrownTile => ({
  ...{ tile, drawn: false, riichi: false, claimed: false },
  ...more,
});

function dealt(dice: number[], dealer = 0, changes: Partial<View> = {}): View {
  const order = [0, 1, 2, 3].map((step) => (dealer + step) % 4);
  return { ...emptyView(rules, 0), dice, dealer, order, tiles_left: 136 - 14 - 52, ...changes };
}

test("the next player sits at the right, whoever looks", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, [1, 2, 3, 0]))).toEqual(["top", "left", "bottom", "right"]);
  expect([0, 1, 2].map((seat) => placeOf(seat, 0, [2, 0, 1]))).toEqual(["bottom", "right", "left"]);
});

test("who sits out has no place, and sees the dealer below", () => {
  const order = [4, 3, 1, 2];
  expect([0, 1, 2, 3, 4].map((seat) => placeOf(seat, 0, order))).toEqual(["out", "top", "left", "right", "bottom"]);
  expect(placeOf(4, 2, order)).toBe("right");
});

describe("a set", () => {
  const pung: ShownSet = { type: "pung", tiles: ["0p", "5p", "5p"], tile: "5p", source: 1 };
  test.each([
    ["left", [true, false, false]],
    ["top", [false, true, false]],
    ["right", [false, false, true]],
  ] as const)("from the %s shows it by the tile that lies sideways", (from, sideways) => {
    expect(layOut(pung, from).map((one) => !!one.sideways)).toEqual(sideways);
  });
  test("carries the tile that makes it a kong on the sideways one", () => {
    const kong: ShownSet = { ...pung, type: "added_kong", tiles: ["0p", "5p", "5p", "5p"] };
    const laid = layOut(kong, "right");
    expect(laid.map((one) => one.tile)).toEqual(["0p", "5p", "5p"]);
    expect(laid[2]).toEqual({ tile: "5p", sideways: true, above: "5p" });
  });
  test("that is concealed hides its outer tiles", () => {
    const kong: ShownSet = { type: "concealed_kong", tiles: ["1z", "1z", "1z", "1z"], tile: "", source: null };
    expect(layOut(kong, null).map((one) => one.tile)).toEqual(["back", "1z", "1z", "back"]);
  });
});

describe("discards", () => {
  test("lie six a row, and the last row goes on", () => {
    const many = Array.from({ length: 20 }, () => thrown("1z"));
    expect(inRows(many, 6, 3).map((row) => row.length)).toEqual([6, 6, 8]);
  });
  test("show riichi by the next tile when its own was claimed", () => {
    const row = [thrown("1z"), thrown("2z", { riichi: true, claimed: true }), thrown("3z"), thrown("4z")];
    expect(inRows(row, 6, 3)[0]!.map((one) => one.sideways)).toEqual([false, false, true, false]);
  });
  test("offer the last one until somebody takes it or draws", () => {
    const view = dealt([1, 2], 0, { discarder: 0 });
    view.seats[0]!.discards.push(thrown("1z"));
    expect(claimable(view)).toBe("1z");
    expect(claimable({ ...view, turn: 1, drawn: "?" })).toBe("");
    view.seats[0]!.discards[0]!.claimed = true;
    expect(claimable(view)).toBe("");
  });
  test("mark the last one until the next, also when somebody has drawn", () => {
    const view = dealt([1, 2], 0, { discarder: 0, turn: 1, drawn: "?" });
    view.seats[0]!.discards.push(thrown("1z"));
    expect(lastDiscard(view)).toEqual({ seat: 0, tile: "1z" });
    view.seats[0]!.discards[0]!.claimed = true;
    expect(lastDiscard(view)).toBeNull();
    expect(lastDiscard(dealt([1, 2]))).toBeNull();
  });
});

describe("the wall", () => {
  const count = (view: View) =>
    walls(view, rules)
      .flat()
      .reduce((sum, stack) => sum + stack.tiles, 0);
  test.each([2, 5, 7, 9, 12])("is broken by the player whom %i points at", (sum) => {
    const dice = [Math.floor(sum / 2), Math.ceil(sum / 2)];
    const before = walls(dealt(dice, 1, { tiles_left: 136 - 14 }), rules);
    const broken = (sum - 1) % 4; // counted from the dealer
    const dead = before.flatMap((wall, seat) => wall.flatMap((stack, n) => (stack.dead ? [[seat, n]] : [])));
    expect(dead).toHaveLength(7);
    expect(before[broken]!.slice(0, sum).filter((stack) => stack.dead)).toHaveLength(Math.min(sum, 7));
    expect(before[broken]![sum]?.dead ?? false).toBe(false);
  });
  test.each([
    [[5, 3, 1, 4], 3, 13], // the example of 002
    [[6, 6, 6, 1], 2, 2], // nineteen: on into the wall at the left
    [[6, 6, 6, 6], 2, 7],
  ])("b4: 002 is broken by both throws of %j", (dice, seat, stacks) => {
    const twice = { ...rules, break_rolls: 2, dead_wall: 0 };
    const view = dealt(dice, 0, { tiles_left: 136 - 4 });
    const built = walls(view, twice);
    const gone = built.flatMap((wall, n) => wall.flatMap((stack, place) => (stack.tiles ? [] : [[n, place]])));
    expect(gone).toEqual([
      [seat, stacks],
      [seat, stacks + 1],
    ]);
  });
  test("b4: of three at a classical table has sixteen stacks a side (002)", () => {
    const three = { ...rules, players: 3, people: 3, wall: 96, break_rolls: 2 };
    const view = { ...emptyView(three, 0), dice: [1, 2, 3, 4], order: [0, 1, 2], tiles_left: 79 };
    const built = walls(view, three);
    expect(built.map((wall) => wall.length)).toEqual([16, 16, 16]);
    expect(built.flat().reduce((sum, stack) => sum + stack.tiles, 0)).toBe(93);
  });
  test("turns the indicator in the third stack from the break", () => {
    const before = walls(dealt([3, 2], 0, { indicators: ["7z"] }), rules);
    expect(before[0]!.map((stack) => stack.shows)).toEqual([...["", "", "7z"], ...Array<string>(14).fill("")]);
    const norths = walls(dealt([3, 2], 0, { indicators: ["7z"] }), { ...rules, replacement_tiles: 8 });
    expect(norths[0]!.findIndex((stack) => stack.shows)).toBe(0); // after four stacks: norths are replaced too
  });
  test("of two stands before both, and counts tiles where the table counts turns", () => {
    const two = { ...rules, players: 2, people: 2, turns: 18 };
    const view = { ...emptyView(two, 0), dice: [3, 4], order: [0, 1], tiles_left: 36, indicators: ["7z"] };
    for (const seat of view.seats) seat.tiles = Array<string>(13).fill("?");
    view.seats[0]!.discards.push(thrown("1z"), thrown("2z", { claimed: true }));
    view.seats[1]!.sets.push({ type: "pung", tiles: ["2z", "2z", "2z"], tile: "2z", source: 0 });
    const built = walls(view, two);
    expect(built.map((wall) => wall.length)).toEqual([34, 34]);
    expect(built.flat().reduce((sum, stack) => sum + stack.tiles, 0)).toBe(136 - 26 - 1 - 3);
    expect(built.flat().filter((stack) => stack.dead)).toHaveLength(7);
    expect(built.flat().filter((stack) => stack.shows)).toHaveLength(1);
  });
  test("holds what is left and the dead wall, also after kongs", () => {
    expect(count(dealt([3, 4]))).toBe(136 - 52);
    const view = dealt([3, 4], 0, { tiles_left: 40 });
    const tiles = ["1z", "1z", "1z", "1z"];
    view.seats[2]!.sets.push({ type: "concealed_kong", tiles, tile: "", source: null });
    expect(count(view)).toBe(40 + 14);
  });
});

test("stacks that look alike are one run, but for the next one and those that show something", () => {
  const stack = { tiles: 2, dead: false, shows: "", next: false } as const;
  const gone = { ...stack, tiles: 0 } as const;
  const found = runs([gone, { ...gone, dead: true }, { ...stack, next: true }, stack, stack, { ...stack, dead: true }]);
  expect(found.map(({ many }) => many)).toEqual([2, 1, 2, 1]);
  const shown = { ...stack, shows: "7z" };
  expect(runs([shown, shown, stack]).map(({ many }) => many)).toEqual([1, 1, 1]);
  expect(runs([])).toEqual([]);
});

describe("a hand in two rows", () => {
  const rows = (tiles: number, sets: number) => Array.from({ length: tiles }, (_, n) => inTwoRows(n, sets));
  test.each([0, 1, 2, 3, 4])("f10: with %i sets the drawn tile ends the second row", (sets) => {
    const held = 13 - 3 * sets;
    const drawn = rows(held + 1, sets).at(-1)!;
    expect(drawn.row).toBe(2);
    expect(drawn.column).toBeGreaterThan(1); // apart from a tile at its left
    expect(drawn.column).toBeLessThanOrEqual(7);
  });
  test.each([0, 1, 2, 3, 4])("f1: with %i sets no tile moves when another is drawn", (sets) => {
    const held = 13 - 3 * sets;
    expect(rows(held + 1, sets).slice(0, held)).toEqual(rows(held, sets));
  });
  test("has its sets beside the rows where there is room, the first one at the right", () => {
    expect(besideRows(["a"])).toEqual([[], ["a"]]);
    expect(besideRows(["a", "b"])).toEqual([["b"], ["a"]]);
    expect(besideRows(["a", "b", "c"])).toEqual([["a", "b", "c"], []]);
    expect(besideRows(["a", "b", "c", "d"])).toEqual([
      ["c", "d"],
      ["a", "b"],
    ]);
  });
});
