import { expect, test } from "vitest";
import type { GlossaryTerm } from "../generated/wire";
import { found, termOf } from "./glossary";

const term = (id: string, names: Record<string, string[]>, more: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  ...{ id, area: "tiles", name: id, text: "", names, romaji: "", kanji: "", tiles: "" },
  ...{ related: [], patterns: [], families: [], rules: [] },
  ...more,
});
const TERMS = [
  term("dots", { cs: ["kola", "tečky"], pl: ["kółka"], en: ["dots"] }, { romaji: "pinzu", kanji: "筒子" }),
  term("toitoi", { cs: ["Všechny pony"], pl: ["Same pony"], en: ["All pungs"] }, { patterns: ["toitoi", "mcr_28"] }),
  term("pung", { cs: ["pon"], pl: ["pon"], en: ["pung"] }),
];
const ids = (typed: string) => found(TERMS, typed).map(({ id }) => id);

test("a term is found by every name, without accents", () => {
  expect(ids("TECKY")).toEqual(["dots"]);
  expect(ids("kolka")).toEqual(["dots"]);
  expect(ids("筒子")).toEqual(["dots"]);
  expect(ids("pinzu")).toEqual(["dots"]);
});

test("a whole name comes before one that only begins so", () => {
  expect(ids("pon")).toEqual(["pung", "toitoi"]);
});

test("nothing typed leaves all, and nonsense none", () => {
  expect(ids(" ")).toHaveLength(3);
  expect(ids("xyzzy")).toEqual([]);
});

test("a pattern leads to the term that it is", () => {
  expect(termOf(TERMS, "mcr_28")?.id).toBe("toitoi");
});
