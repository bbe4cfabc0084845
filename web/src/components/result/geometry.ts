/** Where seats and the arrows between them lie in a figure: the own seat below, the others to its right around. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

/** The middle of a seat's card; `place` counts from the one below. */
export function seatAt(place: number, seats: number, figure: Box, card: Box): Point {
  const angle = (2 * Math.PI * place) / seats;
  return {
    x: figure.width / 2 + ((figure.width - card.width) / 2) * Math.sin(angle),
    y: figure.height / 2 + ((figure.height - card.height) / 2) * Math.cos(angle),
  };
}

/** From the edge of one card to the edge of another, a little apart from both. */
export function arrow(from: Point, to: Point, card: Box, apart = 5): [Point, Point] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const edge = Math.min(card.width / 2 / Math.abs(dx || 1e-9), card.height / 2 / Math.abs(dy || 1e-9)) + apart / length;
  return [
    { x: from.x + dx * edge, y: from.y + dy * edge },
    { x: to.x - dx * edge, y: to.y - dy * edge },
  ];
}
