import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // For the client's classes with runes; everything else passes it by.
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    testTimeout: 30_000,
    include: [
      "packages/*/{src,test}/**/*.test.ts",
      "apps/{cli,server,web}/{src,test}/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
  },
});
