import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const TEXTS = join(import.meta.dirname, "../src/ruka/texts");
const LANGUAGES = ["cs", "pl", "en"];
const TOPICS = [
  "errors",
  "table",
  "session",
  "server",
  "tiles",
  "hands",
  "explain",
  "web",
  "play",
  "result",
  "replay",
  "calculator",
  "book",
  "docs",
  "keys",
]; // those that the client itself speaks

/** `virtual:texts/cs`: the project's own Fluent files of a language as one module. */
function texts(): Plugin {
  const prefix = "virtual:texts/";
  return {
    name: "ruka-texts",
    resolveId: (id) => (id.startsWith(prefix) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + prefix)) return;
      const folder = join(TEXTS, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((file) => TOPICS.includes(file.replace(".ftl", "")));
      for (const file of files) this.addWatchFile(join(folder, file));
      const whole = files.map((file) => readFileSync(join(folder, file), "utf-8")).join("\n");
      return `export default ${JSON.stringify(whole)}`;
    },
  };
}

/** `virtual:bots`: what our bots are called, in every language. */
function bots(): Plugin {
  const id = "virtual:bots";
  const called = (lang: string) =>
    /^bot-names = (.+)$/m.exec(readFileSync(join(TEXTS, lang, "server.ftl"), "utf-8"))![1]!.split(", ");
  return {
    name: "ruka-bots",
    resolveId: (asked) => (asked === id ? "\0" + id : undefined),
    load(asked) {
      if (asked !== "\0" + id) return;
      return `export default ${JSON.stringify(Object.fromEntries(LANGUAGES.map((lang) => [lang, called(lang)])))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), bots()],
  build: { outDir: "../src/ruka/server/static", emptyOutDir: true, target: "es2022" },
  server: {
    proxy: { "/api": { target: process.env.RUKA_SERVER, ws: true }, "/docs": { target: process.env.RUKA_SERVER } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
