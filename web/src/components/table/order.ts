/** The order in which a player has put a hand, for this tab: whoever loads the page again finds it. */
const KEY = "ruka-order";

interface Kept {
  hand: string; // the table, and which hand of its game
  tiles: string[];
}

export function keepOrder(hand: string, tiles: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ hand, tiles }));
  } catch {
    // private windows keep nothing, and that is fine
  }
}

/** Empty where nothing is known of this hand. */
export function orderOf(hand: string): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.hand === hand ? kept.tiles : [];
  } catch {
    return [];
  }
}
