import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import {
  type FrameOf,
  NONE,
  type PieceIndex,
  holds,
  pieceCombat,
  reckon,
  stacked,
  unitOf,
} from "@stonebridge/games/bull-run-1861/internals";
import type { Party } from "./assault.ts";
import type { Estimate } from "./estimate.ts";
import type { Zone } from "./ground.ts";
import { type Staff, harmAt, standingWorth } from "./marching.ts";

type Fight = Extract<Action, { type: "fight" }>;

/** What one combat is worth to the attacker, computed exactly. */
export function fightWorth(staff: Staff, p: Position, view: Estimate, fight: Fight): number {
  const { field } = staff.ground;
  const attackers = fight.attackers.map((id) => field.pieceIndex.get(id) as PieceIndex);
  const zones = fight.zones.map((id) => field.graph.known(id));
  const { attack, defence, guns, horse } = reckon(field, p, attackers, zones);
  let ours = attack.reduce((sum, line) => sum + line.value, 0);
  let theirs = defence.reduce((sum, line) => sum + line.value, 0);
  for (const { attacks, potential, support } of guns) {
    const chance = Math.min(6, potential + support) / 6;
    if (attacks) ours += chance;
    else theirs += chance;
  }
  for (const { potential } of horse) ours += potential / 6;
  const chances = staff.odds.of(ours, theirs);
  const parties = attackers.map((piece): Party => ({ piece, zone: p.place[piece], support: NONE, push: 0 }));
  // what happens to the attackers counts once, what happens to defenders counts for each
  let worth = staff.assaults.outcome(p, view, chances, parties, zones[0]);
  for (const zone of zones.slice(1)) worth += staff.assaults.outcome(p, view, chances, [], zone);
  return worth;
}

/** Scores of fights: each with what the remaining markers would then have to do alone (R44). */
export function fightScores(staff: Staff, p: Position, view: Estimate, fights: readonly Fight[]): number[] {
  const worth = fights.map((fight) => fightWorth(staff, p, view, fight));
  const markers = [...new Set(fights.flatMap((fight) => fight.attackers))];
  return fights.map((fight, index) => {
    let total = worth[index];
    for (const marker of markers) {
      if (fight.attackers.includes(marker)) continue;
      let best: number | undefined;
      for (const [other, { attackers, zones }] of fights.entries()) {
        if (attackers.length !== 1 || attackers[0] !== marker || zones.some((zone) => fight.zones.includes(zone)))
          continue;
        best = Math.max(best ?? -Infinity, worth[other]);
      }
      total += best ?? 0;
    }
    return total;
  });
}

/** A brigade that was hit: what each choice costs, as a score (11.4-h). */
export function hitScore(staff: Staff, p: Position, view: Estimate, action: Action, against: readonly Zone[]): number {
  const { field } = staff.ground;
  if (action.type !== "lose" && action.type !== "retreat") return 0;
  const unit = field.unitIndex.get(action.unit) as number;
  if (action.type === "lose") return -view.ownStep;
  const succeeds = staff.assaults.retreatChance(p, unit);
  return -(1 - succeeds) * view.ownStep - succeeds * leavingCost(staff, p, view, unit, against);
}

/** What it costs to be driven from a brigade's zone, with everything that stands behind it. */
function leavingCost(staff: Staff, p: Position, view: Estimate, unit: number, against: readonly Zone[]): number {
  const { ground } = staff;
  const { field } = ground;
  const zone = p.place[unit];
  const slot = field.scoringSlot[zone];
  const attacked = against.length > 0 && p.attacked.includes(zone);
  const second = stacked(p, zone) > 1 ? staff.weights.fatigueLevel : 0;
  const worth = attacked ? staff.weights.unscoredZone : 0.5 * staff.weights.unscoredZone;
  if (slot === -1 || p.control[slot] !== view.side || !attacked) return worth + second;
  // the enemy may advance at once; the zone may be won back later
  return 2 * ground.points[slot] * (0.4 + 0.4 * Math.max(0, 1 - view.left / 3)) + second;
}

/** Where a retreat leads, or that it ends (R63). */
export function withdrawalScore(
  staff: Staff,
  p: Position,
  view: Estimate,
  frame: FrameOf<"withdrawal">,
  action: Action,
): number {
  const { field } = staff.ground;
  if (action.type === "halt") return refuge(staff, p, view, frame.unit, p.place[frame.unit]);
  if (action.type !== "withdraw") return 0;
  const zone = field.graph.known(action.zone);
  return refuge(staff, p, view, frame.unit, zone) - 0.02 - fronts(staff, p, view, zone) * view.ownStep;
}

function refuge(staff: Staff, p: Position, view: Estimate, unit: number, zone: Zone): number {
  const { field, points } = staff.ground;
  const slot = field.scoringSlot[zone];
  const taken = slot !== -1 && p.control[slot] !== view.side ? points[slot] : 0;
  return standingWorth(staff, p, view, unit, { zone }) + taken - harmAt(staff, p, view, unit, zone);
}

/** 1 if an enemy has the zone in his Front over land: to enter it costs a step. */
function fronts({ ground }: Staff, p: Position, view: Estimate, zone: Zone): number {
  const { graph } = ground.field;
  const struck = graph.overLand[zone].some(
    (near) => holds(ground.field, p, 1 - view.side, near) && graph.inFront(near, p.facing[p.front[near]], zone),
  );
  return struck ? 1 : 0;
}

/** Whether to advance into a zone that the enemy has left (11.4-q). */
export function advanceScore(staff: Staff, p: Position, view: Estimate, action: Action): number {
  if (action.type !== "advance") return 0.02;
  const { field, points } = staff.ground;
  const unit = field.unitIndex.get(action.unit) as number;
  const zone = field.graph.known(action.zone);
  const slot = field.scoringSlot[zone];
  const gain = slot !== -1 && p.control[slot] !== view.side ? 2 * points[slot] * Math.max(0.4, view.chances[slot]) : 0;
  const here = standingWorth(staff, p, view, unit, { zone: p.place[unit] });
  return gain + standingWorth(staff, p, view, unit, { zone }) - here;
}

/** Who stands in front: the stronger and fresher, with a star if there is one. */
export function frontWorth({ ground }: Staff, p: Position, piece: PieceIndex): number {
  const unit = unitOf(ground.field, piece);
  return pieceCombat(ground.field, p, piece) + (ground.field.units[unit].star ? 1 : 0) - 0.8 * p.fatigue[unit];
}
