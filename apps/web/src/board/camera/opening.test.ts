// @vitest-environment happy-dom
import type { Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { gridModel, piece } from "../../../test/board/grid-map.ts";
import type { Box } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import { Camera } from "./camera.ts";
import { Opening } from "./opening.ts";
import { boxInWindow, type Limits } from "./view-box.ts";

const limits: Limits = {
  sheet: { left: 0, top: 0, right: 1200, bottom: 1200 },
  largestZoom: 4,
  covered: { top: 0, right: 0, bottom: 0, left: 0 },
};
const field: Box = { left: 100, top: 100, right: 1100, bottom: 1100 };

/** How the field lies in a window of 400 px, where so much of its width is held by armies. */
function opened(armies: readonly [number, number], counterPixels: (zoom: number) => number): Box {
  const anchors = new Map<string, Point>(armies.map((x, at) => [`z${at}`, [x, 600]]));
  const magnitudes = { unit: 1, opening: 2, largest: 4, counterPixels };
  const ground = { kind: "zones", anchors, goals: [], field, magnitudes } as unknown as Ground;
  const view = { x: 600, y: 600, zoom: 1, width: 400, height: 400 };
  const camera = new Camera(
    view,
    limits,
    () => true,
    () => undefined,
    () => undefined,
  );
  new Opening(camera, ground).open(gridModel([...anchors.keys()].map((space) => piece(space, space))));
  return boxInWindow(camera.view, field);
}

const isWhole = ({ left, right }: Box): boolean => left >= 0 && right <= 400;

describe("the opening view", () => {
  it("shows the whole field where that costs little and makes no counter smaller", () => {
    expect(isWhole(opened([200, 1000], () => 28))).toBe(true);
    expect(isWhole(opened([250, 1000], () => 28))).toBe(true);
  });

  it("shows both armies where the whole field would make counters smaller, or lies much farther off", () => {
    expect(isWhole(opened([300, 1000], (zoom) => 60 * zoom))).toBe(false);
    expect(isWhole(opened([600, 1000], () => 28))).toBe(false);
  });
});
