/** How keys are written on their caps, and what they do in words. */
import { DEEDS, keysFor, TILE_DEEDS, type Deed } from "../../lib/keys";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/texts.svelte";

const CAPS: Record<string, string> = {
  ShiftLeft: "⇧ Shift",
  ControlLeft: "Ctrl",
  AltLeft: "Alt",
  Escape: "Esc",
  Backspace: "⌫",
  Delete: "Del",
};

export const keyLabel = (key: string): string =>
  key === " " ? t("keys-space") : (CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key));

export const capsOf = (deed: Deed): string => keysFor(deed, settings.keys).map(keyLabel).join(", ") || "–";

export function deedName(deed: Deed): string {
  if (deed.startsWith("tile-")) return t("keys-do-tile", { place: Number(deed.slice(5)) });
  if (deed === "undo" || deed === "bet") return t(`keys-do-${deed}`);
  return deed === "seen" || deed === "needs" ? t(`aids-key-${deed}`) : t(`play-key-${deed}`);
}

/** Those that nobody changes lead about and press what is there. */
export function tableKeys(): [string, string][] {
  const tiles = TILE_DEEDS.flatMap((deed) => keysFor(deed, settings.keys).map(keyLabel));
  const row = tiles.join("") === "ABCDEFGHIJKLM" ? "A – M" : tiles.join(" ");
  return [
    ["← →", t("play-key-move")],
    ["Enter", t("play-key-discard")],
    [row, t("play-key-tiles")],
    ...DEEDS.map((deed): [string, string] => [capsOf(deed), deedName(deed)]),
    ["1 – 9", t("play-key-number")],
    ["⇧ ← →, Ctrl ← →", t("play-key-order")],
    ["N, Enter", t("play-key-next")],
  ];
}
