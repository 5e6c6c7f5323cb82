import { describe, expect, it } from "vitest";
import { Background } from "../../src/analysis/background.svelte.ts";

describe("a work in the background", () => {
  it("shows what has come of it while it runs, and keeps that when it is cancelled", async () => {
    const work = new Background<readonly number[]>();
    let tell: ((part: readonly number[]) => void) | undefined;
    let end: ((result: readonly number[]) => void) | undefined;
    const begin = (): Promise<void> =>
      work.run(
        ({ onpart }) =>
          new Promise((resolve) => {
            tell = onpart;
            end = resolve;
          }),
      );
    const first = begin();
    tell?.([7]);
    expect([work.stage, work.result]).toEqual(["running", [7]]);
    work.cancel();
    end?.([7, 9]);
    await first;
    expect([work.stage, work.result]).toEqual(["cancelled", [7]]);
    const second = begin();
    expect(work.result).toBeUndefined();
    tell?.([7]);
    end?.([7, 9]);
    await second;
    expect([work.stage, work.result]).toEqual(["done", [7, 9]]);
  });
});
