/** A line that is lost is tried again, later and later, and not by everybody at once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause } from "./pause";
import { Socket } from "./socket";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  said: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const listener = { hear: vi.fn(), connected: vi.fn() };
const last = () => Line.all.at(-1)!;
const made = () => new Socket("abc", () => ({ token: null, lang: "en", seed: "" }), listener);

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("g13: pauses grow twofold to half a minute, and chance takes up to a half of each", () => {
  expect([0, 1, 2, 3, 9].map((attempt) => pause(attempt, 0))).toEqual([400, 800, 1600, 3200, 30_000]);
  expect([0, 1, 9].map((attempt) => pause(attempt, 1))).toEqual([200, 400, 15_000]);
});

test("g13: a line that breaks as soon as it opens is tried later and later", () => {
  made();
  for (const wait of [400, 800, 1600]) {
    const before = Line.all.length;
    last().opens();
    last().close();
    vi.advanceTimersByTime(wait - 1);
    expect(Line.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(before + 1);
  }
});

test("g13: one that has held is tried soon again", () => {
  made();
  last().close();
  vi.advanceTimersByTime(400);
  last().opens();
  vi.advanceTimersByTime(10_000);
  last().close();
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(3);
});

test("g13: a player who does not want to wait tries at once, on one line only", () => {
  const socket = made();
  last().close();
  last().close();
  socket.tryNow();
  last().opens();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(2);
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(2);
});

test("the state is told again on the same line", () => {
  const socket = made();
  last().opens();
  socket.again();
  expect(last().said.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(["hello", "hello"]);
  expect(Line.all).toHaveLength(1);
});
