/** Where seats and tiles lie: relative to whoever looks, who sits at the bottom; the next player sits at the right. */
import type { Action, Layout, ShownSet, SeatView, ThrownTile, View } from "../../generated/wire";
import { inOrder, kind, parse } from "../../lib/view";

export type Place = "bottom" | "right" | "top" | "left" | "out";

const PLACES: Record<number, Place[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "right", "left"],
  4: ["bottom", "right", "top", "left"],
};

/** `order` are those who play this hand; the others are out, and see the table as the dealer's neighbours do. */
export function placeOf(seat: number, viewer: number, order: number[]): Place {
  const at = order.indexOf(seat);
  const from = Math.max(0, order.indexOf(viewer));
  return at < 0 ? "out" : PLACES[order.length]![(at - from + order.length) % order.length]!;
}

export interface Laid {
  tile: string;
  sideways?: boolean;
  above?: string; // the tile that made a kong of a pung
}

/** A set on the table: the claimed tile lies sideways, at the place that tells whose it was. */
export function layOut(set: ShownSet, from: Place | null): Laid[] {
  if (set.type === "concealed_kong") return set.tiles.map((tile, n) => ({ tile: n === 0 || n === 3 ? "back" : tile }));
  const own = [...set.tiles];
  own.splice(own.indexOf(set.tile), 1);
  const claimed: Laid = { tile: set.tile, sideways: true };
  if (set.type === "added_kong") claimed.above = own.pop();
  const laid: Laid[] = own.map((tile) => ({ tile }));
  const at = from === "left" ? 0 : from === "right" ? laid.length : 1;
  laid.splice(at, 0, claimed);
  return laid;
}

export interface Lying extends ThrownTile {
  sideways: boolean;
}

/** Discards in rows; the last row goes on. Riichi is shown by the first tile since that still lies there. */
export function inRows(discards: ThrownTile[], long: number, rows: number): Lying[][] {
  const declared = discards.findIndex((one) => one.riichi);
  const shows = declared < 0 ? -1 : discards.findIndex((one, n) => n >= declared && !one.claimed);
  const lying = discards.map((one, n) => ({ ...one, sideways: n === shows }));
  const cut = Array.from({ length: rows }, (_, row) =>
    lying.slice(row * long, row === rows - 1 ? undefined : (row + 1) * long),
  );
  return cut.filter((row) => row.length > 0);
}

const TURNED = 4 / 3; // the width of a tile that lies sideways
const SCALE = { hand: 0.66, open: 0.8, laid: 0.82, flower: 0.6, flowers: 0.42 };

/** How long a pond is, in tiles: its longest row. */
export const longest = (rows: Lying[][]): number =>
  Math.max(0, ...rows.map((row) => row.reduce((sum, { sideways }) => sum + (sideways ? TURNED : 1), 0)));

/** How long a set is, in tiles' widths. */
export const setLength = ({ type }: ShownSet): number =>
  type === "concealed_kong" ? 4 : type === "kong" ? 3 + TURNED : 2 + TURNED;

/** How long so many tiles of a hand are with all that the seat has laid down, in tiles' widths. */
export function stripLength(held: number, hidden: boolean, { sets, norths, flowers }: SeatView): number {
  const laid = sets.map(setLength);
  const many = flowers.length > 4;
  const beside = [...laid, ...(norths ? [norths] : [])].map((one) => (one + 0.25) * SCALE.laid);
  const blooms = many ? Math.ceil(flowers.length / 2) * SCALE.flowers : flowers.length * SCALE.flower;
  const hand = held * (hidden ? SCALE.hand : SCALE.open);
  return hand + beside.reduce((sum, one) => sum + one, 0.6) + blooms;
}

const FIRST_ROW = [7, 7, 4, 0, 0]; // tiles of a hand in two rows, by sets laid down; the drawn one ends the second row

/** Where a tile of one's hand is when it is cut into two rows; nothing that is drawn or thrown moves the others. */
export function inTwoRows(n: number, sets: number): { row: 1 | 2; column: number } {
  const first = FIRST_ROW[sets] ?? 0;
  return n < first ? { row: 1, column: n + 1 } : { row: 2, column: n - first + 1 };
}

/** The sets beside such a hand, the first one laid at the right: those beside the first row, those beside the second. */
export function besideRows<Set>(sets: readonly Set[]): [Set[], Set[]] {
  const below = [0, 1, 1, 0, 2][sets.length] ?? 0;
  return [sets.slice(below), sets.slice(0, below)];
}

/** The last discard, as long as nobody has taken it. */
export function lastDiscard({ seats, discarder }: View): { seat: number; tile: string } | null {
  const thrown = discarder === null ? undefined : seats[discarder]?.discards.at(-1);
  return thrown && !thrown.claimed ? { seat: discarder!, tile: thrown.tile } : null;
}

/** The discard that may still be claimed. */
export const claimable = (view: View): string =>
  view.drawn || holdsOneMore(view.seats[view.turn]!) ? "" : (lastDiscard(view)?.tile ?? "");

export const holdsOneMore = (seat: SeatView): boolean => seat.tiles.length % 3 === 2;

export interface Stack {
  tiles: 0 | 1 | 2;
  dead: boolean;
  shows: string; // the indicator turned on it
  next: boolean; // the next draw comes from it
}

export type WallRules = Pick<Layout, "wall" | "players" | "dead_wall" | "replacement_tiles" | "break_rolls" | "turns">;

const GONE: Stack = { tiles: 0, dead: false, shows: "", next: false };

/** The wall before each player, in order, its stacks from the owner's right to the left, as they stand now.
 * The first throw counts out whose wall is broken; that one counts so many stacks (000 2.5), or throws too, adds, and
 * counts on into the wall at the left where one's own ends (002). */
export function walls(view: View, rules: WallRules): Stack[][] {
  const { wall, players: walls, dead_wall: dead, turns } = rules;
  const replacements = rules.replacement_tiles / 2;
  const all = Math.ceil(wall / 2);
  const long = Math.ceil(all / walls);
  const [one = 1, two = 1, ...again] = view.dice;
  const second = rules.break_rolls > 1 ? again : [];
  const thrown = second.reduce((sum, die) => sum + die, one + two);
  const broken = (one + two - 1) % walls;
  const replaced = view.seats.reduce(
    (sum, seat) => sum + seat.norths + seat.flowers.length + seat.sets.filter(isKong).length,
    0,
  );
  const drawn = turns ? outOfTheWall(view) : wall - dead - view.tiles_left;
  const taken = Math.max(0, drawn - replaced);
  const built: Stack[][] = Array.from({ length: walls }, () => Array<Stack>(long).fill(GONE));
  for (let n = 0; n < all; n++) {
    const offset = thrown + n;
    const side = (broken - Math.floor(offset / long) + walls * 2) % walls;
    const fromEnd = all - 1 - n;
    const first = Math.min(2, Math.max(0, taken - n * 2));
    const gone = Math.min(2, Math.max(0, replaced - fromEnd * 2));
    built[side]![offset % long] = {
      tiles: Math.max(0, 2 - first - gone) as Stack["tiles"],
      dead: fromEnd < (dead + replaced) / 2,
      shows: (dead > 0 && view.indicators[fromEnd - replacements]) || "",
      next: n === Math.floor(taken / 2),
    };
  }
  return built;
}

export interface Run {
  from: number; // where the first of them is
  stack: Stack;
  many: number;
}

/** Neighbours that look alike, together. */
export function runs(stacks: readonly Stack[]): Run[] {
  const found: Run[] = [];
  for (const [from, stack] of stacks.entries()) {
    const last = found.at(-1);
    if (last && alike(last.stack, stack)) last.many++;
    else found.push({ from, stack, many: 1 });
  }
  return found;
}

const alike = (one: Stack, other: Stack): boolean =>
  one.tiles === other.tiles && (one.tiles === 0 || one.dead === other.dead) && !shownApart(one) && !shownApart(other);
const shownApart = ({ shows, next }: Stack): boolean => !!shows || next;

/** Tiles that are no longer in the wall, where only turns are counted. */
const outOfTheWall = ({ seats }: View): number =>
  seats
    .flatMap(({ tiles, sets, discards }) => [tiles, ...sets.map((set) => set.tiles), discards.filter(isThere)])
    .reduce((sum, { length }) => sum + length, 0);

const isThere = (thrown: ThrownTile): boolean => !thrown.claimed;
const isKong = (set: ShownSet): boolean => set.type.endsWith("kong");

/** Tiles of a hand that are of a kind, red ones first. */
export const ofKind = (tiles: string[], tile: string): string[] =>
  tiles.filter((one) => kind(one) === kind(tile)).sort();

/** The tiles that an action of a seat is drawn with: those of the set that it makes, or the one that wins. */
export function tilesShown(action: Action, view: View, seat: number, drawn: string): string[] {
  const offered = claimable(view);
  const held = view.seats[seat]?.tiles ?? [];
  switch (action.type) {
    case "tsumo":
      return drawn ? [drawn] : [];
    case "ron":
      return offered ? [offered] : [];
    case "chow":
    case "pung":
      return inOrder([offered, ...parse(action.tiles)]);
    case "kong":
      return inOrder([offered, ...ofKind(held, offered)]);
    case "concealed_kong":
      return ofKind(held, action.tile);
    case "added_kong":
      return [action.tile];
    case "nuki":
      return ["4z"];
  }
  return [];
}
