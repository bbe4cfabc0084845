import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { app, packed } from "./vite.app.ts";
import topics from "./src/topics.json" with { type: "json" };

const TEXTS = join(import.meta.dirname, "../src/ruka/texts");
const LANGUAGES = ["cs", "pl", "en"];
/** `virtual:texts`: how to load the texts of each part of the client in each language; `virtual:texts/cs/table` is the
 * project's own Fluent files of that part as one module. */
function texts(): Plugin {
  const id = "virtual:texts";
  const loader = (lang: string, part: string) => `${part}: () => import("${id}/${lang}/${part}")`;
  const loaders = (lang: string) =>
    `${lang}: { ${Object.keys(topics)
      .map((part) => loader(lang, part))
      .join(", ")} }`;
  return {
    name: "ruka-texts",
    resolveId: (asked) => (asked === id || asked.startsWith(id + "/") ? "\0" + asked : undefined),
    load(asked) {
      if (asked === "\0" + id) return `export default { ${LANGUAGES.map(loaders).join(", ")} }`;
      if (!asked.startsWith("\0" + id)) return;
      const [, lang, part] = asked.split("/") as [string, string, keyof typeof topics];
      const files = topics[part].map((topic) => join(TEXTS, lang, `${topic}.ftl`));
      for (const file of files) this.addWatchFile(file);
      const whole = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      return `export default ${JSON.stringify(whole.replace(/^(#.*)?\n/gm, ""))}`;
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

type Modules = { getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null };
const first = new Map<string, boolean>();

/** Whether the first page needs it: all of that is one file, or every small part that pages share would be a request. */
function isFirst(id: string, modules: Modules): boolean {
  const known = first.get(id);
  if (known !== undefined) return known;
  first.set(id, false); // around a circle
  const info = modules.getModuleInfo(id);
  const found = !!info && (info.isEntry || info.importers.some((one) => isFirst(one, modules)));
  first.set(id, found);
  return found;
}

export default defineConfig({
  plugins: [svelte(), texts(), bots(), app(), packed()],
  build: {
    outDir: "../src/ruka/server/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id, modules) => (isFirst(id, modules) ? "index" : null), priority: 1 },
            { name: "shared", minShareCount: 2, maxModuleSize: 3000 }, // one request for what is small
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: process.env.RUKA_SERVER, ws: true }, "/docs": { target: process.env.RUKA_SERVER } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
