/** Winds and rounds in words. */
import type { HandOver } from "../generated/wire";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

const WINDS = ["E", "S", "W", "N"] as const;

/** The letter of the wind of a round. */
export const roundWind = (round: number): string => WINDS[round % 4]!;

export const tileOfWind = (letter: string): string => `${"ESWN".indexOf(letter) + 1}z`;

/** A wind by its letter, in words; "" for somebody who has none. */
export const wind = (letter: string): string => letter && t("play-wind", { wind: letter });

export const windLetter = (letter: string): string => letter && t("play-wind-letter", { wind: letter });

type Hand = Pick<HandOver, "round" | "dealer">;

/** “East 1”: the dealer's seat is the number of the hand in the round, where the first seat deals first. */
export const roundName = ({ round, dealer }: Hand, numbered: boolean): string =>
  numbered
    ? t("play-round", { wind: roundWind(round), number: dealer + 1 })
    : t("play-round-wind", { wind: roundWind(round) });

/** The same as a heading. */
export const handName = ({ round, dealer }: Hand, numbered: boolean): string =>
  numbered ? t("result-hand", { round, number: dealer + 1 }) : t("result-round", { round });

export const callName = (type: string): string => t(`play-call-${type.replace("_", "-")}`, { terms: settings.terms });
