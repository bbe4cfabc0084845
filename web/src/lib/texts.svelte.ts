/** The project's own texts (Fluent): those of the shell and of each page come in the language of the reader, which can
 * be changed at any moment. `topics.json` says which topics a page speaks of. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import load, { type Part } from "virtual:texts";
import { figure, mean, share } from "./figures";
import { settings, type Lang } from "./settings.svelte";

export const LANGUAGES: Record<Lang, string> = { cs: "Čeština", pl: "Polski", en: "English" };

const read: Record<string, Promise<FluentResource>> = {};
let wanted: readonly Part[] = ["shell"];
let chosen: Lang;
let bundle = $state.raw(new FluentBundle(settings.lang));

export type Words = Record<string, string | number>;

function texts(lang: Lang, part: Part): Promise<FluentResource> {
  const name = `${lang}/${part}`;
  const known = read[name] ?? load[lang][part]().then((source) => new FluentResource(source.default));
  known.catch(() => delete read[name]); // the next one asks again
  read[name] = known;
  return known;
}

/** Loads the chosen language; what is on the screen changes when all of it is here. */
export async function speak(lang: Lang): Promise<void> {
  chosen = lang;
  const parts = wanted;
  const resources = await Promise.all(parts.map((part) => texts(lang, part)));
  if (lang !== chosen) return; // another was chosen meanwhile
  if (parts !== wanted) return speak(lang); // a page was opened meanwhile
  const next = new FluentBundle(lang, { useIsolating: false });
  resources.forEach((one) => next.addResource(one));
  bundle = next;
  document.documentElement.lang = lang;
  settings.lang = lang;
}

/** The texts of a page, there before the page is; in every language from now on. */
export async function prepare(part: Part): Promise<void> {
  const now = bundle;
  if (!wanted.includes(part)) wanted = [...wanted, part];
  const resource = await texts(now.locales[0] as Lang, part).catch((error: Error) => {
    wanted = wanted.filter((other) => other !== part);
    throw error;
  });
  if (bundle === now) bundle.addResource(resource); // a later one has it already
}

/** The text of a key; an unknown key shows itself, so that it is noticed (`./dev check` finds it before). */
export function t(key: string, words?: Words): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, words) : key;
}

const names = new WeakMap<FluentBundle, Record<string, string>>();

/** A tile as people say it: said so often that it is put into words once for each language. */
export function tileName(tile: string): string {
  const known = names.get(bundle) ?? {};
  names.set(bundle, known);
  return (known[tile] ??= nameOf(tile));
}

function nameOf(tile: string): string {
  const [rank, suit] = [tile[0]!, tile[1]!];
  if (tile === "?") return t("web-tile-hidden");
  if ("zf".includes(suit)) return t(`tile-${tile}`);
  return rank === "0" ? t("tile-red", { suit }) : t("tile-numbered", { rank: Number(rank), suit });
}

/** Numbers as the language writes them. */
export const number = (value: number, signed = false): string => figure(settings.lang, value, signed);
export const percent = (value: number): string => share(settings.lang, value);
export const average = (value: number): string => mean(settings.lang, value);
