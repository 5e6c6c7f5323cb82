import type { Position } from "@stonebridge/games/second-bull-run-1862";
import {
  artilleryOf,
  clockOf,
  combatOf,
  ELIMINATED,
  type Field,
  fatigueOf,
  inReachOf,
  isPosted,
  LEFT,
  linesOf,
  marked,
  ON_MAP,
  ROUTED,
  type SideIndex,
  WAITING,
  WITHDRAWN,
} from "@stonebridge/games/second-bull-run-1862/internals";
import { powerOf, sharesOf, shareOut, SOON, turnsLeft } from "./chances.ts";
import type { Ground } from "./ground.ts";
import { unionChance } from "./prospects.ts";

/** Movement points that count as near an objective, and as within a march or two. */
const NEAR = 3;
const MIDDLE = 9;
/** Movement points within which a corps commander leads. */
const RANGE = 8;
/** No brigade is there. */
const NOBODY = 40;
/** The night brings these back on its second turn at the earliest. */
const TURNS_WITHDRAWN = 2;

/** Sums over the brigades of a side. */
export interface Host {
  brigades: number;
  power: number;
  infantry: number;
  cavalry: number;
  guns: number;
  stars: number;
  tired: number;
  exhausted: number;
  routed: number;
  worn: number;
  engaged: number;
  commanded: number;
  /** Strength that is still to come, and the same by how soon. */
  coming: number;
  comingSoon: number;
  /** Printed strength of the brigades that are gone. */
  gone: number;
  /** Corps commanders on the map, and those who have led in this turn. */
  commanders: number;
  activated: number;
  /** By objective: strength near it, within a march or two, that can come to it; movement points to the nearest brigade. */
  readonly near: Float64Array;
  readonly middle: Float64Array;
  readonly influence: Float64Array;
  readonly arriving: Float64Array;
  readonly nearest: Float64Array;
}

function emptyHost(objectives: number): Host {
  const perObjective = (): Float64Array => new Float64Array(objectives);
  return {
    brigades: 0,
    power: 0,
    infantry: 0,
    cavalry: 0,
    guns: 0,
    stars: 0,
    tired: 0,
    exhausted: 0,
    routed: 0,
    worn: 0,
    engaged: 0,
    commanded: 0,
    coming: 0,
    comingSoon: 0,
    gone: 0,
    commanders: 0,
    activated: 0,
    near: perObjective(),
    middle: perObjective(),
    influence: perObjective(),
    arriving: perObjective(),
    nearest: perObjective(),
  };
}

function clear(host: Host): void {
  host.brigades = host.power = host.infantry = host.cavalry = host.guns = host.stars = 0;
  host.tired = host.exhausted = host.routed = host.worn = host.engaged = host.commanded = 0;
  host.coming = host.comingSoon = host.gone = host.commanders = host.activated = 0;
  host.near.fill(0);
  host.middle.fill(0);
  host.influence.fill(0);
  host.arriving.fill(0);
  host.nearest.fill(NOBODY);
}

/** When and where the list brings a brigade. */
interface Arrival {
  /** Clock time; 0: with the set-up. */
  readonly time: number;
  readonly optional: boolean;
  /** Movement points from its nearest entry to each objective. */
  readonly far: readonly number[];
}

function arrivalsOf({ field, ways }: Ground): Arrival[] {
  const lines = linesOf(field);
  return field.units.map((_, unit) => {
    const line = lines.find(({ units }) => units.includes(unit));
    const zones = (line?.arrival.entries ?? []).map((letter) => field.entries[field.entryIndex.get(letter) ?? 0].zone);
    return {
      time: line?.time ?? 0,
      optional: line?.optional ?? false,
      far: field.objectives.map((goal) => Math.min(NOBODY, ...zones.map((zone) => ways[goal][zone]))),
    };
  });
}

/** Counts both armies of a position, again and again in the same place. */
export class Muster {
  readonly hosts: readonly [Host, Host];
  /** Strength of each brigade where it stands, and of all in a zone. */
  readonly powers: Float64Array;
  readonly inZone: Float64Array;
  /** Turns still to play. */
  left = 0;
  /** The chance that the Union holds each objective at the end, by what can come to it. */
  readonly chances: Float64Array;
  readonly #ground: Ground;
  #shares: readonly number[] = [];
  readonly #arrivals: readonly Arrival[];

  constructor(ground: Ground) {
    const { field, size } = ground;
    this.#ground = ground;
    this.#arrivals = arrivalsOf(ground);
    this.hosts = [emptyHost(field.objectives.length), emptyHost(field.objectives.length)];
    this.chances = new Float64Array(field.objectives.length);
    this.powers = new Float64Array(field.roster);
    this.inZone = new Float64Array(size);
  }

  take(p: Position): void {
    const { field } = this.#ground;
    const { hosts, powers, inZone } = this;
    this.left = leftOf(field, p);
    this.#shares = sharesOf(this.#ground, Math.min(this.left, SOON));
    inZone.fill(0);
    for (let side = 0; side < 2; side++) clear(hosts[side]);
    for (let unit = 0; unit < field.roster; unit++) {
      const host = hosts[field.sideOf[unit]];
      powers[unit] = 0;
      const state = p.state[unit];
      if (state === ON_MAP) this.#count(p, unit, host);
      else if (state === ELIMINATED || state === LEFT) host.gone += field.units[unit].combat;
      else this.#await(p, unit, host);
    }
    for (let side = 0; side < 2; side++) {
      this.#countCommanders(p, side);
    }
    const [union, confederate] = hosts;
    for (let slot = 0; slot < this.chances.length; slot++)
      this.chances[slot] = unionChance(field, p, slot, union.influence[slot], confederate.influence[slot], this.left);
  }

  #count(p: Position, unit: number, host: Host): void {
    const { field, ways } = this.#ground;
    const place = p.place[unit];
    const power = powerOf(field, p, unit);
    this.powers[unit] = power;
    this.inZone[place] += power;
    if (power > 0) shareOut(host.influence, this.#shares, place, power);
    const fatigue = fatigueOf(p, unit);
    const strength = combatOf(field, p, unit);
    host.brigades += 1;
    host.power += power;
    host.guns += artilleryOf(field, p, unit);
    if (field.isCavalry[unit] === 1) host.cavalry += strength;
    else host.infantry += strength;
    if (field.units[unit].star) host.stars += 1;
    if (fatigue === 1) host.tired += strength;
    else if (fatigue === 2) host.exhausted += strength;
    if (marked(p, unit, ROUTED)) host.routed += 1;
    if (isWorn(field, p, unit)) host.worn += 1;
    if (inReachOf(field, p, 1 - field.sideOf[unit], place)) host.engaged += power;
    const commander = field.corpsOf[unit];
    if (commander === -1 || (isPosted(p, commander) && ways[p.post[commander]][place] <= RANGE))
      host.commanded += power;
    for (let slot = 0; slot < field.objectives.length; slot++) {
      const far = ways[field.objectives[slot]][place];
      if (far <= NEAR) host.near[slot] += power;
      else if (far <= MIDDLE) host.middle[slot] += power;
      if (far < host.nearest[slot]) host.nearest[slot] = far;
    }
  }

  /** A brigade that is still to come, if the list brings it before the end. */
  #await(p: Position, unit: number, host: Host): void {
    const { field } = this.#ground;
    const { time, optional, far } = this.#arrivals[unit];
    let turns = TURNS_WITHDRAWN;
    if (p.state[unit] === WAITING) {
      if (optional && p.jones === 0) return;
      turns = Math.max(0, (p.due[unit] > 0 ? p.due[unit] : Math.max(time, optional ? p.jones : 0)) - clockOf(p));
    } else if (p.state[unit] !== WITHDRAWN) return;
    if (turns >= this.left) return;
    const { combat, artillery } = field.units[unit];
    const power = combat + 0.6 * artillery - p.losses[unit];
    host.coming += power;
    host.comingSoon += power * Math.exp(-turns / 2);
    for (let slot = 0; slot < far.length; slot++)
      host.arriving[slot] += power * Math.max(0, 1 - far[slot] / (6 * (this.left - turns)));
  }

  #countCommanders(p: Position, side: SideIndex): void {
    const corps = this.#ground.field.corpsCommanders[side];
    const host = this.hosts[side];
    for (let at = 0; at < corps.length; at++) {
      if (!isPosted(p, corps[at])) continue;
      host.commanders += 1;
      if (p.activated[corps[at]] === 1) host.activated += 1;
    }
  }
}

/** Turns still to play; a turn of which only the end is left is over. */
function leftOf(field: Field, p: Position): number {
  const step = p.stack.at(-1)?.step;
  if (step === "over") return 0;
  return Math.max(0, turnsLeft(field, p) - (step === "counter-attack" ? 1 : 0));
}

/** Has it lost so much that it tests worse (SB62-10.4-i)? */
export function isWorn(field: Field, p: Position, unit: number): boolean {
  return 2 * p.losses[unit] >= field.units[unit].combat;
}
