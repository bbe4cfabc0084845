/** Days on which something was learnt, as 2026-03-01. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** Now, as it is kept. */
export const moment = (): string => new Date().toISOString();

/** Days in a row on which something was learnt, until today or yesterday. */
export function streak(days: readonly string[], now = new Date()): number {
  const done = new Set(days);
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12); // no change of clocks is near noon
  const back = () => day.setDate(day.getDate() - 1);
  if (!done.has(today(day))) back();
  let count = 0;
  for (; done.has(today(day)); back()) count++;
  return count;
}
