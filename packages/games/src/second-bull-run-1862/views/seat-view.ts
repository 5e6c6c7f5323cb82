import { type Field, NONE } from "../field.ts";
import { copyFrame } from "../copying.ts";
import type { DayData } from "../scenarios/scenario-data.ts";
import { dayOf } from "../turn/initiative.ts";
import { hourOf, type Position } from "../position.ts";
import { ADMINISTRATION } from "../turn/turn.ts";
import { winnerBy } from "../scenarios/victory.ts";
import { lastSeenOf, seeCommanders, seeControl, seeScore, seeTactics, seeUnits } from "./last-seen.ts";
import { NO_IDS, type Writable } from "./piece-views.ts";
import type { View } from "./view.ts";
import { SIDES, type Stage } from "../vocabulary.ts";

/** The brigade whose action, retreat or facing is running. */
function actingUnit(field: Field, p: Position): string | undefined {
  for (let at = p.stack.length - 1; at >= 0; at--) {
    const frame = p.stack[at];
    if (frame.step === "march" || frame.step === "withdrawal" || frame.step === "facing")
      return field.units[frame.unit].id;
  }
  return undefined;
}

function stageOf(p: Position, { firstTurn }: DayData): Stage {
  let stage: Stage = "initiative";
  for (let at = 0; at < p.stack.length; at++) {
    const frame = p.stack[at];
    if (frame.step === "over") return "over";
    if (frame.step === "placement") return "set-up";
    if (frame.step === "night") return "night";
    if (frame.step === "segment") return "action";
    if (frame.step === "turn" && frame.at > ADMINISTRATION) stage = "administrative";
  }
  return p.turn < firstTurn ? "set-up" : stage;
}

/** What any seat sees: all of it, since nothing is hidden in this game. */
export function viewOf(field: Field, p: Position): View {
  const last = lastSeenOf(field);
  const lossesChanged = seeUnits(field, p, last);
  const controlChanged = seeControl(field, p, last);
  const score = seeScore(field, p, last, lossesChanged, controlChanged);
  seeCommanders(field, p, last);
  seeTactics(p, last);
  const day = dayOf(field, p);
  const acting = actingUnit(field, p);
  const winner = winnerBy(field, score);
  const view: Writable<View> = {
    stage: stageOf(p, day),
    scenario: field.scenario.id,
    day: p.day,
    turn: p.turn,
    lastTurn: day.lastTurn,
    phase: p.phase,
    options: field.options,
    units: last.units,
    commanders: last.commanders,
    control: last.control,
    attacked: p.attacked.length === 0 ? NO_IDS : p.attacked.map((zone) => field.graph.ids[zone]),
    tactics: last.tactics,
    score,
    steps: p.stack.map(copyFrame),
  };
  if (p.first !== NONE) view.first = SIDES[p.first];
  if (p.active !== NONE) view.active = SIDES[p.active];
  if (acting !== undefined) view.acting = acting;
  if (p.counterAttack > 0) view.counterAttack = hourOf(p.counterAttack);
  if (p.jones > 0) view.jones = hourOf(p.jones);
  if (winner !== NONE) view.leader = SIDES[winner];
  return view;
}
