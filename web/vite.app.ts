/** What makes the client an app: its manifest, a service worker, and files packed once, when they are built. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const GREEN = "#14532d";

/** Offline there are all pages, the rules and the games that were opened. Nothing of a table that runs is ever kept. */
export const app = () =>
  VitePWA({
    registerType: "prompt", // a new version waits until the player takes it
    injectRegister: false,
    manifest: {
      id: "/",
      name: "ruka: mahjong",
      short_name: "ruka",
      description: "Mahjong by every rule set: play, count, learn.",
      start_url: "/",
      display: "standalone",
      background_color: GREEN,
      theme_color: GREEN,
      categories: ["games", "education"],
      icons: [
        { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    workbox: {
      globPatterns: ["index.html", "icon.svg", "assets/*.{js,css,svg,woff2}"],
      navigateFallbackDenylist: [/^\/api\//, /^\/docs(\/|$)/],
      inlineWorkboxRuntime: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/api\/v1\/rules(\/|$)/.test(url.pathname),
          handler: "NetworkFirst",
          options: { cacheName: "rules", expiration: { maxEntries: 80 } },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/api\/v1\/(glossary|history)$/.test(url.pathname),
          handler: "NetworkFirst",
          options: { cacheName: "glossary", expiration: { maxEntries: 6 } },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/api\/v1\/replays\/./.test(url.pathname),
          handler: "NetworkFirst",
          options: { cacheName: "replays", expiration: { maxEntries: 200, purgeOnQuotaError: true } },
        },
      ],
    },
  });

const SMALL = 600; // bytes; packing would gain nothing

/** Beside each file the same packed as well as can be, for the server to hand out. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "ruka-packed",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
          if (!/\.(js|css|svg)$/.test(name)) continue;
          const path = join(folder, name);
          const whole = readFileSync(path);
          if (whole.length < SMALL) continue;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
          writeFileSync(`${path}.br`, brotliCompressSync(whole, { params }));
          writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
        }
      },
    },
  };
}
