/** Which kinds the indicators point to: the next one in its ring, as the layout of the table has them. */
import { kind, parse } from "./view";

export function doraKinds(indicators: readonly string[], rings: readonly string[]): Set<string> {
  const round = rings.map(parse);
  return new Set(
    indicators.flatMap((indicator) => {
      const ring = round.find((kinds) => kinds.includes(kind(indicator)));
      return ring ? [ring[(ring.indexOf(kind(indicator)) + 1) % ring.length]!] : [];
    }),
  );
}
