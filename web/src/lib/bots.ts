/** Our bots are called in the language of whoever looks, whoever made their table. */
import names from "virtual:bots";
import type { Player } from "../generated/wire";
import type { Lang } from "./settings.svelte";

type Named = Pick<Player, "name" | "kind">;

/** A program of another name keeps it. */
export function inLanguage<Seat extends Named>(player: Seat, lang: Lang): Seat {
  if (player.kind !== "bot") return player;
  const own = Object.values(names).find((list) => list.includes(player.name));
  const name = own && names[lang][own.indexOf(player.name)];
  return name ? { ...player, name } : player;
}
