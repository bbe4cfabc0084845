/** Pages by the first word of their path, each loaded with its texts when it is opened. */
import type { Component } from "svelte";
import type { Part } from "virtual:texts";
import { prepare } from "./lib/texts.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages without a place in them take no props
type Page = Component<any>;

const load: Record<Exclude<Part, "shell">, () => Promise<{ default: Page }>> = {
  lobby: () => import("./pages/Lobby.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  habits: () => import("./pages/Habits.svelte"),
  calculator: () => import("./pages/Calculator.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  account: () => import("./pages/Account.svelte"),
  friends: () => import("./pages/Friends.svelte"),
  keeper: () => import("./pages/Keeper.svelte"),
  people: () => import("./pages/People.svelte"),
  leaders: () => import("./pages/Leaders.svelte"),
  settings: () => import("./pages/Settings.svelte"),
  glossary: () => import("./pages/Glossary.svelte"),
  history: () => import("./pages/History.svelte"),
  puzzles: () => import("./pages/Puzzles.svelte"),
  customs: () => import("./pages/Customs.svelte"),
  waits: () => import("./pages/Waits.svelte"),
  gallery: () => import("./pages/Gallery.svelte"),
  print: () => import("./pages/Print.svelte"),
  arcade: () => import("./pages/Arcade.svelte"),
};

export const isPage = (name: string): name is keyof typeof load => name in load;

export async function open(name: keyof typeof load): Promise<Page> {
  const [page] = await Promise.all([load[name](), prepare(name)]);
  return page.default;
}
