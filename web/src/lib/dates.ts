import { settings } from "./settings.svelte";

/** A moment as the language writes it. */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

export const day = (iso: string): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" }).format(new Date(iso));
