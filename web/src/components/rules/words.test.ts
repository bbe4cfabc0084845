import { expect, test } from "vitest";
import { EXAMPLES, withPattern } from "./words";

test("a pattern is added at the end, and twice under two names", () => {
  const once = withPattern('base = "tenhou"\n\n\n', "wind_pung", 'Pung of "winds"', EXAMPLES.wind_pung);
  expect(once).toBe(
    'base = "tenhou"\n\n[patterns.wind_pung]\nname = "Pung of \\"winds\\""\nis = "pungs & WINDS"\nopen = 1\nconcealed = 2\n',
  );
  expect(withPattern(once, "wind_pung", "", "draw")).toContain("[patterns.wind_pung_2]");
});
