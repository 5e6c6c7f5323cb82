import { wayTo } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import type { AttackTarget, CommandDistance, ReachedZone, Ride } from "./analysis-types.ts";
import { targetsOf, whatBars } from "./attack.ts";
import { commandSpread } from "./command.ts";
import { COMMAND_RANGE, type PieceIndex } from "./field.ts";
import { explain } from "./explain.ts";
import type { BullRun1861 } from "./game.ts";
import { ridesOf } from "./headquarters.ts";
import { type Position, inReachOf } from "./position.ts";
import { refuse } from "./refusals.ts";
import { HEADQUARTERS, type HeadquartersId, SIDES, type SideId } from "./vocabulary.ts";

const NO_DICE = {
  roll(kind: string): number {
    throw new Error(`Looking ahead rolls no dice (${kind}).`);
  },
};

/** One way the acting unit could have marched so far. */
interface Way {
  readonly position: Position;
  readonly path: readonly string[];
  readonly actions: readonly Action[];
  readonly cost: number;
  readonly pushed: boolean;
}

/**
 * Every zone the brigade on the march can come to from here, cheapest way first, with the actions that take it there: played out on copies,
 * so that it is what the rules allow. Empty when nobody is on the march.
 */
export function reachOf(game: BullRun1861, p: Position): ReachedZone[] {
  const found = new Map<string, ReachedZone>();
  const settled = new Set<string>();
  const open: Way[] = [{ position: game.copy(p), path: [], actions: [], cost: 0, pushed: false }];
  while (open.length > 0) {
    // without a push before with one, then by movement points
    open.sort((a, b) => Number(a.pushed) - Number(b.pushed) || a.cost - b.cost);
    const way = open.shift() as Way;
    const decision = game.decision(way.position);
    if (decision.over || (decision.step !== "march" && decision.step !== "operational-march")) continue;
    const here = way.path.at(-1) ?? "";
    const state = `${here} ${way.pushed}`;
    if (settled.has(state)) continue;
    settled.add(state);
    for (const action of decision.actions) {
      if (action.type !== "step" && action.type !== "push") continue;
      const next = game.copy(way.position);
      game.act(next, decision.sides[0], action, NO_DICE);
      const on = follow(game, way, next, action);
      open.push(on);
      if (action.type === "step") note(game, found, on, action.zone);
    }
  }
  return [...found.values()];
}

function pointsLeft(p: Position): number {
  const frame = p.stack.findLast((one) => one.step === "march" || one.step === "operational-march");
  return frame !== undefined && "points" in frame ? frame.points : 0;
}

function follow(_game: BullRun1861, way: Way, position: Position, action: Action): Way {
  const spent = action.type === "step" ? pointsLeft(way.position) - pointsLeft(position) : 0;
  return {
    position,
    path: action.type === "step" ? [...way.path, action.zone] : way.path,
    actions: [...way.actions, action],
    cost: way.cost + spent,
    pushed: way.pushed || action.type === "push",
  };
}

function note(game: BullRun1861, found: Map<string, ReachedZone>, way: Way, zone: string): void {
  const before = found.get(zone);
  if (before !== undefined && (before.pushed < way.pushed || (before.pushed === way.pushed && before.cost <= way.cost)))
    return;
  const decision = game.decision(way.position);
  const marching = !decision.over && (decision.step === "march" || decision.step === "operational-march");
  const actions = marching ? decision.actions : [];
  found.set(zone, {
    zone,
    cost: way.cost,
    pushed: way.pushed,
    stops: marching && !actions.some((one) => one.type === "step" || one.type === "push"),
    mayEnd: !marching || actions.some((one) => one.type === "end"),
    path: way.path,
    actions: way.actions,
  });
}

/** Distances from an HQ to every zone it can trace to, a little beyond its range, so that what is just out of command shows. */
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
    const piece = field.pieceIndex.get(action.element) as PieceIndex;
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
 * Why an element of the acting brigade cannot attack an enemy zone beside it, also where a declaration that faces the zone is legal
 * for the sake of another enemy in that Front; undefined where it can.
 */
export function whyNoAttack(game: BullRun1861, p: Position, element: string, zone: string): Refusal | undefined {
  const decision = game.decision(p);
  const action: Action = { type: "attack", element, facing: zone };
  const refusal = game.whyNot(p, decision.over ? "" : decision.sides[0], action);
  if (refusal) return refusal;
  const { field } = game;
  const barrier = whatBars(field, p, field.pieceIndex.get(element) as PieceIndex, field.graph.known(zone));
  return barrier && explain({ field, p, dice: NO_DICE, events: undefined }, refuse(barrier), action);
}
