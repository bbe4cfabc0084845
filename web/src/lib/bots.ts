/** Our bots are called in the language of whoever looks, whoever made their table. */
import names from "virtual:bots";
import type { Player } from "../generated/wire";
import type { Lang } from "./settings.svelte";
import { t } from "./texts.svelte";

type Named = Pick<Player, "name" | "kind">;

/** A program of another name keeps it; who has deleted an account has none. */
export function inLanguage<Seat extends Named>(player: Seat, lang: Lang): Seat {
  if (player.kind === "person" && !player.name) return { ...player, name: t("web-deleted-player") };
  if (player.kind !== "bot") return player;
  const own = Object.values(names).find((list) => list.includes(player.name));
  const name = own && names[lang][own.indexOf(player.name)];
  return name ? { ...player, name } : player;
}
