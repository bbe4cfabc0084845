/** Hands in the notation of docs/notation.md: `234m 66p [777z] <1111s> 78s +9s`. What cannot be read the server explains. */
import { inOrder, parse } from "./view";

export interface Meld {
  tiles: string[];
  concealed: boolean; // a kong kept hidden
}

export interface Hand {
  tiles: string[]; // without the winning one
  melds: Meld[];
  winning: string; // none: ""
}

export const emptyHand = (): Hand => ({ tiles: [], melds: [], winning: "" });

const HONOURS = "ESWNPFC";
const PICTURES = [
  ...["1z", "2z", "3z", "4z", "7z", "6z", "5z"],
  ...["m", "s", "p"].flatMap((suit) => [..."123456789"].map((rank) => rank + suit)),
  ...["1f", "2f", "4f", "3f", "5f", "6f", "7f", "8f"],
]; // U+1F000 and on
const TOKEN = /\s+|\ufe0e|\ufe0f|[[\]<>+]|\d+[mps]|[1-7]+z|[1-8]+f|[ESWNPFC]|[\u{1F000}-\u{1F029}]/iuy;

/** Tiles, brackets and the plus of a text in order; null where there is something else in it. */
function tokens(text: string): string[] | null {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  for (let end = 0; end < text.length; end = TOKEN.lastIndex) {
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return null;
    if (/\d/.test(token)) found.push(...parse(token.toLowerCase()));
    else if (HONOURS.includes(token)) found.push(`${HONOURS.indexOf(token) + 1}z`);
    else if (token.codePointAt(0)! >= 0x1f000) found.push(PICTURES[token.codePointAt(0)! - 0x1f000]!);
    else if (/[^\s\ufe0e\ufe0f]/.test(token)) found.push(token);
  }
  return found;
}

/** Reads as forgivingly as the server does; null where the text is no hand. */
export function readHand(text: string): Hand | null {
  const hand = emptyHand();
  let open = ""; // the bracket of the set that is read
  let set: string[] = [];
  let awaited = false; // the winning tile, after a plus
  for (const token of tokens(text) ?? ["?"]) {
    if (token === "[" || token === "<") {
      if (open || awaited) return null;
      open = token;
      set = [];
    } else if (token === "]" || token === ">") {
      if (open !== (token === "]" ? "[" : "<") || set.length < 3 || set.length > 4) return null;
      hand.melds.push({ tiles: inOrder(set), concealed: open === "<" });
      open = "";
    } else if (token === "+") {
      if (open || awaited || hand.winning) return null;
      awaited = true;
    } else if (token.length !== 2) return null;
    else if (open) set.push(token);
    else if (awaited) {
      hand.winning = token;
      awaited = false;
    } else hand.tiles.push(token);
  }
  return open || awaited ? null : { ...hand, tiles: inOrder(hand.tiles) };
}

/** As ruka prints it: suits in order, sets on the table, the winning tile last. */
export function writeHand(hand: Hand): string {
  const melds = hand.melds.map((meld) => (meld.concealed ? `<${together(meld.tiles)}>` : `[${together(meld.tiles)}]`));
  return [write(hand.tiles), ...melds, hand.winning && `+${hand.winning}`].filter(Boolean).join(" ");
}

/** `234m 66p`. */
export function write(tiles: string[]): string {
  return together(tiles).replace(/([a-z])(?=\d)/g, "$1 ");
}

function together(tiles: string[]): string {
  return inOrder(tiles)
    .map((tile, place, all) => (all[place + 1]?.[1] === tile[1] ? tile[0] : tile))
    .join("");
}

/** How many tiles a hand counts as: a set, a kong too, is three of them, and flowers are none. */
export const size = ({ tiles, melds, winning }: Hand): number =>
  tiles.filter((tile) => tile[1] !== "f").length + 3 * melds.length + (winning ? 1 : 0);

/** Every tile that lies in the hand. */
export const allTiles = ({ tiles, melds, winning }: Hand): string[] => [
  ...tiles,
  ...melds.flatMap((meld) => meld.tiles),
  ...(winning ? [winning] : []),
];
