import { describe, expect, it } from "vitest";
import { byFamily, fits, plain } from "./search";
import type { RuleCard } from "../generated/wire";

const hongKong = {
  name: "Hongkongská pravidla",
  text: "Květiny a roční doby.",
  words: "Hong Kong Hongkongská Zasady hongkońskie Cantonese 国标",
};

describe("looking for rules", () => {
  it.each(["hong", "HONG kong", "hongkońskie", "hongkonske", "Květ", "kvetiny", "cant", "国标", "", "  ", "čtyři"])(
    "%s finds them",
    (typed) => expect(fits(hongKong, typed, "čtyři hráči")).toBe(true),
  );
  it.each(["riichi", "hong riichi", "kong kongská", "ong"])("%s does not", (typed) =>
    expect(fits(hongKong, typed)).toBe(false),
  );
  it("takes what has no accent of its own for the same letter", () => expect(plain("Łódź Žluť")).toBe("lodz zlut"));
});

it("puts families together, the largest first", () => {
  const card = (id: string, family: string) => ({ id, family }) as RuleCard;
  const found = byFamily([card("a", "x"), card("b", "y"), card("c", "z"), card("d", "y")]);
  expect(found.map(([family, cards]) => [family, cards.map(({ id }) => id).join("")])).toEqual([
    ["y", "bd"],
    ["x", "a"],
    ["z", "c"],
  ]);
});
