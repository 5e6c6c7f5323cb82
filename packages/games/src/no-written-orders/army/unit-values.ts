import { BASES, type Basis } from "@stonebridge/board";
import { type Faults, type Form, type ValueKind, valuesForm, type ValuesGiven } from "@stonebridge/kernel";
import type { LeaderData, ModuleData, Strength, UnitData } from "../modules/module-data.ts";
import { ARMAMENTS, TRAITS } from "../vocabulary.ts";

/** Values of a counter that an owner enters; values left out stay as we have them. */
export interface UnitValues {
  /** Strength at full, reduced, in its third state; 0 if there is none (NWO-6.1-a, NWO-6.2-a). */
  readonly front?: number;
  readonly back?: number;
  readonly third?: number;
  readonly morale?: number;
  readonly movement?: number;
  readonly range?: number;
  readonly armament?: "rifle" | "repeater";
  readonly pursuit?: number;
  /** Where these values come from; absent: they are printed. */
  readonly basis?: Basis;
}

/** Values of a leader that an owner of the printed game enters: rating 0 to 4, movement in points; what is left out stays as we have it. */
export interface LeaderValues {
  readonly rating?: number;
  readonly movement?: number;
  readonly trait?: "aggressive" | "panicky";
  readonly basis?: Basis;
}

/** More than any counter shows. */
const MOST_POINTS = 12;
const MOST_MORALE = 6;
const MOST_MOVEMENT = 20;
const MOST_RANGE = 10;
const MOST_RATING = 4;

const BASIS: ValueKind = { words: BASES };

/** What a counter of that arm can show (NWO-2.2-a, NWO-2.2-b, NWO-2.2-c, NWO-7.8-b). */
function unitValues({ arm }: UnitData): Readonly<Record<string, ValueKind>> {
  const gun = arm === "foot" || arm === "horse";
  return {
    front: [1, MOST_POINTS],
    back: [0, MOST_POINTS],
    third: [0, MOST_POINTS],
    morale: [1, MOST_MORALE],
    movement: [0, MOST_MOVEMENT],
    ...(gun ? { range: [1, MOST_RANGE] } : { armament: { words: ARMAMENTS } }),
    ...(arm === "cavalry" ? { pursuit: [1, MOST_MORALE] } : {}),
    basis: BASIS,
  };
}

const LEADER_VALUES: Readonly<Record<string, ValueKind>> = {
  rating: [0, MOST_RATING],
  movement: [0, MOST_MOVEMENT],
  trait: { words: TRAITS },
  basis: BASIS,
};

/** The values that an owner gives to the units of a module, by id. */
export function unitValuesForm({ units }: ModuleData): Form<ValuesGiven<UnitData>> {
  const example = '{ "front": 6, "back": 3 }';
  return valuesForm(units, { field: "units", kind: "unit", example, values: unitValues, rule: "NWO-RUL004" });
}

/** Those that he gives to its leaders. */
export function leaderValuesForm({ leaders }: ModuleData): Form<ValuesGiven<LeaderData>> {
  const values = (): typeof LEADER_VALUES => LEADER_VALUES;
  return valuesForm(leaders, {
    field: "leaderValues",
    kind: "leader",
    example: '{ "rating": 3 }',
    values,
    rule: "NWO-RUL004",
  });
}

/** The module with sound values of an owner’s; adds a fault for each unit that does not lose strength with its steps. */
export function withValues(
  module: ModuleData,
  units: ValuesGiven<UnitData>,
  leaders: ValuesGiven<LeaderData>,
  faults: Faults,
): ModuleData {
  if (units.size === 0 && leaders.size === 0) return module;
  return {
    ...module,
    units: module.units.map((unit) => withUnitValues(unit, units.get(unit), faults)),
    leaders: module.leaders.map((leader) => withLeaderValues(leader, leaders.get(leader))),
  };
}

function withUnitValues(unit: UnitData, values: UnitValues | undefined, faults: Faults): UnitData {
  if (values === undefined) return unit;
  const { front, back, third, basis = "rulebook", ...others } = values;
  const [full, reduced, last] = unit.strength;
  const strength: Strength = [front ?? full, back ?? reduced, third ?? last];
  if (strength[1] >= strength[0] || (strength[1] === 0 ? strength[2] > 0 : strength[2] >= strength[1]))
    faults.add(`units.${unit.id}`, `must lose strength with each step: ${strength.join(", ")}`, "NWO-6.1-a");
  const changed = [...Object.keys(others), ...(strength.join() === unit.strength.join() ? [] : ["strength"])];
  const bases = Object.fromEntries(changed.flatMap((key) => (key in unit.basis ? [[key, basis]] : [])));
  return { ...unit, ...others, strength, basis: { ...unit.basis, ...bases } };
}

function withLeaderValues(leader: LeaderData, values: LeaderValues | undefined): LeaderData {
  return values === undefined ? leader : { ...leader, basis: "rulebook", ...values };
}
