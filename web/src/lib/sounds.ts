/** Sounds of our own, made of noise and tones while they are heard: no file is loaded. */
import { settings } from "./settings.svelte";

export type Kind = "tiles" | "calls" | "turn" | "result";
const KINDS = {
  ...{ draw: "tiles", discard: "tiles", lay: "tiles", stick: "tiles", dice: "tiles" },
  ...{ chow: "calls", pung: "calls", kong: "calls", riichi: "calls", aside: "calls" },
  ...{ turn: "turn", offer: "turn", tick: "turn" },
  ...{ win: "result", drawn: "result" },
} as const satisfies Record<string, Kind>;
export type Sound = keyof typeof KINDS;

const SWITCHES = { tiles: "soundTiles", calls: "soundCalls", turn: "soundTurn", result: "soundResult" } as const;
const AGAIN = 90; // milliseconds in which the same sound is one
const REST = 2500; // milliseconds of silence after which the device may sleep

let audio: AudioContext | undefined;
let out: GainNode | undefined;
let noise: AudioBuffer | undefined;
let rest: ReturnType<typeof setTimeout>;
const heard = new Map<Sound, number>();

/** Does the player want to hear it? */
export const wanted = (sound: Sound): boolean => settings.sounds && settings[SWITCHES[KINDS[sound]]];

/** `size` of a win, from 0 to 1. Browsers are silent before the first click or key. */
export function play(sound: Sound, size = 0): void {
  if (!wanted(sound) || !navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (now - (heard.get(sound) ?? -AGAIN) < AGAIN) return;
  heard.set(sound, now);
  audio ??= new AudioContext();
  out ??= loudspeaker(audio);
  out.gain.value = settings.volume ** 2; // as ears hear it
  if (audio.state === "suspended") void audio.resume();
  clearTimeout(rest);
  rest = setTimeout(() => void audio?.suspend(), REST);
  SOUNDS[sound](audio.currentTime + 0.005, size);
}

/** Many sounds at once are no louder than the loudest should be. */
function loudspeaker(context: AudioContext): GainNode {
  const gain = new GainNode(context);
  gain.connect(new DynamicsCompressorNode(context, { threshold: -12, ratio: 8 })).connect(context.destination);
  return gain;
}

const SOUNDS: Record<Sound, (at: number, size: number) => void> = {
  draw: (at) => knock(at, { pitch: vary(2300), volume: 0.16, seconds: 0.035 }),
  discard: (at) => tile(at, 0.55),
  lay: (at) => [0, 0.045, 0.085].forEach((after) => tile(at + after * vary(1), 0.4)),
  stick: (at) =>
    [0, 0.05, 0.13].forEach((after, n) => knock(at + after, { pitch: vary(3400 - 500 * n), volume: 0.22 })),
  dice: (at) => DICE.forEach((after, n) => knock(at + after, { pitch: vary(2900), volume: 0.24 - 0.02 * n })),
  chow: (at) => tune(at, [587, 784], 0.09),
  pung: (at) => tune(at, [523, 523], 0.1),
  kong: (at) => tune(at, [392, 523, 659], 0.08),
  aside: (at) => tune(at, [880], 0.1),
  riichi: (at) => tune(at, [440, 659, 880], 0.11, 0.5),
  turn: (at) => tune(at, [659, 880], 0.1, 0.35, 0.09),
  offer: (at) => tune(at, [988, 988], 0.12, 0.25, 0.09),
  tick: (at) => knock(at, { pitch: 1800, volume: 0.18, seconds: 0.02 }),
  win: (at, size) => tune(at, figure(size), 0.1, 0.7),
  drawn: (at) => tune(at, [523, 440, 349], 0.16, 0.6),
};

const DICE = [0, 0.06, 0.1, 0.17, 0.21, 0.3, 0.42];
const STEPS = [523, 659, 784, 1047, 1319, 1568, 2093]; // C major, upwards

/** Three notes for a small win, seven for the greatest. */
export const figure = (size: number): number[] => STEPS.slice(0, 3 + Math.round(4 * Math.min(1, Math.max(0, size))));

/** No two tiles sound alike. */
const vary = (pitch: number): number => pitch * (0.9 + Math.random() * 0.2);

interface Knock {
  pitch: number;
  volume: number;
  seconds?: number;
  ring?: number; // how clearly its pitch is heard
}

/** Bone on felt: a click, the body of the tile, and the table under it. */
function tile(at: number, volume: number): void {
  knock(at, { pitch: vary(1250), volume, seconds: 0.06, ring: 3 });
  knock(at, { pitch: vary(4200), volume: volume * 0.35, seconds: 0.015 });
  tone(at, vary(150), 0.07, volume * 0.5, "sine");
}

/** Noise through a narrow door, that dies at once. */
function knock(at: number, { pitch, volume, seconds = 0.03, ring = 2 }: Knock): void {
  const context = audio!;
  noise ??= hiss(context);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const gain = new GainNode(context, { gain: volume * 3 });
  gain.gain.setValueAtTime(volume * 3, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source
    .connect(new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: ring }))
    .connect(gain)
    .connect(out!);
  source.start(at, Math.random() * 0.3, seconds + 0.02);
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

const tune = (at: number, pitches: number[], step: number, seconds = 0.3, volume = 0.14): void =>
  pitches.forEach((pitch, n) => {
    tone(at + n * step, pitch, seconds, volume);
    tone(at + n * step, pitch * 3, seconds * 0.4, volume * 0.15); // a little of a bell
  });

function tone(at: number, pitch: number, seconds: number, volume: number, type: OscillatorType = "triangle"): void {
  const source = new OscillatorNode(audio!, { type, frequency: pitch });
  const gain = new GainNode(audio!, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(gain).connect(out!);
  source.start(at);
  source.stop(at + seconds);
}
