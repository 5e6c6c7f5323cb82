import type { Position } from "@stonebridge/games/bull-run-1861";
import {
  CROSSED_SUDLEY,
  type Field,
  MANEUVER_BRIGADES,
  NORTH,
  ON_MAP,
  type SideIndex,
  fatigueOf,
  holds,
  inReachOf,
  markerOf,
  pieceArtillery,
  pieceCombat,
  stepLosses,
} from "@stonebridge/games/bull-run-1861/internals";
import { NO_WAY, costsTo } from "../zone-costs.ts";
import { type Ground, pricesOf, waysOf } from "./ground.ts";
import type { Style } from "./weights.ts";

/** Movement points within which a brigade can march up and attack in one activation, and with a push. */
const STRIKE = 4;
const STRIKE_PUSHED = 6;

/** How a side sees a position: who can reach what, what it can hope to hold, and where its brigades should go. */
export interface Estimate {
  readonly side: SideIndex;
  /** Turns still to play, including the rest of this one. */
  readonly left: number;
  /** Strength that the enemy can bring against each zone in his next half (the three strongest). */
  readonly threat: readonly number[];
  /** The strength that comes over land; the rest must cross Bull Run. */
  readonly threatOverLand: readonly number[];
  /** Cost of the way to each goal, by scoring zone; the last goal is Sudley Springs, for the Historical maneuver. */
  readonly costs: readonly (readonly number[])[];
  /** Chance to hold each scoring zone at the end, as things stand. */
  readonly chances: readonly number[];
  /** Goal of each unit, an index in `costs`; -1 for none. */
  readonly goals: readonly number[];
  /** What it is worth for the unit to get there. */
  readonly worth: readonly number[];
  /** What a step loss of the enemy, and one of our own, is worth now. */
  readonly enemyStep: number;
  readonly ownStep: number;
}

/** Turns still to play: 7 before the first, 0 after the last. */
export function turnsLeft(p: Position): number {
  if (p.turn === 0) return p.lastTurn;
  const share = p.phase === 0 ? (p.first === -1 ? 0 : 0.05) : Math.min(0.95, (p.phase - 1) / 4 + 0.1);
  return Math.max(0, p.lastTurn - p.turn + 1 - share);
}

/** Strength of a unit where it stands, less for Fatigue. */
export function powerOf(field: Field, p: Position, unit: number): number {
  if (p.state[unit] !== ON_MAP) return 0;
  const tired = fatigueOf(field, p, unit);
  return (
    (pieceCombat(field, p, unit) + 0.4 * pieceArtillery(field, p, unit) + (field.units[unit].star ? 0.7 : 0)) *
    (1 - 0.12 * tired)
  );
}

/** The share of a brigade's strength that counts at a distance, with this many turns left. */
function nearness(distance: number, left: number): number {
  if (distance <= 2) return 1;
  return Math.max(0, 1 - (distance - 2) / (3 + 3.5 * left));
}

/** The chance to hold a scoring zone at the end of the game. */
function chanceToHold(
  ours: number,
  theirs: number,
  controlled: boolean,
  stands: number,
  left: number,
  strengthScale: number,
): number {
  const inertia = 0.8 + 2.6 * (1 - Math.min(1, left / 7));
  const balance = (ours - theirs) / strengthScale + (controlled ? inertia : -inertia) + 0.8 * stands;
  return 1 / (1 + Math.exp(-balance));
}

/** Victory points for a difference of step losses (4-d, 4-e), blurred by what may still come. */
export function lossWorth(difference: number, left: number): number {
  const blur = 0.4 + 0.55 * left;
  const above = (threshold: number): number => 1 / (1 + Math.exp((threshold - difference) / blur));
  return 2 * above(2.5) + above(5.5) - 2 * (1 - above(-2.5)) - (1 - above(-5.5));
}

/** @param style how the side is led */
export function estimate(ground: Ground, p: Position, side: SideIndex, style: Style): Estimate {
  const { field } = ground;
  const left = turnsLeft(p);
  const enemy = 1 - side;
  const surcharge = surchargeOf(ground, p, side);
  const prices = pricesOf(ground, p, side);
  const costs = ground.objectives.map((goal) => costsTo(field.graph, prices, goal, surcharge));
  if (maneuverOpen(ground, p, side)) costs.push(costsOverSudley(field, prices, surcharge));
  const { all, overLand } = threats(ground, p, enemy);
  const against = influence(ground, p, enemy, left, [] as number[]);
  const plan = assign(ground, p, side, left, costs, against, style);
  const difference = stepLosses(field, p, enemy) - stepLosses(field, p, side);
  const now = lossWorth(difference, left);
  const { weights } = style;
  return {
    side,
    left,
    threat: all,
    threatOverLand: overLand,
    costs,
    chances: plan.chances,
    goals: plan.goals,
    worth: plan.worth,
    enemyStep: weights.zeal * (weights.stepLoss + lossWorth(difference + 1, left) - now),
    ownStep: weights.care * (weights.stepLoss + now - lossWorth(difference - 1, left)),
  };
}

/** The way to Sudley Springs over Sudley Ford and no other crossing (R98). */
function costsOverSudley(field: Field, prices: readonly number[], surcharge: readonly number[]): number[] {
  const [north, south] = field.sudleyFord;
  const ford = prices[north * field.graph.size + south];
  const costs = costsTo(field.graph, prices, north, surcharge).map((cost) => cost + ford);
  costs[south] = 0;
  return costs;
}

/** The North still has to bring brigades over Sudley Ford (13-d). */
function maneuverOpen({ field }: Ground, p: Position, side: SideIndex): boolean {
  return side === NORTH && field.options.historicalManeuver === "on" && crossersMissing(p) > 0;
}

export function crossersMissing(p: Position): number {
  let crossed = 0;
  for (const mark of p.marks) if ((mark & CROSSED_SUDLEY) !== 0) crossed++;
  return MANEUVER_BRIGADES - crossed;
}

/** Enemies in the way cost time: a zone they hold must be fought for, and a zone of control stops the march. */
function surchargeOf({ field, size }: Ground, p: Position, side: SideIndex): number[] {
  const surcharge: number[] = [];
  for (let zone = 0; zone < size; zone++)
    surcharge.push(holds(field, p, 1 - side, zone) ? 7 : inReachOf(field, p, 1 - side, zone) ? 2 : 0);
  return surcharge;
}

/** Strength that a side can bring against each zone in one half: its three strongest brigades in reach; one in two zones counts once. */
function threats(
  ground: Ground,
  p: Position,
  side: SideIndex,
): { all: readonly number[]; overLand: readonly number[] } {
  const { field, size } = ground;
  const ways = waysOf(ground, p, side);
  const first: number[] = Array.from({ length: size }, () => 0);
  const second = first.slice();
  const third = first.slice();
  const overLand = first.slice();
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] !== side || p.state[unit] !== ON_MAP) continue;
    const strength = pieceCombat(field, p, unit);
    const row = p.place[unit] * size;
    const bank = field.northBank[p.place[unit]];
    for (let zone = 0; zone < size; zone++) {
      const far = ways[row + zone];
      if (far > STRIKE_PUSHED) continue;
      const force = far <= STRIKE ? strength : strength * 0.5;
      if (field.northBank[zone] === bank) overLand[zone] += force;
      if (force > first[zone]) {
        third[zone] = second[zone];
        second[zone] = first[zone];
        first[zone] = force;
      } else if (force > second[zone]) {
        third[zone] = second[zone];
        second[zone] = force;
      } else if (force > third[zone]) third[zone] = force;
    }
  }
  for (let zone = 0; zone < size; zone++) first[zone] += second[zone] + third[zone];
  return { all: first, overLand };
}

/**
 * Strength that a side can bring to each scoring zone before the end.
 * @param sums filled with it
 */
export function influence<Sums extends { [slot: number]: number }>(
  ground: Ground,
  p: Position,
  side: SideIndex,
  left: number,
  sums: Sums,
): Sums {
  const { field, size, objectives } = ground;
  const ways = waysOf(ground, p, side);
  for (let slot = 0; slot < objectives.length; slot++) sums[slot] = 0;
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] !== side) continue;
    const power = powerOf(field, p, unit);
    if (power === 0) continue;
    // a brigade cannot be everywhere: the more zones it could go to, the less it counts at each but the nearest
    let sum = 0.001;
    for (let slot = 0; slot < objectives.length; slot++) {
      nearTo[slot] = nearness(ways[p.place[unit] * size + objectives[slot]], left);
      sum += nearTo[slot] * nearTo[slot];
    }
    for (let slot = 0; slot < objectives.length; slot++)
      sums[slot] += power * nearTo[slot] * Math.min(1, (1.6 * nearTo[slot]) / sum);
  }
  return sums;
}

/** Nearness of the brigade in question; kept, since play-outs ask tens of thousands of times a second. */
const nearTo: number[] = [];

/** Brigades to goals, one by one, each time the pair that gains most. */
function assign(
  ground: Ground,
  p: Position,
  side: SideIndex,
  left: number,
  costs: readonly (readonly number[])[],
  against: readonly number[],
  { weights, stress }: Style,
): { goals: number[]; worth: number[]; chances: number[] } {
  const { field, objectives, points } = ground;
  const goals = field.units.map(() => -1);
  const worth = field.units.map(() => 0);
  const ours = objectives.map(() => 0);
  const stands = objectives.map((zone) => (holds(field, p, side, zone) ? 1 : holds(field, p, 1 - side, zone) ? -1 : 0));
  const chanceWith = (slot: number, strength: number): number =>
    chanceToHold(strength, against[slot], p.control[slot] === side, stands[slot], left, weights.strengthScale);
  const chances = objectives.map((_, slot) => chanceWith(slot, 0));
  const worthOf = stress === undefined ? points : points.map((each, slot) => each * stress[slot]);
  const free: number[] = [];
  for (let unit = 0; unit < field.roster; unit++)
    if (field.sideOf[unit] === side && p.state[unit] === ON_MAP) free.push(unit);
  if (costs.length > objectives.length) sendOverSudley(ground, p, costs[objectives.length], free, goals, worth);
  const power = field.units.map((_, unit) => powerOf(field, p, unit));
  const reach = (unit: number, slot: number): number => {
    const marker = p.place[markerOf(field, unit)];
    const far = marker === -1 ? costs[slot][p.place[unit]] : Math.min(costs[slot][p.place[unit]], costs[slot][marker]);
    return far >= NO_WAY ? 0 : nearness(far, left);
  };
  const gains = free.map((unit) => objectives.map((_, slot) => gainOf(unit, slot)));
  function gainOf(unit: number, slot: number): number {
    const near = reach(unit, slot);
    if (near === 0) return 0;
    return 2 * worthOf[slot] * (chanceWith(slot, ours[slot] + power[unit] * near) - chances[slot]) * (0.5 + 0.5 * near);
  }
  while (free.length > 0) {
    let best = 0;
    let goal = 0;
    for (let at = 0; at < free.length; at++) {
      for (let slot = 0; slot < objectives.length; slot++) {
        if (gains[at][slot] > gains[best][goal]) {
          best = at;
          goal = slot;
        }
      }
    }
    const [unit] = free.splice(best, 1);
    const [gained] = gains.splice(best, 1);
    goals[unit] = goal;
    worth[unit] = gained[goal];
    ours[goal] += power[unit] * reach(unit, goal);
    chances[goal] = chanceWith(goal, ours[goal]);
    for (let at = 0; at < free.length; at++) gains[at][goal] = gainOf(free[at], goal);
  }
  return { goals, worth, chances };
}

/** Worth of each brigade that crosses while the maneuver is short of brigades: its share of the two points. */
const CROSSER_WORTH = 1.2;

/** The nearest brigades that have not crossed Sudley Ford go there (13-d), and have no other goal. */
function sendOverSudley(
  { field }: Ground,
  p: Position,
  costs: readonly number[],
  free: number[],
  goals: number[],
  worth: number[],
): void {
  const goal = field.scoring.length;
  const candidates = free
    .filter((unit) => (p.marks[unit] & CROSSED_SUDLEY) === 0 && field.northBank[p.place[unit]] === 1)
    .toSorted((a, b) => costs[p.place[a]] - costs[p.place[b]]);
  for (const unit of candidates.slice(0, Math.max(0, crossersMissing(p)))) {
    goals[unit] = goal;
    worth[unit] = CROSSER_WORTH;
    free.splice(free.indexOf(unit), 1);
  }
}
