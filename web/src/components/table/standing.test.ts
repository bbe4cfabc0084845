/** Tiles keep their places until the hand is closed. */
import { describe, expect, test } from "vitest";
import { closed, fitting, moved, stay, without, type Standing } from "./standing";

const hand = (tiles: string, apart = ""): Standing => ({
  places: tiles.split(" ").map((one) => one.replace("-", "")),
  apart,
});

describe("until the hand is closed", () => {
  const before = hand("1m 5m 5m 9p", "7z");

  test("a discard leaves a gap where it was, and the drawn tile stays apart", () => {
    const thrown = without(before, 1);
    expect(thrown).toEqual(hand("1m - 5m 9p", "7z"));
    expect(stay(thrown, ["1m", "5m", "9p"], "7z")).toEqual(thrown); // said, and not yet heard of
    expect(stay(thrown, ["1m", "5m", "9p", "7z"], "")).toEqual(thrown); // heard of
  });

  test("a refused one is back in its place", () => {
    expect(stay(without(before, 1), ["1m", "5m", "5m", "9p"], "7z")).toEqual(before);
  });

  test("the next draw sends what stood apart into the gap, and moves nothing else", () => {
    expect(stay(hand("1m - 5m 9p", "7z"), ["1m", "5m", "9p", "7z"], "3s")).toEqual(hand("1m 7z 5m 9p", "3s"));
  });

  test("the drawn tile thrown changes no place", () => {
    expect(without(before, 4)).toEqual(hand("1m 5m 5m 9p"));
  });

  test("a set that is laid down leaves gaps", () => {
    expect(stay(hand("1m 5m 5m 9p"), ["1m", "9p"], "")).toEqual(hand("1m - - 9p"));
  });
});

describe("closed", () => {
  test("in order, with what stood apart among the others", () => {
    expect(closed(hand("9p - 1m", "3m"), "", true)).toEqual(hand("1m 3m 9p"));
  });

  test("in the player's own order, the new one last", () => {
    expect(closed(hand("9p - 1m", "3m"), "", false)).toEqual(hand("9p 1m 3m"));
  });

  test("what is drawn stays apart", () => {
    expect(closed(hand("9p - 1m", "3m"), "3m", true)).toEqual(hand("1m 9p", "3m"));
  });
});

test("an order that was kept is taken again only for the same tiles", () => {
  const held = ["1m", "9p", "5s", "5s"];
  expect(fitting(["9p", "5s", "1m", "5s"], held)).toEqual(["9p", "5s", "1m", "5s"]);
  expect(fitting(["9p", "5s", "1m"], held)).toBeNull();
  expect(fitting(["9p", "5s", "1m", "1m"], held)).toBeNull();
  expect(fitting([], held)).toBeNull();
});

test("a tile in another place: those between move up", () => {
  expect(moved(hand("1m 2m 3m 4m"), 0, 2)).toEqual(hand("2m 3m 1m 4m"));
  expect(moved(hand("1m 2m 3m 4m"), 3, 1)).toEqual(hand("1m 4m 2m 3m"));
});
