/** The coach beside a player against bots: says what it would do, unless that kind of decision is known by now. */
import type { Hint, Judged } from "../../generated/wire";
import type { Game } from "../../lib/game.svelte";
import { moment } from "../../lib/days";
import { afterChoice, HELP_KINDS, type HelpKind } from "../../lib/helping";
import { keepHelp, learned, learnt, shared } from "../../lib/learning";
import { me } from "../../lib/me.svelte";
import { settings } from "../../lib/settings.svelte";

export class Help {
  private kinds = $state.raw(learned().help);
  private wanted = $state(-1); // the question for which a hint was asked for
  private chosen = -1; // the question that was answered by hand
  private unseen = false; // was it answered without a hint?
  /** A clear mistake of a moment ago, and what would have been better. */
  mistake = $state.raw<Judged | null>(null);

  constructor(private readonly game: Game) {
    game.onJudged = (judged) => this.judge(judged);
    if (me.now) void shared().then(({ help }) => (this.kinds = help));
  }

  /** Is there a coach at this table? */
  readonly offered = $derived.by(() => !!this.game.setup?.hints);
  private readonly fades = $derived.by(() => settings.hints && settings.hintsFade);

  /** What the coach says now. */
  readonly hint = $derived.by((): Hint | null => {
    const { hint } = this.game;
    return hint && (this.wanted === hint.question || !this.isQuiet(hint.kind)) ? hint : null;
  });
  /** Has the coach something to say that nobody has asked for? */
  readonly waits = $derived.by(() => this.game.ask !== null && this.game.hint !== null && this.hint === null);

  /** The kinds of decisions so far, and which of them are known. */
  readonly known = $derived.by(() => HELP_KINDS.filter((kind) => this.kinds[kind]));
  readonly quiet = $derived.by(() => this.known.filter((kind) => this.isQuiet(kind)));

  isQuiet(kind: HelpKind): boolean {
    return this.fades && !!this.kinds[kind]?.quiet;
  }

  /** By hand. */
  ask(): void {
    const { ask, hint } = this.game;
    if (!ask || !this.offered) return;
    this.wanted = ask.question;
    if (hint?.question !== ask.question) this.game.say("hint");
  }

  /** An effect: the coach looks at every question, whether it speaks or not. */
  follow(): void {
    if (this.game.ask && settings.hints && this.offered) this.game.say("hint");
  }

  /** The player has chosen; what the table answers by itself is nobody's choice. */
  choose(): void {
    const question = this.game.ask?.question ?? -1;
    this.chosen = question;
    this.unseen = this.hint === null;
    this.mistake = null;
  }

  /** Everything is said again. */
  begin(): void {
    this.kinds = keepHelp({});
  }

  private judge(judged: Judged): void {
    const { grade, kind, question } = judged;
    if (question !== this.chosen || !grade || !this.fades) return;
    if ((grade === "mistake" || grade === "blunder") && this.unseen) this.mistake = judged;
    if (this.isQuiet(kind) && question === this.wanted) return; // what was asked for says nothing of what is known
    learnt();
    this.kinds = keepHelp({ ...this.kinds, [kind]: afterChoice(this.kinds[kind], grade, moment()) });
  }
}
