/** Marks for a graph of points: round numbers around all of them, and never so close that nothing looks like much. */
export function axis(points: readonly number[]): number[] {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const lack = Math.max(0, leastSpan(low, high) - (high - low)) / 2;
  const step = niceStep((high - low + 2 * lack) / 4);
  const [first, last] = [Math.floor((low - lack) / step), Math.ceil((high + lack) / step)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** A tenth of what is played for. */
const leastSpan = (low: number, high: number): number => Math.max(20, Math.abs(low) / 10, Math.abs(high) / 10);

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((times) => power * times >= least) ?? 10);
}
