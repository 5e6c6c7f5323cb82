// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Ground } from "../ground.ts";
import { Camera } from "./camera.ts";
import { Framing } from "./framing.ts";
import { type Limits, sameView } from "./view-box.ts";

const limits: Limits = {
  sheet: { left: 0, top: 0, right: 4000, bottom: 4000 },
  largestZoom: 4,
  covered: { top: 0, right: 0, bottom: 0, left: 0 },
};
const view = { x: 1000, y: 1000, zoom: 0.3, width: 400, height: 400 };

/** A map that has come near to a fight. */
function framed(): { readonly camera: Camera; readonly framing: Framing } {
  const magnitudes = { unit: 1, opening: 1, largest: 4, counterPixels: (zoom: number) => 40 * zoom };
  const ground = { kind: "hexes", box: () => ({ left: 1900, top: 1900, right: 2000, bottom: 2000 }), magnitudes };
  const camera = new Camera(
    view,
    limits,
    () => true,
    () => undefined,
    () => undefined,
  );
  const framing = new Framing(camera, ground as unknown as Ground);
  framing.frame(["fight"], true);
  return { camera, framing };
}

it("the map goes back from what it was led to, unless the reader goes on there or has moved it himself", () => {
  const back = framed();
  const fight = back.camera.goal;
  expect(fight.zoom).toBe(1);
  back.framing.unframe();
  expect(sameView(back.camera.goal, view)).toBe(true);

  const stays = framed();
  stays.framing.unframe(true);
  // What is his own by now is not taken from him by the end of the next scene.
  stays.framing.unframe();
  expect(stays.camera.goal).toEqual(fight);

  const moved = framed();
  moved.camera.panBy(30, 0);
  const there = moved.camera.goal;
  moved.framing.unframe();
  expect(moved.camera.goal).toEqual(there);
});
