/** The calculator by keys: digits and then the letter of their suit are tiles, as in the notation. */
import { parse } from "../../lib/view";

export interface Keyed {
  put(tile: string): void;
  back(): void;
  undo(): void;
  redo(): void;
  typed(ranks: string): void; // digits that await their suit
}

const inText = (target: EventTarget | null) =>
  (target as HTMLElement).closest?.("select, textarea, input:not([type=checkbox], [type=radio])") != null;

export function keys(keyed: Keyed): (event: KeyboardEvent) => void {
  let ranks = "";
  const wait = (digits: string) => {
    ranks = digits;
    keyed.typed(digits);
  };
  return (event) => {
    if (inText(event.target) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === "z" && !event.shiftKey) keyed.undo();
      else if (key === "y" || key === "z") keyed.redo();
      else return;
    } else if (/^\d$/.test(key)) wait(ranks + key);
    else if (ranks && /^[mpszf]$/.test(key)) {
      const tiles = parse(ranks + key);
      wait("");
      tiles.forEach((tile) => keyed.put(tile));
    } else if (key === "escape" && ranks) wait("");
    else if (key === "backspace") {
      if (ranks) wait(ranks.slice(0, -1));
      else keyed.back();
    } else return;
    event.preventDefault();
  };
}
