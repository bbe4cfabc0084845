import { expect, test } from "vitest";
import { isFair } from "./fair";

const SEED = "5eed";
const own = {
  token: "t",
  seed: "a1",
  commitment: "253e2c69fc07d2cf6f83c79b0bf81b9122c816573477986ca87c6ef907a52a53",
};

const record = (commitment: string, seeds: string[], seed: string): string =>
  [{ format: "ruka", commitment, seeds }, { type: "hand" }, { type: "seal", seed }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");

test("a record with what was told and given", async () => {
  expect(await isFair(record(own.commitment, ["a1", ""], SEED), 0, own)).toBe(true);
});

test.each([
  ["another commitment", record("00", ["a1", ""], SEED)],
  ["another share", record(own.commitment, ["a2", ""], SEED)],
  ["the share at another seat", record(own.commitment, ["", "a1"], SEED)],
  ["another seed", record(own.commitment, ["a1", ""], "5eee")],
  ["a seed of the server alone", `{"format":"ruka","seed":7}\n{"type":"hand"}\n`],
])("%s is found", async (_, text) => expect(await isFair(text, 0, own)).toBe(false));
