/** The moment of a puzzle, as a table shows it, and what the player thinks of doing. */
import type { Action, Event, Player, PuzzleVerdict, ShownPuzzle } from "../../generated/wire";
import { wind } from "../../lib/rounds";
import type { Phase, Shown } from "../../lib/shown";
import { t } from "../../lib/texts.svelte";

const THROWS = ["discard", "riichi"];

export class Moment implements Shown {
  chosen = $state.raw<Action | null>(null);
  declaring = $state(false); // riichi with the tile that is thrown
  verdict = $state.raw<PuzzleVerdict | null>(null);
  readonly address = "";
  readonly phase: Phase = "playing";
  readonly last: Event[] = [];

  constructor(readonly puzzle: ShownPuzzle) {}

  get layout() {
    return this.puzzle.layout;
  }
  get view() {
    return this.puzzle.view;
  }
  get seat() {
    return this.puzzle.view.seat;
  }

  readonly players = $derived.by((): Player[] =>
    this.puzzle.winds.map((letter, seat) => ({
      name: seat === this.seat ? t("puzzles-you") : wind(letter),
      ...({ kind: "person", connected: true, away: false, person: "" } as const),
    })),
  );

  private get actions(): Action[] {
    return this.puzzle.view.legal_actions;
  }

  readonly mayThrow = $derived.by(() => this.actions.some(({ type }) => type === "discard"));
  readonly mayDeclare = $derived.by(() => this.actions.some(({ type }) => type === "riichi"));

  /** All that is no discard: these are buttons. */
  readonly calls = $derived.by(() => this.actions.filter(({ type }) => !THROWS.includes(type)));

  /** What is done when this tile is chosen; nothing where it may not be thrown. */
  thrown(tile: string, drawn: boolean): Action | undefined {
    const type = this.declaring ? "riichi" : "discard";
    const fits = this.actions.filter((one) => one.type === type && "tile" in one && one.tile === tile);
    return fits.find((one) => "drawn" in one && !!one.drawn === drawn) ?? fits[0];
  }

  choose(action: Action | undefined): void {
    if (action && !this.verdict) this.chosen = action;
  }

  /** Riichi or not: the tile that is chosen stays chosen where it can. */
  declare(yes: boolean): void {
    this.declaring = yes;
    const tile = this.chosen && "tile" in this.chosen && THROWS.includes(this.chosen.type) ? this.chosen : null;
    if (tile) this.chosen = this.thrown(tile.tile, "drawn" in tile && !!tile.drawn) ?? null;
  }

  isChosen(action: Action | undefined): boolean {
    return !!action && this.chosen === action;
  }
}

export const isThrow = ({ type }: Action): boolean => THROWS.includes(type);
