import { expect, test } from "vitest";
import type { Action } from "../../generated/wire";
import { automatic } from "./automatic";

const nothing = { autoWin: false, noCalls: false, autoDiscard: false };
const everything = { autoWin: true, noCalls: true, autoDiscard: true };
const does = (type: "pass" | "tsumo" | "ron"): Action => ({ seat: 0, type });
const claims = (type: "chow" | "pung"): Action => ({ seat: 0, type, tiles: "11m" });
const drawn: Action = { seat: 0, type: "discard", tile: "5p", drawn: true };
const other: Action = { seat: 0, type: "discard", tile: "1z" };

test("nothing is done unasked", () => {
  expect(automatic([does("ron"), does("pass")], false, nothing)).toBeUndefined();
  expect(automatic([claims("chow"), does("pass")], false, nothing)).toBeUndefined();
  expect(automatic([other, drawn], false, nothing)).toBeUndefined();
});

test("calls are passed, wins are not", () => {
  expect(automatic([claims("pung"), does("pass")], false, { ...nothing, noCalls: true })?.type).toBe("pass");
  expect(automatic([does("ron"), does("pass")], false, { ...nothing, noCalls: true })).toBeUndefined();
  expect(automatic([does("ron"), does("pass")], false, everything)?.type).toBe("ron");
});

test("the drawn tile is thrown, but never a winning one", () => {
  expect(automatic([other, drawn], false, { ...nothing, autoDiscard: true })).toBe(drawn);
  expect(automatic([drawn, does("tsumo")], true, { ...nothing, autoDiscard: true })).toBeUndefined();
});

test("nothing is thrown by itself after a claim", () => {
  expect(automatic([other], false, everything)).toBeUndefined();
});

test("after riichi a tile that can only be thrown is", () => {
  expect(automatic([drawn], true, nothing)).toBe(drawn);
  expect(automatic([drawn, { seat: 0, type: "concealed_kong", tile: "5p" }], true, nothing)).toBeUndefined();
});
