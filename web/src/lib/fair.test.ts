import { afterEach, expect, test, vi } from "vitest";
import { judge } from "./fair";

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

afterEach(() => vi.unstubAllGlobals());

test("a record with what was told and given", async () => {
  expect(await judge(record(own.commitment, ["a1", ""], SEED), 0, own)).toBe("fair");
});

test("the own share counts wherever it stands: seats may have been drawn", async () => {
  expect(await judge(record(own.commitment, ["b2", "a1"], SEED), 0, own)).toBe("fair");
});

test.each([
  ["another commitment", record("00", ["a1", ""], SEED), "unfair-commitment"],
  ["another share", record(own.commitment, ["a2", ""], SEED), "unfair-share"],
  ["no share", record(own.commitment, ["", "b2"], SEED), "unfair-late"],
  ["another seed", record(own.commitment, ["a1", ""], "5eee"), "unfair-seed"],
  ["a seed of the server alone", `{"format":"ruka","seed":7}\n{"type":"hand"}\n`, "unfair-commitment"],
])("g6: %s is found, and called so", async (_, text, verdict) => expect(await judge(text, 0, own)).toBe(verdict));

test("g6: where nothing can be hashed, no more is said than was seen", async () => {
  vi.stubGlobal("crypto", {});
  expect(await judge(record(own.commitment, ["a1"], "5eee"), 0, own)).toBe("fair-unhashed");
});
