import { expect, test } from "vitest";
import type { Helped } from "../generated/wire";
import { afterChoice, ENOUGH, type Grade } from "./helping";

const after = (grades: Grade[], before?: Helped): Helped =>
  grades.reduce<Helped | undefined>((one, grade) => afterChoice(one, grade, "now"), before)!;
const well = Array<Grade>(ENOUGH).fill("good");

test("help waits after enough good choices in a row, and one of them may be inaccurate", () => {
  expect(after(well.slice(1)).quiet).toBe(false);
  expect(after(well)).toEqual({ quiet: true, last: [], at: "now" });
  expect(after(["inaccuracy", ...well.slice(1)]).quiet).toBe(true);
  expect(after(["inaccuracy", "inaccuracy", ...well.slice(2)]).quiet).toBe(false);
});

test("a mistake begins the row anew", () => {
  expect(after(["mistake", ...well.slice(1)]).quiet).toBe(false);
  expect(after(["mistake", ...well]).quiet).toBe(true);
});

test("it comes back after a blunder or two mistakes, and not after one", () => {
  const faded = after(well);
  expect(after(["mistake"], faded).quiet).toBe(true);
  expect(after(["mistake", "best", "mistake"], faded)).toEqual({ quiet: false, last: [], at: "now" });
  expect(after(["blunder"], faded).quiet).toBe(false);
  expect(after(["inaccuracy", "inaccuracy", "inaccuracy"], faded).quiet).toBe(true);
});
