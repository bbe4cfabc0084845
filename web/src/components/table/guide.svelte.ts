/** Somebody who says what to do in a first game; nothing else can be done meanwhile. */
import type { Action, FirstGame, Scene } from "../../generated/wire";
import type { Game } from "../../lib/game.svelte";
import { sameAction, sceneOf, thrownBy } from "./scenes";

export const BEFORE = ["welcome", "tiles", "honours", "aim", "hand"] as const; // read before the first discard

export class Guide {
  private read = $state(0);
  private last = $state.raw<Scene | null>(null);

  constructor(
    readonly first: FirstGame,
    private readonly game: Game,
  ) {}

  private readonly scene = $derived.by(() => {
    const own = this.game.seat === null ? undefined : this.game.view?.seats[this.game.seat];
    return own && this.game.ask ? sceneOf(this.first.scenes, own, this.game.ask.actions) : null;
  });

  /** Is there something to read before anything is done? */
  readonly reading = $derived.by(() => this.read < BEFORE.length && this.scene === this.first.scenes[0]);
  /** What is said now; while others play, what was said last. */
  readonly text = $derived.by(() => (this.reading ? BEFORE[this.read]! : (this.scene ?? this.last)?.text));
  /** What is thrown, where that is the thing to do. */
  readonly tile = $derived.by(() => thrownBy((this.scene ?? this.last)?.does));
  /** How far one is, of all. */
  readonly place = $derived.by(() => {
    if (this.reading) return this.read + 1;
    const scene = this.scene ?? this.last;
    return scene ? BEFORE.length + this.first.scenes.indexOf(scene) + 1 : 1;
  });
  readonly places = $derived.by(() => BEFORE.length + this.first.scenes.length);

  /** May this be done now? */
  allows = (action: Action): boolean => !this.reading && (this.scene === null || sameAction(action, this.scene.does));

  next(): void {
    this.read++;
  }

  /** An effect: what was said last stays until there is something else to say. */
  remember(): void {
    if (this.scene) this.last = this.scene;
  }
}
