import { expect, test } from "vitest";
import type { Layout } from "../generated/wire";
import { ending } from "./shown";

const turns = (turns: number) => ({ turns }) as Layout;

test("where turns are counted, it is they that run out", () => {
  expect(ending("exhausted", turns(18))).toBe("turns");
  expect(ending("exhausted", turns(0))).toBe("exhausted");
  expect(ending("nagashi", turns(18))).toBe("nagashi");
});
