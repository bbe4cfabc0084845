/** What the opponent feels and says: both follow the table. */
import type { Event } from "../../generated/wire";
import type { Game } from "../../lib/game.svelte";
import { t } from "../../lib/texts.svelte";
import type { Mood } from "./portrait/moods";

export type Moment = "greet" | "reach" | "reached" | "won" | "lost" | "beat" | "beaten" | "think";

const FELT: Record<Moment, Mood> = {
  greet: "glad",
  reach: "glad",
  reached: "surprised",
  won: "glad",
  lost: "sad",
  beat: "glad",
  beaten: "sad",
  think: "calm",
};
const VARIANTS = 2;
const SPOKEN = 5000; // milliseconds
const PENSIVE = 5; // discards of the player between two thoughts that are spoken

/** The n-th time that somebody says something of this kind. */
export const lineOf = (who: string, moment: Moment, times: number): string =>
  t(`arcade-says-${who}-${moment}-${(times % VARIANTS) + 1}`);

export class Feelings {
  line = $state(""); // now
  last = $state(""); // until the next one
  lasting = $state<Mood>("calm");
  private passing = $state<Mood | null>(null);
  private times: Partial<Record<Moment, number>> = {};
  private discards = 0;
  private timer?: ReturnType<typeof setTimeout>;

  constructor(
    readonly who: string,
    private readonly game: Game,
  ) {}

  /** In between: worried as long as the player waits for a tile, or has more points. */
  readonly mood = $derived.by((): Mood => {
    if (this.passing) return this.passing;
    const [mine, theirs] = [this.game.view?.seats[this.me], this.game.view?.seats[1 - this.me]];
    if (mine?.riichi && !theirs?.riichi) return "worried";
    return "calm";
  });

  private get me(): number {
    return this.game.seat ?? 0;
  }

  /** An effect: listens as long as the table is shown. */
  follow(): () => void {
    const stop = this.game.listen((event) => this.see(event));
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  say(moment: Moment): void {
    const times = this.times[moment] ?? this.game.history.length;
    this.times[moment] = times + 1;
    this.line = this.last = lineOf(this.who, moment, times);
    this.lasting = FELT[moment];
    this.feel(FELT[moment]);
  }

  private feel(mood: Mood): void {
    this.passing = mood;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.passing = null;
      this.line = "";
    }, SPOKEN);
  }

  private see(event: Event): void {
    switch (event.type) {
      case "riichi":
        return this.say(event.seat === this.me ? "reached" : "reach");
      case "win":
        return this.say(event.seat === this.me ? "lost" : "won");
      case "kong":
      case "concealed_kong":
      case "added_kong":
        return this.feel(event.seat === this.me ? "surprised" : "glad");
      case "discard":
        if (event.seat === this.me && ++this.discards % PENSIVE === 0) this.say("think");
    }
  }
}
