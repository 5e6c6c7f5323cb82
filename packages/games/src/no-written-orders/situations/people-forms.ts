import { NOWHERE } from "@stonebridge/board";
import {
  bit,
  defined,
  described,
  flag,
  keysOf,
  listOf,
  maybe,
  number,
  type ReadOf,
  record,
  tableOf,
  usually,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { NONE } from "../measures.ts";
import * as marks from "../position.ts";
import { count as howMany, type Names } from "./names.ts";

/** Marks of units and leaders by the words that files have for them. */
export const UNIT_MARKS = {
  disrupted: marks.DISRUPTED,
  bombarded: marks.BOMBARDED,
  moved: marks.MOVED,
  beganInZone: marks.BEGAN_IN_ZONE,
  turnInZone: marks.TURN_IN_ZONE,
  beganDisrupted: marks.BEGAN_DISRUPTED,
  screens: marks.SCREENS,
  lowAmmunition: marks.LOW_AMMUNITION,
  onTop: marks.ON_TOP,
  detached: marks.DETACHED,
  outOfSupply: marks.OUT_OF_SUPPLY,
  fought: marks.FOUGHT,
  charged: marks.CHARGED,
  clears: marks.CLEARS,
  came: marks.CAME,
} as const;
export const LEADER_MARKS = {
  fallen: marks.FALLEN,
  ordered: marks.ORDERED,
  rode: marks.RODE,
  rallied: marks.RALLIED,
  ralliedAll: marks.RALLIED_ALL,
  commands: marks.COMMANDS,
  succeeded: marks.SUCCEEDED,
} as const;

const all = (words: Readonly<Record<string, number>>): number =>
  Object.values(words).reduce((marked, mark) => marked | mark, 0);
/** All marks together. */
export const ALL_UNIT_MARKS = all(UNIT_MARKS);
export const ALL_LEADER_MARKS = all(LEADER_MARKS);

type Flags<M> = Readonly<Record<keyof M & string, boolean>>;

/** A unit of a situation. What is left out is as for one that has done nothing. */
export type ToldUnit = ReadOf<ReturnType<typeof unitFields>>;
export type ToldLeader = ReadOf<ReturnType<typeof leaderFields>>;
/** What is kept of formations, divisions, wings and headquarters besides their orders. */
export type ToldHolder = ReadOf<ReturnType<typeof holderFields>>;

/** Steps lost. */
export const steps = number(0, 3, "NWO-6.1-a");
export const rating = number(0, 4, "NWO-11.2-b");
/** Fresh, fatigued, exhausted (NWO-16.2-d, NWO-16.2-h). */
export const fatigue = number(marks.FRESH, marks.EXHAUSTED, "NWO-16.2-d");
/** A bit for each adjacent hex. */
export const directions = number(0, 63);
/** What prevented rest, a bit each. */
export const barsToRest = number(0, 3);
const count = usually(0, howMany);

function flags<M extends object>(words: M): Readonly<Record<keyof M & string, typeof flag>> {
  return tableOf(keysOf(words), () => flag);
}

function unitFields(names: Names) {
  return {
    unit: names.unit,
    at: names.place,
    lost: usually(0, steps),
    fell: described("Turn in which it was eliminated.", usually(0, names.turnOrNever)),
    ...flags(UNIT_MARKS),
    passed: described("Waypoints behind it.", count),
    around: described("Directions of adjacent enemies at that time, a bit each.", usually(0, directions)),
    tail: described("The hex behind it that its column also fills.", usually(NOWHERE, names.hexOrNone)),
    seenBy: described("Hexes of enemy stacks that saw it approach.", listOf(names.hex)),
  };
}

function leaderFields(names: Names) {
  return {
    leader: names.leader,
    at: names.place,
    rating: described("If it is no longer that of the module.", maybe(rating)),
    ...flags(LEADER_MARKS),
    passed: described("Waypoints behind him.", count),
  };
}

function holderFields(names: Names) {
  return {
    holder: names.holder,
    seat: described("Where headquarters or a train are.", maybe(names.place)),
    seatsLost: described("How often headquarters were lost.", count),
    reloads: described("How often a train can still reload units.", maybe(howMany)),
    spell: described("Orders its commander has given away from them.", count),
    fatigue: described("0 fresh, 1 fatigued, 2 exhausted.", usually(marks.FRESH, fatigue)),
    rest: described("Day turns in a row on Reserve.", count),
    marched: described("What prevents rest in this night, a bit each.", usually(0, barsToRest)),
    attached: described("Formation that a division acts with.", usually(NONE, names.holderOrNone)),
    acted: bit,
    broken: described("Demoralised.", bit),
    attackedIn: described("Turn in which enemies last attacked a unit of it.", usually(0, names.turnOrNever)),
    foughtIn: described("Turn in which a unit of it last fought.", usually(0, names.turnOrNever)),
  };
}

/** How units, leaders and holders of orders are written. */
export type PeopleForms = ReturnType<typeof peopleForms>;

export function peopleForms(field: Field, names: Names) {
  const [someUnit] = field.units;
  const [someHex] = field.map.grid.ids;
  return {
    unit: defined("placement", record(unitFields(names), `{ "unit": "${someUnit.id}", "at": "${someHex}" }`)),
    leader: defined(
      "leader",
      record(leaderFields(names), `{ "leader": "${field.leaders[0].id}", "at": "${someHex}" }`),
    ),
    holder: defined("holder", record(holderFields(names), `{ "holder": "${field.holders[0].id}", "fatigue": 1 }`)),
  };
}

/** Marks as words. */
export function wordsOf<M extends Readonly<Record<string, number>>>(words: M, bits: number): Flags<M> {
  return tableOf(keysOf(words), (key) => (bits & words[key]) !== 0);
}

/** Words as marks. */
export function marksOf<M extends Readonly<Record<string, number>>>(words: M, told: Flags<M>): number {
  return keysOf(words).reduce((bits, key) => (told[key] ? bits | words[key] : bits), 0);
}
