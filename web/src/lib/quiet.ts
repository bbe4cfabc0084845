import { settings } from "./settings.svelte";

/** Does the reader want less motion, or is nobody looking? */
export const quiet = (): boolean =>
  settings.motion === "reduced" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
