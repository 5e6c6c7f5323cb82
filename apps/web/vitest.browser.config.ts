import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { fullyUsed } from "../../scripts/test-order.ts";

/**
 * The built client in a real Chromium: `npm run test:browser -w @stonebridge/web` after `npm run build`; the board alone, which
 * needs no build: `-- --project board`.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] }, noExternal: [/^@stonebridge\//] },
  test: {
    // Pages wait a good part of the time: for a press to count, for a scene, for a bot. Two files more fill the gaps of two.
    maxWorkers: Math.max(4, availableParallelism()),
    // What drives a browser is loaded once for many files.
    isolate: false,
    sequence: { sequencer: fullyUsed({ long: /\/(?:axe|apart(?:-1983)?|site|guide-1862)\.browser\.ts$/ }) },
    // As for the other tests: `npm test` names what needed a second try.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: "client", include: ["test/browser/*.browser.ts"], globalSetup: ["test/browser/serve.ts"] },
      },
      {
        extends: true,
        test: { name: "board", include: ["test/board/*.browser.ts"], globalSetup: ["test/board/serve.ts"] },
      },
    ],
  },
});
