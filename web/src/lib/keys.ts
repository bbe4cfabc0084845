/** Keys of the table: those of the cabinets (spec `video`), and letters that say what they do. */
export type Command =
  | { do: "tile"; tile: number }
  | { do: "drawn" | "pass" | "why" | "hint" | "help" }
  | { do: "call"; types: string[] }
  | { do: "number"; number: number };

const CALLS: Record<string, string[]> = {
  z: ["tsumo", "ron"],
  w: ["tsumo", "ron"],
  r: ["riichi"],
  q: ["concealed_kong", "added_kong", "kong", "nuki"],
  p: ["pung"],
  s: ["chow", "show"],
  " ": ["chow"],
  ShiftLeft: ["riichi"],
  ControlLeft: ["concealed_kong", "added_kong", "kong", "nuki"],
  AltLeft: ["pung"],
};
const PLAIN: Record<string, "drawn" | "pass" | "why" | "hint" | "help"> = {
  n: "drawn",
  x: "pass",
  Escape: "pass",
  t: "why",
  u: "hint",
  "?": "help",
};

/** What a key asks for; letters count only without Ctrl and Alt, which belong to the browser then. */
export function command(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^[a-m]$/.test(key)) return { do: "tile", tile: key.charCodeAt(0) - 97 };
  if (/^[1-9]$/.test(key)) return { do: "number", number: Number(key) };
  if (PLAIN[key]) return { do: PLAIN[key] };
  return CALLS[key] ? { do: "call", types: CALLS[key] } : null;
}

/** Shift, Ctrl and Alt of the left hand call when they are pressed and let go alone. */
export class LoneModifier {
  private held = "";

  down(event: KeyboardEvent): void {
    this.held = event.repeat
      ? this.held
      : ["ShiftLeft", "ControlLeft", "AltLeft"].includes(event.code)
        ? event.code
        : "";
  }

  up(event: KeyboardEvent): Command | null {
    const lone = this.held === event.code && this.held !== "";
    this.held = "";
    return lone ? { do: "call", types: CALLS[event.code]! } : null;
  }

  forget(): void {
    this.held = "";
  }
}
