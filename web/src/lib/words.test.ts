import { expect, test } from "vitest";
import { pieces } from "./words";

test("a marked word is shown as it is written", () => {
  expect(pieces("ve [term:furiten|furitenu] nesmí")).toEqual(["ve ", { id: "furiten", shown: "furitenu" }, " nesmí"]);
});

test("words that no language bends are found, each once", () => {
  expect(pieces("Riichi: riichi a dora")).toEqual([
    { id: "riichi", shown: "Riichi" },
    ": riichi a ",
    { id: "dora", shown: "dora" },
  ]);
});

test("a part of a longer word is no word", () => {
  expect(pieces("doraz, Tsumokiri, rong")).toEqual(["doraz, Tsumokiri, rong"]);
});

test("what was seen before is not marked again", () => {
  const seen = new Set<string>();
  pieces("tenpai", seen);
  expect(pieces("v tenpai", seen)).toEqual(["v tenpai"]);
});
