/** Puzzles: which come next, and how this player stands. Without an account the browser keeps it; with one the server. */
import type {
  Action,
  GuestTry,
  OwnPuzzles,
  PuzzleHint,
  PuzzleRating,
  PuzzleShelf,
  PuzzleStanding,
  PuzzleVerdict,
  ShownPuzzle,
} from "../generated/wire";
import { get, post, put } from "./api";
import { me, whoAmI } from "./me.svelte";
import { settings } from "./settings.svelte";

export type Theme = PuzzleHint["theme"];

/** What is wanted, and what was done here. */
export interface Kept {
  rules: string; // "": those that are played
  theme: Theme | null;
  rating: PuzzleRating | null;
  tries: GuestTry[]; // the latest first
}

const KEY = "ruka-puzzles";
const MOST = 1000;
const SCALE = 60; // 25 is 1500, as the server shows it
const UNKNOWN = 25;
const nothing = (): Kept => ({ rules: "", theme: null, rating: null, tries: [] });

export function kept(): Kept {
  try {
    return { ...nothing(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing();
  }
}

export function keep(change: Partial<Kept>): Kept {
  const all = { ...kept(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // private windows keep nothing
  }
  return all;
}

export const shelf = (): Promise<PuzzleShelf> => get<PuzzleShelf>("learn/puzzles");

/** The game whose puzzles are wanted: the one chosen, or one of the kind that was played last. */
export function gameOf({ games }: PuzzleShelf, family = ""): string {
  const { rules } = kept();
  const wanted = games.find((one) => one.rules === (rules || settings.rules));
  return (wanted ?? games.find((one) => one.family === family) ?? games[0])?.rules ?? "";
}

export async function next(rules: string, theme: Theme | null): Promise<ShownPuzzle> {
  const { rating, tries } = kept();
  const seen = tries.map(({ id }) => id).reverse();
  return post<ShownPuzzle>("learn/puzzles/next", { rules, theme, rating, seen });
}

/** `day`, or a name. */
export const find = (id: string, rules: string): Promise<ShownPuzzle> =>
  get<ShownPuzzle>(`learn/puzzles/${id}`, id === "day" ? { rules } : {});

export const hintTo = (id: string): Promise<PuzzleHint> => get<PuzzleHint>(`learn/puzzles/${id}/hint`);

export async function answer(id: string, action: Action, helped: boolean): Promise<PuzzleVerdict> {
  await whoAmI();
  const { rating, tries } = kept();
  const first = tries.find((one) => one.id === id);
  const verdict = await post<PuzzleVerdict>(`learn/puzzles/${id}`, { action, helped, again: !!first, rating });
  if (me.now || !verdict.rating) return verdict; // that of a game counts for nobody
  const { right, counted } = first ?? { right: verdict.right && !helped, counted: verdict.counted };
  const now: GuestTry = { id, right, counted, at: new Date().toISOString() };
  const others = tries.filter((one) => one !== first);
  keep({ rating: verdict.rating, tries: [now, ...others].slice(0, MOST) });
  return verdict;
}

/** What was tried here before somebody came in is theirs from then on, and no longer kept here. */
export async function takeIn(): Promise<PuzzleStanding> {
  const { tries } = kept();
  if (!tries.length) return get<PuzzleStanding>("learn/puzzles/mine");
  const all = await put<PuzzleStanding>("learn/puzzles/mine", { tries });
  keep({ rating: null, tries: [] });
  return all;
}

export async function standing(): Promise<PuzzleStanding> {
  await whoAmI();
  if (me.now) return takeIn();
  const { rating, tries } = kept();
  const own = rating ?? { mean: UNKNOWN, deviation: UNKNOWN / 3, tried: 0, right: 0 };
  return { rating: own, shown: Math.round(SCALE * own.mean), tries: tries.slice(0, 30) };
}

export const ownPuzzles = (game: { id: string; seat: number | string }): Promise<string[]> =>
  post<OwnPuzzles>("learn/puzzles/own", { game }).then(({ ids }) => ids);
