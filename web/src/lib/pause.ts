/** How long to wait before something that failed is tried again, in milliseconds. */
const [FIRST, MOST] = [400, 30_000];

/** Twice as long after every failure, and by chance up to a half shorter: not everybody knocks at the same moment. */
export const pause = (attempt: number, chance = Math.random()): number =>
  Math.min(MOST, FIRST * 2 ** attempt) * (1 - chance / 2);
