/** What a table of the lobby is called. */
import type { LobbyTable, RuleCard } from "../../generated/wire";
import { inLanguage } from "../../lib/bots";
import { settings } from "../../lib/settings.svelte";

export const rulesOf = ({ setup }: LobbyTable, cards: RuleCard[]): string =>
  cards.find((card) => card.id === setup.rules)?.name ?? (setup.house || setup.rules);

export const namesAt = ({ players }: LobbyTable): string =>
  players
    .filter(({ kind }) => kind !== "open")
    .map((player) => inLanguage(player, settings.lang).name)
    .join(", ");
