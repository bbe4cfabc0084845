/** The fold of events agrees with the engine's on the games that tests/web/test_fold.py plays. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import type { Event, RuleCard, View } from "../generated/wire";
import { emptyView, see } from "./view";

interface Stream {
  rules: RuleCard;
  seat: number | null;
  first: View;
  steps: { event: Event; view: View | null }[];
}

const path = process.env.RUKA_STREAMS;
const streams = path ? readFileSync(path, "utf-8").trimEnd().split("\n") : [];

describe.skipIf(!path)("the fold of events", () => {
  test.each(streams.map((line) => JSON.parse(line) as Stream))(
    "$rules.id as seat $seat saw it",
    ({ rules, seat, first, steps }) => {
      const view = emptyView(rules, seat);
      expect(view).toEqual(first);
      steps.forEach(({ event, view: told }, number) => {
        see(view, event, rules);
        if (!told || isDeepStrictEqual(view, told)) return; // tens of thousands of views: the quick way first
        expect(view, `after event ${number}: ${JSON.stringify(event)}`).toEqual(told);
      });
    },
  );
});
