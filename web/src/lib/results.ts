/** How a hand ended, explained in the language and the words chosen. */
import type { HandResult } from "../generated/wire";
import { get } from "./api";
import { settings } from "./settings.svelte";
import type { Shown } from "./shown";

export const handResult = (game: Pick<Shown, "address" | "key">, number: number): Promise<HandResult> =>
  get<HandResult>(
    `${game.address}/hands/${number}`,
    { terms: settings.terms },
    game.key ? { "seat-key": game.key } : undefined,
  );
