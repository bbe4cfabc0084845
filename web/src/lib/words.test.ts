import { expect, test, vi } from "vitest";
import { pieces, plain } from "./words";

const FORMS = "dora: dora\nriichi: riichi\ntenpai: tenpai\nron: ron\nwall: zeď, zdi\ndead_wall: mrtvá zeď, mrtvé zdi";
vi.mock("./texts.svelte", () => ({ t: () => "" }));
const found = (text: string, seen?: Set<string>) => pieces(text, seen ?? new Set(), FORMS);

test("a marked word is shown as it is written", () => {
  expect(found("ve [term:furiten|furitenu] nesmí")).toEqual(["ve ", { id: "furiten", shown: "furitenu" }, " nesmí"]);
});

test("words are found in the forms that the language lists, each once", () => {
  expect(found("Riichi: riichi a dora")).toEqual([
    { id: "riichi", shown: "Riichi" },
    ": riichi a ",
    { id: "dora", shown: "dora" },
  ]);
});

test("the longest form is the word", () => {
  expect(found("z mrtvé zdi")).toEqual(["z ", { id: "dead_wall", shown: "mrtvé zdi" }]);
});

test("a part of a longer word is no word", () => {
  expect(found("doraz, Tsumokiri, rong")).toEqual(["doraz, Tsumokiri, rong"]);
});

test("what was seen before is not explained again, marked or not", () => {
  const seen = new Set<string>();
  found("tenpai", seen);
  expect(found("v tenpai", seen)).toEqual(["v tenpai"]);
  expect(found("v [term:tenpai|tenpai]", seen)).toEqual(["v ", "tenpai"]);
});

test("a mark that nobody sees is only its word", () => {
  expect(plain("[term:tanyao|Všechny obyčejné] a [term:dora|dora]")).toBe("Všechny obyčejné a dora");
});
