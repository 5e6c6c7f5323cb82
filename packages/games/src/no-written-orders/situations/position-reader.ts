import { type Faults, isObject } from "@stonebridge/kernel";
import { beginningOf, layBanks } from "./beginning.ts";
import { checkOrders } from "./contradictions-orders.ts";
import { checkPieces } from "./contradictions.ts";
import { emptyPosition } from "./empty-position.ts";
import type { Field } from "../field.ts";
import type { Position } from "../position.ts";
import { layOut } from "./laying.ts";
import { STAGES, type StageName } from "./stages.ts";
import { type State, stateForms } from "./state-forms.ts";
import { PHASES } from "../vocabulary.ts";

/** What else a situation may say about a position. */
export const STATE_FIELDS = [
  "placements",
  "leaders",
  "holders",
  "orders",
  "remembered",
  "waiting",
  "night",
  "aides",
  "falseFlags",
  "hiding",
  "intercepted",
  "works",
  "abatis",
  "lifted",
  "cup",
  "pairs",
  "initial",
  "armies",
  "due",
  "entered",
  "control",
  "sequence",
] as const satisfies readonly (keyof State)[];

/**
 * The first position of a situation, its steps not yet run. At any moment within a turn everything is as the file has it; at the beginning
 * of a turn a list that the file leaves out is as the scenario has it. Everything that contradicts itself or a rule becomes a fault.
 */
export function readPosition(field: Field, data: Record<string, unknown>, faults: Faults): Position {
  const stage = readStage(data["at"], faults);
  const p = stage === "exact" ? emptyPosition(field) : beginningOf(field);
  if (stage === "start") {
    for (const key of STATE_FIELDS)
      if (data[key] !== undefined) faults.add(key, "needs another stage in at, such as turn", "NWO-RUL004");
    return p;
  }
  const before = faults.list.length;
  const told = readState(field, data, stage, faults);
  if (faults.list.length > before) return p;
  checkPieces(field, told, stage, faults);
  if (faults.list.length > before) return p;
  const at = data["at"] as Record<string, unknown>;
  p.turn = faults.whole("at.turn", at["turn"], field.scenario.firstTurn - 1, field.scenario.lastTurn, "NWO-3.2-a");
  if (stage === "turn") p.turn -= 1;
  else p.phase = PHASES.indexOf(faults.word("at.phase", at["phase"], PHASES));
  if (stage === "turn" && told.placements !== undefined && told.control === undefined) {
    p.control.fill(0);
    layBanks(field, p);
  }
  layOut(field, p, told);
  if (stage === "turn" && told.placements !== undefined && told.due === undefined) bringIn(field, p);
  if (stage === "exact") p.stack.splice(0, p.stack.length, ...(told.sequence ?? []));
  checkOrders(field, p, told, stage, faults);
  return p;
}

function readStage(at: unknown, faults: Faults): StageName {
  if (at === undefined) return "start";
  if (!isObject(at)) {
    faults.add("at", 'must say where the game begins, such as { "stage": "turn", "turn": 5 }');
    return "start";
  }
  const stage = faults.word("at.stage", at["stage"], STAGES);
  const known = stage === "start" ? ["stage"] : stage === "turn" ? ["stage", "turn"] : ["stage", "turn", "phase"];
  for (const key of Object.keys(at))
    if (!known.includes(key))
      faults.add(`at.${key}`, `is not a field of the stage ${stage}; its fields are ${known.join(", ")}`);
  return stage;
}

/** The file’s data, each field read; within a turn a list that it leaves out is empty. */
function readState(field: Field, data: Record<string, unknown>, stage: StageName, faults: Faults): Partial<State> {
  const forms = stateForms(field);
  const told: Record<string, unknown> = {};
  for (const key of STATE_FIELDS) {
    if (key === "sequence" && stage !== "exact") {
      if (data[key] !== undefined) faults.add(key, "is only for the stage exact; leave it out", "NWO-4-a");
      continue;
    }
    const optional = key !== "sequence" && key !== "control";
    if (data[key] === undefined && (stage === "turn" || optional)) {
      if (stage === "exact" && (key === "armies" || key === "due" || key === "entered" || key === "pairs"))
        told[key] = forms[key].read({}, key, faults);
      continue;
    }
    told[key] = forms[key].read(data[key], key, faults);
  }
  return told;
}

/** Groups of reinforcements with a piece on the map have arrived. */
function bringIn(field: Field, p: Position): void {
  for (const [unit, group] of field.groupOf.entries()) if (group !== -1 && p.place[unit] >= 0) p.due[group] = 0;
}
