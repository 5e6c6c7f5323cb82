import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The file that takes longest is short to read: begun last, it would run on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which copies
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith("/axe.browser.ts");

/** The built client in a real Chromium: `npm run test:browser -w @stonebridge/web` after `npm run build`. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] }, noExternal: [/^@stonebridge\//] },
  test: {
    include: ["test/{board,browser}/**/*.browser.ts"],
    globalSetup: ["test/browser/serve.ts"],
    // Pages wait a good part of the time: for a press to count, for a scene, for a bot. A third file fills the gaps of two.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // As for the other tests: `npm test` names what needed a second try.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
