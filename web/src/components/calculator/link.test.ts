import { expect, test } from "vitest";
import { chanceOf } from "../../lib/chance";
import type { OptionValue } from "../../lib/options";
import { fromQuery, toQuery, usual, WINDS, type Asked } from "./link";

const chance = chanceOf(2);
const any = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
const several = <T>(of: readonly T[]): T[] => of.filter(() => chance() < 0.4);
const below = (end: number): number => Math.floor(chance() * end);
const HANDS = ["", "234m 66p [777z] 456s 78s +9s", "19m19p19s1234567z+1z", "12", "<1111z> & +#% ?", "🀀🀀 123M"];
const VALUES: OptionValue[] = [true, false, 0, 30000, -1, "all", "4", "true", "null", '"quoted"', "a,b&c=d", ""];

function anyQuestion(): Asked {
  return {
    rules: [any(["ema-riichi", "tenhou", "wrc"]), ...several(["tenhou-3p", "m-league"])],
    options: Object.fromEntries(several(["red_fives", "renhou", "start_points"]).map((name) => [name, any(VALUES)])),
    hand: any(HANDS),
    draw: any([true, false]),
    seat: any(WINDS),
    round: any(WINDS),
    circumstances: several(["riichi", "ippatsu", "last-tile"]),
    dora: any(["", "3m", "3m5z"]),
    ura: any(["", "0p"]),
    honba: below(100),
    sticks: below(100),
    nuki: below(5),
    others: Object.fromEntries(several(WINDS).map((wind) => [wind, any(HANDS.slice(1))])),
  };
}

test("a link holds the whole question", () => {
  for (let turn = 0; turn < 1000; turn++) {
    const asked = anyQuestion();
    const query = toQuery(asked);
    expect(fromQuery(query), query).toEqual(asked);
    expect(fromQuery(`?${query}`)).toEqual(asked);
    expect(toQuery(fromQuery(query))).toBe(query);
  }
});

test("what is as usual is left out", () => {
  expect(toQuery(usual())).toBe("rules=ema-riichi");
  expect(toQuery({ ...usual(), hand: "123m [777z]", draw: true })).toBe("rules=ema-riichi&hand=123m+[777z]&draw=1");
});

test("nonsense in a link is as usual", () => {
  expect(fromQuery("honba=-3&seat=up&sticks=1e9&draw=maybe")).toEqual(usual());
  expect(fromQuery("", "tenhou").rules).toEqual(["tenhou"]);
});
