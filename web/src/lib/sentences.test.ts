import { expect, test } from "vitest";
import { pieces } from "./sentences";

test("notation becomes tiles, numbers stay words", () => {
  expect(pieces("After discarding 4p, 18 unseen tiles of 2 kinds help: 147m 0s.")).toEqual([
    "After discarding ",
    ["4p"],
    ", 18 unseen tiles of 2 kinds help: ",
    ["1m", "4m", "7m"],
    " ",
    ["0s"],
    ".",
  ]);
});

test("a sentence without tiles is one piece", () => {
  expect(pieces("Šance na výhru je 24 %.")).toEqual(["Šance na výhru je 24 %."]);
});
