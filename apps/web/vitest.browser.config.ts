import { defineConfig } from "vitest/config";

/** The built client in a real Chromium: `npm run test:browser -w @stonebridge/web` after `npm run build`. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] }, noExternal: [/^@stonebridge\//] },
  test: {
    include: ["test/{board,browser}/**/*.browser.ts"],
    globalSetup: ["test/browser/serve.ts"],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
