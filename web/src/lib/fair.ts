/** Whether a record holds what this browser was told and gave before the game (docs/fair-play.md). */
import { hex } from "./hex";
import type { OwnSeat } from "./seats";

export async function isFair(record: string, seat: number, own: OwnSeat): Promise<boolean> {
  const lines = record.trimEnd().split("\n");
  const header = JSON.parse(lines[0]!) as { commitment?: string; seeds?: string[] };
  const closing = JSON.parse(lines.at(-1)!) as { seed?: string };
  const told = header.commitment === own.commitment && header.seeds?.[seat] === own.seed;
  return told && (await isHash(own.commitment, closing.seed ?? ""));
}

/** Pages that came without encryption cannot count SHA-256; there the record is left to `ruka verify`. */
async function isHash(hashed: string, text: string): Promise<boolean> {
  if (!crypto.subtle) return true;
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))) === hashed;
}
