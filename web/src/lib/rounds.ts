/** Winds and rounds in words. */
import type { Action, HandOver } from "../generated/wire";
import { settings } from "./settings.svelte";
import { t, tileName } from "./texts.svelte";
import { parse } from "./view";

const WINDS = ["E", "S", "W", "N"] as const;

/** The letter of the wind of a round. */
export const roundWind = (round: number): string => WINDS[round % 4]!;

/** A wind by its letter, in words; "" for somebody who has none. */
export const wind = (letter: string): string => letter && t("play-wind", { wind: letter });

type Hand = Pick<HandOver, "round" | "deal">;

/** “East 1”: which deal of the round it is; while the dealer stays, the same. */
export const roundName = ({ round, deal }: Hand): string => t("play-round", { wind: roundWind(round), number: deal });

/** The same as a heading. */
export const handName = ({ round, deal }: Hand): string => t("result-hand", { round, number: deal });

export const callName = (type: string): string => t(`play-call-${type.replace("_", "-")}`, { terms: settings.terms });

const OWNED_UP = ["wrong_count", "shown_tile", "shown_other", "shown_many"];

/** A wrong declaration that stands with the calls; of discards there are many, and what a player owns up to is rare. */
export const isCall = (action: Action): boolean => !tilesOf(action) && !OWNED_UP.includes(action.type);

/** What an action names, in notation: the tile that is thrown, the two of a claim, the kind of a kong. */
export const tilesOf = (action: Action): string =>
  "tile" in action ? action.tile : "tiles" in action ? action.tiles : "";

export const wrongName = (action: Action): string => {
  const { type } = action;
  const named = parse(tilesOf(action));
  return named.length ? [callName(type), ...named.map(tileName)].join(", ") : t(`play-wrong-${type.replace("_", "-")}`);
};
