/** Options of a rule set under a name, kept in this browser and passed on as a link. */
import { optionsIn, putOptions, type Options } from "./options";

export interface SavedOptions {
  name: string;
  rules: string;
  options: Options;
}

const KEY = "ruka-house-rules"; // as browsers have it
const MOST = 50;

export function kept(): SavedOptions[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SavedOptions[];
  } catch {
    return [];
  }
}

/** Under the same name the later ones stay; the answer is all that is kept now. */
export function keep(one: SavedOptions): SavedOptions[] {
  return store([...kept().filter((other) => other.name !== one.name), one]);
}

export const drop = (name: string): SavedOptions[] => store(kept().filter((other) => other.name !== name));

function store(all: SavedOptions[]): SavedOptions[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)));
  } catch {
    // private windows keep nothing
  }
  return all.slice(-MOST);
}

export function linkOf({ name, rules, options }: SavedOptions): string {
  const query = new URLSearchParams({ rules, ...(name && { name }) });
  putOptions(query, options);
  return `/?${query}`;
}

/** What a link holds; null where it names no rules. */
export function inLink(search: string): SavedOptions | null {
  const query = new URLSearchParams(search);
  const rules = query.get("rules");
  return rules ? { rules, name: query.get("name") ?? "", options: optionsIn(query) } : null;
}
