import { describe, expect, test } from "vitest";
import { hasKey, keysOf, plainCopy, tableOf } from "../src/index.ts";

describe("tables", () => {
  const colours = { red: 1, green: 2 };

  test("have their keys in the order in which they name them", () => {
    expect(keysOf(colours)).toEqual(["red", "green"]);
  });

  test("have the keys that are their own, and no others", () => {
    expect(["red", "blue", "toString"].map((key) => hasKey(colours, key))).toEqual([true, false, false]);
  });

  test("are made of keys, with a value for each", () => {
    expect(tableOf(["red", "green"], (key) => key.length)).toEqual({ red: 3, green: 5 });
  });
});

test("a plain copy shares nothing, and leaves out what has no value", () => {
  const value = { list: [[1], [2]], none: undefined };
  const copy = plainCopy(value);
  value.list[0]?.push(9);
  expect(copy).toStrictEqual({ list: [[1], [2]] });
});
