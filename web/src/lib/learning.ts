/** What a learner has done, kept in this browser: lessons ended, days, and questions that come again. With an account
 * the server keeps it too, and browsers share it. */
import type { DrillAnswer, Progress, ReviewCard, Verdict } from "../generated/wire";
import { post, put } from "./api";
import { today } from "./days";

export type QuestionId = Pick<ReviewCard, "drill" | "rules" | "level" | "seed">;

const KEY = "ruka-learned";
const MOST_DAYS = 400;
const MOST_CARDS = 200; // as many as the server takes
const nothing = (): Progress => ({ lessons: {}, levels: {}, days: [], cards: [], help: {} });

export function learned(): Progress {
  try {
    return { ...nothing(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return nothing();
  }
}

function keep(change: (before: Progress) => Progress): Progress {
  const all = change(learned());
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // private windows keep nothing
  }
  return all;
}

/** With an account, what was done in other browsers too; without one, or without the server, what is kept here. */
export async function shared(): Promise<Progress> {
  const own = learned();
  return put<Progress>("learn/progress", { progress: own }).then(
    (all) => keep(() => all),
    () => own,
  );
}

/** Whoever leaves takes along what they have learnt: the server keeps it, and the next one here begins anew. */
export async function takeAlong(leave: () => Promise<void>): Promise<void> {
  await shared();
  await leave();
  forget();
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

const withToday = (days: string[]): string[] => [...new Set([...days, today()])].sort().slice(-MOST_DAYS);

/** Something was learnt today. */
export const learnt = (): Progress => keep((all) => ({ ...all, days: withToday(all.days) }));

/** How far help at the table has faded. */
export const keepHelp = (help: Progress["help"]): Progress["help"] => keep((all) => ({ ...all, help })).help;

export const ended = (lesson: string): Progress =>
  keep((all) => ({ ...all, lessons: { [lesson]: today(), ...all.lessons }, days: withToday(all.days) }));

/** A level of a drill is behind: with so many of so many questions right, as `ruka drill` has it. */
export const isPassed = (right: number, asked: number): boolean => asked >= 5 && right >= 0.8 * asked;

export const passedLevel = (all: Progress, drill: string, rules: string): number =>
  all.levels[`${drill}/${rules}`] ?? 0;

export const passed = (drill: string, rules: string, level: number): Progress =>
  keep((all) => ({
    ...all,
    levels: { ...all.levels, [`${drill}/${rules}`]: Math.max(level, passedLevel(all, drill, rules)) },
  }));

const same = (one: QuestionId, other: QuestionId): boolean =>
  one.drill === other.drill && one.rules === other.rules && one.level === other.level && one.seed === other.seed;

/** The card of a question after an answer; none: it need not come again. */
export const answered = (question: QuestionId, card: ReviewCard | null): Progress =>
  keep((all) => {
    const others = all.cards.filter((one) => !same(one, question));
    return { ...all, cards: card ? [...others, card].slice(-MOST_CARDS) : others, days: withToday(all.days) };
  });

const cardOf = (question: QuestionId): ReviewCard | undefined => learned().cards.find((one) => same(one, question));

/** What the server says to an answer; what was missed comes again. */
export async function judge({ drill, rules, level, seed }: QuestionId, answer: DrillAnswer): Promise<Verdict> {
  const id = { drill, rules, level, seed };
  const verdict = await post<Verdict>("learn/answer", { ...id, answer, card: cardOf(id) ?? null });
  answered(id, verdict.card);
  return verdict;
}

/** New questions of a drill. */
export const fresh = (drill: string, rules: string, level: number, count: number): QuestionId[] =>
  Array.from({ length: count }, () => ({ drill, rules, level, seed: newSeed() }));

const newSeed = (): string => [...crypto.getRandomValues(new Uint8Array(8))].map((one) => one.toString(16)).join("");

/** What comes again now, the longest due first. */
export const due = (all: Progress, now = new Date()): ReviewCard[] =>
  all.cards
    .filter((card) => Date.parse(card.due) <= now.getTime())
    .sort((one, other) => Date.parse(one.due) - Date.parse(other.due));
