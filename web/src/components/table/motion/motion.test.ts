/** The director: nothing waits for it, and nothing is made up for later. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../../../generated/wire";
import { Motion, type Played } from "./motion.svelte";

const page = vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: false } });
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", document);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
  return document;
});

const pung: Event = { type: "pung", seat: 2, tile: "5m", tiles: "55m", source: 1 };
const ready: Event = { type: "ready", seat: 1, hand: "5m" };

function table() {
  let tell: (event: Event) => void = () => undefined;
  const game: Played = {
    ...{ seat: 0, layout: undefined },
    listen: (listener) => {
      tell = listener;
      return () => (tell = () => undefined);
    },
  };
  const motion = new Motion(game);
  const stage = { origins: vi.fn(() => []), play: vi.fn(), still: vi.fn() };
  return { motion, stage, leave: motion.on(stage), tell: (event: Event) => tell(event) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  page.hidden = false;
  vi.useRealTimers();
});

test("a call is said for a moment at the caller's place, and its tiles move together", async () => {
  const { motion, stage, tell } = table();
  tell(pung);
  expect(motion.words).toMatchObject([{ seat: 2, word: "pung" }]);
  expect(stage.origins).toHaveBeenCalledWith({ type: "claim", seat: 2, source: 1 }); // while the table lies as before
  expect(stage.play).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(stage.play).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(700);
  expect(motion.words).toEqual([]);
});

test("hands are seen before the result, or not if one is in a hurry", async () => {
  const { motion, tell } = table();
  tell(ready);
  expect(motion.showing).toBe(true);
  await vi.advanceTimersByTimeAsync(1200);
  expect(motion.showing).toBe(false);
  tell(ready);
  motion.skip();
  expect(motion.showing).toBe(false);
});

test("nothing moves and nothing waits where nobody looks", async () => {
  const { motion, stage, tell } = table();
  page.hidden = true;
  [pung, ready].forEach(tell);
  await vi.advanceTimersByTimeAsync(20);
  expect([motion.words, motion.showing, stage.play.mock.calls]).toEqual([[], false, []]);
});

test("whoever looks away in the middle comes back to the table as it is", () => {
  const { motion, stage, tell } = table();
  [pung, ready].forEach(tell);
  page.hidden = true;
  page.dispatchEvent(new globalThis.Event("visibilitychange"));
  expect([motion.words, motion.showing]).toEqual([[], false]);
  expect(stage.still).toHaveBeenCalled();
});

test("a table that is caught up with does not act it all out", async () => {
  const { stage, tell } = table();
  for (let n = 0; n < 60; n++) tell({ type: "discard", seat: n % 4, tile: "1m" });
  await vi.advanceTimersByTimeAsync(20);
  expect(stage.play).not.toHaveBeenCalled();
});
