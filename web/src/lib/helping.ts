/** How help fades: what somebody does well they are no longer told, until they ask, or go wrong again. */
import type { Helped, Judged } from "../generated/wire";

export type HelpKind = Judged["kind"];
export type Grade = NonNullable<Judged["grade"]>;

export const HELP_KINDS = ["discard", "defence", "claim", "riichi", "win", "other"] as const;
export const ENOUGH = 6; // choices in a row without a mistake, and the help of that kind waits
const NEAR = 1; // of them may be inaccurate
const MISTAKES = 2; // bring it back; so does one blunder

const count = (last: readonly Grade[], grade: Grade): number => last.filter((one) => one === grade).length;
const isClear = (grade: Grade): boolean => grade === "mistake" || grade === "blunder";

/** After one more choice of this kind; what came before a change no longer counts. */
export function afterChoice(before: Helped | undefined, grade: Grade, at: string): Helped {
  const { quiet = false, last: known = [] } = before ?? {};
  const last = [...known, grade].slice(-ENOUGH);
  if (quiet) {
    const back = grade === "blunder" || count(last, "mistake") >= MISTAKES;
    return back ? { quiet: false, last: [], at } : { quiet, last, at };
  }
  const isKnown = last.length === ENOUGH && !last.some(isClear) && count(last, "inaccuracy") <= NEAR;
  return isKnown ? { quiet: true, last: [], at } : { quiet, last, at };
}
