/** One player at one table: what is asked, how it is answered by hand or by itself, and what was said aloud. */
import type { Act, Action, Ask, Event, Hint, ThrownTile, Waits } from "../../generated/wire";
import type { Game } from "../../lib/game.svelte";
import { asked, sentence, type Line } from "../../lib/log";
import { settings } from "../../lib/settings.svelte";
import { pieces } from "../../lib/sentences";
import { plain } from "../../lib/words";
import { wording } from "../../lib/talk.svelte";
import { t, tileName } from "../../lib/texts.svelte";
import { kind } from "../../lib/view";
import type { Time } from "./aids/countdown.svelte";
import { atFirst, automatic } from "./automatic";
import { Help } from "./help.svelte";
import { Look } from "./look.svelte";
import { raised } from "./raised.svelte";
import { waitsAfter } from "./waits";

const ORDER = [
  ...["tsumo", "ron", "riichi", "nine_orphans", "nuki", "concealed_kong", "added_kong", "kong", "pung", "chow"],
  ...["show", "hide", "pass"],
];
const LINES = 60;
const AUTOMATIC_PAUSE = 250; // milliseconds, so that the eye sees what was drawn
const HURRY = 5; // seconds of a clock in which nothing is held back

type Answer = Act["action"];

/** A discard that is not yet said: for a moment it can be taken back. */
interface Held {
  answer: Answer;
  question: number;
  timer: ReturnType<typeof setTimeout>;
}

export class Play extends Look<Game> {
  declaring = $state(false); // riichi is chosen, its tile is not
  left = $state(atFirst(settings)); // to the table, in this hand
  lines = $state<Line[]>([]);
  deal = $state(0); // counts them: a new hand stands in order
  readonly help: Help;
  only = $state.raw<((action: Action) => boolean) | null>(null); // what a guide lets a learner do
  onBet?: () => boolean; // where the table takes bets on one's own win: was one made?
  onLeave?: (tile: string, drawn: boolean) => void; // of a discard, while the hand still stands as before
  private heldBack = $state.raw<Held | null>(null);
  private askedAt = 0;
  private count = 0;

  constructor(game: Game) {
    super(game);
    this.help = new Help(game);
    game.listen((event) => this.happened(event));
    game.onState = (hand) => this.retell(hand);
    game.talk.onLine = (line) => this.say(t("chat-line", { who: this.who(line.seat), text: wording(line) }));
  }

  /** The player's own seat, while a question to it is open: what has been answered is no longer awaited. */
  override awaited(seat: number): boolean {
    const own = seat === this.game.seat && !this.game.players[seat]?.away;
    return own ? this.asked !== null : super.awaited(seat);
  }

  /** What is held back of the question that is open. */
  readonly withheld = $derived.by(() => (this.heldBack?.question === this.game.ask?.question ? this.heldBack : null));

  /** The question that is still to be answered. */
  readonly asked = $derived.by((): Ask | null => {
    const ask = this.withheld ? null : this.game.ask;
    return ask && this.only ? { ...ask, actions: ask.actions.filter(this.only) } : ask;
  });

  /** The own discard that the server has not told yet. */
  override leaving(seat: number): ThrownTile | null {
    if (seat !== this.game.seat) return null;
    const answer = this.withheld?.answer ?? this.game.answered?.action;
    if (answer?.type !== "discard" && answer?.type !== "riichi") return null;
    return { tile: answer.tile, drawn: !!answer.drawn, riichi: answer.type === "riichi", claimed: false };
  }

  override clock(seat: number): Time | null {
    const { ask, turn, setup } = this.game;
    const time = seat === this.game.seat ? ask : turn?.seat === seat ? turn : null;
    if (time?.seconds == null) return null;
    return { seconds: time.seconds, bank: time.bank, whole: setup?.clock.move ?? time.seconds };
  }

  // --- the player's own hand ---

  readonly drawn = $derived.by(() => (this.game.seat === null ? "" : this.drawnBy(this.me)));

  /** What is in the hand, less what is on its way: the tile apart is not among the others. */
  readonly holding = $derived.by((): { tiles: string[]; drawn: string } => {
    const [tiles, drawn, leaving] = [this.held(this.me), this.apart(this.me), this.leaving(this.me)];
    if (leaving?.drawn) return { tiles, drawn: "" };
    if (leaving) tiles.splice(tiles.lastIndexOf(leaving.tile), 1);
    return { tiles, drawn };
  });

  /** What happens when this tile is chosen; nothing where it may not be. */
  discard(tile: string, drawn: boolean): Action | undefined {
    const type = this.declaring ? "riichi" : "discard";
    return this.asked?.actions.find((one) => one.type === type && one.tile === tile && !!one.drawn === drawn);
  }

  readonly mayDiscard = $derived.by(() => !!this.asked?.actions.some((one) => one.type === "discard"));

  /** What the hand waits on: after the discard that is thought of, or as it is. */
  readonly waits = $derived.by((): Waits | null => {
    if (!this.mayDiscard) return this.game.waits;
    return this.asked && waitsAfter(this.asked, raised.tile, this.declaring);
  });

  // --- what is asked ---

  /** Everything but discards; riichi once, its tiles are chosen in the hand. */
  readonly calls = $derived.by((): Action[] => {
    const actions = this.asked?.actions ?? [];
    const riichi = actions.findIndex((one) => one.type === "riichi");
    return actions
      .filter((one, n) => one.type !== "discard" && (one.type !== "riichi" || n === riichi))
      .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  });

  act(action: Action, whole = false): void {
    if (action.type === "riichi" && !this.declaring && !whole) {
      this.declaring = true;
      return;
    }
    if (!this.asked) return;
    this.declaring = false;
    raised.tile = "";
    this.help.choose();
    const answer = answerOf(action);
    const pause = this.leaves(answer) ? this.pause() : 0;
    if (pause) this.holdBack(answer, this.asked.question, pause);
    else this.game.act(answer);
  }

  /** Does a tile leave the hand by this? Then it goes at once. */
  private leaves(answer: Answer): boolean {
    if (answer.type !== "discard" && answer.type !== "riichi") return false;
    this.onLeave?.(answer.tile, !!answer.drawn);
    return true;
  }

  /** Milliseconds in which a discard can be taken back: none where the clock presses. */
  private pause(): number {
    const { seconds = null, bank = 0 } = this.game.ask ?? {};
    const gone = (performance.now() - this.askedAt) / 1000;
    const hurried = seconds !== null && seconds + bank - gone < HURRY + settings.takeBack;
    return hurried ? 0 : settings.takeBack * 1000;
  }

  private holdBack(answer: Answer, question: number, pause: number): void {
    const timer = setTimeout(() => this.release(), pause);
    this.heldBack = { answer, question, timer };
  }

  /** The moment is over: the server is told, unless it asks something else by now. */
  private release(): void {
    const { withheld } = this;
    this.heldBack = null;
    if (withheld) this.game.act(withheld.answer);
  }

  /** The discard of a moment ago was not meant. */
  takeBack(): boolean {
    const { withheld } = this;
    if (withheld) clearTimeout(withheld.timer);
    this.heldBack = null;
    return withheld !== null;
  }

  /** Pass, think again about riichi, or take the discard back. */
  cancel(): void {
    if (this.takeBack()) return;
    if (this.declaring) this.declaring = false;
    else {
      const pass = this.calls.find((one) => one.type === "pass" || one.type === "hide");
      if (pass) this.act(pass);
    }
  }

  /** Why can't I win, on this draw or on the last discard? */
  why(): void {
    this.game.why({ type: this.drawn ? "tsumo" : "ron" });
  }

  private readonly answer = $derived.by(() => {
    const riichi = !!this.game.view?.seats[this.me]?.riichi;
    const stopped = this.declaring || this.game.refusal !== ""; // what was refused is not tried again and again
    return stopped ? undefined : automatic(this.asked?.actions ?? [], riichi, this.left);
  });

  /** Is the open question one that the player has left to the table? */
  readonly answersItself = $derived(this.answer !== undefined);

  /** An effect: what the player has left to the table is answered, unless the question or the wish changes first. */
  byItself(): (() => void) | undefined {
    const { answer } = this;
    if (!answer) return;
    const timer = setTimeout(() => {
      this.leaves(answerOf(answer));
      this.game.act(answerOf(answer));
    }, AUTOMATIC_PAUSE);
    return () => clearTimeout(timer);
  }

  /** To be called when a question comes. */
  hearAsk(): void {
    this.declaring = false;
    this.askedAt = performance.now();
    if (this.game.ask && !this.answer) this.say(asked(this.game.ask, this.drawn));
  }

  // --- what is said ---

  private happened(event: Event): void {
    if (event.type === "hand") {
      this.deal++;
      this.left = atFirst(settings);
    }
    this.tell(event);
  }

  private retell(hand: Event[]): void {
    this.deal++;
    this.lines = [];
    hand.forEach((event) => this.tell(event));
  }

  private tell(event: Event): void {
    const { seat: own, layout } = this.game;
    this.say(sentence(event, { name: (seat) => this.name(seat), own, layout }));
  }

  private who(seat: number): string {
    return seat === this.game.seat ? t("play-you") : this.name(seat);
  }

  private say(text: string): void {
    if (!text) return;
    const isName = this.game.players.some(({ name }) => name && text.startsWith(name)); // as its owner writes it
    const line = isName ? text : text[0]!.toUpperCase() + text.slice(1);
    this.lines = [...this.lines.slice(1 - LINES), { number: ++this.count, text: line }];
  }
}

/** As it is said to the server. */
function answerOf({ seat: _, note: __, ...answer }: Action): Answer {
  return answer;
}

/** A hint for those who hear it: tiles by their names. */
export const spoken = ({ choices, sentences }: Hint): string =>
  [choices[0] && `${choices[0].name}.`, ...sentences]
    .filter((one) => one)
    .map((one) => pieces(plain(one!)).map((part) => (typeof part === "string" ? part : part.map(tileName).join(", "))))
    .map((parts) => parts.join(""))
    .join(" ");

/** Is this tile what the hint would play? */
export function hinted({ hint }: Help, tile: string): boolean {
  const thrown = hint && (hint.action.type === "discard" || hint.action.type === "riichi") ? hint.action.tile : "";
  return !!thrown && kind(thrown) === kind(tile);
}
