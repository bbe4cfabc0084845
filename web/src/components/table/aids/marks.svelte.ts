/** What is marked on the tiles of a table, wherever they lie: those of the raised kind, and dora. */
import { getContext, setContext } from "svelte";
import { doraKinds } from "../../../lib/dora";
import { settings } from "../../../lib/settings.svelte";
import type { Shown } from "../../../lib/shown";
import { kind } from "../../../lib/view";
import { raised } from "../raised.svelte";

export class Marks {
  constructor(private readonly shown: () => Shown) {}

  private readonly pointedTo = $derived.by(() => {
    const { view, layout } = this.shown();
    return doraKinds(view?.indicators ?? [], layout?.dora ?? []);
  });

  /** Red fives are dora where there are any. */
  dora(tile: string): boolean {
    return settings.markDora && (this.pointedTo.has(kind(tile)) || (tile[0] === "0" && this.pointedTo.size > 0));
  }

  same(tile: string): boolean {
    return settings.markSame && raised.marks(tile);
  }
}

const MARKS = Symbol("marks");

/** For all tiles below this component. */
export const markTiles = (shown: () => Shown): Marks => setContext(MARKS, new Marks(shown));

/** Away from tables nothing is marked. */
export const marksHere = (): Marks | undefined => getContext<Marks | undefined>(MARKS);
