import { expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { figure, wanted } from "./sounds";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

test("the figure of a win grows with its size", () => {
  expect([0, 0.5, 1, 7].map((size) => figure(size).length)).toEqual([3, 5, 7, 7]);
});

test("each kind of sound can be silenced, and all of them", () => {
  expect([wanted("discard"), wanted("tick"), wanted("pung")]).toEqual([true, true, true]);
  settings.soundTiles = false;
  expect([wanted("discard"), wanted("dice"), wanted("tick")]).toEqual([false, false, true]);
  settings.sounds = false;
  expect([wanted("tick"), wanted("win")]).toEqual([false, false]);
});
