import { describe, expect, test } from "vitest";
import { noteChanges, onceFor } from "../src/index.ts";

describe("what has changed in a list", () => {
  test("is noted with its places, once", () => {
    const was = Int16Array.from([1, 2, 3]);
    const changed = new Uint8Array(3);
    expect(noteChanges(was, [1, 5, 4], changed)).toBe(true);
    expect([...changed]).toEqual([0, 1, 1]);
    expect([...was]).toEqual([1, 5, 4]);
    expect(noteChanges(was, [1, 5, 4], changed)).toBe(false);
  });

  test("adds to the places noted before", () => {
    const changed = Uint8Array.from([1, 0]);
    noteChanges(Int16Array.from([7, 7]), [7, 8], changed);
    expect([...changed]).toEqual([1, 1]);
  });
});

describe("what is made once for an object", () => {
  test("is made for each, and only once", () => {
    const asked: object[] = [];
    const made = onceFor((key: object) => ({ number: asked.push(key) }));
    const [one, other] = [{}, {}];
    expect(made(one)).toBe(made(one));
    expect(made(other)).not.toBe(made(one));
    expect(asked).toEqual([one, other]);
  });
});
