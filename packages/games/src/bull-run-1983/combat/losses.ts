import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { breakInBattle } from "./combat.ts";
import { type LossFrame, MELEE, type ResultFrame } from "../frames.ts";
import type { PieceIndex } from "../measures.ts";
import { asks, type Play, pieceId, pieceIds, pop, type Step } from "../play.ts";
import { holderOf, onMap } from "../position.ts";
import { afterLeaving, eliminate } from "../movement/presence.ts";
import { ANY } from "../refusals.ts";
import type { Refuses } from "../refusing.ts";
import { BRIGADES } from "../brigades/refusals.ts";
import { COMBAT } from "./refusals.ts";

/** Is the loss paid? Defense points by what the units counted for in the battle (BR83-7.71-b), or a number of units (BR83-7.72-a). */
function isPaid(frame: LossFrame): boolean {
  return frame.count > 0 ? frame.lost >= frame.count : frame.paid >= frame.owed;
}

/** Value of the units left to pay with, in halves of a point. */
function worthOf(play: Play, frame: LossFrame): number {
  return frame.units.reduce((sum, unit, at) => sum + play.field.defense[unit] * frame.rates[at], 0);
}

/** Nothing to choose: everything is needed, or not even enough (BR83-7.71-c), or there is only one unit, which cannot be divided. */
function mustLoseAll(play: Play, frame: LossFrame): boolean {
  const { units } = frame;
  if (frame.count > 0) return units.length === 1 && play.field.kindOf[units[0]] !== "brigade";
  const left = frame.owed - frame.paid;
  if (worthOf(play, frame) <= left) return true;
  return units.length === 1 && play.field.kindOf[units[0]] !== "brigade";
}

function lose(play: Play, frame: LossFrame, unit: PieceIndex): void {
  const { field, p } = play;
  const at = frame.units.indexOf(unit);
  frame.paid += field.defense[unit] * frame.rates[at];
  frame.lost += 1;
  frame.fallen = [...frame.fallen, p.place[unit]];
  frame.rates = frame.rates.filter((_, each) => each !== at);
  frame.units = frame.units.filter((one) => one !== unit);
  if (battleOf(play) === undefined) eliminate(play, unit, "overstacked", "BR83-5.4-b");
  else eliminate(play, unit, "combat", frame.count > 0 ? "BR83-7.72-a" : "BR83-7.71-a");
}

/** The battle in which the loss is paid; undefined if a hex is overstacked. The step of the losses is still on the stack. */
function battleOf({ p }: Play): ResultFrame | undefined {
  const below = p.stack.at(-2);
  return below?.step === "result" ? below : undefined;
}

/**
 * The loser of a battle pays with units of his choice (BR83-7.73-a, BR83-7.73-b, BR83-CRT-d), more than he must if he likes; then leaders
 * left alone roll (12.5).
 */
export const losses: Step<"losses"> = {
  ask(play, frame) {
    if (frame.units.length === 0 || (!isPaid(frame) && mustLoseAll(play, frame))) return undefined;
    const actions: Action[] = [];
    for (const unit of frame.units) {
      actions.push({ type: "lose", piece: pieceId(play, unit) });
      if (play.field.kindOf[unit] === "brigade") actions.push({ type: "break", piece: pieceId(play, unit) });
    }
    if (isPaid(frame)) actions.push({ type: "done" });
    const about = { pieces: pieceIds(play, frame.units), loss: frame.owed, paid: frame.paid };
    return asks("losses", frame.side, ruleOf(play, frame), about, actions);
  },
  run(play, frame) {
    if (!isPaid(frame)) for (const unit of frame.units) if (onMap(play.p, unit)) lose(play, frame, unit);
    finish(play, frame);
  },
  take(play, frame, action) {
    if (action.type === "done") return finish(play, frame);
    if (action.type !== "lose" && action.type !== "break") return undefined;
    const unit = present(play.field.index.get(action.piece), action.piece);
    if (action.type === "break") breakInBattle(play, unit);
    else lose(play, frame, unit);
    return undefined;
  },
  refuse(play, frame, action): Refuses | undefined {
    const battle = battleOf(play);
    if (action.type === "done")
      return COMBAT[battle === undefined ? "lose-excess" : frame.count > 0 ? "lose-count" : "lose-unpaid"];
    if (action.type !== "lose" && action.type !== "break") return undefined;
    const unit = play.field.index.get(action.piece);
    if (unit === undefined) return ANY["no-such-piece"];
    if (action.type === "break") return BRIGADES[isEnemy(play, frame, unit) ? "break-enemy" : "break-unformed"];
    return COMBAT[whyNotLost(play, frame, unit)];
  },
};

function isEnemy({ field }: Play, { side }: LossFrame, unit: PieceIndex): boolean {
  return field.sideOf[unit] !== side;
}

/** Why a unit cannot be lost: of those in the battle, only the ones that were next to the enemy can (BR83-7.71-e, BR83-9.52-a). */
function whyNotLost(
  play: Play,
  frame: LossFrame,
  unit: PieceIndex,
): "lose-enemy" | "lose-elsewhere" | "lose-gun" | "lose-held" | "lose-stranger" {
  const battle = battleOf(play);
  if (isEnemy(play, frame, unit)) return "lose-enemy";
  if (battle === undefined) return "lose-elsewhere";
  if (battle.kind === MELEE && battle.guns.includes(unit)) return "lose-gun";
  return frame.units.includes(holderOf(play.p, unit)) ? "lose-held" : "lose-stranger";
}

function ruleOf(play: Play, frame: LossFrame): string {
  if (battleOf(play) === undefined) return "BR83-5.4-b";
  return frame.count > 0 ? "BR83-7.72-a" : "BR83-7.73-a";
}

/** The battle notes where units were lost: once both sides have paid, their leaders roll (BR83-12.5-a, R83). */
function finish(play: Play, frame: LossFrame): void {
  const battle = battleOf(play);
  pop(play);
  if (battle === undefined) for (const hex of new Set(frame.fallen)) afterLeaving(play, frame.side, hex);
  else if (frame.side === battle.side) battle.attackersFell = frame.fallen;
  else battle.defendersFell = frame.fallen;
}
