/** What a win must be worth, in words. */
import type { Enough } from "../../../generated/wire";
import { number, t } from "../../../lib/texts.svelte";

/** `unit`: in which the rules count what is no points. */
export function inWords(enough: Enough | null, unit: string): string {
  if (!enough) return t("aids-need-none");
  if (!enough.points) return t("aids-need-any");
  const { fan, fu, limit } = enough;
  const points = number(enough.points);
  if (limit) return t("aids-need-hand", { points, hand: limit });
  if (!fan) return t("aids-need-points", { count: enough.points });
  const counted = t("aids-need-fan", { count: fan, unit });
  return fu ? t("aids-need-hand", { points, hand: t("aids-need-fu", { fan: counted, fu }) }) : counted;
}
