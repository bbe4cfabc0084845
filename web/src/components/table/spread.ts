/** How the cloth is divided: the largest tiles with which every pond holds all that may be thrown into it. */
import type { Place } from "./places";

export interface Asked {
  seats: number; // those who play this hand
  most: number; // discards before one seat
  watching: boolean; // the hand below lies on the cloth too
}

export interface Pond {
  from: number; // how far to the left of the middle it begins
  row: number; // tiles in a row, when all lie there that may
  rows: number;
  room: number; // for the last row, which goes on
}

/** One side of the table. Lengths are in tiles' widths, from the middle of the table. */
export interface Side {
  half: number; // to the edge of the panel in the middle
  pond: Pond;
  wall: number;
  strip: number; // the hand and what is laid down
  long: number; // half of the strip
}

export interface Spread {
  tile: number; // the width of a tile in pixels
  walls: boolean; // there is room for them
  middle: number; // pixels from above
  free: number; // pixels to the left of everything, and to the right
  facing: Side; // below and above
  beside: Side; // right and left
}

const ROW = 6;
const HIGH = 4 / 3; // a tile
const STICK = 0.41; // between the panel in the middle and the discards
const CORNER = 0.05; // by which a pond begins further out than the panel
const TURNED = 0.34; // the extra room that the riichi tile takes
const MARGIN = 0.14;
const WALL = 0.94; // with the space around it
const STRIP = 1.25;
const ROWS = [3, 2, 4];
const BETTER = 1.03; // a gain worth giving up three rows of six
const HALF = { walls: 2.95, none: 2.3 }; // the least for the names in the middle
const ALONE = { walls: 9, none: 6.4 }; // to each side where nobody sits: the wall of two, a hand with its sets
const COLUMN = 112; // pixels at each side that hold what a player is asked
const SMALL = { width: 520, height: 420 };

interface Divided extends Spread {
  above: number;
  below: number;
}

export interface Arranged extends Spread {
  columns: boolean; // what is asked stands at the sides; else in a strip below
}

/** What a player is asked lies on no tile: it has a column at each side or a strip below, whichever leaves larger tiles.
 * `strip`: how high that is as a rule, and now. */
export function arrange(width: number, height: number, asked: Asked, strip: [number, number]): Arranged {
  const [between, above] = [spread(width - 2 * COLUMN, height, asked), spread(width, height - strip[0], asked)];
  if (between.tile > above.tile && between.walls === above.walls)
    return { ...between, free: between.free + COLUMN, columns: true };
  return { ...spread(width, height - Math.max(...strip), asked), columns: false };
}

/** Divides a cloth of so many pixels. */
export function spread(width: number, height: number, asked: Asked): Spread {
  const walls = width > SMALL.width && height > SMALL.height;
  const rows = walls ? ROWS.slice(0, 1) : ROWS;
  let best: Divided | undefined;
  for (const facing of rows)
    for (const beside of asked.seats > 2 ? rows : [0]) {
      const one = divide(width, height, asked, walls, [facing, beside]);
      if (!best || one.tile > best.tile * BETTER) best = one;
    }
  const { above, below, ...found } = best!;
  const spare = height - (above + below) * found.tile;
  return { ...found, middle: above * found.tile + spare / 2 };
}

/** With so many rows of discards before those who face each other, and before those beside them. */
function divide(
  width: number,
  height: number,
  { seats, most, watching }: Asked,
  walls: boolean,
  [rows, rowsBeside]: [number, number],
): Divided {
  const [top, sides] = [seats !== 3, seats > 2];
  const [deep, deepBeside] = [rows * HIGH, rowsBeside * HIGH];
  const least = walls ? HALF.walls : HALF.none;
  const half = (number: number, along: number) =>
    Math.max(least, (Math.ceil(most / number) + TURNED - CORNER - STICK - along) / 2);
  const [across, along] = [sides ? half(rows, deepBeside) : least, sides ? half(rowsBeside, deep) : least];
  const end = along + STICK + deep;
  const endBeside = sides ? across + STICK + deepBeside : walls ? ALONE.walls : ALONE.none;
  const wall = walls ? WALL : MARGIN;
  const [outer, outerBeside] = [end + wall + STRIP, sides ? endBeside + wall + STRIP : endBeside];
  const [above, below] = [top ? outer : end + MARGIN, watching ? outer : end + wall - CORNER];
  const tile = Math.min(width / (2 * outerBeside), height / (above + below));
  const tall = !walls && width < height;
  return {
    ...{ tile, walls, above, below, middle: 0, free: width / 2 - outerBeside * tile },
    facing: {
      ...{ half: along, wall: end + MARGIN, strip: end + wall },
      ...{
        pond: pond(most, rows, across, endBeside, sides),
        long: (tall || !sides ? outerBeside : endBeside) - MARGIN,
      },
    },
    beside: {
      ...{ half: across, wall: endBeside + MARGIN, strip: endBeside + wall },
      ...{ pond: pond(most, rowsBeside, along, end, true), long: end - MARGIN },
    },
  };
}

/** Rows of six where that is enough; it begins at the corner of the panel and may run on to the next corner. */
function pond(most: number, rows: number, half: number, end: number, cornered: boolean): Pond {
  const near = cornered ? half + CORNER : ROW / 2;
  const last = Math.floor(near + end - TURNED + 1e-6);
  const row = Math.max(ROW, Math.ceil((most - last) / Math.max(1, rows - 1)));
  const from = cornered ? Math.max(near, Math.min(row / 2, half + STICK - CORNER)) : row / 2;
  return { from, row, rows, room: from + end };
}

/** So many tiles lie six a row as long as there is room for the rest in the last one. */
export const rowOf = ({ row, rows, room }: Pond, thrown: number): number =>
  thrown <= ROW * (rows - 1) + Math.floor(room - TURNED) ? Math.min(ROW, row) : row;

/** The side of whoever sits there. */
export const sideOf = (cloth: Spread, place: Place): Side =>
  place === "left" || place === "right" ? cloth.beside : cloth.facing;
