import { expect, test } from "vitest";
import { doraKinds } from "./dora";

const RINGS = ["123456789m", "123456789p", "123456789s", "1234z", "567z"];

test("an indicator points to the next of its ring, the last to the first", () => {
  expect([...doraKinds(["1m", "9p", "4z", "7z"], RINGS)]).toEqual(["2m", "1p", "1z", "5z"]);
});

test("a red five points on as its five does", () => {
  expect([...doraKinds(["0s"], RINGS)]).toEqual(["6s"]);
});

test("kinds that are not played with are passed over", () => {
  expect([...doraKinds(["1m", "9m"], ["19m"])]).toEqual(["9m", "1m"]);
});

test("without dora nothing is pointed to", () => {
  expect(doraKinds([], []).size).toBe(0);
});
