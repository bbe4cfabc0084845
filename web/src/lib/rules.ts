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

/** House rules that were opened in this browser, as far as the server has them. */
export async function houseCards(): Promise<RuleCard[]> {
  const found = await Promise.all(links().map(({ id }) => houseCard(id).catch(() => null)));
  return found.filter((card) => card !== null);
}

/** All that can be played from this browser: the rule sets, then house rules. */
export const playable = async (): Promise<RuleCard[]> => [...(await ruleCards()), ...(await houseCards())];

/** The card of a table's rules. */
export const cardOf = (cards: RuleCard[], id: string): Promise<RuleCard> | RuleCard =>
  cards.find((card) => card.id === id) ?? houseCard(id);

/** What is played unless something else is chosen: as at the last table, by house rules too. */
export async function favourite(): Promise<RuleCard> {
  const cards = await ruleCards();
  const first = cards[0]!;
  return settings.rules ? Promise.resolve(cardOf(cards, settings.rules)).catch(() => first) : first;
}
