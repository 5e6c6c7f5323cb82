import { expect, it } from "vitest";
import { badgeSize } from "../drawing/markers.ts";
import type { Ground } from "../ground.ts";
import type { Scene } from "../scene.ts";
import { badgesMarkup } from "./notes.ts";

/** A space with pieces, and one without whose badge stands where that of the first would stand best. */
const ANCHORS = new Map<string, readonly [number, number]>([
  ["full", [0, 0]],
  ["empty", [0, -50]],
]);

it.each([[["full", "empty"]], [["empty", "full"]]])("keeps badges apart, whichever space comes first: %j", (order) => {
  const stack = { space: "full", pieces: [], box: { left: -28, right: 28, top: -28, bottom: 28 } };
  const spaces = order.map((id) => ({ id, state: "may", badge: "2", label: id }));
  const scene = { model: { spaces, arrows: [], pieces: [] }, stacks: [stack], stackIn: new Map([["full", stack]]) };
  const ground = { anchors: ANCHORS, magnitudes: { unit: 1 }, room: () => ({ plates: [] }) };
  const { under } = badgesMarkup(scene as unknown as Scene, ground as unknown as Ground, 1);
  const places = [...under.matchAll(/class="badge" transform="translate\((\S+) (\S+)\)/g)].map(([, x, y]) => [+x, +y]);
  expect(places).toHaveLength(2);
  const [width, height] = badgeSize("2");
  const [[x, y], [otherX, otherY]] = places;
  expect(Math.abs(x - otherX) >= width || Math.abs(y - otherY) >= height).toBe(true);
});
