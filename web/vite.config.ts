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

/** Whether a module comes with such a page: what it imports at once, and not when it is asked for. */
function comesWith(isPage: (id: string, entry: boolean) => boolean) {
  const known = new Map<string, boolean>();
  return function comes(id: string, modules: Modules): boolean {
    if (!known.has(id)) {
      known.set(id, false); // around a circle
      const info = modules.getModuleInfo(id);
      known.set(id, !!info && (isPage(id, info.isEntry) || info.importers.some((one) => comes(one, modules))));
    }
    return known.get(id)!;
  };
}

/** All that the first page needs is one file, or every small part that pages share would be a request; what is small at
 * the table is another, since most go there next. */
const isFirst = comesWith((_, entry) => entry);
const isAtTable = comesWith((id) => id.endsWith("/pages/Table.svelte"));
const SHARED = { minShareCount: 2, maxModuleSize: 3000 };

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
            { name: (id, modules) => (isAtTable(id, modules) ? "table" : null), ...SHARED },
            { name: "shared", ...SHARED }, // one request for what is small
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
