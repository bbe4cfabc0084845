/** How a hand stands: a row of places and one apart for the drawn tile. A tile that is there moves only when the hand is
 * closed, so that nothing comes under a pointer that was not there. */
import { inOrder } from "../../lib/view";

export interface Standing {
  places: readonly string[]; // an empty one is a gap
  apart: string;
}

export const GAP = "";

/** The same hand with what is held now: what is gone leaves a gap, what is new fills one or comes to the end. A tile
 * that stood apart and was kept stays there until another is drawn. */
export function stay(before: Standing, held: readonly string[], drawn: string): Standing {
  const rest = [...held];
  const take = (tile: string) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  };
  const places = before.places.map((tile) => (take(tile) ? tile : GAP));
  const apart = drawn || (take(before.apart) ? before.apart : "");
  for (const tile of rest) {
    const gap = places.lastIndexOf(GAP);
    if (gap < 0) places.push(tile);
    else places[gap] = tile;
  }
  return { places, apart };
}

/** Without gaps, in order where that is wanted; what stood apart and was kept has joined the others. */
export function closed({ places, apart }: Standing, drawn: string, sorted: boolean): Standing {
  const tiles = places.filter((tile) => tile !== GAP);
  if (apart && !drawn) tiles.push(apart);
  return { places: sorted ? inOrder(tiles) : tiles, apart: drawn };
}

/** An order that was kept, where it is one of just these tiles. */
export function fitting(kept: readonly string[], held: readonly string[]): readonly string[] | null {
  const same = kept.toSorted().join() === held.toSorted().join();
  return same ? kept : null;
}

export const equal = (one: Standing, other: Standing): boolean =>
  one.apart === other.apart &&
  one.places.length === other.places.length &&
  one.places.every((tile, n) => tile === other.places[n]);

export function without({ places, apart }: Standing, n: number): Standing {
  return n === places.length ? { places, apart: "" } : { places: places.with(n, GAP), apart };
}

/** One tile in another place; those between move up. */
export function moved({ places, apart }: Standing, from: number, to: number): Standing {
  const order = [...places];
  order.splice(to, 0, ...order.splice(from, 1));
  return { places: order, apart };
}
