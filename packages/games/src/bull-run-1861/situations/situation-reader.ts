import { type Faults, keysOf, madeFrom, openSituation, readFields, UNUSABLE } from "@stonebridge/kernel";
import { createField, type Field } from "../field.ts";
import type { Frame } from "../position/frames.ts";
import type { Position } from "../position/position.ts";
import { UNITS } from "../units.ts";
import { SIDES } from "../vocabulary.ts";
import { begin } from "./beginning.ts";
import { checkLines, checkMoment, checkStacks } from "./contradictions.ts";
import { FIELD_FORMS, type Head } from "./field-forms.ts";
import { unplaced } from "./first-position.ts";
import { layPieces, layState } from "./laying.ts";
import { checkMarchers } from "./marchers.ts";
import { DICE, type PositionForms, positionForms, SITUATION_FIELDS } from "./situation-forms.ts";

const GAME = { id: "bull-run-1861", name: "Bull Run 1861", sides: SIDES } as const;

/**
 * Reads a situation from any source and reports everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): { readonly field: Field; readonly first: Position } {
  const { situation, faults } = openSituation(data, GAME, SITUATION_FIELDS);
  const { map, options, units: entered } = readFields(FIELD_FORMS, situation, "", faults);
  faults.check(UNUSABLE);
  // values that an owner enters come from the printed counters, unless he says otherwise
  const units = UNITS.map((unit) =>
    entered.has(unit) ? ({ ...unit, basis: "rulebook", ...entered.get(unit) } as const) : unit,
  );
  const field = madeFrom("map", () => createField(situation as unknown as Head, map, units, options));
  const first = readPosition(field, situation, faults);
  DICE.read(situation["dice"], "dice", faults);
  faults.check(UNUSABLE);
  return { field, first };
}

/** The first position of a situation, its steps not yet run. Everything that contradicts a rule becomes a fault. */
function readPosition(field: Field, situation: Readonly<Record<string, unknown>>, faults: Faults): Position {
  const { sequence, ...forms } = positionForms(field);
  const told = readFields(forms, situation, "", faults);
  const p = unplaced(field);
  layPieces(field, p, told, faults);
  layState(p, told, faults);
  const { at, placements } = told;
  const isKnown = !faults.list.some(
    ({ field: path }) => path === "at" || keysOf(at).some((key) => path === `at.${key}`),
  );
  if (isKnown) {
    begin(field, p, at, placements !== undefined);
    if (at.stage === "exact") p.stack.push(...readSteps(sequence, situation["sequence"], faults));
    if (faults.list.length === 0) checkMarchers(field, p, { steps: "sequence", pieces: "placements" }, faults);
  }
  checkStacks(field, p, faults);
  checkLines(field, placements ?? [], faults);
  if (isKnown) checkMoment(field, p, told, faults);
  return p;
}

/** The running steps of a saved position; none if any is wrong. */
function readSteps(form: PositionForms["sequence"], told: unknown, faults: Faults): readonly Frame[] {
  const before = faults.list.length;
  const frames = form.read(told, "sequence", faults);
  return faults.list.length === before ? frames : [];
}
