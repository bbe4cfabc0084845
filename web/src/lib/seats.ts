/** Keys to seats, kept in this browser: a table's link and the own token are all that is needed to come back. */
const KEY = "ruka-seats";
const MOST = 50;

type Tokens = Record<string, string>;

function all(): Tokens {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Tokens;
  } catch {
    return {};
  }
}

function keep(tokens: [string, string][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tokens.slice(-MOST))));
  } catch {
    // private windows keep nothing: the table is there as long as the page is
  }
}

const others = (table: string) => Object.entries(all()).filter(([one]) => one !== table);

export const tokenOf = (table: string): string | null => all()[table] ?? null;

/** Tables with a seat of one's own, the latest first. */
export const ownTables = (): string[] => Object.keys(all()).reverse();

export const keepToken = (table: string, token: string): void => keep([...others(table), [table, token]]);

export const forget = (table: string): void => keep(others(table));
