/** What the coach says of one seat's game, hand by hand as it comes. */
import { untrack } from "svelte";
import type { Coached, CoachedHand } from "../../generated/wire";
import { get } from "../../lib/api";
import type { Replay } from "./replay.svelte";
import { costliest, momentOf } from "./moments";
import { stopAt } from "./stops";

export class Coach {
  hands = $state.raw<CoachedHand[]>([]);
  problem = $state("");
  private gone = false;

  constructor(
    private readonly replay: Replay,
    readonly seat: number,
  ) {}

  get whole(): number {
    return this.replay.told.hands.length;
  }

  readonly working = $derived.by(() => !this.problem && this.hands.length < this.whole);
  readonly decisions = $derived.by(() => this.hands.flatMap(({ decisions }) => decisions));
  readonly costliest = $derived.by(() => costliest(this.decisions));

  /** The decision that this moment is about: what is to be done now, or what has just been done. */
  readonly now = $derived.by((): Coached | undefined => momentOf(this.decisions, this.replay.stops, this.replay.stop));

  /** An effect: one hand after another, until somebody else is looked at. */
  load(): () => void {
    untrack(() => void this.fetch());
    return () => {
      this.gone = true;
      this.replay.marks = [];
    };
  }

  go(decision: Coached): void {
    this.replay.go(this.stopOf(decision));
  }

  stopOf({ event }: Coached): number {
    return stopAt(this.replay.stops, event);
  }

  private async fetch(): Promise<void> {
    try {
      while (!this.gone && this.hands.length < this.whole) {
        const next = this.hands.length + 1;
        const told = await get<CoachedHand>(`${this.replay.address}/coach/${this.seat}/${next}`);
        if (this.gone) return;
        this.hands = [...this.hands, told];
        this.replay.marks = this.decisions.map((one) => ({ stop: this.stopOf(one), grade: one.grade ?? "none" }));
      }
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
