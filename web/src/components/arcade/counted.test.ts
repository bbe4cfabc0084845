/** The examples of source 001 in its own order: base lines, fans, score. */
import { describe, expect, test, vi } from "vitest";
import type { SaidLine, Won } from "../../generated/wire";
import { COMMANDS, wordOf } from "./commands";
import { rowsOf } from "./counted";
import { STROKES } from "./kana";

vi.mock("../../lib/texts.svelte", () => ({ t: (key: string) => key, number: String }));

const line = (name: string, tag: SaidLine["tag"], value: number, tiles: string[] = []): SaidLine => ({
  ...{ pattern: name, name, note: "", tag, value, count: 1, worth: String(value), tiles, clause: "" },
});

/** What the server says of a win, as far as the window reads it. */
const won = (said: Partial<Won>): Won => ({
  ...({ outcome: "win", rules: "video", options: {}, hand: "", win: "ron", seat: "E", round: "E" } as const),
  ...{ dora: [], ura: [], source: "001", circumstances: "", headline: "", sections: { fan: "", fu: "" }, minimum: 1 },
  ...{ reading: { form: "regular", sets: [], pairs: [], singles: [], wait: null, completed: null, won: "" } },
  ...{ lines: [], uncounted: [], other_readings: [], fan: 0, fu: 0, base: 0, limits: 0, value: 0, limit: null },
  ...{ calculation: "", total: 0, payments: [], bets: 0, received: 0, deltas: [], sentences: [] },
  ...said,
});

const told = (one: Won) => rowsOf(one).map(({ kind, worth }) => `${kind} ${worth}`.trim());

describe("the count", () => {
  test("example 2: 32 points are 40, two fans, 3900", () => {
    const lines = [
      line("reach", "fan", 1),
      line("iipeikou", "fan", 1),
      line("win", "points", 20),
      line("ron", "points", 10),
      line("pung", "points", 2, ["666s"]),
    ];
    const found = told(
      won({
        lines,
        fan: 2,
        fu: 32,
        base: 40,
        value: 640,
        calculation: "40 × 2^(2 + 2) = 640",
        total: 3900,
        received: 3900,
      }),
    );
    expect(found.slice(0, 6)).toEqual(["head", "line +20", "line +10", "line +2", "sum 32", "sum 40"]);
    expect(found.at(-1)).toBe("total 3900");
  });

  test("example 5: from six fans on the base is not reckoned", () => {
    const lines = [line("chinitsu", "fan", 6), line("dora", "bonus", 2), line("win", "points", 20)];
    const rows = told(won({ lines, fan: 8, fu: 20, base: 20, limit: "baiman", calculation: "8 fan: baiman, 4000" }));
    expect(rows.filter((row) => row.startsWith("line +"))).toEqual([]);
  });

  test("what comes on top of the total is told after it", () => {
    const found = rowsOf(won({ total: 7700, received: 10300 }));
    expect(found.slice(-2).map(({ kind }) => kind)).toEqual(["total", "sum"]);
  });
});

describe("the command window", () => {
  test("every word can be drawn", () => {
    for (const { words } of COMMANDS) for (const sign of words[0]!) expect(STROKES[sign], sign).toBeTruthy();
  });

  test("all kongs have one word", () => {
    expect(wordOf("added_kong")).toBe(wordOf("kong"));
  });
});
