/** Scenes are known by what was thrown and laid, and by what is asked. */
import { describe, expect, test } from "vitest";
import type { Action, Scene } from "../../generated/wire";
import { sameAction, sceneOf } from "./scenes";

const discard: Action = { seat: 0, type: "discard", tile: "4z", drawn: true };
const pung: Action = { seat: 0, type: "pung", tiles: "77z" };
const pass: Action = { seat: 0, type: "pass" };
const scenes: Scene[] = [
  { text: "discard", does: discard, discards: 0, sets: 0 },
  { text: "pung", does: pung, discards: 1, sets: 0 },
];
const thrown = { tile: "4z", drawn: true, riichi: false, claimed: false };

describe("the scene of a question", () => {
  test("by what lies on the table", () => {
    expect(sceneOf(scenes, { discards: [], sets: [] }, [discard])?.text).toBe("discard");
    expect(sceneOf(scenes, { discards: [thrown], sets: [] }, [pass, pung])?.text).toBe("pung");
  });

  test("none where the hand has gone another way", () => {
    expect(sceneOf(scenes, { discards: [thrown], sets: [] }, [pass])).toBeNull();
  });
});

test("the drawn tile and the same tile of the hand are two actions", () => {
  expect(sameAction(discard, { ...discard, drawn: false })).toBe(false);
});
