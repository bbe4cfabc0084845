/** The scenes of a first game, found by what lies on the table. */
import type { Action, Scene, SeatView } from "../../generated/wire";

type Own = Pick<SeatView, "discards" | "sets">;

export const sameAction = (one: Action, other: Action): boolean =>
  one.type === other.type &&
  one.tile === other.tile &&
  one.tiles === other.tiles &&
  (one.drawn ?? false) === (other.drawn ?? false);

/** The scene in which the learner is asked this; null where the hand has gone another way. */
export const sceneOf = (scenes: readonly Scene[], own: Own, actions: readonly Action[]): Scene | null =>
  scenes.find(
    ({ discards, sets, does }) =>
      discards === own.discards.length &&
      sets === own.sets.length &&
      actions.some((action) => sameAction(action, does)),
  ) ?? null;
