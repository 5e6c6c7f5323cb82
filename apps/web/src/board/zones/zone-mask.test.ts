import type { Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { distanceToLine, inside } from "../geometry.ts";
import { zoneMask } from "./zone-mask.ts";

describe("the mask of a zone", () => {
  it("agrees with its outline but for a hair along the border, bays included", () => {
    const outline: readonly Point[] = [
      [10, 10],
      [110, 20],
      [100, 120],
      [70, 118],
      [60, 50],
      [40, 115],
      [5, 90],
    ];
    const closed = [...outline, outline[0] as Point];
    const within = zoneMask(outline);
    for (let x = -10; x < 130; x += 3.7) {
      for (let y = -10; y < 140; y += 3.3) {
        if (distanceToLine([x, y], closed) > 3.1) expect(within(x, y), `${x} ${y}`).toBe(inside([x, y], outline));
      }
    }
  });
});
