/** Looking for rules by any word of theirs, with or without accents. */
import type { RuleCard } from "../generated/wire";

/** As it is typed in a hurry: no accents, no capitals. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase();

/** Every word that was typed begins a word of theirs; `more` are words of the page's own about them. */
export function fits(card: Pick<RuleCard, "name" | "text" | "words">, typed: string, more = ""): boolean {
  const words = plain([card.name, card.text, card.words, more].join(" ")).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Cards by family, the largest first, in the order of the server. */
export function byFamily(cards: readonly RuleCard[]): [string, RuleCard[]][] {
  const found = new Map<string, RuleCard[]>();
  for (const card of cards) found.set(card.family, [...(found.get(card.family) ?? []), card]);
  return [...found].sort(([, a], [, b]) => b.length - a.length);
}

/** What to play first in one's life: nothing to declare, nothing to set aside, nobody sits out, any hand wins. */
export const gentlest = (cards: readonly RuleCard[]): RuleCard =>
  cards.find((card) => card.people === 4 && !card.riichi && !card.flowers) ?? cards[0]!;
