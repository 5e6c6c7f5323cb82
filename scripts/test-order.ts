import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from "vitest/node";

interface Kinds {
  /** Files that take far longer than their size tells: begun last, they would run on alone. */
  readonly long: RegExp;
  /** Files that wait a good part of their time: side by side, they would leave the processor idle. */
  readonly waiting?: RegExp;
}

/** An order of test files that keeps the processor busy: long files first, those that wait spread among those that compute. */
export function fullyUsed({ long, waiting }: Kinds): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which copies
      const sorted = await super.sort(files);
      const waits = ({ moduleId }: TestSpecification): boolean => waiting?.test(moduleId) ?? false;
      return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
        const own = sorted
          .filter((file) => file.project === project)
          .toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)));
        return spread(
          own.filter(waits),
          own.filter((file) => !waits(file)),
        );
      });
    }
  };
}

/** What is in the lists, each in its order and evenly over the whole. */
function spread<T>(...lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
