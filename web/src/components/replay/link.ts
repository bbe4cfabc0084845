/** The link of a moment. */
export interface Moment {
  at: number; // events seen
  seat: number; // at the bottom
  all: boolean; // every hand is seen, not only the one at the bottom
}

/** What a link asks for; all hands at the first deal unless it says more. */
export function readLink(search: string, seats: number): Moment {
  const query = new URLSearchParams(search);
  const whole = (name: string) => Math.max(0, Math.floor(Number(query.get(name))) || 0);
  return { at: whole("at"), seat: Math.min(whole("seat"), seats - 1), all: query.get("view") !== "seat" };
}

export const linkTo = (id: string, { at, seat, all }: Moment): string =>
  `/replay/${id}?at=${at}&seat=${seat}&view=${all ? "all" : "seat"}`;
