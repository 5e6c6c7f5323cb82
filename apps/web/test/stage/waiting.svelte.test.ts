import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Waiting } from "../../src/stage/waiting.svelte.ts";

const RUN = 1;

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

/** A march of ten seconds, and whether it is still waited for. */
function march(waiting: Waiting): { arrived: boolean; readonly over: () => boolean } {
  const going = { arrived: false, over: () => false };
  let over = false;
  going.over = () => over;
  void waiting.travel(10_000, RUN, () => going.arrived).then(() => (over = true));
  return going;
}

function newWaiting(): Waiting {
  return new Waiting(
    () => false,
    (run) => run !== RUN,
  );
}

describe("a fight that is read before play goes on", () => {
  it("is said to hold up play while a finger rests on its sheet, until it is lifted or somebody steps on", async () => {
    for (const release of [(one: Waiting) => (one.held = false), (one: Waiting) => one.step()]) {
      const waiting = newWaiting();
      let over = false;
      void waiting
        .readingFirst(
          () => 1000,
          RUN,
          () => false,
        )
        .then(() => (over = true));
      expect(waiting.onReader).toBe(false);
      waiting.held = true;
      await vi.advanceTimersByTimeAsync(60_000);
      expect([waiting.onReader, over]).toEqual([true, false]);
      release(waiting);
      await vi.advanceTimersByTimeAsync(1200);
      expect([waiting.onReader, over]).toEqual([false, true]);
    }
  });
});

describe("a march that is waited for", () => {
  it("is over when everybody is there, in a pause too, and at the latest after its longest time", async () => {
    const waiting = newWaiting();
    waiting.pause(true);
    const [short, long] = [march(waiting), march(waiting)];
    await vi.advanceTimersByTimeAsync(500);
    expect(short.over()).toBe(false);
    short.arrived = true;
    await vi.advanceTimersByTimeAsync(100);
    expect([short.over(), long.over()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(long.over()).toBe(true);
  });

  it("is over at once for somebody who steps on", async () => {
    const waiting = newWaiting();
    const going = march(waiting);
    await vi.advanceTimersByTimeAsync(500);
    waiting.step();
    await vi.advanceTimersByTimeAsync(50);
    expect(going.over()).toBe(true);
  });
});
