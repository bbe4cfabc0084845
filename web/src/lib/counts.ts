/** Whether the result of a game will count. */
import type { Player, Setup } from "../generated/wire";

const LEAST = 2; // people with accounts, as the server has it; seats that are still open may become theirs

/** Does it, or may it still: nobody is measured by a game with bots alone. */
export const counts = (setup: Pick<Setup, "rated">, players: readonly Pick<Player, "kind" | "person">[]): boolean =>
  setup.rated && players.filter(({ kind, person }) => kind === "open" || person).length >= LEAST;
