import { expect, it } from "vitest";
import { boxAbout, squareAbout } from "./geometry.ts";
import type { Ground } from "./ground.ts";
import type { Scene } from "./scene.ts";
import { hiddenGoals } from "./target-boxes.ts";

/** Two hexes of 20 units side by side, a stack in the first, the other one a goal. */
function goals(counter: number, kind: Ground["kind"] = "hexes"): readonly string[] {
  const anchors = new Map<string, readonly [number, number]>([
    ["home", [0, 0]],
    ["goal", [17, 10]],
  ]);
  const box = (id: string) => boxAbout(anchors.get(id) ?? [0, 0], 23, 20);
  const stacks = [{ space: "home", box: squareAbout(0, 0, counter) }];
  const model = { spaces: [{ id: "goal", state: "may" }] };
  return hiddenGoals({ stacks, model } as unknown as Scene, { kind, anchors, box } as unknown as Ground);
}

it("goals are hidden on hexes where a counter hangs over the middle of the next hex", () => {
  expect(goals(18)).toEqual([]);
  expect(goals(28)).toEqual(["goal"]);
  expect(goals(28, "zones")).toEqual([]);
});
