/** How many tiles of each kind a seat has not seen: all that are played with, less what its view shows. */
import type { Layout, View } from "../generated/wire";
import { kind, parse, tileOfWind } from "./view";

const NORTH = "4z";

/** Kinds in the order of the box, flowers among them; a wind that is out of the game is not there at all. */
export function unseen(view: View, { box }: Pick<Layout, "box">): Map<string, number> {
  const left = new Map<string, number>();
  for (const tile of parse(box)) left.set(kind(tile), (left.get(kind(tile)) ?? 0) + 1);
  if (view.missing) left.delete(tileOfWind(view.missing));
  for (const tile of seen(view)) {
    const before = left.get(kind(tile));
    if (before) left.set(kind(tile), before - 1);
  }
  return left;
}

/** Every tile that lies open before this viewer, once. */
function seen({ seats, indicators, ura_indicators }: View): string[] {
  return [
    ...indicators,
    ...ura_indicators,
    ...seats.flatMap(({ tiles, sets, discards, flowers, norths }) => [
      ...tiles,
      ...sets.flatMap((set) => set.tiles),
      ...discards.filter(({ claimed }) => !claimed).map(({ tile }) => tile),
      ...flowers,
      ...Array<string>(norths).fill(NORTH),
    ]),
  ];
}
