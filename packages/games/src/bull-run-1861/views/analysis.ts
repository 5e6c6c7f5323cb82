import { wayTo } from "@stonebridge/board";
import { type Refusal, type WayRules, answered, waysAhead, present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import type { AttackTarget, CommandDistance, ReachedZone, Ride } from "./analysis-types.ts";
import { targetsOf, whatBars } from "../combat/attack.ts";
import { commandSpread } from "../movement/command.ts";
import { COMMAND_RANGE } from "../field.ts";
import type { GameEvent } from "../events.ts";
import type { BullRun1861 } from "../game.ts";
import { ridesOf } from "../movement/headquarters.ts";
import { type Position, inReachOf } from "../position/position.ts";
import { HEADQUARTERS, type HeadquartersId, SIDES, type SideId } from "../vocabulary.ts";

const NO_DICE = {
  roll(kind: string): number {
    throw new Error(`Looking ahead rolls no dice (${kind}).`);
  },
};

/** The steps of a brigade on the march. */
const MARCHING: WayRules<Action, GameEvent> = {
  goesOn: (step) => step === "march" || step === "operational-march",
  reads(action) {
    if (action.type === "push") return "effort";
    return action.type === "step" ? { enters: action.zone } : undefined;
  },
  ends: ({ type }) => type === "end",
  spent: (events) => events.find((event) => event.type === "stepped")?.cost ?? 0,
};

/**
 * Every other zone that the brigade on the march can reach from here, cheapest way first, with the actions that take it there: played out
 * on copies, so that it is what the rules allow. A way round and back does not count. Empty if no brigade is on the march.
 */
export function reachOf(game: BullRun1861, p: Position): ReachedZone[] {
  const decision = game.decision(p);
  const here = decision.over ? undefined : decision.about["zone"];
  return waysAhead(game, p, MARCHING).flatMap(({ space, effort, ...way }) =>
    space === here ? [] : [{ zone: space, pushed: effort, ...way }],
  );
}

/** Distances from an HQ to every zone it can trace to, a little beyond its range, to show what is just out of command. */
export function commandOf(game: BullRun1861, p: Position, headquarters: HeadquartersId): CommandDistance[] {
  const index = HEADQUARTERS.indexOf(headquarters);
  const range = COMMAND_RANGE[index];
  const { cost } = commandSpread(game.field, p, index, range + 4);
  return game.field.graph.ids.flatMap((zone, at) =>
    cost[at] === -1 ? [] : [{ zone, cost: cost[at], within: cost[at] <= range }],
  );
}

/** Zones in a side's zones of control (10.2-a). */
export function zonesOfControl(game: BullRun1861, p: Position, side: SideId): string[] {
  return game.field.graph.ids.filter((_, zone) => inReachOf(game.field, p, SIDES.indexOf(side), zone));
}

/** Where an HQ can ride now, with the zones it passes (7-l). */
export function ridesFrom(game: BullRun1861, p: Position, headquarters: HeadquartersId): Ride[] {
  const found = ridesOf(game.field, p, HEADQUARTERS.indexOf(headquarters));
  const { ids } = game.field.graph;
  return ids.flatMap((zone, at) =>
    found.cost[at] > 0 ? [{ zone, cost: found.cost[at], path: wayTo(found, at).map((one) => ids[one]) }] : [],
  );
}

/** Enemy zones that the acting brigade could attack now, each with the declarations that make it possible, the straightest facing first. */
export function attackTargets(game: BullRun1861, p: Position): AttackTarget[] {
  const decision = game.decision(p);
  if (decision.over || decision.step !== "march") return [];
  const { field } = game;
  const found = new Map<string, AttackTarget & { declarations: Extract<Action, { type: "attack" }>[] }>();
  for (const action of decision.actions) {
    if (action.type !== "attack") continue;
    const piece = present(field.pieceIndex.get(action.element), action.element);
    const targets = targetsOf(field, p, piece, field.graph.known(action.facing), action.over === "farm-ford");
    for (const target of targets) {
      const key = `${action.element} ${field.graph.ids[target]}`;
      const entry = found.get(key) ?? { element: action.element, zone: field.graph.ids[target], declarations: [] };
      if (action.facing === entry.zone) entry.declarations.unshift(action);
      else entry.declarations.push(action);
      found.set(key, entry);
    }
  }
  return [...found.values()];
}

/**
 * Why an element of the acting brigade cannot attack an enemy zone beside it, even if a declaration that faces the zone is legal because of
 * another enemy in that Front; undefined if it can.
 */
export function whyNoAttack(game: BullRun1861, p: Position, element: string, zone: string): Refusal | undefined {
  const decision = game.decision(p);
  const action: Action = { type: "attack", element, facing: zone };
  const side = decision.over ? "" : decision.sides[0];
  const refusal = game.whyNot(p, side, action);
  if (refusal) return refusal;
  const { field } = game;
  const barrier = whatBars(field, p, present(field.pieceIndex.get(element), element), field.graph.known(zone));
  const play = { field, p, dice: NO_DICE, events: undefined };
  return barrier && answered(barrier, { play, side, action });
}
