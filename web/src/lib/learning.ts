/** What a learner has done, kept in this browser: lessons ended, days, and questions that come again. */
import type { ReviewCard } from "../generated/wire";

export interface Learned {
  lessons: Record<string, string>; // COURSE/LESSON: the day it was ended
  days: string[];
  cards: ReviewCard[];
}

const KEY = "ruka-learned";
const MOST_DAYS = 400;
const MOST_CARDS = 500;
const nothing = (): Learned => ({ lessons: {}, days: [], cards: [] });

export function learned(): Learned {
  try {
    return { ...nothing(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Learned>) };
  } catch {
    return nothing();
  }
}

function keep(change: (before: Learned) => Learned): Learned {
  const all = change(learned());
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // private windows keep nothing
  }
  return all;
}

export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

const withToday = (days: string[]): string[] => [...new Set([...days, today()])].sort().slice(-MOST_DAYS);

export const ended = (lesson: string): Learned =>
  keep((all) => ({ ...all, lessons: { [lesson]: today(), ...all.lessons }, days: withToday(all.days) }));

type Id = Pick<ReviewCard, "drill" | "rules" | "level" | "seed">;
const same = (one: Id, other: Id): boolean =>
  one.drill === other.drill && one.rules === other.rules && one.level === other.level && one.seed === other.seed;

/** The card of a question after an answer; none: it need not come again. */
export const answered = (question: Id, card: ReviewCard | null): Learned =>
  keep((all) => {
    const others = all.cards.filter((one) => !same(one, question));
    return { ...all, cards: card ? [...others, card].slice(-MOST_CARDS) : others, days: withToday(all.days) };
  });

export const cardOf = (question: Id): ReviewCard | undefined => learned().cards.find((one) => same(one, question));

/** What comes again now, the longest due first. */
export const due = (all: Learned, now = new Date()): ReviewCard[] =>
  all.cards
    .filter((card) => Date.parse(card.due) <= now.getTime())
    .sort((one, other) => Date.parse(one.due) - Date.parse(other.due));
