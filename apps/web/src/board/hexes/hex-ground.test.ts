import { describe, expect, it } from "vitest";
import { FIELD } from "../../../test/board/hex-situation.ts";
import { smallGround } from "../../../test/board/hex-map.ts";
import { inside } from "../geometry.ts";
import { hexGround } from "./hex-ground.ts";

const field = hexGround(FIELD);

describe("a ground of hexes", () => {
  it("finds the hex at a place by arithmetic: every middle, and places just inside every corner", () => {
    for (const space of field.spaces) {
      const hex = field.hex(space) as number;
      const [x, y] = field.centre(hex);
      expect(field.spaceAt([x, y])).toBe(space);
      for (const [cornerX, cornerY] of field.corners(hex)) {
        expect(field.spaceAt([x + (cornerX - x) * 0.97, y + (cornerY - y) * 0.97])).toBe(space);
      }
    }
  });

  it("has nothing beyond its edge, nor where a hex is not part of the map", () => {
    expect(smallGround.spaceAt([5, 5])).toBeUndefined();
    const [x, y] = smallGround.centre(smallGround.grid.known("C6"));
    expect(smallGround.spaceAt([x, y])).toBeUndefined();
    expect(smallGround.outline("C6")).toBe("");
    expect(smallGround.stack("C6", [], 72, new Map())).toBeUndefined();
    expect(smallGround.spaces).toHaveLength(41);
  });

  it("knows the middle of a hexside, and that hexes apart share none", () => {
    const [x, y] = smallGround.centre(smallGround.grid.known("B2"));
    expect(smallGround.middle("B2", "B3")).toEqual([x, y + 50]);
    expect(smallGround.middle("B2", "B4")).toBeUndefined();
  });

  it("leaves room for notes inside the hex alone", () => {
    const room = smallGround.room("D3");
    const outline = smallGround.corners(smallGround.grid.known("D3"));
    for (let x = 200; x < 420; x += 7) {
      for (let y = 200; y < 420; y += 7) expect(room?.within(x, y)).toBe(inside([x, y], outline));
    }
  });

  it("draws counters in proportion to its hexes, not under 28 px and not over 104", () => {
    const { counterPixels, opening, largest } = field.magnitudes;
    expect(counterPixels(opening)).toBeCloseTo(0.72 * 66);
    expect(counterPixels(0.2)).toBe(28);
    expect(counterPixels(largest)).toBe(104);
  });
});

describe("keys on hexes", () => {
  const { towards } = field.focus;

  it("keep to the column up and down, and to the row sideways, there and back", () => {
    expect([0, 180].map((bearing) => towards("Q8", bearing))).toEqual(["Q7", "Q9"]);
    expect([90, 270].map((bearing) => towards("Q8", bearing))).toEqual(["R8", "P8"]);
    let at = "A10";
    for (let step = 1; step < 55; step++) at = towards(at, 90) as string;
    expect(at).toBe("CCC10");
    expect(towards(at, 90)).toBeUndefined();
  });

  it("go to all six neighbours with a keypad", () => {
    expect([0, 60, 120, 180, 240, 300].map((bearing) => towards("Q8", bearing))).toEqual([
      "Q7",
      "R7",
      "R8",
      "Q9",
      "P8",
      "P7",
    ]);
    expect(towards("A1", 300)).toBeUndefined();
    expect(towards("TT34", 180)).toBeUndefined();
  });

  it("reach every hex of the map by arrows alone", () => {
    const reached = new Set(["A1"]);
    for (const hex of reached) {
      for (const bearing of [0, 90, 180, 270]) {
        const next = towards(hex, bearing);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(1924);
  });

  it("read the map row by row", () => {
    const order = [...smallGround.focus.ranks.keys()];
    expect(order.slice(0, 9)).toEqual(["A1", "B1", "C1", "D1", "E1", "F1", "G1", "A2", "B2"]);
  });

  it("go round a hex clockwise from the north", () => {
    expect(field.focus.rings.get("Q8")).toEqual(["Q7", "R7", "R8", "Q9", "P8", "P7"]);
    expect(field.focus.rings.get("A1")).toEqual(["B1", "A2"]);
  });
});
