/** Making, finding and joining tables. */
import type { NewTable, QuickSeat, RuleCard, Seated, TableCard } from "../generated/wire";
import { get, post, Refusal, remove } from "./api";
import { go } from "./router.svelte";
import { me, whoAmI } from "./me.svelte";
import { forget, keepSeat, ownTables, seatAt } from "./seats";
import { settings, type Level } from "./settings.svelte";
import { t } from "./texts.svelte";

/** No name is needed to play; two who give none are told apart by a number. */
export function ownName(taken: readonly string[] = []): string {
  const said = me.now?.name ?? settings.name.trim();
  if (said) return said;
  const plain = t("web-player");
  for (let n = 1; ; n++) {
    const name = n === 1 ? plain : `${plain} ${n}`;
    if (!taken.includes(name)) return name;
  }
}

/** What is not said is as the server has it. */
export type AskedTable = Pick<NewTable, "rules"> & Partial<Omit<NewTable, "name" | "lang">>;

export async function makeTable(table: AskedTable): Promise<void> {
  settings.rules = table.rules;
  const seated = await post<Seated>("tables", { ...table, name: ownName() });
  keepSeat(seated.table, seated.token, seated.commitment);
  go(`/table/${seated.table}`);
}

/** A seat at a table that is there. */
export async function takeSeat(table: string, taken: readonly string[]): Promise<void> {
  const seated = await post<Seated>(`tables/${table}/seats`, { name: ownName(taken), seat: null });
  keepSeat(seated.table, seated.token, seated.commitment);
}

/** At the best table of this kind that waits, or at a new one. */
export async function quickSeat(asked: Partial<Omit<QuickSeat, "name" | "lang">>): Promise<void> {
  const seated = await post<Seated>("lobby/seat", { ...asked, name: ownName() });
  keepSeat(seated.table, seated.token, seated.commitment);
  go(`/table/${seated.table}`);
}

/** The seat is given back before the game begins. */
export async function standUp(table: string): Promise<void> {
  const key = seatAt(table)?.token;
  await remove(`tables/${table}/seats`, key ? { "seat-key": key } : {});
  forget(table);
}

/** A seat of a bot as a table is asked for it: of a club player it is not said. */
export const botOf = (level: Level): string => (level === "club" ? "" : level);

/** A game at once: one person, the rest are bots, nobody is hurried. */
export const playNow = (rules: RuleCard, level: Level = settings.level): Promise<void> =>
  makeTable({
    rules: rules.id,
    seats: ["person", ...Array<"bot">(rules.people - 1).fill("bot")],
    bots: ["", ...Array<string>(rules.people - 1).fill(botOf(level))],
  });

/** Beginners for opponents, and the coach beside every decision until it is known. */
export function playWithHelp(rules: RuleCard): Promise<void> {
  Object.assign(settings, { hints: true, hintsFade: true, showWaits: true });
  return playNow(rules, "novice");
}

/** Programs of the server that can play in place of its own bot. */
export const programs = (): Promise<string[]> => get<string[]>("bots").catch(() => []);

const ASKED = 8; // older ones are hardly still played

/** The latest tables of this player: those of this browser, and those of the account. */
export async function ownLatest(most = ASKED): Promise<TableCard[]> {
  await whoAmI();
  const elsewhere = me.now ? await get<string[]>("me/tables").catch(() => []) : [];
  const tables = new Set([...ownTables(), ...elsewhere]);
  const found = await Promise.all([...tables].slice(0, most).map(look));
  return found.filter((table) => table !== null);
}

/** Those that can be seen again, among so many of them. */
export const finishedGames = async (most?: number): Promise<TableCard[]> =>
  (await ownLatest(most)).filter(({ phase }) => phase === "over");

async function look(table: string): Promise<TableCard | null> {
  try {
    return await get<TableCard>(`tables/${table}`);
  } catch (error) {
    if (error instanceof Refusal && error.code === "no-such-table") forget(table);
    return null;
  }
}
