import type { Position } from "@stonebridge/games/bull-run-1861";
import {
  ACTED,
  NONE,
  ON_MAP,
  OPERATIONAL,
  type PieceIndex,
  fatigueOf,
  holds,
  markerOf,
  pieceArtillery,
  pieceCombat,
  ratioRow,
} from "@stonebridge/games/bull-run-1861/internals";
import type { Assaults, Party } from "./assault.ts";
import type { Estimate } from "./estimate.ts";
import { NO_WAY } from "../zone-costs.ts";
import { type Ground, type Zone, waysOf } from "./ground.ts";
import type { Odds } from "./odds.ts";
import { type Marcher, type Reached, reachOf } from "./reach.ts";
import type { Weights } from "./weights.ts";

/** What all of a commander's reasoning needs. */
export interface Staff {
  readonly ground: Ground;
  readonly odds: Odds;
  readonly assaults: Assaults;
  readonly weights: Weights;
}

/** The best use of a brigade's activation. */
export interface MarchPlan {
  /** In victory points. */
  readonly score: number;
  readonly goal: Reached;
  /** The enemy zone it would attack from there. */
  readonly target: Zone | undefined;
}

/** Movement points that an attack takes (10.3-r). */
const ATTACK = 2;

/** The best march, with or without an attack at its end. `stay` is the score of doing nothing. */
export function planMarch(
  staff: Staff,
  p: Position,
  view: Estimate,
  marcher: Marcher,
  helpers: number,
): { plans: MarchPlan[]; best: MarchPlan; stay: number } {
  const reached = reachOf(staff.ground, p, marcher);
  const attackers = markedAttackers(staff, p, view.side);
  const plans: MarchPlan[] = [];
  let best: MarchPlan | undefined;
  let stay = 0;
  for (const goal of reached) {
    if (!goal.room) continue;
    const standing = standingWorth(staff, p, view, marcher.unit, goal) + passingWorth(staff, p, view, goal);
    const pushed = goal.pushed ? staff.weights.fatigueLevel * 0.8 : 0;
    const plain = {
      score: standing - pushed + supportWorth(staff, p, view, marcher.unit, goal.zone, attackers),
      goal,
      target: undefined,
    };
    if (goal.before === undefined) stay = plain.score;
    plans.push(plain);
    if (best === undefined || plain.score > best.score) best = plain;
    const points = goal.left;
    const mustPush = points < ATTACK;
    if (mustPush && (goal.pushed || points + marcher.push < ATTACK)) continue;
    for (const target of staff.ground.field.graph.linked[goal.zone]) {
      const worth = attackWorth(staff, p, view, marcher.unit, goal, mustPush, target, attackers, helpers);
      if (worth === undefined) continue;
      const tired = mustPush ? staff.weights.fatigueLevel * 0.8 : pushed;
      const plan = { score: standing - tired + worth, goal, target };
      plans.push(plan);
      if (plan.score > best.score) best = plan;
    }
  }
  if (best === undefined) best = { score: 0, goal: reached[0], target: undefined };
  return { plans, best, stay };
}

/** What it is worth to end the march in a zone: nearer to the goal, out of danger. */
export function standingWorth(staff: Staff, p: Position, view: Estimate, unit: number, goal: { zone: Zone }): number {
  const slot = view.goals[unit];
  let worth = 0;
  if (slot !== -1) {
    const far = view.costs[slot][goal.zone];
    const from = view.costs[slot][p.place[unit]];
    const value = Math.max(staff.weights.leastGoal, view.worth[unit]) * staff.weights.wayShare;
    if (far < NO_WAY && from < NO_WAY) worth -= value * far;
    else if (far >= NO_WAY) worth -= value * 20;
  }
  return worth - harmAt(staff, p, view, unit, goal.zone);
}

/** Scoring zones taken on the way (4-l). */
export function passingWorth(staff: Staff, p: Position, view: Estimate, goal: Reached): number {
  const { ground } = staff;
  let worth = 0;
  for (let step: Reached | undefined = goal; step?.before !== undefined; step = step.before) {
    const slot = ground.field.scoringSlot[step.zone];
    if (slot === -1 || p.control[slot] === view.side) continue;
    worth += 2 * ground.points[slot] * Math.max(staff.weights.passingShare, view.chances[slot]);
  }
  return worth;
}

/** Harm that the enemy could do in his next half to a brigade in a zone, in victory points. */
export function harmAt(staff: Staff, p: Position, view: Estimate, unit: number, zone: Zone): number {
  const threat = view.threat[zone];
  if (threat < 0.5) return 0;
  const { field, cover } = staff.ground;
  const top = p.front[zone];
  const own = pieceCombat(field, p, unit);
  const other = top === NONE || top === unit || field.sideOf[top] !== view.side ? 0 : pieceCombat(field, p, top);
  // a second line is hit only with its front line
  const share = other > own ? 0.5 : 1;
  const strength = Math.max(own, other);
  const row = 1 + ratioRow(Math.ceil(Math.max(threat, strength)), Math.max(1, Math.floor(Math.min(threat, strength))));
  const attack = (threat >= strength ? row : 0) + 1.5;
  const defence =
    (threat >= strength ? 0 : row) +
    cover[zone] +
    (view.threatOverLand[zone] > 0 ? 0 : 2) +
    (field.units[unit].star ? 1 : 0) +
    pieceArtillery(field, p, unit) / 6 -
    fatigueOf(field, p, unit);
  const chances = staff.odds.of(attack, defence);
  const slot = field.scoringSlot[zone];
  const lost = slot === -1 ? staff.weights.unscoredZone : 2 * staff.ground.points[slot] * 0.5;
  const hit = staff.weights.lossShare * view.ownStep + (1 - staff.weights.lossShare) * lost;
  const worth =
    chances["defender-hit"] * (hit + staff.weights.fatigueLevel) +
    chances["defender-fatigue"] * staff.weights.fatigueLevel -
    chances["attacker-hit"] * view.enemyStep;
  return Math.max(0, worth) * staff.weights.harmShare * share;
}

/** Front lines of the side that have an Attack marker, as parties. */
function markedAttackers({ ground }: Staff, p: Position, side: number): Party[] {
  const parties: Party[] = [];
  for (let piece = 0; piece < p.attacks.length; piece++) {
    if (p.attacks[piece] === 0 || ground.field.sideOf[piece] !== side) continue;
    parties.push({ piece, zone: p.place[piece], support: p.behind[piece], push: 0 });
  }
  return parties;
}

function aimedAt({ ground }: Staff, p: Position, parties: readonly Party[], target: Zone): Party[] {
  if (parties.length === 0) return [];
  const { graph } = ground.field;
  return parties.filter(
    ({ piece, zone }) =>
      graph.slot[zone * graph.size + target] !== -1 &&
      ground.field.stepCost[zone * graph.size + target] > 0 &&
      graph.inFront(zone, p.facing[piece], target),
  );
}

/** What this brigade adds to a marked front line by standing behind it. */
function supportWorth(
  staff: Staff,
  p: Position,
  view: Estimate,
  unit: number,
  zone: Zone,
  attackers: readonly Party[],
): number {
  const marked = attackers.find((party) => party.zone === zone && party.support === NONE && party.piece !== unit);
  if (marked === undefined) return 0;
  let most = 0;
  for (const target of staff.ground.field.graph.linked[zone]) {
    if (!holds(staff.ground.field, p, 1 - view.side, target)) continue;
    const parties = aimedAt(staff, p, attackers, target);
    if (!parties.includes(marked)) continue;
    const helped = parties.map((party) => (party === marked ? { ...party, support: unit } : party));
    most = Math.max(
      most,
      staff.assaults.worth(p, view, helped, target) - staff.assaults.worth(p, view, parties, target),
    );
  }
  return most;
}

/** What the attack on a zone is worth, with those already marked and those that may still join; undefined if there is none. */
function attackWorth(
  staff: Staff,
  p: Position,
  view: Estimate,
  unit: number,
  from: Reached,
  mustPush: boolean,
  target: Zone,
  attackers: readonly Party[],
  helpers: number,
): number | undefined {
  const { field } = staff.ground;
  if (!holds(field, p, 1 - view.side, target) || p.attacked.includes(target)) return undefined;
  if (staff.ground.field.sideOf[unit] === 0 && isHiddenFord(staff, p, from.zone, target)) return undefined;
  const top = p.front[from.zone];
  if (top !== NONE && top !== unit && p.attacks[top] === 1) return undefined;
  const support = top === unit ? p.behind[unit] : top;
  const own: Party = { piece: unit, zone: from.zone, support, push: mustPush || from.pushed ? 1 : 0 };
  const joined = aimedAt(staff, p, attackers, target);
  const before = joined.length === 0 ? 0 : staff.assaults.worth(p, view, joined, target);
  const parties = [...joined, own];
  let worth = staff.assaults.worth(p, view, parties, target) - before;
  if (helpers === 0) return worth;
  const allies = alliesFor(staff, p, view, parties, target);
  for (let count = 1; count <= Math.min(helpers, allies.length); count++) {
    parties.push(allies[count - 1]);
    const together = (staff.assaults.worth(p, view, parties, target) - before) / (1 + count);
    worth = Math.max(worth, together * staff.weights.jointTrust);
  }
  return worth;
}

function isHiddenFord({ ground }: Staff, p: Position, a: Zone, b: Zone): boolean {
  if (p.farmFordKnown === 1) return false;
  const [north, south] = ground.field.farmFord;
  return (a === north && b === south) || (a === south && b === north);
}

/** Brigades that could still act in this half and attack the zone from another side, the strongest first. */
function alliesFor(staff: Staff, p: Position, view: Estimate, parties: readonly Party[], target: Zone): Party[] {
  const { ground } = staff;
  const { field, size } = ground;
  const ways = waysOf(ground, p, view.side);
  const taken = parties.map((party) => party.zone);
  const allies: Party[] = [];
  const units: number[] = [];
  for (let unit = 0; unit < field.roster; unit++) {
    if (
      field.sideOf[unit] === view.side &&
      p.state[unit] === ON_MAP &&
      (p.marks[unit] & (ACTED | OPERATIONAL)) === 0 &&
      p.place[markerOf(field, unit)] === -1 &&
      !parties.some((party) => party.piece === unit) &&
      ways[p.place[unit] * size + target] <= 4
    )
      units.push(unit);
  }
  units.sort((a, b) => pieceCombat(field, p, b) - pieceCombat(field, p, a));
  for (const unit of units) {
    let zone = -1;
    let cost = 3;
    for (const near of field.graph.linked[target]) {
      const far = ways[p.place[unit] * size + near];
      if (far >= cost || taken.includes(near) || holds(field, p, 1 - view.side, near)) continue;
      if (isHiddenFord(staff, p, near, target)) continue;
      zone = near;
      cost = far;
    }
    if (zone === -1) continue;
    taken.push(zone);
    const top = p.front[zone];
    allies.push({ piece: unit, zone, support: top === unit ? p.behind[unit] : top, push: 0 });
  }
  return allies;
}

/** Facings from which a piece has the zone in its Front: the best for its own flanks. */
export function facingToAttack(staff: Staff, p: Position, view: Estimate, piece: PieceIndex, target: Zone): Zone {
  const { graph } = staff.ground.field;
  const zone = p.place[piece];
  let best = target;
  let most = -Infinity;
  for (const faced of graph.front(zone, target)) {
    const score = facingWorth(staff, p, view, zone, faced) + (faced === target ? 0.01 : 0);
    if (score > most) {
      most = score;
      best = faced;
    }
  }
  return best;
}

/** What a facing is worth: enemies in contact in the Front, and zones from which more may come. */
export function facingWorth(staff: Staff, p: Position, view: Estimate, zone: Zone, faced: Zone): number {
  const { field, size } = staff.ground;
  const { graph } = field;
  let worth = 0;
  for (const near of graph.bordering[zone]) {
    if (!graph.inFront(zone, faced, near)) continue;
    if (holds(field, p, 1 - view.side, near)) {
      const overLand = field.stepCost[zone * size + near] > 0 && view.threatOverLand[zone] > 0;
      worth += (overLand ? 3 : 1) + 0.2 * pieceCombat(field, p, p.front[near]);
    } else if (!holds(field, p, view.side, near) && field.stepCost[zone * size + near] > 0) {
      worth += 0.05 * view.threat[near];
    }
  }
  return worth + 0.004 * view.threat[faced];
}
