/** The keys of the cabinets, those that a player chooses, and those of the browser that must stay its own. */
import { describe, expect, test } from "vitest";
import { bind, callsOf, deedOf, keyName, keysFor, mayBind, placeOf, Presses } from "./keys";

const key = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, code: "", ...more }) as KeyboardEvent;
const shift = key("Shift", { code: "ShiftLeft" });
const question = key("?", { code: "Slash" });

test("letters choose tiles, N the drawn one", () => {
  expect(placeOf(deedOf("a", {})!)).toBe(0);
  expect(placeOf(deedOf(keyName(key("M")), {})!)).toBe(12);
  expect(deedOf("n", {})).toBe("drawn");
  expect(placeOf("drawn")).toBe(-1);
});

test("what belongs to the browser is left to it", () => {
  expect(keyName(key("a", { ctrlKey: true }))).toBe("");
  for (const name of ["Tab", "Enter", "ArrowLeft"]) {
    expect(deedOf(name, {})).toBeNull();
    expect(mayBind(name)).toBe(false);
  }
  expect(mayBind("y")).toBe(true);
});

describe("a key of one's own", () => {
  const changed = bind("drawn", "z", {});

  test("takes the place of the others for that", () => {
    expect(deedOf("z", changed)).toBe("drawn");
    expect(deedOf("n", changed)).toBeNull();
  });

  test("is no longer what it was", () => {
    expect(keysFor("win", changed)).toEqual(["w"]);
    expect(keysFor("win", {})).toEqual(["z", "w"]);
  });

  test("which is said of one that is there already changes nothing else", () => {
    expect(bind("win", "w", {})).toEqual({ win: ["w"] });
  });
});

describe("a key acts when it is let go", () => {
  test("left Shift calls riichi when it is pressed alone", () => {
    const presses = new Presses<number>();
    presses.press(shift, 7);
    expect(presses.release(shift)).toEqual({ name: "ShiftLeft", then: 7 });
    expect(callsOf(deedOf("ShiftLeft", {})!)).toEqual(["riichi"]);
  });

  test("Shift with another key calls nothing, the other key does", () => {
    const presses = new Presses<number>();
    presses.press(shift, 1);
    presses.press(question, 1);
    expect(presses.release(question)?.name).toBe("?");
    expect(presses.release(shift)).toBeUndefined();
  });

  test("and only if it was pressed here", () => {
    const presses = new Presses<number>();
    expect(presses.release(key("n", { code: "KeyN" }))).toBeUndefined();
    presses.press(key("n", { code: "KeyN" }), 1);
    presses.forget();
    expect(presses.release(key("n", { code: "KeyN" }))).toBeUndefined();
  });

  test("once, however long it is held down", () => {
    const presses = new Presses<number>();
    presses.press(key("n", { code: "KeyN", repeat: true }), 2);
    expect(presses.release(key("n", { code: "KeyN" }))).toBeUndefined();
  });
});
