import { expect, test } from "vitest";
import type { View } from "../generated/wire";
import { sittingOut } from "./view";

test("of five people, the one who does not play this hand sits out", () => {
  const view = { order: [1, 2, 3, 4], seats: [{}, {}, {}, {}, {}] } as unknown as View;
  expect(sittingOut(view)).toEqual([0]);
});
