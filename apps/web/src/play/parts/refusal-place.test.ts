import { describe, expect, it } from "vitest";
import { refusalPlace } from "./refusal-place.ts";

const size = { width: 288, height: 150 };
const map = { width: 1000, height: 700 };

describe("the card that says why not", () => {
  it("stands at the right of the pointer, or at its left by the edge of the map", () => {
    expect(refusalPlace({ at: { x: 300, y: 300 }, size, map, others: [] })).toEqual({ left: 322, top: 250 });
    expect(refusalPlace({ at: { x: 900, y: 10 }, size, map, others: [] })).toEqual({ left: 590, top: 8 });
  });

  it("does not cover the card of a unit", () => {
    const unit = { left: 0, top: 440, right: 340, bottom: 700 };
    const at = { x: 200, y: 420 };
    expect(refusalPlace({ at, size, map, others: [] })).toEqual({ left: 222, top: 370 });
    const { left, top } = refusalPlace({ at, size, map, others: [unit] });
    expect([left, top + size.height]).toEqual([56, 398]);
  });

  it("never lies under the pointer where another place is left, whatever else it covers", () => {
    const everything = { left: 0, top: 0, right: 1000, bottom: 700 };
    expect(refusalPlace({ at: { x: 500, y: 350 }, size, map, others: [everything] })).toEqual({ left: 522, top: 300 });
    const narrow = { width: 330, height: 700 };
    expect(refusalPlace({ at: { x: 160, y: 350 }, size, map: narrow, others: [] })).toEqual({ left: 16, top: 178 });
  });
});
