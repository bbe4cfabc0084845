/** The rule sets of the server, asked for once in each language. */
import type { RuleCard } from "../generated/wire";
import { get } from "./api";
import { settings, type Lang } from "./settings.svelte";

const asked = new Map<Lang, Promise<RuleCard[]>>();

export function ruleCards(): Promise<RuleCard[]> {
  const { lang } = settings;
  const known = asked.get(lang);
  if (known) return known;
  const cards = get<RuleCard[]>("rules");
  cards.catch(() => asked.delete(lang)); // the next one asks again
  asked.set(lang, cards);
  return cards;
}

/** The rule set that is played unless another is chosen. */
export const favourite = (cards: RuleCard[]): RuleCard => cards.find((card) => card.id === settings.rules) ?? cards[0]!;
