/** The eight of the ladder, from the background to the spectacles: our own drawings. */
import type { Features } from "./moods";
import { both, disc, drawn, filled, type Shape } from "./shapes";

export interface Person {
  background: [inner: string, outer: string];
  skin: string;
  shade: string; // of the skin: neck, ears, nose
  blush: string;
  head: string;
  features: Features;
  behind: Shape[]; // hair that falls behind the neck
  clothes: Shape[];
  marks: Shape[]; // on the skin: freckles, wrinkles
  over: Shape[]; // hair and what is worn on the head, over the brows
  glasses?: Shape[];
}

const ROUND = "M70 106C68 66 92 46 120 46C148 46 172 66 170 106C169 146 148 176 120 176C92 176 71 146 70 106z";
const LONG = "M73 102C70 62 94 42 120 42C146 42 170 62 167 102C167 142 150 182 120 182C90 182 73 142 73 102z";
const BROAD =
  "M66 104C64 64 90 46 120 46C150 46 176 64 174 104C174 136 168 156 152 169C142 178 98 178 88 169C72 156 66 136 66 104z";

const SHOULDERS = "M22 244C26 206 62 196 102 189L120 198L138 189C178 196 214 206 218 244z";

const hana: Person = {
  background: ["#c9f0df", "#62c3a4"],
  skin: "#ffdcc0",
  shade: "#f2bb97",
  blush: "#ff9c8f",
  head: ROUND,
  features: { ink: "#7a4320", iris: "#3f8a5a", lips: "#c5524e", lashes: true },
  behind: [
    filled("#8c4f26", disc(58, 62, 27)),
    filled("#8c4f26", disc(182, 62, 27)),
    drawn("#6f3b1a", 3.5, "M46 52q12 -10 24 2M44 66q14 -6 26 6M194 52q-12 -10 -24 2M196 66q-14 -6 -26 6"),
    filled(
      "#8c4f26",
      "M62 120C50 40 92 26 120 26C148 26 190 40 178 120C176 150 170 160 160 166L80 166C70 160 64 150 62 120z",
    ),
  ],
  clothes: [
    filled("#f5b83d", SHOULDERS),
    filled("#e09e20", "M82 194C84 222 104 232 120 232C136 232 156 222 158 194L140 189L120 204L100 189z"),
    filled("#ffdcc0", "M100 190Q120 216 140 190L134 180L106 180z"),
    drawn("#fff4d6", 4, "M104 214v22M136 214v22"),
  ],
  marks: [
    filled(
      "#d98a63",
      disc(84, 136, 1.9) +
        disc(92, 140, 1.9) +
        disc(100, 136, 1.7) +
        disc(140, 136, 1.7) +
        disc(148, 140, 1.9) +
        disc(156, 136, 1.9),
    ),
  ],
  over: [
    filled(
      "#9c5a2c",
      "M64 112C58 58 84 32 120 32C156 32 182 58 176 112C172 96 166 86 158 80C150 88 138 90 126 82C118 92 104 92 96 84C84 90 70 98 64 112z",
    ),
    drawn("#c47f45", 4, "M84 54Q100 42 122 44"),
    filled("#ff7f95", disc(160, 64, 6) + disc(172, 64, 6) + disc(166, 54, 6) + disc(162, 75, 6) + disc(171, 75, 6)),
    filled("#ffe27a", disc(166, 66, 4.6)),
  ],
};

const jirka: Person = {
  background: ["#ffe0b0", "#f09a4a"],
  skin: "#f7c7a0",
  shade: "#dfa075",
  blush: "#ee8a70",
  head: BROAD,
  features: { ink: "#4a2f1e", iris: "#4a6d9c", lips: "#8d4638", bushy: true },
  behind: [filled("#5a3a25", "M62 130C56 90 60 66 74 60L166 60C180 66 184 90 178 130z")],
  clothes: [
    filled("#f7f1e3", SHOULDERS),
    filled("#2f6b4f", "M22 244C26 206 58 197 92 191L112 244zM218 244C214 206 182 197 148 191L128 244z"),
    drawn("#245640", 3, "M52 206V244M74 198V244M188 206V244M166 198V244M30 222L100 218M210 222L140 218"),
    filled("#f7f1e3", "M98 188L120 214L108 226L88 194zM142 188L120 214L132 226L152 194z"),
    filled("#c2413a", "M120 212l9 8 -4 24h-10l-4 -24z"),
  ],
  marks: [
    filled(
      "#5a3a25",
      "M68 122C70 150 84 178 120 180C156 178 170 150 172 122C166 134 160 139 150 139C140 134 132 138 120 138C108 138 100 134 90 139C80 139 74 134 68 122z",
    ),
    filled("#f7c7a0", "M100 148Q120 138 140 148Q140 164 120 165Q100 164 100 148z"),
    filled(
      "#6b4730",
      "M120 138C112 132 98 136 90 146C102 148 114 148 120 143C126 148 138 148 150 146C142 136 128 132 120 138z",
    ),
  ],
  over: [
    filled("#6f7f8c", "M54 82C50 40 86 22 124 22C166 22 190 44 186 80C168 66 148 62 120 62C92 62 72 68 54 82z"),
    filled("#5a6975", "M52 84C70 62 100 58 128 60C166 62 186 72 190 86C170 78 146 75 120 76C94 77 72 80 52 84z"),
    drawn("#8b9aa6", 3.5, "M78 46Q96 32 124 32"),
    drawn("#55646f", 2.6, "M120 24V58M92 30Q84 44 84 60M150 28Q158 42 160 60"),
  ],
};

const mei: Person = {
  background: ["#e6dcff", "#a78be0"],
  skin: "#ffe0c4",
  shade: "#eebb96",
  blush: "#ff9fa0",
  head: ROUND,
  features: { ink: "#2a2330", iris: "#5a3a2a", lips: "#c4545c", lashes: true },
  behind: [
    filled(
      "#2b2536",
      "M54 128C44 52 80 22 120 22C160 22 196 52 186 128C188 158 182 176 170 184L70 184C58 176 52 158 54 128z",
    ),
  ],
  clothes: [
    filled("#f48fa8", SHOULDERS),
    filled("#fff6e6", "M92 192L120 200L148 192L152 244L88 244z"),
    filled("#fff6e6", "M96 174h48v24q-24 12 -48 0z"),
    drawn("#e6d8bd", 3, "M98 184q22 9 44 0"),
    filled("#e2718d", disc(120, 216, 3.4) + disc(120, 232, 3.4)),
  ],
  marks: [],
  over: [
    filled(
      "#332c40",
      "M58 132C50 64 84 32 120 32C156 32 190 64 182 132C182 148 178 160 172 168C170 150 168 122 160 98C146 92 134 92 120 92C106 92 94 92 80 98C72 122 70 150 68 168C62 160 58 148 58 132z",
    ),
    drawn("#5a4f70", 4.5, "M80 62Q98 46 126 48"),
    drawn("#221d2b", 2.6, "M104 92L108 76M136 92L132 76M120 92V78"),
  ],
  glasses: [
    ...both((x) => ({ d: disc(x, 118, 17), fill: "#ffffff2e", stroke: "#b3402f", "stroke-width": 3.8 })),
    drawn("#b3402f", 3.8, "M114 116q6 -5 12 0M80 115l-9 -3M160 115l9 -3"),
    ...both((x) => drawn("#ffffffb0", 2.6, `M${x - 10} 112q3 -6 8 -7`)),
  ],
};

const bartek: Person = {
  background: ["#c8ecff", "#4fa9e0"],
  skin: "#ffd9b8",
  shade: "#efb286",
  blush: "#ff9a80",
  head: LONG,
  features: { ink: "#b4541b", iris: "#2f86a8", lips: "#b85442" },
  behind: [filled("#d4641f", "M66 100C60 70 80 44 120 40C160 44 180 70 174 100z")],
  clothes: [
    filled("#d8382f", SHOULDERS),
    filled("#f4f7f9", "M104 190L120 200L136 190L138 244L102 244z"),
    filled("#b32820", "M100 188L120 206L104 232L86 194zM140 188L120 206L136 232L154 194z"),
    drawn("#f6d24a", 5, "M40 216L70 244M200 216L170 244"),
    { d: "M80 196C74 214 88 232 104 230M160 196C166 214 152 232 136 230", stroke: "#2b3440", "stroke-width": 9 },
    filled(
      "#3a4654",
      "M92 222h16a6 6 0 0 1 6 6v16h-28v-16a6 6 0 0 1 6 -6zM132 222h16a6 6 0 0 1 6 6v16h-28v-16a6 6 0 0 1 6 -6z",
    ),
  ],
  marks: [
    filled("#e08f5c", disc(88, 138, 1.8) + disc(95, 142, 1.8) + disc(145, 142, 1.8) + disc(152, 138, 1.8)),
    filled("#fff1e2", "M150 149l11 -4 2 6 -11 4z"),
  ],
  over: [
    filled(
      "#e8752a",
      "M66 104C56 84 62 60 72 52L64 34L88 40L92 18L112 34L126 12L138 32L160 20L160 40L182 38L172 56C182 66 184 86 174 104C170 92 166 84 160 78L150 90L142 76L128 90L118 76L104 90L96 77L84 90L78 80C72 86 68 94 66 104z",
    ),
    drawn("#f79b56", 4, "M94 44L100 58M122 36L124 54M148 42L144 56"),
  ],
};

const sato: Person = {
  background: ["#fdf0cf", "#d9b36a"],
  skin: "#f6cfa4",
  shade: "#dda675",
  blush: "#ec9372",
  head: ROUND,
  features: { ink: "#eef1f2", iris: "#4b3a30", lips: "#a1584a", bushy: true },
  behind: [
    filled(
      "#d5dadd",
      "M58 132C50 110 54 84 68 74L172 74C186 84 190 110 182 132C178 142 170 146 164 146L76 146C70 146 62 142 58 132z",
    ),
  ],
  clothes: [
    filled("#27406b", SHOULDERS),
    filled("#f3ead6", "M94 190L120 232L146 190L136 184L104 184z"),
    filled("#f6cfa4", "M102 184L120 214L138 184z"),
    filled("#1c3157", "M84 194L98 188L130 244L112 244zM156 194L142 188L112 238L122 244z"),
    drawn("#5b78ab", 2.4, "M50 212q7 -8 14 0t14 0M48 230q7 -8 14 0t14 0M162 212q7 -8 14 0t14 0M164 230q7 -8 14 0t14 0"),
  ],
  marks: [
    drawn("#dda675", 2.8, "M98 68Q120 62 142 68M104 78Q120 73 136 78M78 130l-6 5M80 136l-5 5M162 130l6 5M160 136l5 5"),
    filled("#ffffff90", disc(140, 56, 10, 5)),
  ],
  over: [
    filled(
      "#e7ebed",
      "M60 128C54 106 56 88 66 80C72 90 73 106 72 122C70 128 64 132 60 128zM180 128C186 106 184 88 174 80C168 90 167 106 168 122C170 128 176 132 180 128z",
    ),
    filled(
      "#f4f6f7",
      "M120 140C110 134 92 138 84 152C96 156 112 154 120 147C128 154 144 156 156 152C148 138 130 134 120 140z",
    ),
    filled("#f4f6f7", "M110 165Q120 162 130 165Q128 188 120 196Q112 188 110 165z"),
  ],
};

const vlasta: Person = {
  background: ["#ffdbe2", "#d8768f"],
  skin: "#fbd5bb",
  shade: "#e3a98b",
  blush: "#f58a8a",
  head: ROUND,
  features: { ink: "#6d6a78", iris: "#4b6fa0", lips: "#b3214c", lashes: true },
  behind: [
    filled("#b9b6c6", disc(120, 26, 34, 26)),
    drawn("#9d9aad", 3.5, "M98 22q20 -18 42 0M102 34q18 -12 36 0"),
    filled(
      "#b9b6c6",
      disc(66, 84, 24) +
        disc(174, 84, 24) +
        disc(62, 112, 20) +
        disc(178, 112, 20) +
        disc(84, 58, 26) +
        disc(156, 58, 26) +
        disc(120, 48, 32),
    ),
  ],
  clothes: [
    filled("#6b2d63", SHOULDERS),
    filled("#fbd5bb", "M100 188Q120 214 140 188L136 178L104 178z"),
    filled("#82397a", "M100 188L120 216L96 228L80 195zM140 188L120 216L144 228L160 195z"),
    filled(
      "#fdfbf5",
      [92, 98, 106, 115, 125, 134, 142, 148]
        .map((x, n) => disc(x, [190, 199, 206, 210, 210, 206, 199, 190][n]!, 4.6))
        .join(""),
    ),
  ],
  marks: [drawn("#e3a98b", 2.4, "M80 132l-5 4M160 132l5 4"), filled("#8d4a3a", disc(146, 144, 2))],
  over: [
    filled(
      "#cfccd9",
      disc(76, 80, 16) +
        disc(92, 64, 17) +
        disc(112, 57, 17) +
        disc(134, 58, 17) +
        disc(152, 67, 16) +
        disc(165, 83, 15) +
        disc(69, 98, 11) +
        disc(171, 100, 11),
    ),
    drawn("#a9a6b8", 3, "M84 70q6 -8 14 -5M106 58q8 -7 15 -2M134 60q9 -4 14 4M68 88q2 -8 10 -9M160 78q8 0 10 8"),
    filled("#f0c23b", disc(69, 138, 5) + disc(171, 138, 5)),
  ],
  glasses: [
    ...both((x, side) => ({
      d: `M${x - side * 17} 112Q${x} 103 ${x + side * 21} 103Q${x + side * 19} 134 ${x} 134Q${x - side * 15} 132 ${x - side * 17} 112z`,
      fill: "#ffffff2e",
      stroke: "#1f6f78",
      "stroke-width": 4,
    })),
    drawn("#1f6f78", 4, "M114 113q6 -4 12 0"),
    drawn("#e8c869", 2, "M76 106Q62 130 78 182M164 106Q178 130 162 182"),
  ],
};

const lin: Person = {
  background: ["#bfe8d8", "#1f7a68"],
  skin: "#f8d6ae",
  shade: "#dfac7c",
  blush: "#f09a80",
  head: LONG,
  features: { ink: "#1c2230", iris: "#3b2a22", lips: "#a9564a" },
  behind: [filled("#1f2636", "M64 112C56 54 84 26 122 26C160 26 186 54 176 112z")],
  clothes: [
    filled("#f5f7fa", SHOULDERS),
    filled("#dbe2ea", "M98 188L120 212L100 240L80 195zM142 188L120 212L140 240L160 195z"),
    filled("#2d5fa8", "M100 187L120 210L140 187L136 183L104 183z"),
    filled("#20467e", "M114 208h12l6 36h-24z"),
    { d: "M166 214h26v24h-26z", fill: "#e4eaf0", stroke: "#c5cfd9", "stroke-width": 2.4 },
    drawn("#d0473d", 4, "M173 206v14"),
    drawn("#2d5fa8", 4, "M183 208v12"),
  ],
  marks: [],
  over: [
    filled(
      "#283044",
      "M66 116C56 58 84 26 126 28C164 30 184 62 174 116C172 104 168 96 164 88C150 90 132 84 122 70C112 84 92 94 76 96C70 102 68 108 66 116z",
    ),
    drawn("#4a5672", 4.5, "M126 42Q150 44 162 66M86 62Q94 48 108 42"),
    filled("#f0b429", "M164 88L214 62L217 68L168 96z"),
    filled("#f6d9ae", "M214 62l8 -1 -5 7z"),
    filled("#e58a8a", "M164 88l-6 3 3 8 7 -3z"),
  ],
};

const mistr: Person = {
  background: ["#ffe9a6", "#7a3fa0"],
  skin: "#9a6240",
  shade: "#7b4a2d",
  blush: "#c26a4c",
  head: BROAD,
  features: { ink: "#d9d7d4", iris: "#2b1a12", lips: "#5e2c22", bushy: true },
  behind: [filled("#c9c7c5", "M62 124C54 70 82 40 120 40C158 40 186 70 178 124z")],
  clothes: [
    filled("#23202e", SHOULDERS),
    filled("#f6f3ec", "M98 188L120 200L142 188L136 244L104 244z"),
    filled("#d6a62c", "M100 187L120 210L96 244L76 196zM140 187L120 210L144 244L164 196z"),
    filled("#b3202c", "M120 206l-20 -9v18zM120 206l20 -9v18z"),
    filled("#8d1620", disc(120, 206, 5.5)),
    filled("#fbf7ea", "M172 212h18v26h-18z"),
    filled("#b3202c", disc(181, 225, 5)),
  ],
  marks: [
    filled(
      "#d9d7d4",
      "M120 139C110 134 98 139 92 148C102 151 114 150 120 145C126 150 138 151 148 148C142 139 130 134 120 139z",
    ),
    filled("#d9d7d4", "M104 164Q120 158 136 164Q138 184 120 190Q102 184 104 164z"),
    drawn("#7b4a2d", 2.6, "M76 130l-6 5M164 130l6 5"),
  ],
  over: [
    filled(
      "#dddbd8",
      "M64 110C58 76 74 50 96 46L144 46C166 50 182 76 176 110C172 98 170 88 164 80L76 80C70 88 68 98 64 110z",
    ),
    filled("#1b5c46", "M60 82C60 66 90 60 120 60C150 60 180 66 180 82L180 88L60 88z"),
    filled("#2fa37acc", "M50 92C62 76 96 74 120 74C144 74 178 76 190 92C172 88 146 90 120 90C94 90 68 88 50 92z"),
    drawn("#f0c23b", 3.6, "M62 72Q90 62 120 62Q150 62 178 72"),
  ],
};

export const PEOPLE: Record<string, Person> = { hana, jirka, mei, bartek, sato, vlasta, lin, mistr };
