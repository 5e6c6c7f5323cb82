import type { Position } from "@stonebridge/games/bull-run-1861";
import {
  ATTACHED,
  COMMAND_RANGE,
  NONE,
  NORTH,
  ON_MAP,
  OPERATIONAL,
  type SideIndex,
  fatigueOf,
  inReachOf,
  isExtended,
  markerOf,
  pieceArtillery,
  pieceCombat,
} from "@stonebridge/games/bull-run-1861/internals";
import { powerOf } from "./estimate.ts";
import { type Ground, type Zone, waysOf } from "./ground.ts";

/** Movement points that mark who is at an objective, who can be there in one march, and who in two or three. */
export const RINGS: readonly number[] = [0, 2, 6, 12];
/** What is counted of an army, by its place in {@link Tally.army}. */
export const COUNTS = [
  "brigades",
  "combat",
  "guns",
  "stars",
  "combat lost",
  "tired combat",
  "worn-out combat",
  "extended",
  "in contact",
  "flanked",
  "pressed",
  "pressing",
  "over the run",
  "commanded combat",
  "commanded brigades",
  "marked",
  "attacking",
  "idle",
  "near objectives",
] as const;

/** Movement points from every objective beyond which a brigade has nothing to do for a turn. */
const IDLE = 8;
/** Movement points within which a brigade guards an objective. */
const NEAR = 4;
const FAR = 40;

/** What a position has of each army, as a whole and round each objective; filled anew for each position. */
export class Tally {
  readonly #ground: Ground;
  readonly #slots: number;
  /** By `side * COUNTS.length + count`. */
  readonly army: Float64Array;
  /** Combat strength within each ring of an objective, by `(side * slots + slot) * RINGS.length + ring`. */
  readonly ring: Float64Array;
  /** Movement points of the nearest brigade to an objective, by `side * slots + slot`. */
  readonly nearest: Float64Array;
  /** Combat strength by `side * zones + zone`. */
  readonly strength: Float64Array;

  constructor(ground: Ground) {
    const slots = ground.objectives.length;
    this.#ground = ground;
    this.#slots = slots;
    this.army = new Float64Array(2 * COUNTS.length);
    this.ring = new Float64Array(2 * slots * RINGS.length);
    this.nearest = new Float64Array(2 * slots);
    this.strength = new Float64Array(2 * ground.size);
  }

  fill(p: Position): void {
    const { field, size } = this.#ground;
    this.army.fill(0);
    this.ring.fill(0);
    this.nearest.fill(FAR);
    this.strength.fill(0);
    for (let unit = 0; unit < field.roster; unit++) {
      if (p.state[unit] !== ON_MAP) continue;
      const side = field.sideOf[unit];
      this.strength[side * size + p.place[unit]] += pieceCombat(field, p, unit);
      const second = markerOf(field, unit);
      if (p.place[second] !== -1) this.strength[side * size + p.place[second]] += pieceCombat(field, p, second);
    }
    for (let unit = 0; unit < field.roster; unit++) {
      const side = field.sideOf[unit];
      this.army[side * COUNTS.length + LOST] += p.losses[unit];
      if (p.state[unit] === ON_MAP) this.#count(p, unit, side);
      else if (p.state[unit] === ATTACHED) this.army[side * COUNTS.length] += 1;
    }
  }

  #count(p: Position, unit: number, side: SideIndex): void {
    const { field, size } = this.#ground;
    const { army } = this;
    const zone = p.place[unit];
    const combat = pieceCombat(field, p, unit);
    const tired = fatigueOf(field, p, unit);
    const enemies = this.#enemiesNear(p, zone, side);
    const far = this.#reach(p, unit, side, combat);
    const headquarters = field.commander[unit];
    const fromHeadquarters = waysOf(this.#ground, p, side)[p.headquarters[headquarters] * size + zone];
    let at = side * COUNTS.length;
    army[at++] += 1;
    army[at++] += combat;
    army[at++] += pieceArtillery(field, p, unit);
    army[at++] += field.units[unit].star ? 1 : 0;
    at++; // what is lost counts for the dead as well
    army[at++] += tired > 0 ? combat : 0;
    army[at++] += tired > 1 ? combat : 0;
    army[at++] += isExtended(field, p, unit) ? 1 : 0;
    army[at++] += inReachOf(field, p, 1 - side, zone) ? 1 : 0;
    army[at++] += this.#isFlanked(p, unit, zone, side) ? 1 : 0;
    army[at++] += Math.max(0, enemies - combat);
    army[at++] += enemies === 0 ? 0 : Math.max(0, combat - enemies);
    army[at++] += field.northBank[zone] === (side === NORTH ? 0 : 1) ? combat : 0;
    army[at++] += fromHeadquarters <= COMMAND_RANGE[headquarters] ? combat : 0;
    army[at++] += fromHeadquarters <= COMMAND_RANGE[headquarters] ? 1 : 0;
    army[at++] += (p.marks[unit] & OPERATIONAL) !== 0 ? 1 : 0;
    army[at++] += p.attacks[unit];
    army[at++] += far > IDLE ? powerOf(field, p, unit) : 0;
    army[at] += far <= NEAR ? powerOf(field, p, unit) : 0;
  }

  /** Adds a brigade to the rings round the objectives. @returns movement points to the nearest one */
  #reach(p: Position, unit: number, side: SideIndex, combat: number): number {
    const { size, objectives } = this.#ground;
    const ways = waysOf(this.#ground, p, side);
    const second = p.place[markerOf(this.#ground.field, unit)];
    let least = FAR;
    for (let slot = 0; slot < objectives.length; slot++) {
      let far = ways[p.place[unit] * size + objectives[slot]];
      if (second !== -1) far = Math.min(far, ways[second * size + objectives[slot]]);
      const index = side * this.#slots + slot;
      if (far < this.nearest[index]) this.nearest[index] = far;
      if (far < least) least = far;
      for (let ring = RINGS.length - 1; ring >= 0 && far <= RINGS[ring]; ring--)
        this.ring[index * RINGS.length + ring] += combat;
    }
    return least;
  }

  #enemiesNear(p: Position, zone: Zone, side: SideIndex): number {
    const { field, size } = this.#ground;
    if (!inReachOf(field, p, 1 - side, zone)) return 0;
    let sum = 0;
    for (const near of field.graph.overLand[zone]) sum += this.strength[(1 - side) * size + near];
    return sum;
  }

  /** Is an enemy in contact that it does not face? */
  #isFlanked(p: Position, unit: number, zone: Zone, side: SideIndex): boolean {
    const { field, size } = this.#ground;
    const faced = p.facing[unit];
    if (faced === NONE || !inReachOf(field, p, 1 - side, zone)) return false;
    for (const near of field.graph.overLand[zone])
      if (this.strength[(1 - side) * size + near] > 0 && !field.graph.inFront(zone, faced, near)) return true;
    return false;
  }
}

const LOST = COUNTS.indexOf("combat lost");
