/** When a player looks elsewhere and is asked: a word in the title, and one of the system where they want it. */
import { settings } from "../../../lib/settings.svelte";
import { t } from "../../../lib/texts.svelte";

/** May the system be asked to tell? The browser asks the player, at the click that wants it. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Tells it, where the page is hidden; `table` keeps it one word for one table. The answer takes it back. */
export function notify(table: string, text: string): () => void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return () => undefined;
  const words = { body: text, tag: `ruka-${table}`, icon: "/icon.svg" };
  try {
    const told = new Notification(t("aids-your-turn"), words);
    told.onclick = () => {
      window.focus();
      told.close();
    };
    return () => told.close();
  } catch {
    // On phones only a service worker may tell.
    const told = navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("aids-your-turn"), words));
    void told?.catch(() => undefined);
    return () => undefined;
  }
}
