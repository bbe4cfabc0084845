/** Time that runs down: seconds of the move, then those of the bank. */
export interface Time {
  seconds: number;
  bank: number;
  whole?: number; // of a move that has just begun
}

const TICK = 200; // milliseconds
const HURRY = 5; // seconds

export class Countdown {
  private left = $state(0); // of the move; below nothing the bank runs
  private readonly end: number;

  constructor(readonly time: Time) {
    this.end = performance.now() / 1000 + time.seconds;
    this.look();
  }

  readonly move = $derived.by(() => Math.max(0, Math.ceil(this.left)));
  readonly bank = $derived.by(() => Math.max(0, Math.ceil(this.time.bank + Math.min(0, this.left))));
  /** Seconds that are left in all. */
  readonly all = $derived(this.move + this.bank);
  readonly hurry = $derived(this.all <= HURRY);
  readonly onBank = $derived(this.move === 0);

  private look(): void {
    this.left = this.end - performance.now() / 1000;
  }

  /** An effect. */
  run(): () => void {
    const timer = setInterval(() => this.look(), TICK);
    return () => clearInterval(timer);
  }
}
