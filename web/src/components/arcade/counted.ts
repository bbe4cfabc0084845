/** A win as source 001 prints its examples: base lines, fans, the hand's score, the multiplier, the total. All figures
 * are those of the explanation; here is only their order. */
import type { SaidLine, Won } from "../../generated/wire";
import { number, t } from "../../lib/texts.svelte";

export interface Row {
  kind: "head" | "line" | "sum" | "total";
  text: string;
  worth: string;
  tiles?: string[];
}

const head = (text: string): Row => ({ kind: "head", text, worth: "" });
const sum = (text: string, worth: string): Row => ({ kind: "sum", text, worth });

function line({ name, note, tiles, count, value }: SaidLine, worth: string): Row {
  const times = count > 1 && value !== count ? `${name} ×${count}` : name;
  return { kind: "line", text: note ? `${times} (${note})` : times, worth, tiles };
}

/** Points of the base: only where they decide, as the source leaves them out of hands that fans alone make a limit. */
function base(won: Won): Row[] {
  const lines = won.lines.filter(({ tag }) => tag === "points");
  if (!lines.length || !decides(won)) return [];
  return [
    head(t("arcade-count-base")),
    ...lines.map((one) => line(one, `+${one.value * one.count}`)),
    sum(t("arcade-count-together"), number(won.fu)),
    ...(won.base === won.fu ? [] : [sum(t("arcade-count-rounded"), number(won.base))]),
  ];
}

/** A calculation that begins with the base uses it. */
const decides = (won: Won): boolean => won.calculation.startsWith(`${won.base} `) && won.limits === 0;

function fans(won: Won): Row[] {
  const lines = won.lines.filter(({ tag }) => tag !== "points");
  const worth = ({ tag, value, count }: SaidLine) =>
    t(tag === "limit" ? "arcade-count-yakuman" : "arcade-count-fan", { count: value * count });
  const together = won.limits
    ? t("arcade-count-yakuman", { count: won.limits })
    : t("arcade-count-fans-sum", { count: won.fan ?? 0 });
  return [
    head(t("arcade-count-fans")),
    ...lines.map((one) => line(one, worth(one))),
    sum(t("arcade-count-together"), together),
  ];
}

/** What the hand is worth, what it is multiplied by, and what comes on top. */
function score(won: Won): Row[] {
  const [paid] = won.sentences;
  return [
    head(t("arcade-count-hand")),
    { kind: "line", text: won.calculation, worth: number(won.value) },
    ...(paid ? [{ kind: "line", text: paid, worth: "" } as const] : []),
    { kind: "total", text: t("arcade-count-total"), worth: number(won.total) },
    ...(won.received === won.total ? [] : [sum(t("arcade-count-received"), number(won.received))]),
  ];
}

export const rowsOf = (won: Won): Row[] => [...base(won), ...fans(won), ...score(won)];
