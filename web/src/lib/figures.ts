/** A number as a language writes it, with a true minus: a hyphen is too short to be seen, and a line may break after it. */
export const figure = (lang: string, value: number, signed = false): string =>
  new Intl.NumberFormat(lang, { signDisplay: signed ? "exceptZero" : "negative" }).format(value).replace("-", "\u2212");
