/** What a click on a tile does to a question: one more tile, a set, the winning tile, an indicator. */
import { emptyHand, readHand, size, write, writeHand, type Hand } from "../../lib/notation";
import { inOrder, kind, parse } from "../../lib/view";
import type { Asked } from "./link";

export const SETS = ["chow", "pung", "kong", "concealed-kong"] as const;
export const TARGETS = ["tile", ...SETS, "winning", "dora", "ura"] as const;
export type Target = (typeof TARGETS)[number];
export type SetKind = (typeof SETS)[number];

/** What the edits must know of the rules. */
export interface EditRules {
  full: number; // tiles of a complete hand, a set being three
  reds: boolean;
}

const isSet = (target: Target): target is SetKind => (SETS as readonly string[]).includes(target);

/** The question after a tile has been chosen; null where there is no room for it. */
export function put(asked: Asked, target: Target, tile: string, rules: EditRules): Partial<Asked> | null {
  if (target === "dora" || target === "ura") return { [target]: write([...parse(asked[target]), tile]) };
  const hand = readHand(asked.hand) ?? emptyHand();
  const next = isSet(target)
    ? withSet(hand, target, tile, rules)
    : target === "winning"
      ? wonBy(hand, tile, rules.full)
      : withTile(hand, tile, rules.full);
  return next && { hand: writeHand(next) };
}

/** One tile more; the one that fills the hand is the winning tile. */
export function withTile(hand: Hand, tile: string, full: number): Hand | null {
  if (tile[1] === "f") return { ...hand, tiles: inOrder([...hand.tiles, tile]) };
  const held = size(hand);
  if (held >= full) return null;
  return held === full - 1 && !hand.winning
    ? { ...hand, winning: tile }
    : { ...hand, tiles: inOrder([...hand.tiles, tile]) };
}

export function withSet(hand: Hand, set: SetKind, tile: string, rules: EditRules): Hand | null {
  const tiles = setOf(set, tile, rules.reds);
  if (!tiles || size(hand) + 3 > rules.full) return null;
  return { ...hand, melds: [...hand.melds, { tiles, concealed: set === "concealed-kong" }] };
}

/** The tiles of a set that begins with a tile; a chow at the end of a suit begins lower. */
export function setOf(set: SetKind, tile: string, reds: boolean): string[] | null {
  const suit = tile[1]!;
  const plain = kind(tile);
  if (suit === "f" || (set === "chow" && suit === "z")) return null;
  if (set === "chow") {
    const lowest = Math.min(Number(plain[0]), 7);
    const ranks = [lowest, lowest + 1, lowest + 2];
    return inOrder(ranks.map((rank) => (`${rank}${suit}` === plain ? tile : `${rank}${suit}`)));
  }
  if (set === "pung") return inOrder([tile, plain, plain]);
  const red = reds && plain[0] === "5" && suit !== "z" ? `0${suit}` : plain;
  return inOrder([red, plain, plain, plain]);
}

/** Makes a tile the winning one: out of the hand where it is full, the earlier one goes back. */
export function wonBy(hand: Hand, tile: string, full: number): Hand | null {
  const back = hand.winning ? [hand.winning] : [];
  const place = hand.tiles.indexOf(tile);
  if (size(hand) < full && (place < 0 || !hand.winning)) return { ...hand, winning: tile };
  if (place < 0) return size(hand) - back.length < full ? { ...hand, winning: tile } : null;
  return { ...hand, tiles: inOrder([...hand.tiles.toSpliced(place, 1), ...back]), winning: tile };
}

export const withoutTile = (hand: Hand, place: number): Hand => ({ ...hand, tiles: hand.tiles.toSpliced(place, 1) });
export const withoutMeld = (hand: Hand, place: number): Hand => ({ ...hand, melds: hand.melds.toSpliced(place, 1) });
export const withoutWinning = (hand: Hand): Hand => ({ ...hand, winning: "" });

/** Takes back what was likely put last: the winning tile, a set, a tile. */
export function withoutLast(hand: Hand): Hand {
  if (hand.winning) return withoutWinning(hand);
  return hand.tiles.length ? withoutTile(hand, hand.tiles.length - 1) : withoutMeld(hand, hand.melds.length - 1);
}
