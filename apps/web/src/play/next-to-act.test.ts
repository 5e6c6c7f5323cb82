import { expect, it } from "vitest";
import type { BoardModel } from "../board/model.ts";
import { NextToAct } from "./next-to-act.ts";

/** Three pieces that may be chosen; one of them has been. */
const board = (chosen?: string): BoardModel =>
  ({
    pieces: ["a", "b", "c"].map((id) => ({ id, space: id, state: id === chosen ? "selected" : "may" })),
    spaces: [],
  }) as unknown as BoardModel;

it("goes from piece to piece, also where each is chosen on the way", () => {
  const next = new NextToAct();
  const visited: (string | undefined)[] = [];
  for (let step = 0; step < 4; step++) visited.push(next.after(board(visited.at(-1)), false, undefined)?.id);
  expect(visited).toEqual(["a", "b", "c", "a"]);
});

it("goes on after the last one when that can do nothing more, and ends where nobody can", () => {
  const next = new NextToAct();
  expect([next.after(board(), false, "piece:a")?.id, next.after(board("b"), false, undefined)?.id]).toEqual(["b", "c"]);
  expect(next.after({ ...board(), pieces: [] }, false, undefined)).toBeUndefined();
});
