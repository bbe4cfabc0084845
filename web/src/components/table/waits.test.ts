import { describe, expect, test } from "vitest";
import type { Ask, Wait } from "../../generated/wire";
import { told, waitsAfter } from "./waits";

const asked = (...riichi: string[]): Ask =>
  ({
    actions: [...["1m", "2m", "3m"].map((tile) => ({ type: "discard", tile })), ...riichi.map(riichiWith)],
    waits: ["1m", "2m"].map((discard) => ({ discard, waits: [], furiten: "" })),
  }) as unknown as Ask;
const riichiWith = (tile: string) => ({ type: "riichi", tile });

describe("while riichi is declared and nothing is pointed at", () => {
  test("the only tile that may be thrown shows its waits", () => {
    expect(waitsAfter(asked("2m", "2m"), "", true)?.discard).toBe("2m");
    expect(waitsAfter(asked("2m"), "3m", true)?.discard).toBe("2m");
  });
  test("of several, the one that is pointed at does", () => {
    expect(waitsAfter(asked("1m", "2m"), "", true)).toBeNull();
    expect(waitsAfter(asked("1m", "2m"), "1m", true)?.discard).toBe("1m");
  });
});

test("before that, only a tile that is pointed at", () => {
  expect(waitsAfter(asked("2m"), "", false)).toBeNull();
  expect(waitsAfter(asked("2m"), "3m", false)).toBeNull();
  expect(waitsAfter(asked("2m"), "1m", false)?.discard).toBe("1m");
});

test("many waits are told closely, an equal value once", () => {
  const waits = (count: number) => Array.from({ length: count }, (_, n) => ({ tile: `${n}` }) as Wait);
  expect(told(waits(6), () => "8 000")).toEqual({ close: false, once: "" });
  expect(told(waits(13), () => "32 000")).toEqual({ close: true, once: "32 000" });
  expect(told(waits(13), ({ tile }) => tile)).toEqual({ close: true, once: "" });
});
