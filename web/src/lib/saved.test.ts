import { expect, test } from "vitest";
import { inLink, linkOf } from "./saved";

test("a link holds the rules, their options and the name", () => {
  const options = { length: "tonpuu", start_points: 25000, red_fives: false, shape: "4" };
  const house = { name: "Čtvrtek & přátelé", rules: "tenhou", options };
  expect(inLink(linkOf(house).slice(1))).toEqual(house);
  expect(inLink(linkOf({ ...house, name: "" }).slice(1))).toEqual({ ...house, name: "" });
});

test("a plain address names no rules", () => {
  expect(inLink("")).toBeNull();
});
