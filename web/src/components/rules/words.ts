/** Help for those who write patterns of their own: the words of `ruka.rules.written`, and examples made of them. */

/** By what they speak of; each stands alone or as one would write it. */
export const WORDS = {
  sets: ["chows", "pungs", "kongs", "pairs", "concealed_pungs", "shown_chows", "shown_pungs", "chow_count"],
  tiles: ["kinds1", "kinds2", "winning", "waits", "dora", "red", "flowers", "own_flowers"],
  kinds: [
    "TERMINALS",
    "HONOURS",
    "WINDS",
    "DRAGONS",
    "ORPHANS",
    "SIMPLES",
    "GREENS",
    "LUCKY",
    "own_wind",
    "round_wind",
    "kinds('19m 7z')",
  ],
  win: [
    "draw",
    "concealed",
    "dealer",
    "riichi",
    "ippatsu",
    "first_turn",
    "last_tile",
    "after_kong",
    "robbing_kong",
    "role('edge')",
  ],
  counts: [
    "count(pungs & WINDS) >= 2",
    "any_of(pairs & DRAGONS)",
    "no(chows)",
    "only(SIMPLES)",
    "none(HONOURS)",
    "every_group(TERMINALS)",
    "suits_held() == 2",
    "minus(pungs, kongs)",
  ],
  places: [
    "chow('m', 1)",
    "pung('s', 5)",
    "exists_suit(lambda s: pung(s, 1) & pung(s, 9))",
    "exists_rank(lambda r: chow('m', r) & chow('p', r))",
  ],
  forms: ["form('regular')", "form('pairs')", "form('orphans')", "form('knitted')"],
  others: ["pattern('tanyao')", "option('open_tanyao')", "combining(2, no(chows))"],
} as const;

/** Patterns that anybody may take over; what each is called is a text. */
export const EXAMPLES = {
  wind_pung: "pungs & WINDS",
  simple_pungs: "pattern('tanyao') & pattern('toitoi')",
  next_pungs: "exists_suit(lambda s: exists_rank(lambda r: pung(s, r) & pung(s, r + 1)))",
} as const;

/** The file with one more pattern at its end, under a name that it does not have yet. */
export function withPattern(file: string, id: string, name: string, is: string): string {
  let own = id;
  for (let n = 2; file.includes(`[patterns.${own}]`); n++) own = `${id}_${n}`;
  const lines = [`[patterns.${own}]`, `name = ${JSON.stringify(name)}`, `is = "${is}"`, "open = 1", "concealed = 2"];
  return `${file.trimEnd()}\n\n${lines.join("\n")}\n`.trimStart();
}
