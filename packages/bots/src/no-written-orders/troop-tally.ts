import type { OrderType } from "@stonebridge/games/no-written-orders";
import {
  DISRUPTED,
  FATIGUED,
  type Field,
  type HexIndex,
  type HolderIndex,
  LOW_AMMUNITION,
  NONE,
  type Position,
  type SideIndex,
  type UnitIndex,
  WAITING,
  actsWith,
  boundBy,
  holds,
  inZoneOf,
  isArtillery,
  isLost,
  marked,
  strengthOf,
} from "@stonebridge/games/no-written-orders/internals";
import { sideNumber } from "./input-layout.ts";
import { AROUND, BESIDE, COMING, NEARNESSES, type PlaceHex, TURNS, nearnessTo } from "./place-reach.ts";
import { ABOUT, goalNow } from "./plan.ts";
import { GUNS_HOLD } from "./survey.ts";

/** Turns within which reinforcements come soon. */
const SOON = 2;
/** Enemy stacks beside a hex that outflank those in it. */
const OUTFLANKING = 3;

const BY_ARM = [sideNumber("infantry"), sideNumber("cavalry"), sideNumber("guns"), sideNumber("guns")];
const BY_ORDER: Readonly<Record<OrderType, number>> = {
  attack: sideNumber("attacking"),
  probe: sideNumber("attacking"),
  defend: sideNumber("defending"),
  delay: sideNumber("defending"),
  march: sideNumber("marching"),
  "fall-back": sideNumber("falling back"),
  "general-retreat": sideNumber("falling back"),
  reserve: sideNumber("on Reserve"),
};
const STEPS_LOST = sideNumber("steps lost");
const SPENT = sideNumber("disrupted");
const SHORT = sideNumber("short of ammunition");
const TIRED = sideNumber("tired");
const DEMORALISED = sideNumber("demoralised");
const CONTACT = sideNumber("in contact");
const GUNS_CONTACT = sideNumber("guns in contact");
const OUTFLANKED = sideNumber("outflanked");
const ARRIVING_SOON = sideNumber("arriving soon");
const ARRIVING_LATER = sideNumber("arriving later");
const YET_TO_ACT = sideNumber("yet to act");

/** Adds up the troops of a position: by side into numbers, and what force there is for each place. Lists are by place, then side. */
export class TroopTally {
  /** Force beside each place, around it, that can still come to it, and that is ordered to it. */
  readonly beside: Float64Array;
  readonly around: Float64Array;
  readonly coming: Float64Array;
  readonly ordered: Float64Array;
  /** By formation: its force on the map, and full strength lost; by formation and place: its force beside it. */
  readonly present: Float64Array;
  readonly gone: Float64Array;
  readonly formationBeside: Float64Array;
  readonly #field: Field;
  readonly #places: readonly PlaceHex[];
  readonly #nearness: Float32Array;
  /** By holder: the hex where its orders end; NONE on Reserve. */
  readonly #goals: Int32Array;

  constructor(field: Field, places: readonly PlaceHex[]) {
    this.#field = field;
    this.#places = places;
    this.#nearness = nearnessTo(field, places);
    const holders = field.holders.length;
    this.beside = new Float64Array(2 * places.length);
    this.around = new Float64Array(2 * places.length);
    this.coming = new Float64Array(2 * places.length);
    this.ordered = new Float64Array(2 * places.length);
    this.present = new Float64Array(holders);
    this.gone = new Float64Array(holders);
    this.formationBeside = new Float64Array(holders * places.length);
    this.#goals = new Int32Array(holders);
  }

  /** Counts all troops of a position anew. @param numbers to which those of the sides are added */
  count(p: Position, numbers: Float32Array): void {
    const { holders, units, formationOf } = this.#field;
    this.beside.fill(0);
    this.around.fill(0);
    this.coming.fill(0);
    this.ordered.fill(0);
    this.present.fill(0);
    this.gone.fill(0);
    this.formationBeside.fill(0);
    for (let holder = 0; holder < holders.length; holder++)
      this.#goals[holder] = holders[holder].units.length === 0 ? NONE : goalNow(p, holder);
    for (let unit = 0; unit < units.length; unit++) {
      if (p.place[unit] >= 0) this.#countPresent(p, unit, numbers);
      else if (p.place[unit] === WAITING) this.#countWaiting(p, unit, numbers);
      else if (isLost(p, unit)) this.gone[formationOf[unit]] += units[unit].strength[0];
    }
  }

  #countPresent(p: Position, unit: UnitIndex, numbers: Float32Array): void {
    const field = this.#field;
    const side = field.sideOf[unit];
    const hex = p.place[unit];
    const strength = strengthOf(field, p, unit);
    const holder = boundBy(field, p, unit);
    const formation = actsWith(field, p, unit);
    const guns = isArtillery(field.arm[unit]);
    const disrupted = marked(p, unit, DISRUPTED);
    numbers[BY_ARM[field.arm[unit]] + side] += strength;
    numbers[BY_ORDER[p.standing[holder]?.order.type ?? "reserve"] + side] += strength;
    numbers[STEPS_LOST + side] += field.units[unit].strength[0] - strength;
    if (disrupted) numbers[SPENT + side] += strength;
    if (marked(p, unit, LOW_AMMUNITION)) numbers[SHORT + side] += strength;
    if (p.fatigue[holder] >= FATIGUED) numbers[TIRED + side] += strength;
    if (p.broken[formation] === 1) numbers[DEMORALISED + side] += strength;
    if (p.acted[formation] === 0) numbers[YET_TO_ACT + side] += strength;
    if (inZoneOf(field, p, 1 - side, hex)) {
      numbers[(guns ? GUNS_CONTACT : CONTACT) + side] += strength;
      if (enemiesBeside(field, p, side, hex) >= OUTFLANKING) numbers[OUTFLANKED + side] += strength;
    }
    const force = strength * (guns ? GUNS_HOLD : 1);
    this.#countForce(p, field.formationOf[unit], holder, side, hex, force);
  }

  #countForce(
    p: Position,
    formation: HolderIndex,
    holder: HolderIndex,
    side: SideIndex,
    hex: HexIndex,
    force: number,
  ): void {
    const { map, scenario } = this.#field;
    const places = this.#places;
    const nearness = this.#nearness;
    const left = scenario.lastTurn - p.turn + 1;
    this.present[formation] += force;
    let near = hex * places.length * NEARNESSES;
    let slot = side;
    for (let at = 0; at < places.length; at++, near += NEARNESSES, slot += 2) {
      const beside = force * nearness[near + BESIDE];
      this.beside[slot] += beside;
      this.formationBeside[formation * places.length + at] += beside;
      this.around[slot] += force * nearness[near + AROUND];
      if (nearness[near + TURNS] <= left) this.coming[slot] += force * nearness[near + COMING];
    }
    const goal = this.#goals[holder];
    if (goal < 0) return;
    for (let at = 0; at < places.length; at++)
      if (map.grid.distance(goal, places[at].hex) <= ABOUT) this.ordered[2 * at + side] += force;
  }

  #countWaiting(p: Position, unit: UnitIndex, numbers: Float32Array): void {
    const { groupOf, scenario, sideOf, units } = this.#field;
    const due = groupOf[unit] === NONE ? 0 : p.due[groupOf[unit]];
    if (due === 0 || due > scenario.lastTurn) return;
    numbers[(due <= p.turn + SOON ? ARRIVING_SOON : ARRIVING_LATER) + sideOf[unit]] += units[unit].strength[0];
  }
}

/** Hexes beside a hex that the enemy holds. */
function enemiesBeside(field: Field, p: Position, side: SideIndex, hex: HexIndex): number {
  let count = 0;
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
    const near = field.map.neighbours[hexside];
    if (near >= 0 && holds(field, p, 1 - side, near)) count += 1;
  }
  return count;
}
