import { onceFor } from "@stonebridge/kernel";
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
  readonly gain: number;
  /** What each does. @param p the position that the plan was made for, or one just like it */
  plans(p: Position): readonly Plan[];
}

/** How often each brigade reconsiders. */
const PASSES = 2;

/**
 * The best that brigades of a division can do together: starting from attacks on one enemy by all, for each enemy in turn, every brigade
 * switches to what then does most good.
 * @param leading the staff of the army
 * @param first the brigade that acts now, if that differs from an action not begun
 */
export function planTogether(
  leading: Staff,
  p: Position,
  view: Estimate,
  units: readonly number[],
  first?: Marcher,
): JointPlan {
  const staff = leading.apart?.[units[0]] ?? leading;
  const { field } = staff.ground;
  const marchers = units.map((unit) => (unit === first?.unit ? first : marcherAt(staff, p, unit)));
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
  let plans: readonly Plan[] | undefined;
  return {
    gain: most - nothing,
    plans(now) {
      sum.p = now;
      plans ??= best.map((choice, at): Plan => {
        const { unit, zone, target, forced } = choice;
        const { points, force } = marchers[at];
        const from = now.place[unit];
        const costs = (): Int16Array => marchesFrom(field, now, view.side, from, points + (force ? FORCED_POINTS : 0));
        const way = zone === from ? [] : wayTo(staff, now, view.side, from, zone, costs());
        const without = sum.of(best.with(at, still[at]));
        return { unit, way, target, forced, score: most - (without === -Infinity ? nothing : without) };
      });
      return plans;
    },
  };
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
  const picked = seed.slice();
  let sum = sumOf(picked);
  for (let pass = 0; pass < PASSES; pass++) {
    const start = sum;
    for (const [at, menu] of menus.entries())
      for (const choice of menu) {
        if (choice === picked[at]) continue;
        const before = picked[at];
        picked[at] = choice;
        const value = sumOf(picked);
        if (value <= sum + 1e-9) picked[at] = before;
        else sum = value;
      }
    if (sum === start) break;
  }
  return [picked, sum];
}

/** What choices are worth together. */
class Joint {
  readonly #staff: Staff;
  /** The position, or one just like it. */
  p: Position;
  readonly #view: Estimate;
  readonly #units: readonly number[];
  /** Attacks that others have declared. */
  readonly #declared = new Map<Zone, Party[]>();
  /** Where the rest of the division stands. */
  readonly #mates: readonly Zone[];
  /** The zones that are attacked by what is weighed now. */
  readonly #targets: Zone[] = [];
  /** The worth of attacks, by a number that differs if anything differs. */
  readonly #worths = new Map<number, number>();

  constructor(staff: Staff, p: Position, view: Estimate, units: readonly number[]) {
    const { field } = staff.ground;
    this.#staff = staff;
    this.p = p;
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
    if (!fit(picked)) return -Infinity;
    const { isArtillery } = this.#staff.ground.field;
    const targets = this.#targets;
    targets.length = 0;
    for (const target of this.#declared.keys()) targets.push(target);
    let sum = 0;
    for (let at = 0; at < picked.length; at++) {
      const { unit, base, target } = picked[at];
      sum += base;
      if (target !== NOWHERE && isArtillery[unit] === 0 && !targets.includes(target)) targets.push(target);
    }
    let attacked = 0;
    for (let at = 0; at < targets.length; at++) attacked ^= Math.imul(targets[at] + 1, 0x9e3779b1);
    for (let at = 0; at < targets.length; at++) sum += this.#attack(picked, targets[at], attacked);
    if (sum === -Infinity) return sum;
    for (let at = 0; at < picked.length; at++) if (!this.#isNear(at, picked)) sum -= this.#staff.weights.cohesionBreach;
    return sum;
  }

  #attack(picked: readonly Choice[], target: Zone, attacked: number): number {
    const { field } = this.#staff.ground;
    let sign = attacked + target;
    for (let at = 0; at < picked.length; at++) {
      const choice = picked[at];
      if (choice.target === target) sign = (Math.imul(sign, 31) + choice.unit * 512 + choice.zone) | 0;
    }
    const known = this.#worths.get(sign);
    if (known !== undefined) return known;
    const parties = this.#declared.get(target)?.slice() ?? [];
    let guns = 0;
    for (const choice of picked) {
      if (choice.target !== target) continue;
      if (field.isArtillery[choice.unit] === 0) parties.push(choice);
      else if (!marked(this.p, choice.unit, ROUTED)) guns += artilleryOf(field, this.p, choice.unit);
    }
    const attack = { parties, target, others: this.#targets, guns, moving: this.#units };
    const worth = this.#hangsTogether(parties) ? this.#staff.assaults.worth(this.p, this.#view, attack) : -Infinity;
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

  #isNear(at: number, picked: readonly Choice[]): boolean {
    const mates = this.#mates;
    if (picked.length + mates.length === 1) return true;
    const away = this.#staff.ground.field.steps[picked[at].zone];
    for (let other = 0; other < picked.length; other++)
      if (other !== at && away[picked[other].zone] <= COHESION) return true;
    for (let mate = 0; mate < mates.length; mate++) if (away[mates[mate]] <= COHESION) return true;
    return false;
  }
}

/** No more in a zone than may stack, and all of them against the same enemy (SB62-9.6-a, SB62-10.1-e). */
function fit(picked: readonly Choice[]): boolean {
  for (let at = 0; at < picked.length; at++) {
    const { zone, target } = picked[at];
    let mates = 1;
    for (let other = 0; other < at; other++) {
      if (picked[other].zone !== zone) continue;
      mates += 1;
      const aim = picked[other].target;
      if (mates > STACKING_LIMIT || (aim !== target && aim !== NOWHERE && target !== NOWHERE)) return false;
    }
  }
  return true;
}

/**
 * Plans by what they were made for: whom to designate and whom to send is asked many times about one position, and play-outs come to the
 * same ones again and again.
 */
const plansBy: (view: Estimate) => Map<number, Map<string, JointPlan>> = onceFor(() => new Map());
/** Positions whose plans are kept. */
const MOST_KEPT = 200;

/** What brigades of one division would do together, computed once for a position. */
export function jointPlan(staff: Staff, p: Position, view: Estimate, units: readonly number[]): JointPlan {
  if (units.length === 0) return { gain: 0, plans: () => [] };
  const sign = signOf(p);
  const kept = plansBy(view);
  let here = kept.get(sign);
  if (here === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    here = new Map();
    kept.set(sign, here);
  }
  const key = units.join(" ");
  const plan = here.get(key) ?? planTogether(staff, p, view, units);
  here.set(key, plan);
  return plan;
}

/** A number that differs if brigades stand elsewhere or are in another state. */
function signOf({ place, target, facing, fatigue, losses, marks, control }: Position): number {
  let sign = 17;
  for (let slot = 0; slot < control.length; slot++) sign = sign * 2 + control[slot];
  for (let unit = 0; unit < place.length; unit++) {
    const state = (marks[unit] * 3 + fatigue[unit]) * 11 + losses[unit];
    sign = (Math.imul(sign, 31) + place[unit]) | 0;
    sign = (Math.imul(sign, 31) + target[unit] * 211 + facing[unit]) | 0;
    sign = (Math.imul(sign, 31) + state) | 0;
  }
  return sign;
}
