/** A table as somebody looks at it: who sits where, and which tiles lie apart. */
import type { ThrownTile } from "../../generated/wire";
import type { Shown } from "../../lib/shown";
import { inOrder } from "../../lib/view";
import type { Time } from "./aids/countdown.svelte";
import { holdsOneMore, placeOf, type Place } from "./places";

export class Look<Table extends Shown = Shown> {
  constructor(readonly game: Table) {}

  readonly me = $derived.by(() => this.game.seat ?? 0);
  readonly seats = $derived.by(() => this.game.view?.seats.length ?? this.game.players.length);

  readonly order = $derived.by(() => this.game.view?.order ?? []);
  readonly plays = $derived.by(() => this.game.seat !== null && this.order.includes(this.game.seat));

  place(seat: number, viewer = this.me): Place {
    return placeOf(seat, viewer, this.order);
  }

  name(seat: number): string {
    return this.game.players[seat]?.name ?? "";
  }

  /** Is it this seat's turn, and its discard not thrown yet? */
  awaited(seat: number): boolean {
    const { view, phase } = this.game;
    return phase === "playing" && view?.turn === seat && holdsOneMore(view.seats[seat]!);
  }

  /** The time that a seat has left, where everybody may know it, or this player alone. */
  clock(_seat: number): Time | null {
    return null;
  }

  /** The tile that a seat has just drawn. */
  drawnBy(seat: number): string {
    const { view } = this.game;
    return view?.turn === seat && holdsOneMore(view.seats[seat]!) ? view.drawn : "";
  }

  /** A discard of this seat that is shown before it is certain. */
  leaving(_seat: number): ThrownTile | null {
    return null;
  }

  /** The tile that a seat has won on. */
  won(seat: number): string {
    for (const event of this.game.last) if (event.type === "win" && event.seat === seat) return event.tile;
    return "";
  }

  /** What lies beside the hand of a seat. */
  apart(seat: number): string {
    return this.drawnBy(seat) || this.won(seat);
  }

  /** The tiles of a seat without the one just drawn, as they came. */
  held(seat: number): string[] {
    const tiles = [...(this.game.view?.seats[seat]?.tiles ?? [])];
    const drawn = this.drawnBy(seat);
    if (drawn) tiles.splice(tiles.lastIndexOf(drawn), 1);
    return tiles;
  }

  sorted(seat: number): string[] {
    return inOrder(this.held(seat));
  }
}
