import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { maps } from "./apps/web/build/maps-plugin.ts";
import { BUILT, BUILT_FILES, builtPackages } from "./scripts/built-packages.ts";
import { fullyUsed } from "./scripts/test-order.ts";

const SOURCE = BUILT ? [] : ["source"];

export default defineConfig({
  // For the client's classes with runes and its maps; everything else passes them by.
  plugins: [builtPackages(), svelte({ configFile: false }), maps()],
  // In a test with a document, components are mounted as in a browser.
  resolve: {
    conditions: [...SOURCE, "browser"],
    alias: { "virtual:pwa-register": fileURLToPath(new URL("apps/web/test/no-service-worker.ts", import.meta.url)) },
  },
  ssr: { resolve: { conditions: SOURCE } },
  test: {
    server: { deps: { external: BUILT ? [BUILT_FILES] : [] } },
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // A machine that is busy elsewhere can make a test of servers or clocks late. `npm test` names what needed a second try.
    retry: 1,
    // What comes a moment later comes after many moments where other files use the processor.
    expect: { poll: { timeout: 30_000 } },
    // Files of servers and of scenes wait a good part of the time: a third one fills the gaps that two leave on two cores.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: {
      sequencer: fullyUsed({
        long: /\/bench\/apart\/|\/(?:offers|pick|marches|log-of-marches|moments|guide-astray|screen-1862)\.(?:svelte\.)?test\.ts$/,
        waiting: /\/(?:apps\/server|bench\/apart)\//,
      }),
    },
    // What files of tests keep are tables and caches: they share a process, and load the games once instead of each anew.
    isolate: false,
    // One project for each kind of surroundings: a process is kept for the next file only where both are of one project.
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          setupFiles: ["packages/games/test/rules-proven.ts", "apps/web/test/imports-settled.ts"],
          include: [
            "packages/*/{src,test}/**/*.test.ts",
            "bench/**/*.test.ts",
            "training/**/*.test.ts",
            "scripts/*.test.{ts,mjs}",
            "examples/**/*.test.ts",
            "apps/*/{src,test}/**/*.test.ts",
          ],
          exclude: ["**/*.svelte.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          environment: "happy-dom",
          setupFiles: ["apps/web/test/imports-settled.ts"],
          include: ["apps/web/{src,test}/**/*.svelte.test.ts"],
        },
      },
    ],
  },
});
