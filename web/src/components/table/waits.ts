/** Which waits are shown, and how they are told in little room. */
import type { Ask, Wait, Waits } from "../../generated/wire";

const MANY = 6; // more of them than this are told closely

/** What the hand waits on after the discard that is thought of; riichi with one tile only needs no pointing at it. */
export function waitsAfter({ actions, waits }: Ask, pointed: string, declaring: boolean): Waits | null {
  const tiles = new Set(actions.flatMap((one) => (one.type === "riichi" ? [one.tile] : [])));
  const only = declaring && tiles.size === 1 ? [...tiles][0] : undefined;
  const after = (tile: string | undefined) => waits.find((one) => one.discard === tile);
  return after(pointed) ?? after(only) ?? null;
}

/** Thirteen waits of one value fill no small screen: tiles and counts, the value once. */
export function told(waits: Wait[], worth: (wait: Wait) => string): { close: boolean; once: string } {
  const close = waits.length > MANY;
  const values = new Set(waits.map(worth));
  return { close, once: close && values.size === 1 ? [...values][0]! : "" };
}
