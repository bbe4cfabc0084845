/** The player's own hand as it stands before them. */
import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { Play } from "./play.svelte";
import { keepOrder, orderOf } from "./order";
import { closed, equal, fitting, GAP, moved, stay, without, type Standing } from "./standing";

const NOBODY = { places: [], apart: "" };

export class OwnHand {
  standing = $state.raw<Standing>(NOBODY);
  private deal = -1;

  constructor(private readonly play: Play) {}

  /** By place, gaps among them; the one apart is the last. */
  readonly tiles = $derived.by(() => [...this.standing.places, this.standing.apart]);
  readonly drawnPlace = $derived.by(() => this.standing.places.length);
  /** Would it look otherwise when it is closed? */
  readonly open = $derived.by(
    () => !equal(this.standing, closed(this.standing, this.play.holding.drawn, settings.autoSort)),
  );

  /** An effect: follows what is held. A new deal stands in order at once, or as it stood before the page was loaded. */
  follow(): void {
    const { deal, holding } = this.play;
    untrack(() => {
      const before = deal === this.deal ? this.standing : this.kept();
      const now = stay(before, holding.tiles, holding.drawn);
      this.standing = deal === this.deal ? now : closed(now, holding.drawn, settings.autoSort);
      this.deal = deal;
    });
  }

  /** An effect: an order of the player's own is not lost with the page. */
  keep(): void {
    const { places } = this.standing;
    if (!settings.autoSort)
      keepOrder(
        this.name,
        places.filter((tile) => tile !== GAP),
      );
  }

  private get name(): string {
    const { table, history } = this.play.game;
    return `${table}/${history.length}`;
  }

  private kept(): Standing {
    const places = settings.autoSort ? null : fitting(orderOf(this.name), this.play.holding.tiles);
    return places ? { places, apart: "" } : NOBODY;
  }

  close(): void {
    this.standing = closed(this.standing, this.play.holding.drawn, settings.autoSort);
  }

  isDrawn(n: number): boolean {
    return n === this.drawnPlace;
  }

  isThere(n: number): boolean {
    return (this.tiles[n] ?? GAP) !== GAP;
  }

  /** The tile with this number is thrown, where it may be. */
  choose(n: number): boolean {
    const tile = this.tiles[n] ?? GAP;
    const action = tile !== GAP && this.play.discard(tile, this.isDrawn(n));
    if (!action) return false;
    this.standing = without(this.standing, n); // of several alike it is this one
    this.play.act(action);
    return true;
  }

  /** To another place, where the hand is not sorted; the drawn tile stays apart. */
  move(from: number, to: number): boolean {
    if (settings.autoSort || from === to || [from, to].some((n) => n < 0 || n >= this.drawnPlace)) return false;
    this.standing = moved(this.standing, from, to);
    return true;
  }
}
