import { expect, test } from "vitest";
import { path, type Spot } from "./stage";

const spot = (x: number, y: number, wide = 40, turn = 0): Spot => ({ x, y, wide, turn });

test("a tile begins where it was", () => {
  expect(path(spot(100, 300), spot(60, 120))).toBe("translate(40.0px, 180.0px) rotate(0deg) scale(1.000)");
});

test.each([
  [-90, "translate(-180.0px, 40.0px)"], // the right player's frame: its x axis points up
  [90, "translate(180.0px, -40.0px)"],
  [180, "translate(-40.0px, -180.0px)"],
])("the way is told in a frame that is turned by %i degrees", (turn, way) => {
  expect(path(spot(100, 300, 40, turn), spot(60, 120, 40, turn))).toBe(`${way} rotate(0deg) scale(1.000)`);
});

test("a claimed tile turns the short way and grows", () => {
  expect(path(spot(0, 0, 60, 180), spot(0, 0, 40, -90))).toContain("rotate(-90deg) scale(1.500)");
});
