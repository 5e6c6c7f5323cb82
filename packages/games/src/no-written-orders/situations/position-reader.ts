import { type Faults, isObject, partly, readFields } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Position } from "../position.ts";
import { PHASES } from "../vocabulary.ts";
import { beginningOf, layBanks } from "./beginning.ts";
import { checkPieces } from "./contradictions.ts";
import { checkOrders } from "./contradictions-orders.ts";
import { emptyPosition } from "./empty-position.ts";
import { layOut } from "./laying.ts";
import type { Beginning } from "./setting.ts";
import { CHOICES } from "./situation-forms.ts";
import { type PartOfState, STATE_FIELDS, stateForms } from "./state-forms.ts";

/**
 * The first position of a situation, its steps not yet run. At any moment within a turn everything is as the file has it; at the beginning
 * of a turn a list that the file leaves out is as the scenario has it. Everything that contradicts itself or a rule becomes a fault.
 */
export function readPosition(field: Field, data: Readonly<Record<string, unknown>>, faults: Faults): Position {
  const at = readBeginning(field, data["at"], faults);
  const p = at?.stage === "exact" ? emptyPosition(field) : beginningOf(field);
  if (at === undefined) return p;
  if (at.stage === "start") {
    for (const key of STATE_FIELDS)
      if (data[key] !== undefined) faults.add(key, "needs another stage in at, such as turn", "NWO-RUL004");
    return p;
  }
  const told = readState(field, data, at.stage, faults);
  if (faults.list.length > 0) return p;
  checkPieces(field, told, at.stage, faults);
  if (faults.list.length > 0) return p;
  p.turn = at.stage === "turn" ? at.turn - 1 : at.turn;
  if (at.stage === "exact") p.phase = PHASES.indexOf(at.phase);
  if (at.stage === "turn" && told.placements !== undefined && told.control === undefined) {
    p.control.fill(0);
    layBanks(field, p);
  }
  layOut(field, p, told);
  if (at.stage === "turn" && told.placements !== undefined && told.due === undefined) bringIn(field, p);
  if (at.stage === "exact") p.stack.splice(0, p.stack.length, ...(told.sequence ?? []));
  checkOrders(field, p, told, at.stage, faults);
  return p;
}

/** Where it begins; nothing if the file names no stage. */
function readBeginning(field: Field, told: unknown, faults: Faults): Beginning | undefined {
  const at = CHOICES.at(field).read(told, "at", faults);
  const isNamed = told === undefined || (isObject(told) && told["stage"] === at.stage);
  return isNamed ? at : undefined;
}

/** The file’s data, each field read; within a turn a list that it leaves out is empty. */
function readState(
  field: Field,
  data: Readonly<Record<string, unknown>>,
  stage: "turn" | "exact",
  faults: Faults,
): PartOfState {
  const forms = stateForms(field);
  if (stage === "exact") return readFields(forms, data, "", faults);
  const { sequence: _ofExactAlone, ...lists } = partly(forms);
  if (data["sequence"] !== undefined) faults.add("sequence", "is only for the stage exact; leave it out", "NWO-4-a");
  return readFields(lists, data, "", faults);
}

/** Groups of reinforcements with a piece on the map have arrived. */
function bringIn(field: Field, p: Position): void {
  for (const [unit, group] of field.groupOf.entries())
    if (group !== -1 && p.place[unit] >= 0) p.due = p.due.with(group, 0);
}
