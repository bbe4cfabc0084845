import { expect, test } from "vitest";
import { chanceOf } from "./chance";
import { allTiles, readHand, size, write, writeHand, type Hand } from "./notation";
import { inOrder } from "./view";

const chance = chanceOf(1);
const KINDS = [
  ...["m", "p", "s"].flatMap((suit) => [..."0123456789"].map((rank) => rank + suit)),
  ...[..."1234567"].map((rank) => `${rank}z`),
  ...[..."12345678"].map((rank) => `${rank}f`),
];
const any = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
const some = (most: number): string[] => Array.from({ length: Math.floor(chance() * (most + 1)) }, () => any(KINDS));

function anyMeld() {
  const tile = any(KINDS.filter((one) => !"0".includes(one[0]!) && one[1] !== "f"));
  const concealed = chance() < 0.3;
  return { tiles: Array.from({ length: concealed || chance() < 0.5 ? 4 : 3 }, () => tile), concealed };
}

test("a hand that is written reads as itself", () => {
  for (let turn = 0; turn < 500; turn++) {
    const hand: Hand = {
      tiles: inOrder(some(13)),
      melds: Array.from({ length: Math.floor(chance() * 5) }, anyMeld),
      winning: chance() < 0.5 ? any(KINDS) : "",
    };
    expect(readHand(writeHand(hand))).toEqual(hand);
  }
});

test("reading is forgiving, and writing is in order", () => {
  expect(writeHand(readHand("🀀🀀 123M 99S [CCC] 45P +6P")!)).toBe("123m 45p 99s 11z [777z] +6p");
  expect(writeHand(readHand("+9s 66p78s<1111z>234m")!)).toBe("234m 66p 78s <1111z> +9s");
  expect(write(["9s", "0m", "5m", "1z"])).toBe("05m 9s 1z");
});

test("what is no hand is not read", () => {
  for (const text of [
    "123",
    "12x",
    "[123m",
    "123m]",
    "<111z]",
    "[12m]",
    "+",
    "1m ++2m",
    "+1m +2m",
    "8z",
    "9f",
    "[1m +2m]",
  ])
    expect(readHand(text), text).toBeNull();
});

test("a kong counts as three tiles and flowers as none", () => {
  const hand = readHand("123m 1f [7777z] +9s")!;
  expect(size(hand)).toBe(7);
  expect(allTiles(hand)).toHaveLength(9);
});
