import { type Field, NOBODY } from "../field.ts";
import { type Position, copyFrame } from "../position/position.ts";
import { SIDES, type Stage } from "../vocabulary.ts";
import { whatIsSeen } from "./last-seen.ts";
import type { View } from "./view.ts";

/** The unit whose move, retreat or arrival is running. */
function actingUnit(field: Field, p: Position): string | undefined {
  for (let at = p.stack.length - 1; at >= 0; at--) {
    const frame = p.stack[at];
    if (frame.step === "march" || frame.step === "withdrawal" || frame.step === "arrival")
      return field.units[frame.unit].id;
    if (frame.step === "operational-march") return field.units[frame.units[0]].id;
    if (frame.step === "line" || frame.step === "facing") return field.units[frame.piece % field.roster].id;
  }
  return undefined;
}

function stageOf(p: Position): Stage {
  if (p.stack.some((frame) => frame.step === "over")) return "over";
  if (p.turn === 0) return "set-up";
  const turn = p.stack.find((frame) => frame.step === "turn");
  if (p.phase > 0 && p.stack.some((frame) => frame.step === "half")) return "movement";
  return turn !== undefined && turn.step === "turn" && turn.at > 7 ? "administrative" : "initiative";
}

function bySide([north, south]: readonly number[]): { north?: number; south?: number } {
  const found: { north?: number; south?: number } = {};
  if (north > 0) found.north = north;
  if (south > 0) found.south = south;
  return found;
}

/** What any seat sees: all of it, since nothing is hidden in this game (R107). Made for every decision: written without spreads. */
export function viewOf(field: Field, p: Position): View {
  const acting = actingUnit(field, p);
  const { units, headquarters, control, sudleyCrossed, score } = whatIsSeen(field, p);
  const view: { -readonly [K in keyof View]: View[K] } = {
    stage: stageOf(p),
    turn: p.turn,
    lastTurn: p.lastTurn,
    phase: p.phase,
    options: field.options,
    units,
    headquarters,
    control,
    offensive: bySide(p.launched),
    farmFordKnown: p.farmFordKnown === 1,
    sudleyCrossed,
    attacked: p.attacked.map((zone) => field.graph.ids[zone]),
    score,
    steps: p.stack.map(copyFrame),
  };
  if (p.first !== NOBODY) view.first = SIDES[p.first];
  if (p.active !== NOBODY) view.active = SIDES[p.active];
  if (acting !== undefined) view.acting = acting;
  if (p.latched !== NOBODY) view.latched = SIDES[p.latched];
  return view;
}
