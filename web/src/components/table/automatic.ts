/** What the table answers for a player who has left that to it. */
import type { Action } from "../../generated/wire";

export interface Toggles {
  autoWin: boolean;
  noCalls: boolean;
  autoDiscard: boolean;
}

/** As they are at the start of every hand: what was left to the table in one is not in the next, nor in another game. */
export const atFirst = ({ autoWin, noCalls, autoDiscard }: Toggles): Toggles => ({ autoWin, noCalls, autoDiscard });

const WINS = ["tsumo", "ron"];

/** A win is never passed by; after riichi the drawn tile goes by itself when nothing else can be done with it. */
export function automatic(actions: Action[], riichi: boolean, toggles: Toggles): Action | undefined {
  const win = actions.find((one) => WINS.includes(one.type));
  if (win) return toggles.autoWin ? win : undefined;
  const pass = actions.find((one) => one.type === "pass");
  if (pass) return toggles.noCalls ? pass : undefined;
  const drawn = actions.find((one) => one.type === "discard" && one.drawn);
  return toggles.autoDiscard || (riichi && actions.length === 1) ? drawn : undefined;
}
