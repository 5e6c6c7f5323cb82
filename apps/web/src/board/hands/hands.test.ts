import { expect, it } from "vitest";
import { gridModel, piece } from "../../../test/board/grid-map.ts";
import { squareAbout } from "../geometry.ts";
import type { SpaceModel } from "../model.ts";
import { Hands, type HandsBoard } from "./hands.ts";

/** A tap on a stack of two that can be picked. @returns what came of it */
function tapOn(areOne: boolean, pointing: "fine" | "coarse", space: Partial<SpaceModel> = {}): readonly string[] {
  const done: string[] = [];
  const low = piece("low", "a1", { depth: 1, state: "may" });
  const model = gridModel([low, piece("top", "a1", { state: "may" })], { a1: space });
  const board: Partial<HandsBoard> = {
    events: {
      pick: ({ kind, id }) => done.push(`pick ${kind} ${id}`),
      point: () => undefined,
      areOne: () => areOne,
      lift: () => undefined,
      drop: () => undefined,
      card: () => undefined,
    },
    scene: () => ({
      stacks: [model.pieces.map((one) => ({ piece: one, box: squareAbout(100, 100, 56) }))],
      spaceAt: () => "a1",
      bySpace: true,
      space: (id) => model.spaces.find((one) => one.id === id),
      piece: (id) => model.pieces.find((one) => one.id === id),
    }),
    opensOnPick: true,
    client: () => ({ x: 0, y: 0 }),
    openFan: (pieces) => done.push(`open ${pieces.join(" ")}`),
    closeFan: () => undefined,
    takeFocus: () => undefined,
  };
  new Hands(board as HandsBoard).tap([100, 100], pointing);
  return done;
}

it.each(["fine", "coarse"] as const)("a stack opens to be told apart, unless it is one target (%s)", (pointing) => {
  expect(tapOn(false, pointing)).toEqual(["open low top"]);
  expect(tapOn(true, pointing)).toEqual(["pick piece top"]);
  // Its ground could be meant as well: the handle of the open stack stands for it.
  expect(tapOn(true, pointing, { state: "may", handle: "March to A1" })).toEqual(["open low top"]);
});
