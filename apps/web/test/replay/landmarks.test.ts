import { describe, expect, it } from "vitest";
import { nextStop, stopsOf } from "../../src/replay/landmarks.ts";

const step = (number: number, ...types: string[]) => ({ number, events: types.map((type) => ({ type })) });
const STOPS = stopsOf(
  [step(1), step(2, "half", "moved"), step(3, "moved"), step(4, "half", "turn"), step(5)],
  ({ type }) => (type === "turn" ? "turn" : type === "half" ? "phase" : undefined),
);

describe("stops of a replay", () => {
  it("stand where a phase or a turn begins, and at the beginning", () => {
    expect(STOPS).toEqual([
      { step: 0, kind: "turn" },
      { step: 2, kind: "phase" },
      { step: 4, kind: "turn" },
    ]);
  });

  it("are gone to in both directions, as far as the game goes", () => {
    expect([0, 2, 3, 4, 5].map((at) => nextStop(STOPS, at, 1, 5))).toEqual([2, 4, 4, 5, 5]);
    expect([5, 4, 3, 2, 0].map((at) => nextStop(STOPS, at, -1, 5))).toEqual([4, 2, 2, 0, 0]);
  });
});
