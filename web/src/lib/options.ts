/** Options of a rule set as a part of a link, and back. */
import type { NewTable } from "../generated/wire";

export type Options = NewTable["options"];
export type OptionValue = Options[string];

const PREFIX = "o.";

export function putOptions(query: URLSearchParams, options: Options): void {
  for (const [name, value] of Object.entries(options)) query.set(PREFIX + name, told(value));
}

export function optionsIn(query: URLSearchParams): Options {
  const named = [...query].filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(PREFIX.length), meant(value)]));
}

/** A word stands as it is unless it would read as a number or a truth. */
function told(value: OptionValue): string {
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "string" && meant(value) === value ? value : JSON.stringify(value);
}

function meant(text: string): OptionValue {
  try {
    const value: unknown = JSON.parse(text);
    return ["boolean", "number", "string"].includes(typeof value) ? (value as OptionValue) : text;
  } catch {
    return text;
  }
}
