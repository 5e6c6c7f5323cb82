import { describe, expect, it } from "vitest";
import { regiment, smallGround } from "../../../test/board/hex-map.ts";
import { sceneOf } from "../scene.ts";
import { litBoxes, shadeMarkup } from "./shade.ts";

const scene = sceneOf(
  { spaces: [], pieces: [regiment("one", "D3"), regiment("two", "F5")], arrows: [], overlays: [], lit: [] },
  smallGround,
  1,
);
const card = { left: 0, top: 0, right: 90, bottom: 40 };
const fan = (id: string) => ({
  pieces: [id],
  fan: { places: [], edge: 40, box: card, home: card },
  places: [],
  card,
  markup: () => "",
});

describe("the shade round what a guide shows", () => {
  it("leaves counters whole that stand in the light, and no others", () => {
    expect(litBoxes(["D3"], scene, undefined)).toHaveLength(1);
    expect(litBoxes(["E3"], scene, undefined)).toEqual([]);
  });

  it("leaves an open stack of the light whole, and lies over any other", () => {
    expect(litBoxes(["D3"], scene, fan("one"))).toContain(card);
    expect(litBoxes(["D3"], scene, fan("two"))).not.toContain(card);
  });

  it("is nothing where nothing is shown", () => {
    expect(shadeMarkup([], [], smallGround, "p")).toBe("");
    expect(shadeMarkup(["D3"], [card], smallGround, "p")).toContain("M0 0H90V40H0z");
  });
});
