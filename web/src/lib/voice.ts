/** Call words spoken by a voice of the browser, where it has one that speaks the language. */
import { settings } from "./settings.svelte";

/** Japanese words are said by a Japanese voice: others would read them wrongly. */
const KANA: Readonly<Record<string, string>> = {
  ...{ chow: "チー", pung: "ポン", kong: "カン", concealed_kong: "カン", added_kong: "カン" },
  ...{ nuki: "キタ", riichi: "リーチ", tsumo: "ツモ", ron: "ロン" },
};

const language = (): string => (settings.terms === "japanese" ? "ja" : settings.lang);

/** Voices come late in some browsers: ask again when it is time to speak. */
export function voice(): SpeechSynthesisVoice | undefined {
  const all = globalThis.speechSynthesis?.getVoices() ?? [];
  const able = all.filter((one) => one.lang.toLowerCase().startsWith(language()));
  return able.find((one) => one.localService) ?? able[0];
}

/** Says the word of a call, or answers that nobody can. */
export function speakCall(call: string, word: string): boolean {
  const speaker = settings.voice && settings.sounds && settings.soundCalls ? voice() : undefined;
  if (!speaker) return false;
  const said = new SpeechSynthesisUtterance(language() === "ja" ? (KANA[call] ?? word) : word);
  Object.assign(said, { voice: speaker, lang: speaker.lang, volume: settings.volume, rate: 1.15 });
  speechSynthesis.cancel(); // what comes late is not said
  speechSynthesis.speak(said);
  return true;
}
