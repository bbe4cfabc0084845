/** The win window. tests/web/test_counted.py gives it what the server says of the examples of source 001. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import type { Won } from "../../generated/wire";
import { COMMANDS, wordOf } from "./commands";
import { howWon, rowsOf, type Winner } from "./counted";
import { STROKES } from "./kana";

interface Example {
  id: string;
  won: Won;
  winner: Winner;
  printed: string[]; // who won how, and the rows
}

type Say = (key: string, words?: Record<string, string | number>) => string;
const texts = vi.hoisted((): { say: Say } => ({ say: (key) => key }));
vi.mock("../../lib/texts.svelte", () => ({ t: (...said: Parameters<typeof texts.say>) => texts.say(...said) }));

const path = process.env.RUKA_EXAMPLES;
const examples = path ? (JSON.parse(readFileSync(path, "utf-8")) as { texts: string; examples: Example[] }) : null;
if (examples) {
  const bundle = new FluentBundle("cs", { useIsolating: false });
  bundle.addResource(new FluentResource(examples.texts));
  texts.say = (key, words) => bundle.formatPattern(bundle.getMessage(key)!.value!, words);
}

describe.skipIf(!examples)("the count", () => {
  test.each(examples?.examples ?? [])("$id as it is printed", ({ won, winner, printed }) => {
    const rows = rowsOf(won, winner).map(({ text, worth }) => (worth ? `${text}: ${worth}` : text));
    expect([howWon(winner, won), ...rows].map((row) => row.replaceAll("\u00a0", " "))).toEqual(printed);
  });
});

describe("the command window", () => {
  test("every word can be drawn", () => {
    for (const { words } of COMMANDS) for (const sign of words[0]!) expect(STROKES[sign], sign).toBeTruthy();
  });

  test("all kongs have one word", () => {
    expect(wordOf("added_kong")).toBe(wordOf("kong"));
  });
});
