/** Who pays whom, and who stands where. */
export interface Transfer {
  from: number;
  to: number;
  points: number;
}

/** What every seat gained, as payments between seats; what a winner takes from the table itself is nobody's payment. */
export function flows(gained: readonly number[]): Transfer[] {
  const left = [...gained];
  const found: Transfer[] = [];
  for (const from of left.keys())
    for (const to of left.keys()) {
      const points = Math.min(-left[from]!, left[to]!);
      if (points <= 0) continue;
      found.push({ from, to, points });
      left[from]! += points;
      left[to]! -= points;
    }
  return found;
}

/** The payments of several wins, those between the same seats as one. */
export function together(payments: readonly Transfer[]): Transfer[] {
  const sums = new Map<string, Transfer>();
  for (const flow of payments) {
    const key = `${flow.from}-${flow.to}`;
    const sum = sums.get(key);
    if (sum) sum.points += flow.points;
    else sums.set(key, { ...flow });
  }
  return [...sums.values()];
}

/** The place of each seat; equal points share one, and so do those who are first: bets left over change no place. */
export const places = (points: readonly number[], first: readonly number[] = []): number[] =>
  points.map((own, seat) => (first.includes(seat) ? 1 : 1 + points.filter((other) => other > own).length));

/** Seats from the best; of equal ones the first. */
export const standing = (points: readonly number[]): number[] =>
  [...points.keys()].sort((a, b) => points[b]! - points[a]! || a - b);
