/** Sentences with tiles in them: the server writes tiles in notation, pages draw them. */
import { parse } from "./view";

export type Piece = string | string[]; // words, or tiles

/** “After discarding 5p” is words and a tile. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/\b(\d+[mpszf])\b/)
    .map((part, place) => (place % 2 ? parse(part) : part))
    .filter((part) => part.length);
}
