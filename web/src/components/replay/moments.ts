/** Decisions of a seat along the steps of a replay. */
import type { Coached } from "../../generated/wire";
import { stopAt } from "./stops";

export type GradeMark = Coached["grade"] | "none";
export interface Mark {
  stop: number;
  grade: GradeMark;
}

/** As chess players write them; the eye needs no colour. */
export const SIGNS: Record<string, string> = {
  best: "✓",
  good: "·",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  none: "",
};
export const COSTLY: readonly string[] = ["inaccuracy", "mistake", "blunder"];
const MOST = 5;

/** How many were how good. */
export function tally(decisions: readonly Coached[]): Partial<Record<string, number>> {
  const found: Partial<Record<string, number>> = {};
  for (const { grade } of decisions) if (grade) found[grade] = (found[grade] ?? 0) + 1;
  return found;
}

/** What is to be done at this step, or what was done by it. */
export function momentOf(decisions: readonly Coached[], stops: readonly number[], stop: number): Coached | undefined {
  const at = (place: number) => decisions.find(({ event }) => stopAt(stops, event) === place);
  return at(stop) ?? at(stop - 1);
}

/** Those that lost most, the worst first; a win that was let go has no number and comes before. */
export const costliest = (decisions: readonly Coached[]): Coached[] =>
  decisions
    .filter(({ grade }) => COSTLY.includes(grade ?? ""))
    .sort((one, other) => Number(other.place === null) - Number(one.place === null) || other.lost - one.lost)
    .slice(0, MOST);
