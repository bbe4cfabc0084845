/** Faces: brows, eyes and mouth of each mood, the same for everybody. */
import { both, disc, drawn, filled, type Shape } from "./shapes";

export const MOODS = ["calm", "glad", "worried", "surprised", "sad"] as const;
export type Mood = (typeof MOODS)[number];

export interface Features {
  ink: string; // brows
  iris: string;
  lips: string;
  lashes?: boolean;
  bushy?: boolean; // brows
}

const DARK = "#33221f";
const MOUTH = "#6d2430";
const TONGUE = "#e2737a";

/** How far brows are raised outside and inside, in pixels, and how wide the eyes are open. */
const BROWS: Record<Mood, [outer: number, inner: number]> = {
  calm: [0, 1],
  glad: [5, 6],
  worried: [-1, 9],
  surprised: [11, 12],
  sad: [-4, 7],
};

function brows({ ink, bushy }: Features, mood: Mood): Shape[] {
  const [outer, inner] = BROWS[mood];
  const y = 97;
  return both((x, side) => {
    const [out, mid, into] = [x + side * 13, x + side * 2, x - side * 11];
    return drawn(
      ink,
      bushy ? 8 : 4.5,
      `M${out} ${y + 2 - outer}Q${mid} ${y - 6 - (outer + inner) / 2} ${into} ${y - inner}`,
    );
  });
}

function open({ iris, lashes }: Features, look: [number, number] = [0, 0], wide = 1): Shape[] {
  const [dx, dy] = look;
  return both((x) => filled("#fff", disc(x, 118, 9.5 * wide, 10.5 * wide)))
    .concat(both((x) => filled(iris, disc(x + dx, 118.5 + dy, wide > 1 ? 5 : 6.6))))
    .concat(both((x) => filled(DARK, disc(x + dx, 118.5 + dy, wide > 1 ? 2.6 : 3.8))))
    .concat(both((x) => filled("#fff", disc(x + dx + 2.4, 115.8 + dy, 2))))
    .concat(
      both((x, side) =>
        drawn(
          DARK,
          3.4,
          `M${x - side * 9} ${115 - 2 * wide}Q${x} ${108 - 5 * (wide - 1) * 4} ${x + side * 11} ${114 - 2 * wide}`,
        ),
      ),
    )
    .concat(lashes ? both((x, side) => drawn(DARK, 3, `M${x + side * 9.5} ${112 - 2 * wide}l${side * 5} -4`)) : []);
}

const EYES: Record<Mood, (features: Features) => Shape[]> = {
  calm: (features) => open(features),
  glad: ({ lashes }) =>
    both((x) => drawn(DARK, 4.6, `M${x - 10} 121Q${x} 107 ${x + 10} 121`)).concat(
      lashes ? both((x, side) => drawn(DARK, 3, `M${x + side * 10} 120l${side * 5} -3`)) : [],
    ),
  worried: (features) => open(features, [3, 1]),
  surprised: (features) => open(features, [0, 0], 1.22),
  sad: (features) => open(features, [0, 2.5]),
};

function mouth({ lips }: Features, mood: Mood): Shape[] {
  switch (mood) {
    case "calm":
      return [drawn(lips, 4.2, "M106 149Q120 159 134 149")];
    case "glad":
      return [
        filled(MOUTH, "M101 145Q120 149 139 145Q138 168 120 168Q102 168 101 145z"),
        filled("#fff", "M103.5 146.2Q120 149.6 136.5 146.2L135 152Q120 155 105 152z"),
        filled(TONGUE, "M109 163Q120 154 131 163Q126 168 120 168Q114 168 109 163z"),
      ];
    case "worried":
      return [drawn(lips, 4.2, "M106 154q5 -7 10 -1t9 0t9 -2")];
    case "surprised":
      return [
        filled(MOUTH, disc(120, 154, 8.5, 10.5)),
        filled(TONGUE, "M113.5 160Q120 154 126.5 160Q120 167 113.5 160z"),
      ];
    case "sad":
      return [drawn(lips, 4.2, "M107 157Q120 146 133 157")];
  }
}

/** What hangs in the air. */
const SIGNS: Record<Mood, Shape[]> = {
  calm: [],
  glad: [
    filled("#fff3b8", "M208 20l5 13 13 5 -13 5 -5 13 -5 -13 -13 -5 13 -5z"),
    filled("#fff3b8", "M30 84l3.4 8.6 8.6 3.4 -8.6 3.4 -3.4 8.6 -3.4 -8.6 -8.6 -3.4 8.6 -3.4z"),
  ],
  worried: [
    filled("#8fd0ff", "M181 62q11 15 11 22a11 11 0 0 1 -22 0q0 -7 11 -22z"),
    drawn("#fff", 2.6, "M175 84q0 5 4 7"),
  ],
  surprised: [filled("#fff3b8", "M20 30h16l-3.5 34h-9zM21.5 71h13v12h-13z")],
  sad: [filled("#8fd0ff", "M87 130q7 10 7 15a7 7 0 0 1 -14 0q0 -5 7 -15z"), filled("#ffffff", disc(84.6, 145, 1.7))],
};

export const face = (features: Features, mood: Mood): Shape[] => [
  ...brows(features, mood),
  ...EYES[mood](features),
  ...mouth(features, mood),
];
export const signs = (mood: Mood): Shape[] => SIGNS[mood];
