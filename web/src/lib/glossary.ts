/** Words of the game: asked for once in each language, when the first of them is looked at. */
import type { Glossary, GlossaryTerm } from "../generated/wire";
import { get } from "./api";
import { plain } from "./search";
import { settings, type Lang } from "./settings.svelte";

const asked = new Map<Lang, Promise<Glossary>>();

export function glossary(): Promise<Glossary> {
  const { lang } = settings;
  const known = asked.get(lang);
  if (known) return known;
  const whole = get<Glossary>("glossary");
  whole.catch(() => asked.delete(lang)); // the next one asks again
  asked.set(lang, whole);
  return whole;
}

/** A term by its id, or by that of a pattern that it is. */
export const termOf = (terms: readonly GlossaryTerm[], id: string): GlossaryTerm | undefined =>
  terms.find((term) => term.id === id) ?? terms.find((term) => term.patterns.includes(id));

const simple = (name: string): string =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");

const namesOf = (term: GlossaryTerm): string[] =>
  [...Object.values(term.names).flat(), term.romaji, term.kanji].filter(Boolean).map(simple);

const beginsWords = (name: string, typed: string): boolean =>
  typed.split(" ").every((part) => name.split(" ").some((word) => word.startsWith(part)));

/** The server looks for words in the same way (`ruka.learn.glossary.search`). */
function rank(term: GlossaryTerm, typed: string): number {
  const names = namesOf(term);
  if (names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  if (names.some((name) => beginsWords(name, typed))) return 2;
  return names.some((name) => name.replaceAll(" ", "").includes(typed.replaceAll(" ", ""))) ? 3 : 4;
}

/** Terms by any of their names in any language, with or without accents, the best first. */
export function found(terms: readonly GlossaryTerm[], typed: string): GlossaryTerm[] {
  const asked = simple(typed);
  if (!asked) return [...terms];
  return terms
    .map((term) => ({ term, rank: rank(term, asked) }))
    .filter((one) => one.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map((one) => one.term);
}
