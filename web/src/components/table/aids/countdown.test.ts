import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "./countdown.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the move runs down first, then the bank, and the last five seconds hurry", () => {
  const clock = new Countdown({ seconds: 3, bank: 10 });
  const stop = clock.run();
  expect([clock.move, clock.bank, clock.hurry]).toEqual([3, 10, false]);
  vi.advanceTimersByTime(2600);
  expect([clock.move, clock.bank, clock.onBank]).toEqual([1, 10, false]);
  vi.advanceTimersByTime(2600);
  expect([clock.move, clock.bank, clock.onBank]).toEqual([0, 8, true]);
  vi.advanceTimersByTime(3000);
  expect([clock.all, clock.hurry]).toEqual([5, true]);
  vi.advanceTimersByTime(60_000);
  expect(clock.all).toBe(0);
  stop();
});
