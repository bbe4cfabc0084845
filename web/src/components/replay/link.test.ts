import { expect, test } from "vitest";
import { linkTo, readLink } from "./link";

test("a link leads to the moment it was made at", () => {
  for (const all of [true, false]) {
    const moment = { at: 123, seat: 2, all };
    expect(readLink(new URL(linkTo("abc", moment), "http://ruka").search, 4)).toEqual(moment);
  }
});

test("what a link does not say, or says wrongly, is the beginning", () => {
  expect(readLink("", 4)).toEqual({ at: 0, seat: 0, all: true });
  expect(readLink("?at=-3&seat=x&view=moon", 4)).toEqual({ at: 0, seat: 0, all: true });
  expect(readLink("?at=1e999&seat=9", 3)).toEqual({ at: Infinity, seat: 2, all: true });
});
