/** What tables and players are called by whoever looks: our bots in their language, and who has deleted an account by
 * no name. */
import type { Player, RuleCard, Setup } from "../generated/wire";
import { inLanguage } from "./bots";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

export const named = <Seat extends Pick<Player, "name" | "kind">>(player: Seat): Seat =>
  player.kind === "person" && !player.name
    ? { ...player, name: t("web-deleted-player") }
    : inLanguage(player, settings.lang);

/** Their name is only what they say. */
export const isGuest = ({ kind, person }: Pick<Player, "kind" | "person">): boolean => kind === "person" && !person;

export const rulesOf = ({ setup }: { setup: Setup }, cards: RuleCard[]): string =>
  cards.find((card) => card.id === setup.rules)?.name ?? (setup.house || setup.rules);

export const namesAt = ({ players }: { players: Player[] }): string =>
  players
    .filter(({ kind }) => kind !== "open")
    .map((player) => named(player).name)
    .join(", ");
