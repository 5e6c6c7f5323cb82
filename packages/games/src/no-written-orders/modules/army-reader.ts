import { keysOf, isObject } from "@stonebridge/kernel";
import { BASES, type Basis } from "@stonebridge/board";
import { DEFAULT_MORALE } from "../tables/morale-modifiers.ts";
import { DEFAULT_RANGES } from "../tables/ranges.ts";
import {
  ARMAMENTS,
  ARMS,
  type Arm,
  type OptionId,
  OPTION_VALUES,
  ROLES,
  SCENARIO_IDS,
  SIDES,
  TRAITS,
} from "../vocabulary.ts";
import type {
  ArmyData,
  DivisionData,
  FormationData,
  LeaderData,
  Strength,
  UnitData,
  UnitValue,
} from "./module-data.ts";
import {
  flag,
  geoPoint,
  listOf,
  optional,
  orElse,
  orNull,
  type Read,
  record,
  remark,
  text,
  whole,
  word,
} from "./reading.ts";

/** More than any unit has. */
const MANY = 20_000;
const MOST_POINTS = 60;
const MOST_MOVEMENT = 30;
const MOST_RANGE = 20;

export const basis: Read<Basis> = word(BASES);
export const option: Read<OptionId | undefined> = optional(word(keysOf(OPTION_VALUES)));

const strength: Read<Strength> = (value, at, faults) => {
  const points = faults.items(at, value);
  if (points.length !== 3)
    faults.add(at, "must be full, reduced and third strength, 0 where there is none", "NWO-6.1-a");
  const [front, back, third] = [0, 1, 2].map((state) =>
    faults.whole(`${at}[${state}]`, points[state], state === 0 ? 1 : 0, MOST_POINTS, "NWO-6.1-a"),
  );
  return [front, back, third];
};

const values: Read<Readonly<Record<UnitValue, Basis>>> = record<Record<UnitValue, Basis>>({
  men: basis,
  guns: basis,
  strength: basis,
  morale: basis,
  movement: basis,
  range: basis,
});

const isGun = (arm: Arm): boolean => arm === "foot" || arm === "horse";

/** A unit; morale, range and muskets are the usual ones where a module says nothing (NWO-2.2-a, NWO-2.2-b, NWO-8.1-b, NWO-7.6-a). */
const unit: Read<UnitData> = (value, at, faults) => {
  const arm = faults.word(`${at}.arm`, isObject(value) ? value["arm"] : undefined, ARMS);
  return record<UnitData>({
    id: text,
    name: text,
    side: word(SIDES),
    arm: () => arm,
    formation: text,
    division: orElse(orNull(text), null),
    men: whole(0, MANY),
    guns: orElse(whole(0, MANY), 0),
    strength,
    morale: orElse(whole(1, 5, "NWO-2.2-h"), DEFAULT_MORALE[arm]),
    movement: whole(0, MOST_MOVEMENT, "NWO-5-a"),
    armament: orElse(orNull(word(ARMAMENTS)), isGun(arm) ? null : "rifle"),
    range: orElse(whole(0, MOST_RANGE, "NWO-8.1-b"), isGun(arm) ? DEFAULT_RANGES.artillery : 0),
    pursuit: optional(whole(1, 6, "NWO-7.8-b")),
    contents: orElse(remark, ""),
    basis: values,
    option,
  })(value, at, faults);
};

export const units: Read<readonly UnitData[]> = listOf(unit);

export const formations: Read<readonly FormationData[]> = listOf(
  record<FormationData>({
    id: text,
    name: text,
    side: word(SIDES),
    commander: text,
    wing: orElse(orNull(text), null),
    chit: flag,
    cavalryCorps: flag,
    level: orNull(whole(1, MANY, "NWO-14.1-a")),
    levelBasis: basis,
    reloads: optional(whole(1, MANY, "NWO-19.6-c")),
    levelWithout: optional(
      record<NonNullable<FormationData["levelWithout"]>>({
        option: word(keysOf(OPTION_VALUES)),
        level: whole(1, MANY, "NWO-14.1-a"),
      }),
    ),
    option,
  }),
);

export const divisions: Read<readonly DivisionData[]> = listOf(
  record<DivisionData>({ id: text, name: text, formation: text, units: listOf(text) }),
);

export const leaders: Read<readonly LeaderData[]> = listOf(
  record<LeaderData>({
    id: text,
    name: text,
    side: word(SIDES),
    role: word(ROLES),
    commands: listOf(text),
    rating: whole(0, 4, "NWO-12.11-a"),
    movement: whole(1, MOST_MOVEMENT, "NWO-11.1-b"),
    trait: orElse(orNull(word(TRAITS)), null),
    basis,
    reason: orElse(remark, ""),
    scenarios: optional(listOf(word(SCENARIO_IDS))),
    option,
  }),
);

export const army: Read<ArmyData> = record<ArmyData>({
  level: whole(1, MANY, "NWO-13-a"),
  levelBasis: basis,
  artilleryTrack: orElse(whole(0, MANY, "NWO-19.5.2-a"), 0),
  trains: orElse(
    listOf(record<ArmyData["trains"][number]>({ at: geoPoint, fromTurn: whole(1, MANY, "NWO-19.4.5-a") })),
    [],
  ),
});
