import { describe, expect, it } from "vitest";
import { type Press, StrayPresses } from "./stray-presses.ts";

const tap = (at: number, x = 300): Press => ({ x, y: 700, at, touch: true, count: 1 });
const click = (at: number, count: number): Press => ({ x: 300, y: 700, at, touch: false, count });

describe("fast presses in one place", () => {
  it("answer only what was asked at the first of five taps, and the next question after a pause", () => {
    const presses = new StrayPresses();
    let answered = 0;
    for (const at of [0, 180, 360, 540, 720]) if (!presses.strays(tap(at), answered)) answered += 1;
    expect(answered).toBe(1);
    expect(presses.strays(tap(1200), answered)).toBe(false);
  });

  it("may follow one another while the question stays, and in another place", () => {
    const presses = new StrayPresses();
    expect([0, 100, 200].map((at) => presses.strays(tap(at), "who"))).toEqual([false, false, false]);
    expect(presses.strays(tap(260, 100), "whom")).toBe(false);
  });

  it("of a mouse are those that the system counts as one gesture", () => {
    const presses = new StrayPresses();
    expect(presses.strays(click(0, 1), "fight")).toBe(false);
    expect(presses.strays(click(150, 2), "losses")).toBe(true);
    expect(presses.strays(click(300, 3), "losses")).toBe(true);
    expect(presses.strays(click(350, 1), "losses")).toBe(false);
  });
});
