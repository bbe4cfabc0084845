/** The director of a table: events in, motion, words and sounds out. Nothing waits for it, and nothing is made up for
 * later: with less motion, or while nobody looks, the table simply is as it is. */
import { untrack } from "svelte";
import type { Ask, Event } from "../../../generated/wire";
import type { Game } from "../../../lib/game.svelte";
import { quiet } from "../../../lib/quiet";
import { settings } from "../../../lib/settings.svelte";
import { play, type Sound } from "../../../lib/sounds";
import { t } from "../../../lib/texts.svelte";
import { speakCall } from "../../../lib/voice";
import { closes, cueOf, soundsOf, wordOf, type Cue, type Said, type Word } from "./cues";
import { Stage, type Spot } from "./stage";

const WORD = 700; // milliseconds that a word stands
const SEEN = 1200; // milliseconds that hands are looked at before the result covers them
const MOST = 24; // cues at once; more is a table caught up with
const TONES: Partial<Record<Word, Sound>> = {
  chow: "chow",
  pung: "pung",
  kong: "kong",
  nuki: "aside",
  riichi: "riichi",
};

export interface Announced extends Said {
  number: number;
}

export const calls = (word: Word): string => t(`look-word-${word}`, { terms: settings.terms });

/** What the director hears of a table ... */
export type Played = Pick<Game, "seat" | "layout" | "listen">;
/** ... and has others do. */
export type Acting = Pick<Stage, "origins" | "play" | "still">;

export class Motion {
  words = $state.raw<Announced[]>([]);
  showing = $state(false); // hands lie open, and the result waits a moment
  private stage?: Acting;
  private pending: [Cue, Spot[]][] = [];
  private count = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly game: Played) {}

  /** An effect: from now on the table is played on this stage. */
  on(stage: Acting): () => void {
    this.stage = stage;
    const deaf = this.game.listen((event) => this.heard(event));
    const hidden = () => document.hidden && this.rest();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      deaf();
      document.removeEventListener("visibilitychange", hidden);
      this.rest();
      this.stage = undefined;
    };
  }

  /** A question that the player is to answer is heard. */
  asked({ actions }: Ask): void {
    untrack(() => play(actions.some((one) => one.type === "discard") ? "turn" : "offer"));
  }

  /** The result, now. */
  skip(): void {
    this.showing = false;
  }

  private heard(event: Event): void {
    const said = wordOf(event);
    soundsOf(event, this.game.seat, this.game.layout).forEach(([sound, size]) => play(sound, size));
    if (said && !document.hidden) this.say(said);
    if (quiet()) return;
    if (said) this.announce(said);
    if (closes(event)) this.show();
    const cue = cueOf(event);
    if (cue) this.cue(cue);
  }

  /** The own discard goes at once, before the server tells of it. */
  leaves(tile: string, drawn: boolean): void {
    const { seat } = this.game;
    if (seat !== null && !quiet()) this.cue({ type: "discard", seat, tile, drawn });
  }

  private cue(cue: Cue): void {
    if (!this.stage) return;
    if (!this.pending.length) requestAnimationFrame(() => this.perform()); // the table has changed, and nobody saw it yet
    if (this.pending.length < MOST) this.pending.push([cue, this.stage.origins(cue)]);
  }

  private perform(): void {
    const cues = this.pending;
    this.pending = [];
    if (cues.length < MOST && !quiet()) this.stage?.play(cues);
  }

  private say({ word }: Said): void {
    const tone = TONES[word];
    if (!speakCall(word, calls(word)) && tone) play(tone);
  }

  private announce(said: Said): void {
    const one = { ...said, number: ++this.count };
    this.words = [...this.words.filter(({ seat }) => seat !== said.seat), one];
    this.after(WORD, () => (this.words = this.words.filter(({ number }) => number !== one.number)));
  }

  private show(): void {
    if (this.showing) return;
    this.showing = true;
    this.after(SEEN, () => (this.showing = false));
  }

  private after(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers = this.timers.filter((one) => one !== timer);
      then();
    }, wait);
    this.timers.push(timer);
  }

  private rest(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.words = [];
    this.showing = false;
    this.pending = [];
    this.stage?.still();
  }
}
