/** A question to the calculator as the query of a link, and back: what is as usual is left out. */
import type { ScoreQuestion } from "../../generated/wire";
import { optionsIn, putOptions } from "../../lib/options";

/** A question without its language, which is the reader's own. */
export type Asked = Omit<ScoreQuestion, "lang" | "terms">;

export const WINDS = ["east", "south", "west", "north"] as const;
export type Wind = (typeof WINDS)[number];

export const usual = (rules = "ema-riichi"): Asked => ({
  ...{ rules: [rules], options: {}, hand: "", draw: false, seat: "south", round: "east" },
  ...{ circumstances: [], dora: "", ura: "", honba: 0, sticks: 0, nuki: 0, others: {} },
});

const OTHER = "other.";
const WORDS = ["hand", "dora", "ura"] as const;
const COUNTS = ["honba", "sticks", "nuki"] as const;
const PLACES = ["seat", "round"] as const;

export function toQuery(asked: Asked): string {
  const query = new URLSearchParams({ rules: asked.rules.join(",") });
  const plain = usual();
  for (const name of [...WORDS, ...PLACES, ...COUNTS])
    if (asked[name] !== plain[name]) query.set(name, String(asked[name]));
  if (asked.draw) query.set("draw", "1");
  if (asked.circumstances.length) query.set("with", asked.circumstances.join(","));
  for (const [wind, hand] of Object.entries(asked.others)) if (hand) query.set(OTHER + wind, hand);
  putOptions(query, asked.options);
  return query.toString().replaceAll("%2C", ",").replaceAll("%5B", "[").replaceAll("%5D", "]");
}

/** What makes no sense in a link is as usual; the hand is kept as it is written. */
export function fromQuery(text: string, rules?: string): Asked {
  const query = new URLSearchParams(text);
  const asked = usual(rules);
  const named = list(query.get("rules"));
  if (named.length) asked.rules = named;
  for (const name of WORDS) asked[name] = query.get(name) ?? asked[name];
  for (const name of PLACES) asked[name] = WINDS.find((wind) => wind === query.get(name)) ?? asked[name];
  for (const name of COUNTS) if (/^\d{1,2}$/.test(query.get(name) ?? "")) asked[name] = Number(query.get(name));
  asked.draw = query.get("draw") === "1";
  asked.circumstances = list(query.get("with"));
  asked.options = optionsIn(query);
  for (const wind of WINDS) if (query.get(OTHER + wind)) asked.others[wind] = query.get(OTHER + wind)!;
  return asked;
}

const list = (text: string | null): string[] => text?.split(",").filter(Boolean) ?? [];
