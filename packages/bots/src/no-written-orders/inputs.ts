import { type NoWrittenOrders, ORDER_TYPES, SIDES } from "@stonebridge/games/no-written-orders";
import {
  FALLEN,
  FORMATION,
  type Field,
  type HolderIndex,
  NONE,
  type Position,
  UNION,
  controllerOf,
  isLost,
  levelOf,
  scoreOf,
} from "@stonebridge/games/no-written-orders/internals";
import type { Inputs } from "../value/inputs.ts";
import {
  FLAGS,
  type FormationFlags,
  type ModuleLayout,
  NUMBERS,
  layoutOf,
  placeNumber,
  scenarioNumber,
  sideNumber,
  wholeNumber,
} from "./input-layout.ts";
import { type PlaceHex, placesIn } from "./place-reach.ts";
import { DRAWN, FAR, opennessOf, surenessOf } from "./prospects.ts";
import { TroopTally } from "./troop-tally.ts";

/** Changes with what the inputs mean. */
const VERSION = 1;
/** The most flags that a position has: its turn, three of each formation, one of each unit that is lost. */
const MOST_FLAGS = 256;
/** Points under which a lead of a tenth is not yet told apart from a draw. */
const FEW_POINTS = 20;
/** Share of a formation beside a place from which it is there rather than elsewhere. */
const THERE = 0.35;
/** Force that ordered force counts in. */
const FORCE = 10;

const TURNS_LEFT = wholeNumber("turns left");
const SHARE_LEFT = wholeNumber("share left");
const PART = wholeNumber("part of the turn");
const NIGHT = wholeNumber("night");
const LEAD = wholeNumber("lead");
const LEAD_LATE = wholeNumber("lead late");
const LEAD_SHARE = wholeNumber("lead as a share");
const LEAD_SHARE_LATE = wholeNumber("lead as a share late");
const GAINS = wholeNumber("gains");
const TODAY = wholeNumber("today’s judgment");
const STRENGTH = wholeNumber("strength");
const STRENGTH_EARLY = wholeNumber("strength early");
const WHO_ACTS = wholeNumber("who acts");
const ARMS = [sideNumber("infantry"), sideNumber("cavalry"), sideNumber("guns")];
const PLACES = sideNumber("points of places");
const LOSSES = sideNumber("points of losses");
const FORMATIONS = sideNumber("points of formations");
const ARMY = sideNumber("points of the army");
const ARMY_NEAR = sideNumber("army near breaking");
const FORMATIONS_NEAR = sideNumber("formations near breaking");
const LEADERS_LOST = sideNumber("leaders lost");
const SEATS_LOST = sideNumber("headquarters lost");
const HELD = placeNumber("held");
const HELD_EARLY = placeNumber("held early");
const BESIDE = placeNumber("beside");
const AROUND = placeNumber("around");
const COMING = placeNumber("coming");
const ORDERED = placeNumber("ordered");

/** What a value of No Written Orders judges a position by. @param game opened with the situation that is played */
export function inputsOf(game: NoWrittenOrders): Inputs<Position> {
  return new PositionInputs(game.field);
}

class PositionInputs implements Inputs<Position> {
  readonly version = VERSION;
  readonly numbers = NUMBERS;
  readonly flags = FLAGS;
  readonly mostFlags = MOST_FLAGS;
  readonly #field: Field;
  readonly #layout: ModuleLayout;
  readonly #scenario: number;
  readonly #places: readonly PlaceHex[];
  readonly #formations: readonly { readonly holder: HolderIndex; readonly flags: FormationFlags }[];
  /** By unit: the flag of its loss; NONE if it has none. */
  readonly #lost: readonly number[];
  readonly #troops: TroopTally;

  constructor(field: Field) {
    this.#field = field;
    this.#layout = layoutOf(field.module.id);
    this.#scenario = scenarioNumber(field.scenario.id);
    this.#places = placesIn(field, this.#layout);
    this.#formations = field.holders.flatMap(({ id, kind }, holder) => {
      const flags = this.#layout.formations.get(id);
      return kind === FORMATION && flags !== undefined ? [{ holder, flags }] : [];
    });
    this.#lost = field.units.map(({ id }) => this.#layout.lost.get(id) ?? NONE);
    this.#troops = new TroopTally(field, this.#places);
  }

  write(p: Position, numbers: Float32Array, flags: Uint16Array): number {
    numbers.fill(0);
    numbers[this.#scenario] = 1;
    this.#troops.count(p, numbers);
    this.#writeTime(p, numbers);
    const gains = this.#writePlaces(p, numbers);
    this.#writeSides(p, numbers);
    this.#writeLead(p, numbers, gains);
    return this.#writeFlags(p, flags);
  }

  #left(p: Position): number {
    return this.#field.scenario.lastTurn - p.turn;
  }

  /** The share of the game that is left, 0 to 1. */
  #shareLeft(p: Position): number {
    const { firstTurn, lastTurn } = this.#field.scenario;
    return (this.#left(p) + 1) / (lastTurn - firstTurn + 2);
  }

  #writeTime(p: Position, numbers: Float32Array): void {
    const turn = this.#field.module.turns[Math.max(1, p.turn) - 1];
    const running = p.stack[p.stack.length - 1];
    numbers[TURNS_LEFT] = this.#left(p);
    numbers[SHARE_LEFT] = this.#shareLeft(p);
    numbers[PART] = p.phase;
    numbers[NIGHT] = turn.night ? 1 : 0;
    if ("side" in running) numbers[WHO_ACTS] = running.side === UNION ? 1 : -1;
  }

  /** @returns victory points that the forces around the places are still likely to bring the Union */
  #writePlaces(p: Position, numbers: Float32Array): number {
    const { beside, around, coming, ordered } = this.#troops;
    const early = this.#shareLeft(p);
    const open = opennessOf(Math.min(FAR, this.#left(p)));
    let gains = 0;
    for (let at = 0; at < this.#places.length; at++) {
      const { hex, number, points } = this.#places[at];
      const union = 2 * at;
      const confederate = union + 1;
      const holder = controllerOf(p, hex);
      const held = holder === NONE ? 0 : holder === UNION ? 1 : -1;
      const share = shareOf(around[union] + 1, around[confederate] + 1);
      gains += points * open * (share - (held > 0 ? 1 : 0));
      numbers[number + HELD] = held;
      numbers[number + HELD_EARLY] = held * early;
      numbers[number + BESIDE] = Math.log((beside[union] + 1) / (beside[confederate] + 1));
      numbers[number + AROUND] = share - 0.5;
      numbers[number + COMING] = Math.log((coming[union] + 1) / (coming[confederate] + 1));
      numbers[number + ORDERED] = (ordered[union] - ordered[confederate]) / FORCE;
    }
    return gains;
  }

  #writeSides(p: Position, numbers: Float32Array): void {
    const { holders, leaderSide, module, roster } = this.#field;
    const { gone } = this.#troops;
    for (let side = 0; side < roster.length; side++) {
      let lost = 0;
      for (let holder = 0; holder < holders.length; holder++) {
        const { side: own, kind, level } = holders[holder];
        if (own !== side) continue;
        lost += gone[holder];
        if (kind === FORMATION && level > 0 && p.broken[holder] === 0)
          numbers[FORMATIONS_NEAR + side] += Math.min(1, gone[holder] / level) ** 2;
      }
      const level = levelOf(this.#field, p, side);
      numbers[SEATS_LOST + side] = module.armies[SIDES[side]].level - level;
      numbers[ARMY_NEAR + side] = p.routed[side] !== 0 ? 1 : Math.min(1, lost / level) ** 2;
    }
    for (let leader = 0; leader < leaderSide.length; leader++)
      if ((p.leaderMarks[leader] & FALLEN) !== 0) numbers[LEADERS_LOST + leaderSide[leader]] += 1;
  }

  #writeLead(p: Position, numbers: Float32Array, gains: number): void {
    const { union, confederate } = scoreOf(this.#field, p);
    for (const [side, { places, losses, formations, army }] of [union, confederate].entries()) {
      numbers[PLACES + side] = places;
      numbers[LOSSES + side] = losses;
      numbers[FORMATIONS + side] = formations;
      numbers[ARMY + side] = army;
    }
    const early = this.#shareLeft(p);
    const lead = union.points - confederate.points;
    const share = lead / Math.max(FEW_POINTS, union.points, confederate.points) / DRAWN;
    numbers[LEAD] = lead;
    numbers[LEAD_LATE] = lead * (1 - early);
    numbers[LEAD_SHARE] = share;
    numbers[LEAD_SHARE_LATE] = Math.tanh(share) * (1 - early);
    numbers[GAINS] = gains;
    numbers[TODAY] = (lead + gains) / surenessOf(Math.min(FAR, this.#left(p)));
    let [ours, theirs] = [1, 1];
    for (const arm of ARMS) {
      ours += numbers[arm];
      theirs += numbers[arm + 1];
    }
    numbers[STRENGTH] = Math.log(ours / theirs);
    numbers[STRENGTH_EARLY] = numbers[STRENGTH] * early;
  }

  #writeFlags(p: Position, flags: Uint16Array): number {
    let count = 0;
    flags[count++] = this.#layout.turns + Math.min(p.turn, this.#field.module.turns.length);
    for (const { holder, flags: own } of this.#formations) {
      if (p.broken[holder] === 1) flags[count++] = own.broken;
      if (this.#troops.present[holder] === 0) continue;
      flags[count++] = own.orders + ORDER_TYPES.indexOf(p.standing[holder]?.order.type ?? "reserve");
      const place = this.#whereIs(holder);
      flags[count++] = place === NONE ? own.elsewhere : own.places + this.#places[place].at;
    }
    for (let unit = 0; unit < this.#lost.length; unit++)
      if (this.#lost[unit] !== NONE && isLost(p, unit)) flags[count++] = this.#lost[unit];
    return count;
  }

  /** The place that most of a formation is beside; NONE if it is elsewhere. */
  #whereIs(formation: HolderIndex): number {
    const { formationBeside, present } = this.#troops;
    const first = formation * this.#places.length;
    let best = NONE;
    let most = THERE * present[formation];
    for (let at = 0; at < this.#places.length; at++) {
      if (formationBeside[first + at] <= most) continue;
      most = formationBeside[first + at];
      best = at;
    }
    return best;
  }
}

/** How likely the first force is to prevail over the second. */
function shareOf(one: number, other: number): number {
  return one ** 2 / (one ** 2 + other ** 2);
}
