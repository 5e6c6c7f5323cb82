import type { Position } from "@stonebridge/games/second-bull-run-1862";
import {
  artilleryOf,
  COHESION,
  FORCED_POINTS,
  marchesFrom,
  marked,
  NONE,
  NOWHERE,
  ROUTED,
  STACKING_LIMIT,
} from "@stonebridge/games/second-bull-run-1862/internals";
import type { Party } from "./assault.ts";
import { type Choice, choicesOf, standingStill } from "./choices.ts";
import type { Estimate } from "./estimate.ts";
import type { Zone } from "./ground.ts";
import { type Marcher, marcherAt, type Plan, type Staff, wayTo } from "./marching.ts";

/** What brigades of a division do together, and what they gain by it. */
export interface JointPlan {
  readonly plans: readonly Plan[];
  readonly gain: number;
}

/** How often each brigade reconsiders. */
const PASSES = 2;

/**
 * The best that brigades of a division can do together: starting from attacks on one enemy by all, for each enemy in turn, every brigade
 * switches to what then does most good.
 * @param leading the one that acts now, if that differs from an action not begun
 */
export function planTogether(
  staff: Staff,
  p: Position,
  view: Estimate,
  units: readonly number[],
  leading?: Marcher,
): JointPlan {
  const { field } = staff.ground;
  const marchers = units.map((unit) => (unit === leading?.unit ? leading : marcherAt(staff, p, unit)));
  const menus = marchers.map((marcher) => choicesOf(staff, p, view, marcher));
  const sum = new Joint(staff, p, view, units);
  const still = units.map((unit) => standingStill(p, unit));
  const nothing = sum.of(still);
  let best = still;
  let most = nothing;
  for (const seed of seedsOf(menus)) {
    const [picked, value] = climb(menus, seed, (tried) => sum.of(tried));
    if (value <= most) continue;
    most = value;
    best = picked;
  }
  const plans = best.map((choice, at): Plan => {
    const { unit, zone, target, forced } = choice;
    const { points, force } = marchers[at];
    const from = p.place[unit];
    const costs = (): Int16Array => marchesFrom(field, p, view.side, from, points + (force ? FORCED_POINTS : 0));
    const way = zone === from ? [] : wayTo(staff, p, view.side, from, zone, costs());
    const without = sum.of(best.with(at, still[at]));
    return { unit, way, target, forced, score: most - (without === -Infinity ? nothing : without) };
  });
  return { plans, gain: most - nothing };
}

/** Where to begin: nobody attacks; or all who can attack the same enemy, from several zones if they can. */
function seedsOf(menus: readonly (readonly Choice[])[]): Choice[][] {
  const calm = menus.map(([first]) => first);
  const targets = new Set(menus.flatMap((menu) => menu.map(({ target }) => target)));
  targets.delete(NOWHERE);
  return [
    calm,
    ...[...targets].map((target) => {
      const taken: Choice[] = [];
      for (const [at, menu] of menus.entries()) {
        const ways = menu.filter((choice) => choice.target === target);
        const there = (zone: Zone): number => taken.filter((other) => other.zone === zone).length;
        const free =
          ways.find(({ zone }) => there(zone) === 0) ?? ways.find(({ zone }) => there(zone) < STACKING_LIMIT);
        taken.push(free ?? calm[at]);
      }
      return taken;
    }),
  ];
}

/** Lets one after the other choose again while that improves the sum. */
function climb(
  menus: readonly (readonly Choice[])[],
  seed: readonly Choice[],
  sumOf: (picked: readonly Choice[]) => number,
): [Choice[], number] {
  let picked = seed.slice();
  let sum = sumOf(picked);
  for (let pass = 0; pass < PASSES; pass++) {
    const before = sum;
    for (const [at, menu] of menus.entries())
      for (const choice of menu) {
        if (choice === picked[at]) continue;
        const tried = picked.with(at, choice);
        const value = sumOf(tried);
        if (value <= sum + 1e-9) continue;
        sum = value;
        picked = tried;
      }
    if (sum === before) break;
  }
  return [picked, sum];
}

/** What choices are worth together. */
class Joint {
  readonly #staff: Staff;
  readonly #p: Position;
  readonly #view: Estimate;
  readonly #units: readonly number[];
  /** Attacks that others have declared. */
  readonly #declared = new Map<Zone, Party[]>();
  /** Where the rest of the division stands. */
  readonly #mates: readonly Zone[];
  /** The worth of attacks, by a number that differs if anything differs. */
  readonly #worths = new Map<number, number>();

  constructor(staff: Staff, p: Position, view: Estimate, units: readonly number[]) {
    const { field } = staff.ground;
    this.#staff = staff;
    this.#p = p;
    this.#view = view;
    this.#units = units;
    for (let unit = 0; unit < field.roster; unit++) {
      const target = p.target[unit];
      if (target === NOWHERE || field.sideOf[unit] !== view.side || units.includes(unit)) continue;
      const known = this.#declared.get(target) ?? [];
      known.push({ unit, zone: p.place[unit] });
      this.#declared.set(target, known);
    }
    const division = units.length === 0 ? NONE : field.divisionOf[units[0]];
    const others = division === NONE ? [] : field.membersOf[division].filter((unit) => !units.includes(unit));
    this.#mates = others.flatMap((unit) => (p.place[unit] === NOWHERE ? [] : [p.place[unit]]));
  }

  /** In victory points; -Infinity if it is impossible. */
  of(picked: readonly Choice[]): number {
    const { isArtillery } = this.#staff.ground.field;
    let sum = 0;
    const targets = [...this.#declared.keys()];
    for (const { unit, base, target } of picked) {
      sum += base;
      if (target !== NOWHERE && isArtillery[unit] === 0 && !targets.includes(target)) targets.push(target);
    }
    let attacked = 0;
    for (const target of targets) attacked ^= Math.imul(target + 1, 0x9e3779b1);
    for (const target of targets) sum += this.#attack(picked, target, targets, attacked);
    if (sum === -Infinity) return sum;
    for (const choice of picked) {
      if (!fits(choice, picked)) return -Infinity;
      if (!this.#isNear(choice, picked)) sum -= this.#staff.weights.cohesionBreach;
    }
    return sum;
  }

  #attack(picked: readonly Choice[], target: Zone, targets: readonly Zone[], attacked: number): number {
    const { field } = this.#staff.ground;
    let sign = attacked + target;
    for (const choice of picked)
      if (choice.target === target) sign = (Math.imul(sign, 31) + choice.unit * 512 + choice.zone) | 0;
    const known = this.#worths.get(sign);
    if (known !== undefined) return known;
    const parties = this.#declared.get(target)?.slice() ?? [];
    let guns = 0;
    for (const choice of picked) {
      if (choice.target !== target) continue;
      if (field.isArtillery[choice.unit] === 0) parties.push(choice);
      else if (!marked(this.#p, choice.unit, ROUTED)) guns += artilleryOf(field, this.#p, choice.unit);
    }
    const attack = { parties, target, others: targets, guns, moving: this.#units };
    const worth = this.#hangsTogether(parties) ? this.#staff.assaults.worth(this.#p, this.#view, attack) : -Infinity;
    this.#worths.set(sign, worth);
    return worth;
  }

  /** Are the zones of an attack connected (SB62-RU53)? */
  #hangsTogether(parties: readonly Party[]): boolean {
    if (parties.length < 2) return true;
    const { linked } = this.#staff.ground.field.graph;
    const reached = [parties[0].zone];
    for (const zone of reached)
      for (const party of parties)
        if (!reached.includes(party.zone) && linked[zone].includes(party.zone)) reached.push(party.zone);
    return parties.every(({ zone }) => reached.includes(zone));
  }

  #isNear(choice: Choice, picked: readonly Choice[]): boolean {
    if (picked.length + this.#mates.length === 1) return true;
    const { steps } = this.#staff.ground.field;
    return (
      picked.some((other) => other !== choice && steps[choice.zone][other.zone] <= COHESION) ||
      this.#mates.some((zone) => steps[choice.zone][zone] <= COHESION)
    );
  }
}

/** No more in a zone than may stack, and all of them against the same enemy (SB62-9.6-a, SB62-10.1-e). */
function fits(choice: Choice, picked: readonly Choice[]): boolean {
  const mates = picked.filter((other) => other.zone === choice.zone);
  return (
    mates.length <= STACKING_LIMIT &&
    mates.every(({ target }) => target === choice.target || target === NOWHERE || choice.target === NOWHERE)
  );
}

/** Plans by what they were made for: whom to designate and whom to send is asked many times about one position. */
const known = new WeakMap<Estimate, { readonly sign: number; readonly plans: Map<string, JointPlan> }>();

/** What brigades of one division would do together, computed once for a position. */
export function jointPlan(staff: Staff, p: Position, view: Estimate, units: readonly number[]): JointPlan {
  if (units.length === 0) return { plans: [], gain: 0 };
  const sign = signOf(p);
  let kept = known.get(view);
  if (kept === undefined || kept.sign !== sign) {
    kept = { sign, plans: new Map() };
    known.set(view, kept);
  }
  const key = units.join(" ");
  const plan = kept.plans.get(key) ?? planTogether(staff, p, view, units);
  kept.plans.set(key, plan);
  return plan;
}

/** A number that differs if brigades stand elsewhere or are in another state. */
function signOf({ place, target, facing, fatigue, losses, marks }: Position): number {
  let sign = 17;
  for (let unit = 0; unit < place.length; unit++) {
    const state = (marks[unit] * 3 + fatigue[unit]) * 11 + losses[unit];
    sign = (Math.imul(sign, 31) + place[unit]) | 0;
    sign = (Math.imul(sign, 31) + target[unit] * 211 + facing[unit]) | 0;
    sign = (Math.imul(sign, 31) + state) | 0;
  }
  return sign;
}
