/** The scenes of a first game, found by what lies on the table. */
import type { Action, Scene, SeatView } from "../../generated/wire";

type Own = Pick<SeatView, "discards" | "sets">;

const parts = (action: Action): string =>
  [
    action.type,
    "tile" in action ? action.tile : "",
    "tiles" in action ? action.tiles : "",
    "drawn" in action && action.drawn ? "drawn" : "",
  ].join(" ");

/** The same thing done, whoever does it. */
export const sameAction = (one: Action, other: Action): boolean => parts(one) === parts(other);

/** The tile that is thrown by it. */
export const thrownBy = (action: Action | undefined): string => (action && "tile" in action ? action.tile : "");

/** The scene in which the learner is asked this; null where the hand has gone another way. */
export const sceneOf = (scenes: readonly Scene[], own: Own, actions: readonly Action[]): Scene | null =>
  scenes.find(
    ({ discards, sets, does }) =>
      discards === own.discards.length &&
      sets === own.sets.length &&
      actions.some((action) => sameAction(action, does)),
  ) ?? null;
