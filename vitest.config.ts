import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: [
      "packages/*/{src,test}/**/*.test.ts",
      "apps/{cli,server,web}/{src,test}/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
  },
});
