import { followed } from "@stonebridge/bots/puzzles";
import { describe, expect, it } from "vitest";

const line = [{ chances: [300, 500, 200] }, { chances: [500] }, { chances: [600, 100] }];

describe("a puzzle’s line", () => {
  it("is open until all of it was played", () => {
    expect(followed(line, [])).toEqual({ standing: "open", at: 0 });
    expect(followed(line, [1, 0])).toEqual({ standing: "open", at: 2 });
  });

  it("is right once it was played, whatever comes then", () => {
    expect(followed(line, [1, 0, 0])).toEqual({ standing: "right", at: 3 });
    expect(followed(line, [1, 0, 0, 7])).toEqual({ standing: "right", at: 3 });
  });

  it("is wrong where something else was played", () => {
    expect(followed(line, [2])).toEqual({ standing: "wrong", at: 0 });
    expect(followed(line, [1, 0, 1, 4])).toEqual({ standing: "wrong", at: 2 });
    expect(followed(line, [-1])).toEqual({ standing: "wrong", at: 0 });
  });
});
