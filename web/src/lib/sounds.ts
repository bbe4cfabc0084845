/** Short sounds made of nothing but oscillators and noise; silent unless the player wants them. */
import { settings } from "./settings.svelte";

export type Sound = "draw" | "discard" | "call" | "win" | "tick";

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  draw: (audio) => knock(audio, 2600, 0.06, 0.03),
  discard: (audio) => knock(audio, 1500, 0.22, 0.06),
  call: (audio) => [523, 784].forEach((pitch, n) => tone(audio, pitch, n * 0.07, 0.14)),
  tick: (audio) => knock(audio, 1900, 0.1, 0.02),
  win: (audio) => [523, 659, 784, 1047].forEach((pitch, n) => tone(audio, pitch, n * 0.09, 0.4)),
};

/** A tile on wood: filtered noise that dies at once. */
function knock(audio: AudioContext, pitch: number, volume: number, seconds: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 2 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: volume * 4 }))
    .connect(audio.destination);
  source.start();
}

function tone(audio: AudioContext, pitch: number, after: number, seconds: number): void {
  const start = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0.12, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}
