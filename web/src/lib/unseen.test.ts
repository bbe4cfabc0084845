import { expect, test } from "vitest";
import type { SeatView, View } from "../generated/wire";
import { unseen } from "./unseen";
import { emptyView } from "./view";

const RULES = {
  ...{ id: "any", players: 4, people: 4, hand_tiles: 13, dead_wall: 14, turns: 0, bet: 1000, fine: 0 },
  start_points: [0, 0, 0, 0],
  box: "1111m 0555p 4444z 1f",
};

function view(...before: Partial<SeatView>[]): View {
  const found = emptyView(RULES, 0);
  before.forEach((one, seat) => Object.assign(found.seats[seat]!, one));
  return found;
}

const left = (seen: View) => Object.fromEntries(unseen(seen, RULES));

test("nothing is seen before the deal, and red fives are fives", () => {
  expect(left(view())).toEqual({ "1m": 4, "5p": 4, "4z": 4, "1f": 1 });
});

test("the own hand, discards, sets, flowers, norths and indicators are seen, hidden tiles are not", () => {
  const shown = view(
    { tiles: ["0p", "1m"], flowers: ["1f"] },
    { tiles: ["?", "?"], norths: 2, discards: [{ tile: "5p", drawn: false, riichi: false, claimed: false }] },
  );
  shown.indicators = ["1m"];
  expect(left(shown)).toEqual({ "1m": 2, "5p": 2, "4z": 2, "1f": 0 });
});

test("a claimed discard lies in its set and counts once", () => {
  const pung = { type: "pung" as const, tiles: ["1m", "1m", "1m"], tile: "1m", source: 1 };
  const shown = view({ sets: [pung] }, { discards: [{ tile: "1m", drawn: false, riichi: false, claimed: true }] });
  expect(left(shown)["1m"]).toBe(1);
});

test("a concealed kong that others may not see stays unseen", () => {
  const kong = { type: "concealed_kong" as const, tiles: ["?", "?", "?", "?"], tile: "", source: null };
  expect(left(view({}, { sets: [kong] }))["1m"]).toBe(4);
});

test("a wind that is out of the game is not looked for", () => {
  const shown = view();
  shown.missing = "N";
  expect(left(shown)).not.toHaveProperty("4z");
});
