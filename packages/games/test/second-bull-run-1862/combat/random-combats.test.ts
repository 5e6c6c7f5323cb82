import { fastDice } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../../src/second-bull-run-1862/actions.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { UNITS } from "../../../src/second-bull-run-1862/units.ts";
import { Combats } from "../support/combats.ts";
import { checkBrigades } from "../support/standing.ts";

/** A field only to read the map from. */
const { field } = new Combats({ placements: [] });
const { graph } = field;

type Draw = (faces: number) => number;

/** Some brigades of each side thrown into a corner of the map, stacked as they may be, some worn, some routed, the Union attacking. */
function scene(draw: Draw): readonly Placement[] {
  const middle = draw(graph.size);
  const steps = field.steps[middle] as Int16Array;
  const zones = [...graph.ids.keys()].filter((zone) => (steps[zone] as number) >= 0 && (steps[zone] as number) <= 3);
  const stacks = new Map<number, number[]>();
  const many = 6 + draw(24);
  for (let count = 0; count < many; count++) {
    const unit = draw(field.roster);
    const zone = zones[draw(zones.length)] as number;
    if ([...stacks.values()].some((stack) => stack.includes(unit))) continue;
    const stack = stacks.get(zone) ?? [];
    const fits = stack.every(
      (other) =>
        field.sideOf[other] === field.sideOf[unit] &&
        (field.corpsOf[other] === -1 || field.corpsOf[unit] === -1 || field.corpsOf[other] === field.corpsOf[unit]),
    );
    if (stack.length < 2 && fits) stacks.set(zone, [...stack, unit]);
  }
  const enemyIn = (zone: number): boolean => field.sideOf[stacks.get(zone)?.[0] ?? -1] === 1;
  return [...stacks].flatMap(([zone, stack]) => {
    const around = graph.bordering[zone] as readonly number[];
    const faced = around[draw(around.length)] as number;
    const targets = (graph.linked[zone] as readonly number[]).filter((near) => enemyIn(near));
    const target = targets[draw(Math.max(1, targets.length))];
    return stack.map((unit) => place(draw, unit, zone, faced, target));
  });
}

function place(draw: Draw, unit: number, zone: number, faced: number, target: number | undefined): Placement {
  const { id, combat, kind } = UNITS[unit] as (typeof UNITS)[number];
  const routed = draw(8) === 0;
  const attacks = field.sideOf[unit] === 0 && !routed && kind !== "artillery" && target !== undefined;
  return {
    unit: id,
    zone: graph.ids[zone] as string,
    losses: draw(combat),
    fatigue: kind === "artillery" ? 0 : draw(3),
    ...(routed ? { routed } : { facing: graph.ids[faced] as string }),
    ...(kind === "cavalry" && draw(2) === 0 ? { dismounted: true } : {}),
    ...(attacks ? { attacks: graph.ids[target] as string } : {}),
  };
}

test("SB62-10.1-a SB62-10.4-a in 400 drawn scenes every combat ends, every choice offered can be taken, and the brigades stand as they may", () => {
  let fights = 0;
  const asked = new Set<string>();
  for (let seed = 1; seed <= 400; seed++) {
    const dice = fastDice(seed);
    const draw: Draw = (faces) => dice.roll("draw", faces, "union") - 1;
    const placements = scene(draw);
    const commanders = ["mcdowell", "jackson", "lee"].map((id) => ({
      id,
      zone: (placements[draw(placements.length)] as Placement).zone,
    }));
    const g = new Combats(
      { placements, commanders },
      Array.from({ length: 300 }, () => 1 + draw(6)),
    );
    while (!g.over) {
      const { actions, step } = g.decision;
      asked.add(step);
      expect(actions.length, `seed ${seed}: ${step}`).toBeGreaterThan(0);
      for (const action of actions) expect(g.whyNot(action), `seed ${seed}: ${JSON.stringify(action)}`).toBeUndefined();
      const moving = g.p.stack.flatMap((frame) =>
        frame.step === "withdrawal" || frame.step === "facing" ? [frame.unit] : [],
      );
      checkBrigades(g.field, g.p, moving);
      g.act(actions[draw(actions.length)] as Action);
    }
    checkBrigades(g.field, g.p, []);
    fights += g.told("fought").length;
    expect(g.p.target.every((zone) => zone < 0)).toBe(true);
  }
  expect(fights).toBeGreaterThan(400);
  expect([...asked].toSorted()).toEqual(
    ["advance", "choosing", "combat", "displacement", "facing", "turning", "withdrawal"].toSorted(),
  );
});
