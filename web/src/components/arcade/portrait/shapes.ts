/** What portraits are made of: paths on a square of 240, filled, drawn, or both. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  "stroke-width"?: number;
}

export const filled = (fill: string, d: string): Shape => ({ d, fill });

export const drawn = (stroke: string, width: number, d: string): Shape => ({ d, stroke, "stroke-width": width });

/** An ellipse; a circle with one radius. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** The same on both sides of the face. */
export const both = (shape: (x: number, side: 1 | -1) => Shape): Shape[] => [shape(97, -1), shape(143, 1)];
