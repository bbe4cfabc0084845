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

export const tokenOf = (table: string): string | null => all()[table] ?? null;

export function keepToken(table: string, token: string): void {
  const kept = Object.entries(all()).filter(([one]) => one !== table);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST), [table, token]])));
}
