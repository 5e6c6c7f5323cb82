import { expect, it } from "vitest";
import { badgeSize } from "../drawing/markers.ts";
import { boxAbout, heldIn } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import type { Scene } from "../scene.ts";
import { badgesMarkup } from "./notes.ts";

const ALL = boxAbout([0, 0], 4000, 4000);

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
  const { under } = badgesMarkup({ scene: scene as unknown as Scene, zoom: 1, seen: ALL }, ground as unknown as Ground);
  const places = [...under.matchAll(/class="badge" transform="translate\((\S+) (\S+)\)/g)].map(([, x, y]) => [+x, +y]);
  expect(places).toHaveLength(2);
  const [width, height] = badgeSize("2");
  const [[x, y], [otherX, otherY]] = places;
  expect(Math.abs(x - otherX) >= width || Math.abs(y - otherY) >= height).toBe(true);
});

/** Costs of two empty zones whose middles lie so many px apart, as they are drawn: how large, in shares of the full size, or as a dot. */
function drawnApart(way: number): readonly (number | "dot")[] {
  const anchors = new Map([
    ["west", [0, 0]],
    ["east", [way, 5]],
  ]);
  const spaces = [...anchors.keys()].map((id) => ({ id, state: "may", badge: "8+", label: id }));
  const scene = { model: { spaces, arrows: [], pieces: [] }, stacks: [], stackIn: new Map() };
  const ground = { anchors, magnitudes: { unit: 1 }, room: () => ({ plates: [] }) };
  const { under } = badgesMarkup({ scene: scene as unknown as Scene, zoom: 1, seen: ALL }, ground as unknown as Ground);
  return [...under.matchAll(/class="(badge|dot)"(?:[^>]*scale\((\S+)\))?/g)].map(([, drawn, size]) =>
    drawn === "dot" ? "dot" : Number(size),
  );
}

it("writes costs smaller where the next one is near, and leaves a dot where there is no room for them", () => {
  const [width] = badgeSize("8+");
  expect(drawnApart(2 * width)).toEqual([1, 1]);
  expect(drawnApart(0.8 * width)).toEqual([0.8, 0.8]);
  expect(drawnApart(0.4 * width)).toEqual(["dot", "dot"]);
});

it.each([
  ["west", -20, 0],
  ["east", 20, 0],
  ["north", 0, -20],
  ["south", 0, 20],
])("writes a chance whole where the pieces stand at the %s edge of what is seen", (_, x, y) => {
  const stack = { space: "target", pieces: [], box: boxAbout([x * 5, y * 5], 56, 56) };
  const seen = boxAbout([0, 0], 240, 240);
  const spaces = [{ id: "target", state: "attack", badge: "58%", label: "target" }];
  const scene = { model: { spaces, arrows: [], pieces: [] }, stacks: [stack], stackIn: new Map([["target", stack]]) };
  const anchors = new Map([["target", [x * 5, y * 5]]]);
  const ground = { anchors, magnitudes: { unit: 1 }, room: () => ({ plates: [] }) };
  const { over } = badgesMarkup({ scene: scene as unknown as Scene, zoom: 1, seen }, ground as unknown as Ground);
  const [, left, top] = /class="badge" transform="translate\((\S+) (\S+)\)/.exec(over) ?? [];
  const at = [Number(left), Number(top)] as const;
  const [width, height] = badgeSize("58%");
  const [heldX, heldY] = heldIn(at, width, height, seen);
  expect(heldX).toBeCloseTo(at[0]);
  expect(heldY).toBeCloseTo(at[1]);
});

it.each([
  ["retreat", "over"],
  ["4", "under"],
] as const)("writes %s %s pieces that leave it no room", (badge, layer) => {
  const stack = { space: "goal", pieces: [], box: boxAbout([0, 0], 400, 400) };
  const crowd = { space: "next", pieces: [], box: boxAbout([0, 0], 900, 900) };
  const spaces = [{ id: "goal", state: "may", badge, label: "goal" }];
  const scene = {
    model: { spaces, arrows: [], pieces: [] },
    stacks: [stack, crowd],
    stackIn: new Map([["goal", stack]]),
  };
  const ground = { anchors: new Map([["goal", [0, 0]]]), magnitudes: { unit: 1 }, room: () => ({ plates: [] }) };
  const badges = badgesMarkup({ scene: scene as unknown as Scene, zoom: 1, seen: ALL }, ground as unknown as Ground);
  expect(badges[layer]).toContain(">" + badge + "<");
});

it("writes a chance over pieces that would hide a seventh of it, for their rings hide more", () => {
  const [width, height] = badgeSize("42%");
  // What is seen holds it in one place.
  const seen = boxAbout([0, 0], width, height);
  const stack = { space: "goal", pieces: [], box: { left: (0.5 - 1 / 7) * width, right: width, top: -99, bottom: 99 } };
  const spaces = [{ id: "goal", state: "may", badge: "42%", label: "goal" }];
  const scene = { model: { spaces, arrows: [], pieces: [] }, stacks: [stack], stackIn: new Map([["goal", stack]]) };
  const ground = { anchors: new Map([["goal", [0, 0]]]), magnitudes: { unit: 1 }, room: () => ({ plates: [] }) };
  const { over } = badgesMarkup({ scene: scene as unknown as Scene, zoom: 1, seen }, ground as unknown as Ground);
  expect(over).toContain(">42%<");
});
