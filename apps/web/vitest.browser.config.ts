import { defineConfig } from "vitest/config";

/** The built client in a real Chromium: `npm run test:browser -w @stonebridge/web` after `npm run build`. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] }, noExternal: [/^@stonebridge\//] },
  test: {
    include: ["test/{board,browser}/**/*.browser.ts"],
    globalSetup: ["test/browser/serve.ts"],
    // Pages wait a good part of the time: for a press to count, for a scene, for a bot. Another file fills the gaps.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
