/** The command window of the cabinets: its Japanese words, what they mean and the keys for them. */
import type { Deed } from "../../lib/keys";

interface Command {
  id: "reach" | "tsumo" | "ron" | "kan" | "pon" | "chi" | "cancel";
  words: string[]; // as the cabinets write it: the first one here
  calls: string[];
  deed: Deed;
}

export const COMMANDS: readonly Command[] = [
  { id: "reach", words: ["リーチ", "立直"], calls: ["riichi"], deed: "riichi" },
  { id: "tsumo", words: ["ツモ"], calls: ["tsumo"], deed: "win" },
  { id: "ron", words: ["ロン"], calls: ["ron"], deed: "win" },
  { id: "kan", words: ["カン"], calls: ["kong", "concealed_kong", "added_kong"], deed: "kong" },
  { id: "pon", words: ["ポン"], calls: ["pung"], deed: "pung" },
  { id: "chi", words: ["チー"], calls: ["chow"], deed: "chow" },
  { id: "cancel", words: ["キャンセル", "取消"], calls: ["pass"], deed: "pass" },
];

export const wordOf = (call: string): string => COMMANDS.find(({ calls }) => calls.includes(call))?.words[0] ?? "";
