/** Where seats, the arrows between them and what they carry lie in a figure: one's own seat below, others around. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

/** A box around a point. */
export type Placed = Point & Box;

/** Of the way from the middle to the edge, by how many sit there, from the one below to the right. */
const SEATS: Record<number, [number, number][]> = {
  2: [
    [0, 1],
    [0, -1],
  ],
  3: [
    [0, 1],
    [1, -0.6],
    [-1, -0.6],
  ],
  4: [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
  5: [
    [0, 1],
    [1, 0.1],
    [1, -1],
    [-1, -1],
    [-1, 0.1],
  ],
};

/** A seat's card in a figure this wide; the reader's text is this much larger than usual. */
export const cardIn = (width: number, scale: number): Box => ({
  width: Math.max(128 * scale, Math.min(150, width / 3)),
  height: 52 * scale,
});

/** The middle of a seat's card; `place` counts from the one below. */
export function seatAt(place: number, seats: number, figure: Box, card: Box): Point {
  const [across, down] = SEATS[seats]![place]!;
  return {
    x: figure.width / 2 + ((figure.width - card.width) / 2) * across,
    y: figure.height / 2 + ((figure.height - card.height) / 2) * down,
  };
}

export type Arrow = [Point, Point];

/** From the edge of one card to the edge of another, a little apart from both. */
export function arrow(from: Point, to: Point, card: Box, apart = 5): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const edge = Math.min(card.width / 2 / Math.abs(dx || 1e-9), card.height / 2 / Math.abs(dy || 1e-9)) + apart / length;
  return [
    { x: from.x + dx * edge, y: from.y + dy * edge },
    { x: to.x - dx * edge, y: to.y - dy * edge },
  ];
}

export const overlap = (a: Placed, b: Placed): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** A card with its place in the game on the corner. */
export const withBadge = ({ x, y, width, height }: Placed): Placed => ({
  ...{ x: x + 2.5, y: y - 4.5 },
  ...{ width: width + 5, height: height + 9 },
});

const AIR = 5; // pixels around a label
const wider = (box: Placed): Placed => ({ ...box, width: box.width + 2 * AIR, height: box.height + 2 * AIR });

const ALONG = [0.45, 0.3, 0.6, 0.2, 0.7];
const STUB = 14; // pixels of an arrow that are still one before and behind what it carries
const HEAD = 18; // its head is this long
const ASIDE = 4; // pixels from an arrow that is too short to be interrupted

/** Where each arrow's label lies: off every card and every other label, and off the other arrows where it can be.
 * Nothing, where there is no room for them all. */
export function labels(arrows: readonly Arrow[], sizes: readonly Box[], cards: readonly Placed[]): Placed[] | null {
  const all = arrows.map((one, n) =>
    candidates(one, sizes[n]!)
      .filter((box) => !cards.some((card) => overlap(box, card)))
      .map((box) => ({ box, crossed: arrows.filter((other) => other !== one && meets(other, wider(box))).length }))
      .sort((a, b) => a.crossed - b.crossed)
      .map(({ box }) => box),
  );
  return choose(all, []);
}

/** The first choice of each that overlaps none before it. */
function choose(all: readonly Placed[][], chosen: Placed[]): Placed[] | null {
  if (chosen.length === all.length) return chosen;
  for (const box of all[chosen.length]!) {
    if (chosen.some((other) => overlap(wider(box), other))) continue;
    const whole = choose(all, [...chosen, box]);
    if (whole) return whole;
  }
  return null;
}

/** On the arrow where enough of it is left to be seen, or else beside it. */
function candidates([a, b]: Arrow, size: Box): Placed[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const covered = Math.min(size.width / Math.abs(ux || 1e-9), size.height / Math.abs(uy || 1e-9)) / 2;
  const on = ALONG.filter((at) => at * length - covered >= STUB && (1 - at) * length - covered >= HEAD + STUB / 2);
  const off = (Math.abs(uy) * size.width + Math.abs(ux) * size.height) / 2 + ASIDE;
  const at = (along: number, aside: number) => ({
    ...{ x: a.x + dx * along + uy * aside, y: a.y + dy * along - ux * aside },
    ...size,
  });
  const beside = [0.45, 0.3, 0.6].flatMap((along) => [at(along, off), at(along, -off)]);
  return [...on.map((along) => at(along, 0)), ...beside];
}

/** Does a line run through a box? */
function meets([a, b]: Arrow, box: Placed): boolean {
  let [enter, leave] = [0, 1];
  for (const [from, way, middle, half] of [
    [a.x, b.x - a.x, box.x, box.width / 2],
    [a.y, b.y - a.y, box.y, box.height / 2],
  ] as const) {
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(from - middle) > half) return false;
      continue;
    }
    const [one, two] = [(middle - half - from) / way, (middle + half - from) / way];
    enter = Math.max(enter, Math.min(one, two));
    leave = Math.min(leave, Math.max(one, two));
  }
  return enter <= leave;
}
