/** The project's own texts (Fluent): one language is loaded at a time and can be changed at any moment. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { figure, mean, share } from "./figures";
import { settings, type Lang } from "./settings.svelte";

export const LANGUAGES: Record<Lang, string> = { cs: "Čeština", pl: "Polski", en: "English" };

const load: Record<Lang, () => Promise<{ default: string }>> = {
  cs: () => import("virtual:texts/cs"),
  pl: () => import("virtual:texts/pl"),
  en: () => import("virtual:texts/en"),
};

let bundle = $state.raw<FluentBundle>();

export type Words = Record<string, string | number>;

/** Loads the chosen language; what is on the screen changes when it is here. */
export async function speak(lang: Lang): Promise<void> {
  const source = (await load[lang]()).default;
  const next = new FluentBundle(lang, { useIsolating: false });
  next.addResource(new FluentResource(source));
  bundle = next;
  document.documentElement.lang = lang;
  settings.lang = lang;
}

/** The text of a key; an unknown key shows itself, so that it is noticed (`./dev check` finds it before). */
export function t(key: string, words?: Words): string {
  const pattern = bundle?.getMessage(key)?.value;
  return pattern ? bundle!.formatPattern(pattern, words) : key;
}

/** A tile as people say it. */
export function tileName(tile: string): string {
  const [rank, suit] = [tile[0]!, tile[1]!];
  if (tile === "?") return t("web-tile-hidden");
  if ("zf".includes(suit)) return t(`tile-${tile}`);
  return rank === "0" ? t("tile-red", { suit }) : t("tile-numbered", { rank: Number(rank), suit });
}

/** Numbers as the language writes them. */
export const number = (value: number, signed = false): string => figure(settings.lang, value, signed);
export const percent = (value: number): string => share(settings.lang, value);
export const average = (value: number): string => mean(settings.lang, value);
