/** What is said at a table beside the game, and whom this browser does not want to hear. */
import type { Chat, Player } from "../generated/wire";
import { t } from "./texts.svelte";

const KEY = "ruka-muted";
const MOST = 100; // people, and lines
const SHOWN = 5000; // milliseconds beside the plate of whoever said it

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

let muted = $state.raw(kept());

export class Talk {
  lines = $state.raw<Chat[]>([]);
  unread = $state(0);
  justSaid = $state.raw<Chat[]>([]); // one of each seat
  draft = $state(""); // what one writes: it stands there until everybody has heard it
  sending = $state(false);
  refused = $state(""); // why nobody has

  /** A line that may be heard, as it comes. */
  onLine?: (line: Chat) => void;

  constructor(
    private readonly table: string,
    private readonly player: (seat: number) => Player | undefined,
  ) {}

  /** Those whom one wants to hear. */
  readonly heard = $derived.by(() => this.lines.filter(({ seat }) => !this.isMuted(seat)));

  /** What was said before one came, or came back. */
  retell(lines: Chat[]): void {
    this.lines = lines;
    this.sending = false;
  }

  hear(line: Chat, own: boolean): void {
    if (own && !line.phrase) [this.draft, this.refused, this.sending] = ["", "", false];
    this.lines = [...this.lines.slice(1 - MOST), line];
    if (this.isMuted(line.seat)) return;
    if (!own) this.unread++;
    this.justSaid = [...this.justSaid.filter(({ seat }) => seat !== line.seat), line];
    setTimeout(() => (this.justSaid = this.justSaid.filter((one) => one !== line)), SHOWN);
    this.onLine?.(line);
  }

  refuse(why: string): void {
    [this.refused, this.sending] = [why, false];
  }

  hasSpoken(seat: number): boolean {
    return this.lines.some((line) => line.seat === seat);
  }

  isMuted(seat: number): boolean {
    return muted.includes(this.key(seat));
  }

  mute(seat: number, yes: boolean): void {
    const others = muted.filter((one) => one !== this.key(seat));
    muted = yes ? [...others.slice(1 - MOST), this.key(seat)] : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(muted));
    } catch {
      // private windows keep nothing: it holds as long as the page is open
    }
  }

  /** Whoever has no account is known by the name at this table, which nobody else has there. */
  private key(seat: number): string {
    const player = this.player(seat);
    return player?.person || `${this.table}/${player?.name ?? seat}`;
  }
}

/** In the language of today, whatever it was when the line came. */
export const wording = ({ phrase, text }: Chat): string => (phrase ? t(`phrase-${phrase}`) : text);
