import { expect, test } from "vitest";
import type { Event } from "../generated/wire";
import { redact } from "./view";

test("others see that a tile was drawn, and not which", () => {
  const draw: Event = { type: "draw", seat: 1, tile: "5p", visible_to: 1 };
  expect(redact(draw, 0)).toEqual({ ...draw, tile: "?" });
  expect(redact(draw, 1)).toBe(draw);
});

test("others see how many tiles were dealt", () => {
  const deal: Event = { type: "deal", seat: 2, tiles: "05m 7z", visible_to: 2 };
  expect(redact(deal, 0)).toEqual({ ...deal, tiles: "???" });
});

test("what lies on the table is seen by everybody", () => {
  const discard: Event = { type: "discard", seat: 1, tile: "5p" };
  expect(redact(discard, 0)).toBe(discard);
});
