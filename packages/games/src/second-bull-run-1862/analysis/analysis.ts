import { type WayRules, waysAhead } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import type { CommandDistance, DivisionCommand, ReachedZone, Ride } from "./analysis-types.ts";
import { allowedEnds } from "../command/cohesion.ts";
import { cohesionOf, commandCosts, distanceTo, isIndependent, placesOf, presentOf } from "../command/command-range.ts";
import type { GameEvent } from "../events.ts";
import { COMMAND_RANGE, type CommanderIndex, type DivisionIndex, NONE, type UnitIndex } from "../field.ts";
import type { SecondBullRun1862 } from "../game.ts";
import { pointsToForce } from "../movement/ends.ts";
import { marchesFrom } from "../movement/movement.ts";
import { inReachOf, isPosted, ISOLATED, marked, ON_MAP, type Position } from "../position.ts";
import { hasRoom } from "../movement/presence.ts";
import { SIDES, type SideId } from "../vocabulary.ts";

/** What looking ahead needs of a game. */
type Ground = Pick<SecondBullRun1862, "field" | "copy" | "decision" | "act">;

/** The steps of a brigade on the march. */
const MARCHING: WayRules<Action, GameEvent> = {
  goesOn: (step) => step === "march",
  reads(action) {
    if (action.type === "force") return "effort";
    return action.type === "step" ? { enters: action.zone } : undefined;
  },
  ends: ({ type }) => type === "end",
  spent: (events) => events.find((event) => event.type === "stepped")?.cost ?? 0,
};

/**
 * Every other zone that the brigade on the march can reach from here, cheapest way first, with the actions that take it there: played out
 * on copies, so that it is what the rules allow. A way round and back does not count. Empty if no brigade is on the march.
 */
export function reachOf(game: Ground, p: Position): ReachedZone[] {
  const decision = game.decision(p);
  const here = decision.over ? undefined : decision.about["zone"];
  return waysAhead(game, p, MARCHING).flatMap(({ space, effort, ...way }) =>
    space === here ? [] : [{ zone: space, forced: effort, ...way }],
  );
}

/** Zones that the brigade on the march could reach and stay in if the cohesion of its division allowed it (SB62-9.1-c, RU-27). */
export function partingEnds(game: Ground, p: Position): string[] {
  const { field } = game;
  const frame = p.stack.at(-1);
  if (frame?.step !== "march" || frame.entering === 1 || frame.stopped > 0) return [];
  const play = { field, p, dice: NO_DICE, events: undefined };
  const points = frame.points + pointsToForce(play, frame);
  const costs = marchesFrom(field, p, field.sideOf[frame.unit], p.place[frame.unit], points);
  const ends = [...field.graph.ids.keys()].filter((zone) => costs[zone] !== -1 && hasRoom(field, p, frame.unit, zone));
  const allowed = allowedEnds(play, frame.unit, () => ends);
  return allowed === undefined ? [] : ends.flatMap((zone) => (allowed.includes(zone) ? [] : [field.graph.ids[zone]]));
}

/** Where a commander can ride now, one way each, played out on copies (SB62-6.3-e, SB62-6.3-f). */
export function ridesOf(game: Ground, p: Position, commander: string): Ride[] {
  const riding: WayRules<Action, GameEvent> = {
    goesOn: (step) => step === "commanders" || step === "ride",
    reads: (action) => (action.type === "ride" && action.commander === commander ? { enters: action.zone } : undefined),
    ends: ({ type }) => type === "stay",
    spent: (events) => events.find((event) => event.type === "rode")?.cost ?? 0,
  };
  return waysAhead(game, p, riding).map(({ space, cost, path, actions }) => ({ zone: space, cost, path, actions }));
}

/** How far beyond their range commanders are shown, to show what is just out of command. */
const BEYOND = 4;

/** MP from a commander to every zone that he can trace to, a little beyond his range (SB62-9.1-a). Empty off the map. */
export function commandOf(game: Ground, p: Position, commander: string): CommandDistance[] {
  const { field } = game;
  const index = field.commanderIndex.get(commander) ?? NONE;
  if (index === NONE || !isPosted(p, index)) return [];
  const costs = commandCosts(field, p, index, COMMAND_RANGE + BEYOND);
  return field.graph.ids.flatMap((zone, at) =>
    costs[at] === -1 ? [] : [{ zone, cost: costs[at], within: costs[at] <= COMMAND_RANGE }],
  );
}

/**
 * Whether a division obeys its corps commander at once, with the way from him to its nearest brigade that is not isolated (SB62-9.2-a,
 * RU-29). Undefined if it or he is not on the map.
 */
export function commandOfDivision(game: Ground, p: Position, division: string): DivisionCommand | undefined {
  const { field } = game;
  const index: DivisionIndex = field.divisionIndex.get(division) ?? NONE;
  if (index === NONE) return undefined;
  const commander = field.corpsOf[field.membersOf[index][0]];
  const present = presentOf(field, p, index).filter((unit) => !marked(p, unit, ISOLATED));
  if (!isPosted(p, commander) || present.length === 0) return undefined;
  return commandTo(game, p, commander, present);
}

/** The same for an independent brigade under a corps commander of its side (SB62-6.1-i). */
export function commandOfUnit(game: Ground, p: Position, commander: string, unit: string): DivisionCommand | undefined {
  const { field } = game;
  const leader = field.commanderIndex.get(commander) ?? NONE;
  const index = field.unitIndex.get(unit) ?? NONE;
  if (leader === NONE || index === NONE || !isPosted(p, leader) || p.state[index] !== ON_MAP) return undefined;
  return commandTo(game, p, leader, [index]);
}

function commandTo(
  { field }: Ground,
  p: Position,
  commander: CommanderIndex,
  units: readonly UnitIndex[],
): DivisionCommand {
  const farther = commandCosts(field, p, commander, COMMAND_RANGE + BEYOND);
  const away = (unit: UnitIndex): number => {
    const cost = farther[p.place[unit]];
    return cost === -1 ? Number.POSITIVE_INFINITY : cost;
  };
  const nearest = units.reduce((best, unit) => (away(unit) < away(best) ? unit : best));
  const cost = farther[p.place[nearest]];
  return {
    commander: field.commanders[commander].id,
    within: distanceTo(field, p, commander, placesOf(p, units)) !== -1,
    from: field.graph.ids[p.post[commander]],
    to: field.graph.ids[p.place[nearest]],
    ...(cost === -1 ? {} : { distance: cost }),
  };
}

/** Zones in a side’s zones of control (SB62-9.3-a). */
export function zonesOfControl({ field }: Ground, p: Position, side: SideId): string[] {
  return field.graph.ids.filter((_, zone) => inReachOf(field, p, SIDES.indexOf(side), zone));
}

/**
 * Zones where a brigade would be in cohesion with its division as it is now (SB62-9.1-c), with the number of its brigades near enough.
 * Empty for an independent one.
 */
export function cohesionZones(
  { field }: Ground,
  p: Position,
  unit: string,
): readonly { readonly zone: string; readonly near: number }[] {
  const index = field.unitIndex.get(unit) ?? NONE;
  if (index === NONE || p.state[index] !== ON_MAP || isIndependent(field, p, index)) return [];
  const others = presentOf(field, p, field.divisionOf[index]).filter((other) => other !== index);
  const around = field.around[cohesionOf(field, p, index)];
  return field.graph.ids.flatMap((zone, at) => {
    const near = others.filter((other) => around[p.place[other]].includes(at)).length;
    return near === 0 ? [] : [{ zone, near }];
  });
}

const NO_DICE = {
  roll(kind: string): number {
    throw new Error(`Looking ahead rolls no dice (${kind}).`);
  },
};
