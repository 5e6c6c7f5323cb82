import {
  type Faults,
  keysOf,
  madeFrom,
  openSituation,
  readFields,
  type ReadOf,
  tableOf,
  UNUSABLE,
} from "@stonebridge/kernel";
import type { Armies, UnitValues } from "../armies.ts";
import { createField, type Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import type { Position } from "../position.ts";
import type { ScenarioData } from "../scenarios/scenario-data.ts";
import { SCENARIO_DATA } from "../scenarios/scenarios.ts";
import { type CommanderData, COMMANDERS, type UnitData, UNITS } from "../units.ts";
import { SIDES } from "../vocabulary.ts";
import { beginningOf } from "./beginning.ts";
import { checkContradictions } from "./contradictions.ts";
import { checkFrames } from "./frame-faults.ts";
import { faceAll, layPieces, layState } from "./laying.ts";
import { checkSides, layMoment } from "./moment.ts";
import { namesOf } from "./names.ts";
import { DICE, FIELD_FORMS, type PositionForms, positionForms, SITUATION_FIELDS } from "./situation-forms.ts";

/**
 * Reads a situation from any source and reports everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): { readonly field: Field; readonly first: Position } {
  const game = { id: "second-bull-run-1862", name: "Second Bull Run 1862", sides: SIDES };
  const { situation, faults } = openSituation(data, game, SITUATION_FIELDS);
  const played = readFields(FIELD_FORMS, situation, "", faults);
  const scenario = SCENARIO_DATA[played.scenario];
  const armies = armiesOf(played, scenario, faults);
  faults.check(UNUSABLE);
  const field = madeFrom("map", () =>
    createField(situation as unknown as Field["situation"], scenario, played.map, armies, played.options),
  );
  const first = readPosition(field, situation, faults);
  DICE.read(situation["dice"], "dice", faults);
  faults.check(UNUSABLE);
  return { field, first };
}

/** The first position of a situation, its steps not yet run. Everything that contradicts a rule becomes a fault. */
function readPosition(field: Field, situation: Readonly<Record<string, unknown>>, faults: Faults): Position {
  const { sequence, ...forms } = positionForms(namesOf(field));
  const told = readFields(forms, situation, "", faults);
  const p = beginningOf(field);
  const isKnown = !faults.list.some(
    ({ field: at }) => at === "at" || keysOf(told.at).some((key) => at === `at.${key}`),
  );
  if (isKnown) layMoment(field, p, told, faults);
  if (isKnown && told.at.stage === "exact") {
    p.stack.push(...readSteps(field, sequence, situation["sequence"], faults));
    checkSides(field, p, faults);
  }
  layPieces(field, p, told, faults);
  if (!isKnown) return p;
  layState(p, told, faults);
  faceAll(field, p, told.at.stage);
  checkContradictions(field, p, told, faults);
  return p;
}

/** The running steps of a saved position; none if any is wrong. */
function readSteps(field: Field, form: PositionForms["sequence"], told: unknown, faults: Faults): readonly Frame[] {
  const before = faults.list.length;
  const frames = form.read(told, "sequence", faults);
  if (faults.list.length === before) checkFrames(field, frames, faults);
  return faults.list.length === before ? frames : [];
}

/** Brigades and commanders with the values that their owner has entered. */
function armiesOf(
  { units: ofUnits, commanderValues: ofCommanders }: ReadOf<typeof FIELD_FORMS>,
  scenario: ScenarioData,
  faults: Faults,
): Armies {
  const units = UNITS.map((unit) => withValues(unit, ofUnits.get(unit)));
  const commanders = COMMANDERS.map((commander) => {
    const values = ofCommanders.get(commander);
    return values === undefined ? commander : ({ ...commander, basis: "rulebook", ...values } satisfies CommanderData);
  });
  for (const { id, combat } of units) {
    const losses = scenario.losses[id] ?? 0;
    if (losses >= combat)
      faults.add(`units.${id}.combat`, `must be above ${losses}, the losses with which it begins`, "SB62-10.4-w");
  }
  for (const { id, rank, available, activated } of commanders)
    if (rank === "corps" && activated >= available)
      faults.add(
        `commanderValues.${id}.activated`,
        `must be lower than ${available}, the value of his available side`,
        "SB62-6.1-e",
      );
  return { units, commanders, entered: { units: ofUnits, commanders: ofCommanders } };
}

/** Values that an owner enters come from the printed counters, unless he says otherwise. */
function withValues(unit: UnitData, values: UnitValues | undefined): UnitData {
  if (values === undefined) return unit;
  const { basis = "rulebook", ...entered } = values;
  return { ...unit, ...entered, basis: { ...unit.basis, ...tableOf(keysOf(entered), () => basis) } };
}
