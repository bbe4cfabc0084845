/** Whether a record holds what this browser was told and gave before the game (docs/fair-play.md). */
import { hex } from "./hex";
import { read } from "./json";
import type { OwnSeat } from "./seats";

/** What is wrong with it: another commitment, another share in place of ours, none at all, another seed. */
export type Verdict = "fair" | "fair-unhashed" | `unfair-${"commitment" | "share" | "late" | "seed" | "unread"}`;

/** Seats may be drawn after everybody has come: a share counts wherever it is, since nobody else can have it. */
export async function judge(record: string, seat: number, own: OwnSeat): Promise<Verdict> {
  const lines = record.trimEnd().split("\n");
  const header = read<{ commitment?: string; seeds?: string[] }>(lines[0]!);
  const closing = read<{ seed?: string }>(lines.at(-1)!);
  if (header.commitment !== own.commitment) return "unfair-commitment";
  if (!own.seed || !header.seeds?.includes(own.seed)) return header.seeds?.[seat] ? "unfair-share" : "unfair-late";
  if (!crypto.subtle) return "fair-unhashed"; // pages that came without encryption cannot count SHA-256
  return (await hash(closing.seed ?? "")) === own.commitment ? "fair" : "unfair-seed";
}

const hash = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
