import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Quick files first: a mutant lives until the first test that fails. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = ({ moduleId, project }: TestSpecification): number =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)?.duration ?? 0;
    return Promise.resolve(files.toSorted((a, b) => took(a) - took(b)));
  }
}

// Stryker ends a runner whose tests do not end. Vite would wait for them first, and they keep a processor busy for ever.
process.prependListener("SIGTERM", () => process.kill(process.pid, "SIGKILL"));

/** The tests that `npm run mutants` asks. No setup, no second try: every second counts a thousand times. */
export default defineConfig({
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    include: JSON.parse(process.env["STONEBRIDGE_MUTANTS_TESTS"] ?? "[]"),
    sequence: { sequencer: QuickFirst },
    isolate: false,
    testTimeout: 20_000,
  },
});
