/** Keys of the table: those of the cabinets (spec `video`), and letters that say what they do; players may choose others. */
const LETTERS = "abcdefghijklm"; // of the cabinets: a tile each

export type TileDeed = `tile-${number}`; // the place in the hand, from 1
export const TILE_DEEDS = [...LETTERS].map((_, n): TileDeed => `tile-${n + 1}`);
export const DEEDS = [
  ...(["drawn", "win", "riichi", "kong", "pung", "chow", "pass", "undo"] as const),
  ...(["why", "hint", "seen", "needs", "bet", "help"] as const),
];
export type Deed = (typeof DEEDS)[number] | TileDeed;

/** What keys do otherwise than at first. */
export type Bindings = Partial<Record<Deed, string[]>>;

const FIRST: Bindings = {
  ...Object.fromEntries(TILE_DEEDS.map((deed, n) => [deed, [LETTERS[n]!]])),
  drawn: ["n"],
  win: ["z", "w"],
  riichi: ["ShiftLeft", "r"],
  kong: ["ControlLeft", "q"],
  pung: ["AltLeft", "p"],
  chow: [" ", "s"],
  pass: ["Escape", "x"],
  undo: ["Backspace"],
  why: ["t"],
  hint: ["u"],
  seen: ["v"],
  needs: ["o"],
  bet: ["2"], // in the arcade; elsewhere, and when none may be made, it presses a call
  help: ["?"],
};

const CALLS: Partial<Record<Deed, string[]>> = {
  win: ["tsumo", "ron"],
  riichi: ["riichi"],
  kong: ["concealed_kong", "added_kong", "kong", "nuki"],
  pung: ["pung"],
  chow: ["chow", "show"],
};

export const callsOf = (deed: Deed): string[] => CALLS[deed] ?? [];

/** The place of the tile, from 0, that this throws. */
export const placeOf = (deed: Deed): number => (deed.startsWith("tile-") ? Number(deed.slice(5)) - 1 : -1);

export const keysFor = (deed: Deed, changed: Bindings): string[] => changed[deed] ?? FIRST[deed] ?? [];

export const deedOf = (key: string, changed: Bindings): Deed | null =>
  [...DEEDS, ...TILE_DEEDS].find((deed) => keysFor(deed, changed).includes(key)) ?? null;

/** Changed so that this key does this and nothing else; the other keys for it are given up. */
export function bind(deed: Deed, key: string, changed: Bindings): Bindings {
  const other = deedOf(key, changed);
  const freed = other && other !== deed ? { [other]: keysFor(other, changed).filter((one) => one !== key) } : {};
  return { ...changed, ...freed, [deed]: [key] };
}

const MODIFIERS = ["ShiftLeft", "ControlLeft", "AltLeft"];
/** Needed to get about without a mouse, or to press buttons. */
const KEPT = /^(Arrow.*|Tab|Enter|Home|End|[1-9]|F\d+|Meta|Dead|Unidentified|Process|CapsLock)$/;

export const mayBind = (key: string): boolean => key !== "" && !KEPT.test(key);

/** The name of a key; empty where it belongs to the browser. Shift, Ctrl and Alt count at the left, and alone. */
export function keyName(event: KeyboardEvent): string {
  if (MODIFIERS.includes(event.code)) return event.code;
  if (event.ctrlKey || event.altKey || event.metaKey || ["Shift", "Control", "Alt", "AltGraph"].includes(event.key))
    return "";
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Keys act when they are let go, if they were pressed here: what is held down meanwhile by mistake does nothing. */
export class Presses<Then> {
  private readonly down = new Map<string, { name: string; then: Then }>();

  press(event: KeyboardEvent, then: Then): void {
    if (event.repeat) return;
    for (const code of MODIFIERS) this.down.delete(code); // no longer alone
    this.down.set(event.code || event.key, { name: keyName(event), then });
  }

  release(event: KeyboardEvent): { name: string; then: Then } | undefined {
    const code = event.code || event.key;
    const pressed = this.down.get(code);
    this.down.delete(code);
    return pressed;
  }

  forget(): void {
    this.down.clear();
  }
}

/** Does the key ask for the next hand? Enter on a control is for that control. */
export function asksForNext(event: KeyboardEvent, keysOn: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (keysOn && event.key.toLowerCase() === "n") return true;
  return event.key === "Enter" && !(event.target as HTMLElement).closest("button, a, input, select, summary, label");
}
