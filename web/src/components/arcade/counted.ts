/** A win as source 001 prints its examples: base lines, fans, the hand's score, the multiplier, the total. All figures
 * are those of the explanation; here is only their order. */
import type { SaidLine, SaidShare, Won } from "../../generated/wire";
import { t } from "../../lib/texts.svelte";

export interface Row {
  kind: "head" | "line" | "sum" | "total";
  text: string;
  worth: string;
  tiles?: readonly string[];
}

export interface Winner {
  you: boolean;
  dealer: boolean;
  name: string;
}

/** As the source lists them: what was declared, how it was won, what kinds of tiles; the rest as the rules have it. */
const FIRST = [
  ...["riichi", "double_riichi", "ippatsu", "menzen_tsumo", "tanyao", "pinfu", "iipeikou"],
  ...["yakuhai_seat", "yakuhai_round", "yakuhai_white", "yakuhai_green", "yakuhai_red", "honroutou", "chinroutou"],
];
const rank = ({ pattern }: SaidLine): number => (FIRST.includes(pattern) ? FIRST.indexOf(pattern) : FIRST.length);

const yes = (so: boolean): string => (so ? "yes" : "no");
const head = (text: string): Row => ({ kind: "head", text, worth: "" });
const sum = (text: string, worth: string): Row => ({ kind: "sum", text, worth });
const points = (count: number): string => t("arcade-count-points", { count });
const more = (count: number): string => (count < 0 ? `−${points(-count)}` : `+${points(count)}`);
const turned = (from: number, to: number): string => (to > from ? "up" : to < from ? "most" : "same");

export const howWon = ({ you, dealer, name }: Winner, { win }: Won): string =>
  t("arcade-count-how", { you: yes(you), dealer: yes(dealer), name, win });

function line({ name, note, tiles, count }: SaidLine, worth: string): Row {
  const times = count > 1 ? `${count} × ${name}` : name;
  return { kind: "line", text: note ? `${times} (${note})` : times, worth, tiles };
}

/** Only where it decides: the source leaves it out of hands that fans alone make a limit. */
function base(won: Won): Row[] {
  if (!won.doubled) return [];
  const lines = won.lines.filter(({ tag }) => tag === "points");
  return [
    head(t("arcade-count-base")),
    ...lines.map((one, n) => line(one, (n ? more : points)(one.value * one.count))),
    sum(t("arcade-count-together"), points(won.fu)),
    sum(t("arcade-count-base-is", { how: turned(won.fu, won.base) }), points(won.base)),
  ];
}

function fans(won: Won): Row[] {
  const lines = won.lines.filter(({ tag }) => tag !== "points").sort((one, other) => rank(one) - rank(other));
  const worth = ({ tag, value, count }: SaidLine) =>
    `[${t(tag === "limit" ? "arcade-count-yakuman" : "arcade-count-fan", { count: value * count })}]`;
  return [
    head(t("arcade-count-fans")),
    ...lines.map((one) => line(one, worth(one))),
    sum(t("arcade-count-together"), together(won)),
  ];
}

function together({ limits, fan, limit, doubled }: Won): string {
  if (limits) return t("arcade-count-yakuman", { count: limits });
  const all = t("arcade-count-fan", { count: fan ?? 0 });
  return doubled ? t("arcade-count-for-win", { fans: all, more: doubled.by_win }) : `${all} = ${limit}`;
}

/** What the hand is worth, what it is multiplied by, and what it comes to. */
function score(won: Won, { you, dealer, name }: Winner): Row[] {
  const { base, doubled, limit, total } = won;
  const hand = shares(won, "hand")[0];
  const result = (how: string): Row[] => [
    { kind: "total", text: t("arcade-count-total", { how, limit: limit ?? "" }), worth: points(total) },
  ];
  if (!doubled || !hand) return result("same");
  const product = [base, ...Array<number>(doubled.times).fill(2)].join(" × ");
  const who = { you: yes(you), dealer: yes(dealer), name, value: doubled.product, times: hand.times };
  return [
    head(t("arcade-count-score")),
    { kind: "line", text: t("arcade-count-hand", { product }), worth: points(doubled.product) },
    { kind: "line", text: t("arcade-count-times", who), worth: points(hand.exact) },
    ...result(turned(hand.exact, total)),
  ];
}

/** What comes on top of the score, and what an item made of it. */
function besides(won: Won): Row[] {
  const row = (text: string, worth: number): Row => ({ kind: "line", text, worth: more(worth) });
  const item = won.items > 0 ? "double" : "shield";
  const rows = [
    ...shares(won, "honba").map((share) => row(t("arcade-count-counter"), share.points)),
    ...(won.bets ? [row(t("arcade-count-sticks"), won.bets)] : []),
    ...(won.items ? [row(t(`arcade-item-${item}`), won.items)] : []),
  ];
  return rows.length ? [...rows, sum(t("arcade-count-received"), points(won.received))] : [];
}

const shares = (won: Won, reason: string): SaidShare[] =>
  won.payments.flatMap((payment) => payment.shares.filter((share) => share.reason === reason));

export const rowsOf = (won: Won, winner: Winner): Row[] => [
  ...base(won),
  ...fans(won),
  ...score(won, winner),
  ...besides(won),
];
