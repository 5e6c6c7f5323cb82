import { describe, expect, it } from "vitest";
import { Folds, type PieceBody } from "./folds.svelte.ts";

const keyes: PieceBody = { id: "keyes", name: "Keyes’ brigade", pieces: ["2me", "1conn"] };
const sherman: PieceBody = { id: "sherman", name: "Sherman’s brigade", pieces: ["69ny"] };

describe("a folded list of pieces", () => {
  const folds = () => new Folds(() => [keyes, sherman]);

  it("is closed at first, and stays as it was opened", () => {
    const list = folds();
    expect([list.open(keyes, undefined), list.open(sherman, undefined)]).toEqual([false, false]);
    list.turn(keyes, undefined);
    expect([list.open(keyes, undefined), list.open(sherman, undefined)]).toEqual([true, false]);
    list.turn(keyes, undefined);
    expect(list.open(keyes, undefined)).toBe(false);
  });

  it("opens the body of the chosen piece, only as long as it is chosen", () => {
    const list = folds();
    expect(list.open(keyes, "2me")).toBe(true);
    expect(list.open(keyes, "69ny")).toBe(false);
  });

  it("can be closed over the chosen piece, and opens for the next", () => {
    const list = folds();
    list.turn(keyes, "2me");
    expect(list.open(keyes, "2me")).toBe(false);
    list.turn(keyes, "2me");
    expect(list.open(keyes, "2me")).toBe(true);
    list.turn(keyes, "2me");
    expect(list.open(keyes, "1conn")).toBe(true);
  });

  it("stays open if it was opened by hand before one of its pieces was chosen", () => {
    const list = folds();
    list.turn(keyes, undefined);
    list.turn(keyes, "2me");
    expect(list.open(keyes, "2me")).toBe(false);
  });
});
