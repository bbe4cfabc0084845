/** The first game: tables where it is played, as this browser remembers them. */
import type { FirstGame, Seated } from "../generated/wire";
import { get, post } from "./api";
import { go } from "./router.svelte";
import { keepSeat } from "./seats";
import { ownName } from "./tables";

export type FirstGameId = FirstGame["id"];

/** In the order in which they are offered. */
export const FIRST_GAMES = ["riichi", "classical", "hong-kong", "international", "video"] as const;

const KEY = "ruka-first"; // as browsers have it
const isFirst = (id: string | null): id is FirstGameId => FIRST_GAMES.some((one) => one === id);

export async function beginFirstGame(id: FirstGameId): Promise<void> {
  const seated = await post<Seated>(`first-games/${id}`, { name: ownName() });
  keepSeat(seated.table, seated.token, seated.commitment);
  try {
    localStorage.setItem(KEY, `${seated.table} ${id}`); // the last one is enough
  } catch {
    // private windows keep nothing: the hand is played without words
  }
  go(`/table/${seated.table}`);
}

/** The first game that is played at this table; null at every other. */
export async function firstGameAt(table: string): Promise<FirstGame | null> {
  const [kept, id = null] = (localStorage.getItem(KEY) ?? "").split(" ");
  return kept === table && isFirst(id) ? get<FirstGame>(`first-games/${id}`) : null;
}
