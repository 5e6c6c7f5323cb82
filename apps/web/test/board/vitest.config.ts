import { defineConfig } from "vitest/config";

/** The board alone in a real Chromium: `npx vitest run --config test/board/vitest.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: { include: ["*.browser.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
