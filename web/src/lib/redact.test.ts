import { expect, test } from "vitest";
import { redact } from "./view";

test("others see that a tile was drawn, and not which", () => {
  const draw = { type: "draw", seat: 1, tile: "5p", visible_to: 1 };
  expect(redact(draw, 0)).toEqual({ ...draw, tile: "?" });
  expect(redact(draw, 1)).toBe(draw);
});

test("others see how many tiles were dealt", () => {
  const deal = { type: "deal", seat: 2, tiles: "05m 7z", visible_to: 2 };
  expect(redact(deal, 0)).toEqual({ ...deal, tiles: "???" });
});

test("what lies on the table is seen by everybody", () => {
  const discard = { type: "discard", seat: 1, tile: "5p" };
  expect(redact(discard, 0)).toBe(discard);
});
