/** The question on the page: edited, undone, kept in the link, and answered by the server. */
import type { Answer, RuleCard } from "../../generated/wire";
import { post, Refusal } from "../../lib/api";
import { emptyHand, readHand, writeHand, type Hand } from "../../lib/notation";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/texts.svelte";
import { put, type EditRules, type Target } from "./edits";
import { fromQuery, toQuery, usual, type Asked } from "./link";

const PAUSE = 200; // milliseconds without a change before the server is asked
const SETTLED = 400; // and before the link in the address changes
const MOST = 200; // steps that can be undone

export class Calculator {
  asked = $state.raw<Asked>(fromQuery(location.search, settings.rules));
  answers = $state.raw<Answer[]>([]);
  problem = $state(""); // why the server cannot answer, as a sentence
  target = $state<Target>("tile");
  private past = $state.raw<Asked[]>([]);
  private future = $state.raw<Asked[]>([]);
  private typing = ""; // edits of one kind in a row are undone at once
  private settling?: ReturnType<typeof setTimeout>;
  private readable: Hand = emptyHand();

  constructor(private readonly cards: () => RuleCard[]) {
    $effect(() => this.ask());
    $effect(() => () => clearTimeout(this.settling));
  }

  /** The hand; while the text cannot be read, the last one that could. */
  hand = $derived.by(() => (this.readable = readHand(this.asked.hand) ?? this.readable));
  card = $derived.by(() => this.cards().find((card) => card.id === this.asked.rules[0]) ?? this.cards()[0]);
  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);
  link = $derived(`/calculator?${toQuery(this.asked)}`);

  get rules(): EditRules {
    return { full: (this.card?.hand_tiles ?? 13) + 1, reds: this.card?.red_fives ?? false };
  }

  change(patch: Partial<Asked>, typing = ""): void {
    if (!typing || typing !== this.typing) this.past = [...this.past.slice(1 - MOST), this.asked];
    this.typing = typing;
    this.future = [];
    this.show({ ...this.asked, ...patch });
  }

  changeHand(hand: Hand): void {
    this.change({ hand: writeHand(hand) });
  }

  /** A tile was chosen; false where there is no room for it. */
  put(tile: string, target = this.target): boolean {
    const patch = put({ ...this.asked, hand: writeHand(this.hand) }, target, tile, this.rules);
    if (patch) this.change(patch);
    if (patch && target === "winning") this.target = "tile";
    return patch !== null;
  }

  /** Empty hands; the rules stay. */
  clear(): void {
    const { rules, options } = this.asked;
    this.target = "tile";
    this.change({ ...usual(), rules, options });
  }

  undo(): void {
    const [asked, ...rest] = this.past.toReversed();
    if (!asked) return;
    this.future = [this.asked, ...this.future];
    this.past = rest.toReversed();
    this.typing = "";
    this.show(asked);
  }

  redo(): void {
    const [asked, ...rest] = this.future;
    if (!asked) return;
    this.past = [...this.past, this.asked];
    this.future = rest;
    this.typing = "";
    this.show(asked);
  }

  /** The reader went back or forward. */
  revisit(): void {
    if (location.pathname !== "/calculator") return;
    clearTimeout(this.settling);
    this.asked = fromQuery(location.search, settings.rules);
  }

  private show(asked: Asked): void {
    this.asked = asked;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      if (this.link !== location.pathname + location.search) history.pushState(null, "", this.link);
    }, SETTLED);
  }

  private ask(): (() => void) | void {
    const { [this.asked.seat]: _, ...others } = this.asked.others; // the winner has changed seats
    const question = { ...this.asked, others, lang: settings.lang, terms: settings.terms };
    if (!question.hand.trim()) {
      this.answers = [];
      this.problem = "";
      return;
    }
    let stale = false;
    const score = async (): Promise<void> => {
      const answered = await post<Answer[]>("score", question).catch((error: Error) => error);
      if (stale) return;
      this.answers = answered instanceof Error ? [] : answered;
      this.problem = answered instanceof Error ? told(answered) : "";
    };
    const timer = setTimeout(() => void score(), PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }
}

const told = (error: Error): string => (error instanceof Refusal ? error.message : t("calculator-no-answer"));
