/** The rule sets of the server, asked for once in each language. */
import type { RuleCard } from "../generated/wire";
import { get } from "./api";
import { links } from "./house";
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

const houses = new Map<string, Promise<RuleCard>>();

/** House rules of this server by their link, in this language. */
export function houseCard(id: string): Promise<RuleCard> {
  const key = `${settings.lang} ${id}`;
  const known = houses.get(key) ?? get<RuleCard>(`rules/${id}/card`);
  known.catch(() => houses.delete(key));
  houses.set(key, known);
  return known;
}

/** All that can be played from this browser: the rule sets, then house rules that were opened here. */
export async function playable(): Promise<RuleCard[]> {
  const own = await Promise.all(links().map(({ id }) => houseCard(id).catch(() => null)));
  return [...(await ruleCards()), ...own.filter((card) => card !== null)];
}

/** The card of a table's rules. */
export const cardOf = (cards: RuleCard[], id: string): Promise<RuleCard> | RuleCard =>
  cards.find((card) => card.id === id) ?? houseCard(id);

/** The rule set that is played unless another is chosen. */
export const favourite = (cards: RuleCard[]): RuleCard => cards.find((card) => card.id === settings.rules) ?? cards[0]!;
