/** Seats kept in this browser: the key to each, one's own share of its shuffle, and what the server was bound to. */
import { hex } from "./hex";

const KEY = "ruka-seats";
const MOST = 50;

export interface OwnSeat {
  token: string;
  seed: string; // of this browser, given to the server when the player comes
  commitment: string; // the hash of the server's seed, told before that (docs/fair-play.md)
}

type Seats = Record<string, OwnSeat>;

/** As it was kept before shuffles were shared. */
const onlyKey = (token: string): OwnSeat => ({ token, seed: "", commitment: "" });

function all(): Seats {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, OwnSeat | string>);
    return Object.fromEntries(kept.map(([table, own]) => [table, typeof own === "string" ? onlyKey(own) : own]));
  } catch {
    return {};
  }
}

function keep(seats: [string, OwnSeat][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seats.slice(-MOST))));
  } catch {
    // private windows keep nothing: the table is there as long as the page is
  }
}

const others = (table: string) => Object.entries(all()).filter(([one]) => one !== table);

export const seatAt = (table: string): OwnSeat | null => all()[table] ?? null;

/** Tables with a seat of one's own, the latest first. */
export const ownTables = (): string[] => Object.keys(all()).reverse();

/** A seat just taken; one that is known already keeps its seed and what was told first. */
export const keepSeat = (table: string, token: string, commitment: string): void =>
  keep([
    ...others(table),
    [table, seatAt(table) ?? { token, commitment, seed: hex(crypto.getRandomValues(new Uint8Array(16))) }],
  ]);

/** Keys of guests, the latest first; a seat of somebody with an account needs none. */
export const guestKeys = (): string[] =>
  Object.values(all())
    .map(({ token }) => token)
    .filter(Boolean)
    .reverse();

export const forget = (table: string): void => keep(others(table));
