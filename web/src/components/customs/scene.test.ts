import { expect, test } from "vitest";
import type { Opening, OpeningStep } from "../../generated/wire";
import { sceneAt } from "./scene";

const act = (step: Partial<OpeningStep>): OpeningStep => ({
  ...{ act: "takes", text: "", seat: null, dice: [], counts: [], takes: [], loose: 0, tiles: [] },
  ...step,
});
const opening: Opening = {
  ...{ rules: "", seed: "", hand: "", winds: ["1z", "2z"], turns: [0, 2], loose: 4, indicator: 1 },
  stacks: [0, 1, 2].map((place) => ({ side: 0, place, number: 0, dead: place > 0, shift: 0 })),
  steps: [
    act({ act: "dealer", seat: 0, dice: [1, 2] }),
    act({ act: "built" }),
    act({ act: "loose", loose: 2 }),
    act({ act: "thrown", seat: 0, dice: [3, 4] }),
    act({ act: "stacks", seat: 1 }),
    act({ act: "broken" }),
    act({ act: "indicator", tiles: ["5m"] }),
    act({ seat: 0, takes: [0, 2] }),
    act({ act: "flowers", seat: 1, takes: [5], tiles: ["1f"] }),
  ],
};

test("the dice for the first dealer are gone when the wall is built", () => {
  expect(sceneAt(opening, 0).throws).toEqual([{ seat: 0, dice: [1, 2] }]);
  expect(sceneAt(opening, 3).throws).toEqual([{ seat: 0, dice: [3, 4] }]);
  expect([0, 1, 3].map((at) => sceneAt(opening, at).built)).toEqual([false, true, true]);
});

test("loose tiles go to everybody", () => {
  expect([sceneAt(opening, 1).loose, sceneAt(opening, 2).loose]).toEqual([4, 0]);
  expect(sceneAt(opening, 2).held).toEqual([2, 2]);
});

test("tiles are taken from their stacks, and a flower is replaced from the end", () => {
  expect(sceneAt(opening, 7)).toMatchObject({ taken: [1, 1, 0], held: [4, 2], indicator: "5m", parted: true });
  expect(sceneAt(opening, 8)).toMatchObject({ taken: [1, 1, 1], held: [4, 2], flowers: [[], ["1f"]] });
});

test("what was counted is marked until tiles are taken", () => {
  expect([3, 4, 6, 7].map((at) => sceneAt(opening, at).counted)).toEqual([false, true, true, false]);
});
