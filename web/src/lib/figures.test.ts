import { expect, test } from "vitest";
import { figure, mean, share } from "./figures";

test.each(["cs", "pl", "en"])("a loss has a true minus in every language: %s", (lang) => {
  expect(figure(lang, -12_000)).toMatch(/^\u221212[\s,]000$/);
  expect(figure(lang, -300, true)).toBe("\u2212300");
});

test("a gain has its sign where differences are shown, nothing has none", () => {
  expect([figure("en", 300, true), figure("en", 300), figure("en", 0, true), figure("en", -0)]).toEqual([
    ...["+300", "300", "0", "0"],
  ]);
});

test("small shares have a tenth of a per cent, others none", () => {
  expect([0, 0.0449, 0.0999, 0.2371, 1].map((one) => share("en", one))).toEqual(["0%", "4.5%", "10%", "24%", "100%"]);
  expect(share("cs", 0.0449)).toMatch(/^4,5\s%$/);
});

test("an average is as exact as its size allows", () => {
  expect([621.234, 37.18, 0.034, 0].map((one) => mean("en", one))).toEqual(["621", "37.2", "0.03", "0"]);
});
