/** A part of a whole, to a whole per cent; small ones to a tenth, as sentences of the coach have it. */
export const share = (lang: string, value: number): string =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: value < 0.1 ? 1 : 0 }).format(value);

/** A number as a language writes it, with a true minus: a hyphen is too short to be seen, and a line may break after it. */
export const figure = (lang: string, value: number, signed = false): string =>
  new Intl.NumberFormat(lang, { signDisplay: signed ? "exceptZero" : "negative" }).format(value).replace("-", "\u2212");

/** An average: of few points also hundredths count, of many no part of a point does (`ruka.coach.figures.mean`). */
export const mean = (lang: string, value: number): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : 2 }).format(value);
