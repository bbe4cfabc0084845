/** The keys of the cabinets, and those of the browser that must stay its own. */
import { expect, test } from "vitest";
import { command, LoneModifier } from "./keys";

const key = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, code: "", ...more }) as KeyboardEvent;

test("letters choose tiles, N the drawn one", () => {
  expect(command(key("a"))).toEqual({ do: "tile", tile: 0 });
  expect(command(key("M"))).toEqual({ do: "tile", tile: 12 });
  expect(command(key("n"))).toEqual({ do: "drawn" });
});

test("what belongs to the browser is left to it", () => {
  expect(command(key("a", { ctrlKey: true }))).toBeNull();
  expect(command(key("Tab"))).toBeNull();
  expect(command(key("Enter"))).toBeNull();
});

test("left Shift calls riichi when it is pressed alone", () => {
  const modifier = new LoneModifier();
  modifier.down(key("Shift", { code: "ShiftLeft" }));
  expect(modifier.up(key("Shift", { code: "ShiftLeft" }))).toEqual({ do: "call", types: ["riichi"] });
});

test("Shift with another key calls nothing", () => {
  const modifier = new LoneModifier();
  modifier.down(key("Shift", { code: "ShiftLeft" }));
  modifier.down(key("?", { code: "Slash" }));
  modifier.up(key("?", { code: "Slash" }));
  expect(modifier.up(key("Shift", { code: "ShiftLeft" }))).toBeNull();
});
