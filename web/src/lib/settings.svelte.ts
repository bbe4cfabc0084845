/** What a player has chosen, kept in this browser. */
import type { Bindings } from "./keys";
import type { Clock, NewTable, QuickSeat } from "../generated/wire";

export type Quick = Pick<QuickSeat, "clock" | "strength" | "rated"> & {
  family: string;
  players: number;
  fill: boolean;
};
export type Lang = "cs" | "pl" | "en";
export type Who = "bots" | "friends" | "everybody"; // plays with me
export type Level = "novice" | "club" | "expert"; // of bots
type Pace = NewTable["pace"];

const KEY = "ruka";

function browserLanguage(): Lang {
  const known = navigator.languages.map((one) => one.slice(0, 2)).find((one) => ["cs", "pl", "en"].includes(one));
  return (known as Lang | undefined) ?? "en";
}

const DEFAULTS = {
  lang: browserLanguage(),
  terms: "native" as "native" | "japanese",
  name: "",
  theme: "system" as "system" | "dark" | "light",
  felt: "green" as "green" | "blue" | "wine" | "charcoal",
  rim: "wood" as "wood" | "plain",
  face: "classic" as "classic" | "contrast" | "modern",
  back: 1 as 1 | 2 | 3 | 4,
  indices: true,
  sounds: true, // after the first click, as browsers have it
  volume: 0.6,
  soundTiles: true,
  soundCalls: true,
  soundTurn: true,
  soundResult: true,
  voice: false, // calls are spoken where the browser can
  motion: "system" as "system" | "reduced",
  autoSort: true,
  autoWin: false,
  noCalls: false,
  autoDiscard: false,
  showWaits: true,
  hints: false,
  hintsFade: true, // what is known is said only when asked for
  markDrawn: true, // discards straight from the wall are shaded
  markSame: true, // tiles of the raised kind, in discards and sets
  markDora: true,
  markSafe: false, // tiles of the hand that others cannot win on
  showOrder: true, // which discard of the hand a tile was, when it is pointed at
  compare: true, // points measured by those of the player pointed at
  showSeen: false, // how many of each kind are unseen, beside the table
  showNeeds: true, // in the last hand: what a win needs for the next place
  tick: true, // the last seconds are heard
  notify: false, // a word of the system when it is one's turn and the page is hidden
  oneTap: false, // on touch a tap throws; else the second one does
  twoClicks: false, // with a mouse the second click throws; else the first one does
  takeBack: 0 as 0 | 0.5 | 1, // seconds before a discard is said; none slows nobody down
  keysOn: true,
  keys: {} as Bindings, // those that were changed
  rules: "ema-riichi", // of the last table; and how it was made:
  who: "bots" as Who,
  level: "club" as Level,
  clock: { move: null, bank: 0 } as Clock,
  pace: "even" as Pace,
  drawSeats: true,
  quick: { family: "riichi", players: 4, clock: "even", strength: "anyone", rated: false, fill: true } as Quick,
  knowsMahjong: null as boolean | null, // as answered on the first visit; null: not asked yet
};

export type Settings = typeof DEFAULTS;

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

/** Called once: every change is kept, and the page is dressed as chosen. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
    root.dataset.felt = settings.felt;
    root.dataset.rim = settings.rim;
    root.dataset.back = String(settings.back);
    root.dataset.indices = settings.indices ? "on" : "off";
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // private windows keep nothing, and that is fine
    }
  });
}

/** All as it was at first, but for the language and the name; answers what it was, for those who change their mind. */
export function resetSettings(): Settings {
  const before = { ...settings };
  Object.assign(settings, DEFAULTS, { lang: before.lang, name: before.name });
  return before;
}
