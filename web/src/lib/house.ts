/** House rules: options of a rule set under a name, kept in this browser and passed on as a link. */
import { optionsIn, putOptions, type Options } from "./options";

export interface HouseRules {
  name: string;
  rules: string;
  options: Options;
}

const KEY = "ruka-house-rules";
const MOST = 50;

export function kept(): HouseRules[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as HouseRules[];
  } catch {
    return [];
  }
}

/** Under the same name the later ones stay; the answer is all that is kept now. */
export function keep(one: HouseRules): HouseRules[] {
  return store([...kept().filter((other) => other.name !== one.name), one]);
}

export const drop = (name: string): HouseRules[] => store(kept().filter((other) => other.name !== name));

function store(all: HouseRules[]): HouseRules[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)));
  } catch {
    // private windows keep nothing
  }
  return all.slice(-MOST);
}

export function linkOf({ name, rules, options }: HouseRules): string {
  const query = new URLSearchParams({ rules, ...(name && { name }) });
  putOptions(query, options);
  return `/?${query}`;
}

/** The house rules of a link; null where it names none. */
export function inLink(search: string): HouseRules | null {
  const query = new URLSearchParams(search);
  const rules = query.get("rules");
  return rules ? { rules, name: query.get("name") ?? "", options: optionsIn(query) } : null;
}

// --- house rules of this server, by their links

export interface HouseLink {
  id: string;
  name: string;
}

const LINKS = "ruka-house-links";

/** Those that were opened or shared in this browser, the last first. */
export function links(): HouseLink[] {
  try {
    return JSON.parse(localStorage.getItem(LINKS) ?? "[]") as HouseLink[];
  } catch {
    return [];
  }
}

export function keepLink(link: HouseLink): void {
  try {
    const all = [link, ...links().filter(({ id }) => id !== link.id)];
    localStorage.setItem(LINKS, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // private windows keep nothing
  }
}
