/** Winds and rounds in words. */
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

const WINDS = ["E", "S", "W", "N"] as const;

/** The wind of a seat, 0 for the dealer's. */
export const wind = (place: number): string => t("play-wind", { wind: WINDS[place % 4]! });

export const windLetter = (place: number): string => t("play-wind-letter", { wind: WINDS[place % 4]! });

/** “East 1”: the dealer's seat is the number of the hand in the round. */
export const roundName = (round: number, dealer: number): string =>
  t("play-round", { wind: WINDS[round % 4]!, number: dealer + 1 });

export const callName = (type: string): string => t(`play-call-${type.replace("_", "-")}`, { terms: settings.terms });
