/** Rule books and the glossary for a time without a connection: the service worker keeps what passes by. */
import type { Book, Glossary, RuleCard } from "../generated/wire";
import { get } from "./api";
import type { Lang, Settings } from "./settings.svelte";

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

const idle = () =>
  new Promise<void>((resume) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resume(), { timeout: 2000 });
    else setTimeout(resume, 1000);
  });

/** The pages of this browser have a worker only once it has taken them over. */
async function worker(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
}

const later = () => undefined; // a busy server is asked again when the next page is opened

/** One after another, each when the page has nothing else to do; not where data is dear. `wanted` ends it. */
export async function gather(lang: Lang, terms: Settings["terms"], wanted: () => boolean): Promise<void> {
  if (navigator.connection?.saveData) return;
  await worker();
  const kept = new Set<string>();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname + new URL(url).search);
  const isKept = (path: string, more = "") => kept.has(`/api/v1/${path}?lang=${lang}${more}`);
  if (!isKept("glossary")) await get<Glossary>("glossary", { lang }).catch(later);
  for (const { id } of await get<RuleCard[]>("rules", { lang })) {
    await idle();
    if (!wanted()) return;
    if (!isKept(`rules/${id}`, `&terms=${terms}`)) await get<Book>(`rules/${id}`, { lang, terms }).catch(later);
  }
}
