/** Sentences with words of the glossary in them. */

export type Word = { id: string; shown: string };
export type Piece = string | Word;

/** Terms that every language calls by their id and that no language bends, so that they are found as they are. */
export const SAID: ReadonlySet<string> = new Set([
  ...["baiman", "chombo", "dora", "fan", "fu", "furiten", "haneman", "honba", "ippatsu", "mangan", "noten", "pinfu"],
  ...["riichi", "ron", "sanbaiman", "shanten", "suji", "tanyao", "tenpai", "tsumo", "yaku", "yakuman"],
]);
const FOUND = new RegExp(
  String.raw`\[term:(\w+)\|([^\]|]+)\]|(?<![\p{L}\p{N}])(${[...SAID].join("|")})(?![\p{L}\p{N}])`,
  "giu",
);

/** Marked words, as in `[term:furiten|furitenu]`, and those above: each once, however often it is `seen`. */
export function pieces(text: string, seen: Set<string> = new Set()): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(FOUND)) {
    const [whole, marked, shown, bare] = match;
    const id = marked ?? bare!.toLowerCase();
    if (!marked && seen.has(id)) continue;
    seen.add(id);
    found.push(text.slice(end, match.index), { id, shown: shown ?? whole });
    end = match.index + whole.length;
  }
  return [...found, text.slice(end)].filter((piece) => piece !== "");
}
