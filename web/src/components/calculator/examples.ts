/** Hands to begin with; the rest of each question is as usual. */
import type { Asked } from "./link";

export const EXAMPLES = {
  simple: { hand: "234m 66p 45678s [777z] +9s" },
  riichi: { hand: "234456m 33567p 67s +8s", draw: true, circumstances: ["riichi", "ippatsu"], dora: "2p", ura: "9s" },
  pairs: { hand: "1133m 2255p 6688s 7z +7z", circumstances: ["riichi"] },
  orphans: { hand: "19m 19p 19s 1234567z +1z", seat: "east" },
  "no-yaku": { hand: "56p 789s 11z [123m] [456p] +7p" },
  waiting: { hand: "123456789m 2345p" },
} satisfies Record<string, Partial<Asked>>;
export type Example = keyof typeof EXAMPLES;
