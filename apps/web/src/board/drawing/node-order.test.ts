// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { arrangeNodes, risingPlaces } from "./node-order.ts";

describe("what stays when a list is put in order", () => {
  it.each([
    [[0, 1, 2], undefined, [0, 1, 2]],
    [[1, 2, 3, 0], undefined, [0, 1, 2]],
    [[3, 0, 1, 2], undefined, [1, 2, 3]],
    [[3, 0, 1, 2], 0, [0]],
    [[2, 0, 1, 3], 0, [0, 3]],
    [[], undefined, []],
  ] as const)("of %j with %s fixed", (numbers, pivot, kept) => {
    expect([...risingPlaces(numbers, pivot)].toSorted((a, b) => a - b)).toEqual(kept);
  });
});

describe("nodes put in order", () => {
  const made = (order: string) => {
    const parent = document.createElement("div");
    for (const id of order) parent.append(Object.assign(document.createElement("i"), { id }));
    return parent;
  };
  const order = (parent: Element) => [...parent.children].map(({ id }) => id).join("");

  it.each([
    ["abcde", "abcde", "", 0],
    ["abcde", "acdeb", "", 1],
    ["abcde", "ebcda", "", 2],
    ["abcde", "acdeb", "b", 3],
    ["abc", "cadb", "", 2],
  ])("from %s to %s, %s fixed, in %d moves", (from, to, fixed, moves) => {
    const parent = made(from);
    const nodes = new Map([...parent.children].map((node) => [node.id, node]));
    const wanted = [...to].map((id) => nodes.get(id) ?? Object.assign(document.createElement("i"), { id }));
    const moved: string[] = [];
    const insert = parent.insertBefore.bind(parent);
    parent.insertBefore = <T extends Node>(node: T, next: Node | null): T => {
      moved.push((node as unknown as Element).id);
      return insert(node, next);
    };
    arrangeNodes(parent, wanted, nodes.get(fixed));
    expect(order(parent)).toBe(to);
    expect(moved).toHaveLength(moves);
    expect(moved).not.toContain(fixed || "nothing");
  });
});
