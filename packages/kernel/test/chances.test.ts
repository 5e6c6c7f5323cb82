import { describe, expect, test } from "vitest";
import { waysToSucceed } from "../src/index.ts";

describe("dice that succeed or fail", () => {
  test("no die has one way, one die its faces", () => {
    expect(waysToSucceed([])).toEqual([1]);
    expect(waysToSucceed([2])).toEqual([4, 2]);
    expect(waysToSucceed([0])).toEqual([6, 0]);
    expect(waysToSucceed([6])).toEqual([0, 6]);
  });

  test("several dice are counted fall by fall", () => {
    const faces = [1, 4, 5];
    const counted = [0, 0, 0, 0];
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let c = 1; c <= 6; c++) counted[[a, b, c].filter((die, at) => die <= faces[at]).length] += 1;
    expect(waysToSucceed(faces)).toEqual(counted);
  });
});
