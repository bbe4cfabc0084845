/** A table as this player sees it: the state the server sent, and the events since. */
import type {
  Act,
  Ask,
  Because,
  Event,
  HandOver,
  Hint,
  Judged,
  Layout,
  Needs,
  Phrase,
  Player,
  RatingChange,
  Reason,
  Refused,
  RuleCard,
  Safety,
  Setup,
  TableSays,
  Turn,
  View,
  Waits,
} from "../generated/wire";
import { named } from "./names";
import { keepSeat, seatAt, type OwnSeat } from "./seats";
import { cardOf } from "./rules";
import { settings } from "./settings.svelte";
import { ends, type Phase, type Shown } from "./shown";
import { Socket, type Asked } from "./socket";
import { Talk } from "./talk.svelte";
import { emptyView, see } from "./view";

const STOPPED = "table-stopped"; // comes right after the state where it still holds
const SETTLED = 500; // milliseconds
const TOO_LATE = ["old-question", "away"]; // the question is no longer open

interface Answered {
  ask: Ask;
  action: Act["action"];
}

export class Game implements Shown {
  connected = $state(false);
  setup = $state<Setup>();
  layout = $state<Layout>();
  rules = $state<RuleCard>();
  seat = $state<number | null>(null);
  phase = $state<Phase>("open");
  private seated = $state.raw<Player[]>([]);
  view = $state<View | null>(null);
  last = $state<Event[]>([]); // what ended the hand
  dealerDice = $state.raw<number[]>([]); // thrown for the first dealer, in the first hand
  history = $state<HandOver[]>([]);
  waits = $state<Waits | null>(null);
  ask = $state<Ask | null>(null);
  answered = $state.raw<Answered | null>(null); // said, and not yet heard of again
  ready = $state<number[]>([]);
  rematch = $state("");
  commitment = $state(""); // what the server is bound to
  places = $state<number[]>([]); // by seat: where everybody sat before seats were drawn
  watching = $state(0); // how many
  fills = $state<number | null>(null); // seconds from when it was told until bots take the open seats
  rated = $state<RatingChange[]>([]); // what the game has changed, once it is over
  refusal = $state("");
  stopped = $state(false); // the table broke; it is read again when somebody asks for it
  notice = $state(""); // to everybody
  because = $state<Because | null>(null);
  hint = $state<Hint | null>(null);
  turn = $state.raw<Turn | null>(null); // whose clock runs
  safety = $state.raw<Safety | null>(null);
  needs = $state.raw<Needs | null>(null);

  /** How good an answer was, where a hint was wanted. */
  onJudged?: (judged: Judged) => void;
  private listeners: ((event: Event) => void)[] = [];
  /** The events of this hand before those: whoever comes back reads what has happened. */
  onState?: (hand: Event[]) => void;
  private held: TableSays[] | null = null; // messages that come while a result is put away
  private number = 0;
  private behind = false; // something was missed, and the state is on its way
  private recovery?: ReturnType<typeof setTimeout>;
  private readonly socket: Socket;

  readonly talk: Talk;
  readonly players = $derived.by(() => this.seated.map(named));

  constructor(
    readonly table: string,
    private cards: RuleCard[],
  ) {
    this.talk = new Talk(table, (seat) => this.seated[seat]);
    const hello = () => ({ token: this.own?.token ?? null, seed: this.own?.seed ?? "", lang: settings.lang });
    this.socket = new Socket(table, hello, {
      hear: (message) => this.hear(message),
      connected: (yes) => (this.connected = yes),
    });
  }

  get address(): string {
    return `tables/${this.table}`;
  }

  get key(): string {
    return this.own?.token ?? "";
  }

  close(): void {
    clearTimeout(this.recovery);
    this.socket.close();
  }

  /** Every event as it comes, after the view has seen it: for the log, sounds and motion. Answers how to stop. */
  listen(listener: (event: Event) => void): () => void {
    this.listeners = [...this.listeners, listener];
    return () => (this.listeners = this.listeners.filter((one) => one !== listener));
  }

  /** At once, after the table or the line broke. */
  tryNow(): void {
    this.socket.tryNow();
  }

  /** What this browser keeps of its seat here. */
  get own(): OwnSeat | null {
    return seatAt(this.table);
  }

  /** Another language or a seat just taken: the table tells its state again. */
  again(cards = this.cards): void {
    this.cards = cards;
    this.socket.again();
  }

  say(type: Exclude<Asked["type"], "act" | "why" | "chat" | "report">): void {
    this.socket.say({ type });
  }

  act(action: Act["action"]): void {
    if (!this.ask) return;
    this.socket.say({ type: "act", question: this.ask.question, action });
    this.answered = { ask: this.ask, action };
    this.ask = null;
    this.hint = null;
    this.because = null;
    this.refusal = "";
  }

  why(action: Act["action"]): void {
    this.socket.say({ type: "why", action });
  }

  /** A ready phrase to everybody at the table. */
  speak(phrase: Phrase): void {
    this.socket.say({ type: "chat", phrase, text: "" });
  }

  /** What one has written, among friends. */
  write(): void {
    this.talk.sending = true;
    this.socket.say({ type: "chat", phrase: null, text: this.talk.draft.trim() });
  }

  /** To whoever keeps the server. */
  report(seat: number, reason: Reason): void {
    this.socket.say({ type: "report", seat, reason });
  }

  /** House rules are not among those that every page knows. */
  private learnRules(id: string): void {
    const card = cardOf(this.cards, id);
    if (card instanceof Promise) void card.then((found) => (this.rules = found)).catch(() => undefined);
    else this.rules = card;
  }

  /** A hand is dealt in a moment of its own, when the last result has been put away: both at once are a long frame. */
  private hear(message: TableSays): void {
    const deals = message.type === "events" && message.events[0]?.type === "hand" && this.phase === "result";
    if (this.held) this.held.push(message);
    else if (deals) {
      this.phase = "playing";
      this.held = [message];
      setTimeout(() => this.goOn());
    } else this.take(message);
  }

  private goOn(): void {
    const held = this.held ?? [];
    this.held = null;
    held.forEach((message) => this.take(message));
  }

  private take(message: TableSays): void {
    switch (message.type) {
      case "state": {
        const { type: _, version: __, number, hand, players, chat, ...rest } = message;
        Object.assign(this, rest);
        this.seated = players;
        this.talk.retell(chat);
        this.number = number;
        this.behind = false;
        this.answered = null;
        if (this.stopped) this.recovery = setTimeout(() => this.recover(), SETTLED);
        this.learnRules(message.setup.rules);
        hand.forEach((event) => this.throwDice(event));
        this.onState?.(hand);
        break;
      }
      case "events":
        this.happened(message.number, message.events, message.phase, message.waits);
        break;
      case "ask":
        this.ask = message;
        this.answered = null;
        this.refusal = "";
        break;
      case "players":
        this.seated = message.players;
        this.phase = message.phase;
        this.watching = message.watching;
        this.fills = message.fills;
        break;
      case "ready":
        this.ready = message.seats;
        break;
      case "rematch":
        if (message.token || this.own) keepSeat(message.table, message.token ?? "", message.commitment);
        this.rematch = message.table;
        break;
      case "refused":
        if (message.code === STOPPED) this.stop();
        else this.refuse(message);
        break;
      case "because":
        this.because = message;
        break;
      case "notice":
        this.notice = message.text;
        break;
      case "rated":
        this.rated = message.changes;
        break;
      case "chat":
        this.talk.hear(message, message.seat === this.seat);
        break;
      case "hint":
        this.hint = message;
        break;
      case "judged":
        this.onJudged?.(message);
        break;
      case "turn":
        this.turn = message;
        break;
      case "safety":
        if (message.question === this.ask?.question) this.safety = message;
        break;
      case "needs":
        this.needs = message;
    }
  }

  /** What was refused has not happened: the question is open again. */
  private refuse({ code, text }: Refused): void {
    if (code.startsWith("chat-") && this.talk.sending) return this.talk.refuse(text);
    if (this.answered && !TOO_LATE.includes(code)) this.ask = this.answered.ask;
    this.answered = null;
    this.refusal = text;
  }

  /** The server reads a broken table again for whoever comes next: so come again. */
  private stop(): void {
    clearTimeout(this.recovery);
    this.stopped = true;
    this.ask = null;
    this.answered = null;
    this.socket.giveUp();
  }

  private recover(): void {
    clearTimeout(this.recovery);
    this.stopped = false;
  }

  private throwDice(event: Event): void {
    if (event.type === "hand") this.dealerDice = event.dealer_dice ?? [];
  }

  private happened(number: number, events: Event[], phase: Phase, waits: Waits | null): void {
    if (this.behind) return;
    if (number !== this.number || !this.layout) {
      this.behind = true;
      return this.again();
    }
    this.recover();
    this.view ??= emptyView(this.layout, this.seat);
    this.number += events.length;
    this.phase = phase;
    this.waits = waits;
    this.ask = this.answered = null;
    this.hint = this.turn = this.safety = null;
    for (const event of events) {
      if (event.type === "hand") {
        this.last = [];
        this.ready = [];
        this.because = null;
      }
      this.throwDice(event);
      see(this.view, event, this.layout);
      if (ends(event)) this.last.push(event);
      if (event.type === "end") this.history.push({ ...pick(this.view), points: event.points });
      for (const listener of this.listeners) listener(event);
    }
  }
}

const pick = ({ round, deal, dealer, honba }: View) => ({ round, deal, dealer, honba });
