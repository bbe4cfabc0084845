/** A question to the calculator as the query of a link, and back: what is as usual is left out. */
import type { Question } from "../../generated/rest";

/** A question without its language, which is the reader's own. */
export type Asked = Omit<Question, "lang" | "terms">;
export type OptionValue = boolean | number | string;

export const WINDS = ["east", "south", "west", "north"] as const;
export type Wind = (typeof WINDS)[number];

export const usual = (rules = "ema-riichi"): Asked => ({
  ...{ rules: [rules], options: {}, hand: "", draw: false, seat: "south", round: "east" },
  ...{ circumstances: [], dora: "", ura: "", honba: 0, sticks: 0, nuki: 0 },
});

const OPTION = "o.";
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
  for (const [name, value] of Object.entries(asked.options)) query.set(OPTION + name, told(value));
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
  for (const [name, value] of query)
    if (name.startsWith(OPTION)) asked.options[name.slice(OPTION.length)] = meant(value);
  return asked;
}

const list = (text: string | null): string[] => text?.split(",").filter(Boolean) ?? [];

/** A word stands as it is unless it would read as a number or a truth. */
const told = (value: OptionValue): string =>
  typeof value === "string" && meant(value) === value ? value : JSON.stringify(value);

function meant(text: string): OptionValue {
  try {
    const value: unknown = JSON.parse(text);
    return ["boolean", "number", "string"].includes(typeof value) ? (value as OptionValue) : text;
  } catch {
    return text;
  }
}
