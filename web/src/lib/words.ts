/** Sentences with words of the glossary in them. */
import { t } from "./texts.svelte";

export type Word = { id: string; shown: string };
export type Piece = string | Word;
type Finder = { ids: Map<string, string>; found: RegExp };

const MARK = String.raw`\[term:(\w+)\|([^\]|]+)\]`;
const finders = new Map<string, Finder>();

/** By what a language lists, a term in each line with the forms that texts have: `dead_wall: mrtvá zeď, mrtvé zdi`. */
function finder(forms: string): Finder {
  const known = finders.get(forms);
  if (known) return known;
  const lines = forms.split("\n").map((line) => line.split(": "));
  const ids = new Map(
    lines.flatMap(([id = "", listed = ""]) => listed.split(", ").map((form): [string, string] => [form, id])),
  );
  const longest = [...ids.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  const words = longest.length ? String.raw`|(?<![\p{L}\p{N}])(${longest.join("|")})(?![\p{L}\p{N}])` : "|(?!)()";
  const made = { ids, found: new RegExp(MARK + words, "giu") };
  finders.set(forms, made);
  return made;
}

/** Marked words, as in `[term:furiten|furitenu]`, and those that the language lists: each term once, however often it
 * is `seen`. */
export function pieces(text: string, seen: Set<string> = new Set(), forms: string = t("word-forms")): Piece[] {
  const { ids, found } = finder(forms);
  const all: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(found)) {
    const [whole, marked, shown = whole, form = ""] = match;
    const id = marked ?? ids.get(form.toLowerCase())!;
    if (!marked && seen.has(id)) continue;
    all.push(text.slice(end, match.index), seen.has(id) ? shown : { id, shown });
    seen.add(id);
    end = match.index + whole.length;
  }
  return [...all, text.slice(end)].filter((piece) => piece !== "");
}

/** Where no word can explain itself. */
export const plain = (text: string): string => text.replace(new RegExp(MARK, "g"), "$2");

/** Several sentences of one place: a word explains itself where it first stands. */
export function together(texts: readonly string[], seen: Set<string> = new Set()): Piece[][] {
  return texts.map((text) => pieces(text, seen));
}
