import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { HolderIndex, LeaderIndex, UnitIndex } from "../measures.ts";
import * as marks from "../position.ts";
import { bit, flag, type FieldForms, type Form, listOf, maybe, number, record, usually } from "@stonebridge/kernel";
import type { Names } from "./names.ts";

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

type Flags<M> = { readonly [K in keyof M]: boolean };

/** A unit of a situation. What is left out is as for one that has done nothing. */
export interface ToldUnit extends Flags<typeof UNIT_MARKS> {
  readonly unit: UnitIndex;
  /** Hex, or a place off the map. */
  readonly at: number;
  readonly lost: number;
  /** Turn in which it was eliminated. */
  readonly fell: number;
  /** Waypoints behind it. */
  readonly passed: number;
  /** Directions of adjacent enemies at that time, a bit each. */
  readonly around: number;
  /** The hex behind it that its column fills; NOWHERE for others. */
  readonly tail: HexIndex;
  readonly seenBy: readonly HexIndex[];
}

export interface ToldLeader extends Flags<typeof LEADER_MARKS> {
  readonly leader: LeaderIndex;
  readonly at: number;
  /** Undefined: as the module has it. */
  readonly rating: number | undefined;
  readonly passed: number;
}

/** What is kept of formations, divisions, wings and headquarters besides their orders. */
export interface ToldHolder {
  readonly holder: HolderIndex;
  /** Hex of headquarters or of a train, or a place off the map; undefined for others. */
  readonly seat: number | undefined;
  /** How often headquarters were lost. */
  readonly seatsLost: number;
  /** How often a train can still reload units; undefined: as at the start. */
  readonly reloads: number | undefined;
  readonly spell: number;
  readonly fatigue: number;
  readonly rest: number;
  readonly marched: number;
  readonly attached: number;
  readonly acted: number;
  readonly broken: number;
  readonly attackedIn: number;
  readonly foughtIn: number;
}

const MOST_RATING = 4;
const MOST_LOST = 3;
const MANY = 500;
const ALL_AROUND = 63;
/** Fresh, fatigued, exhausted (NWO-16.2-d, NWO-16.2-h). */
const MOST_FATIGUE = 2;
/** Bits of what prevented rest. */
const MOST_MARCHED = 3;

function flags<M extends object>(words: M): { readonly [K in keyof M]: Form<boolean> } {
  return Object.fromEntries(Object.keys(words).map((key) => [key, flag])) as { readonly [K in keyof M]: Form<boolean> };
}

export interface PeopleForms {
  readonly unit: Form<ToldUnit>;
  readonly leader: Form<ToldLeader>;
  readonly holder: Form<ToldHolder>;
}

export function peopleForms(field: Field, names: Names): PeopleForms {
  const count = usually(0, number(0, MANY));
  const unit: FieldForms<ToldUnit> = {
    unit: names.unit,
    at: names.place,
    lost: usually(0, number(0, MOST_LOST, "NWO-6.1-a")),
    fell: usually(0, names.turnOrNever),
    ...flags(UNIT_MARKS),
    passed: count,
    around: usually(0, number(0, ALL_AROUND)),
    tail: usually(-1, names.hexOrNone),
    seenBy: listOf(names.hex),
  };
  const leader: FieldForms<ToldLeader> = {
    leader: names.leader,
    at: names.place,
    rating: maybe(number(0, MOST_RATING, "NWO-11.2-b")),
    ...flags(LEADER_MARKS),
    passed: count,
  };
  const holder: FieldForms<ToldHolder> = {
    holder: names.holder,
    seat: maybe(names.place),
    seatsLost: count,
    reloads: maybe(number(0, MANY, "NWO-19.6-c")),
    spell: count,
    fatigue: usually(marks.FRESH, number(0, MOST_FATIGUE, "NWO-16.2-d")),
    rest: count,
    marched: usually(0, number(0, MOST_MARCHED)),
    attached: usually(-1, names.holderOrNone),
    acted: bit,
    broken: bit,
    attackedIn: usually(0, names.turnOrNever),
    foughtIn: usually(0, names.turnOrNever),
  };
  const [someUnit] = field.units;
  const [someHex] = field.map.grid.ids;
  return {
    unit: record(unit, `{ "unit": "${someUnit.id}", "at": "${someHex}" }`),
    leader: record(leader, `{ "leader": "${field.leaders[0].id}", "at": "${someHex}" }`),
    holder: record(holder, `{ "holder": "${field.holders[0].id}", "fatigue": 1 }`),
  };
}

/** Marks as words. */
export function wordsOf<M extends Readonly<Record<string, number>>>(words: M, bits: number): Flags<M> {
  return Object.fromEntries(Object.entries(words).map(([key, mark]) => [key, (bits & mark) !== 0])) as Flags<M>;
}

/** Words as marks. */
export function marksOf<M extends Readonly<Record<string, number>>>(words: M, told: Flags<M>): number {
  return Object.entries(words).reduce((bits, [key, mark]) => (told[key] === true ? bits | mark : bits), 0);
}
