/** The files of tile faces, each read once. */
import classic from "../generated/tiles-classic.svg?url";
import contrast from "../generated/tiles-contrast.svg?url";
import modern from "../generated/tiles-modern.svg?url";

const FACES = { classic, contrast, modern };
const read: Partial<Record<keyof typeof FACES, Promise<string>>> = {};

export function spriteOf(face: keyof typeof FACES): Promise<string> {
  const known = read[face] ?? fetch(FACES[face]).then((response) => response.text());
  known.catch(() => delete read[face]); // the next one asks again
  read[face] = known;
  return known;
}
