import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { attackActions, declareAttack } from "../combat/attack.ts";
import { deploy, deployRefusal, regroup, regroupRefusal } from "./extended-line.ts";
import { CAVALRY_POINTS, INFANTRY_POINTS, LINE_COST, NONE, type UnitIndex, markerOf } from "../field.ts";
import { takeLine } from "./lines.ts";
import {
  endRefusal,
  joinRefusal,
  leaveRefusal,
  marchRefusal,
  orderRefusal,
  pushRefusal,
  restRefusal,
} from "./march-rules.ts";
import type { MarchFrame } from "../position/frames.ts";
import { type Play, type Step, asks, pieceId, pop, push, tell, unitId, unitIds, zoneId } from "../play.ts";
import { ATTACHED, contactsOf, inContact, isExtended, stacked, zonesOf } from "../position/position.ts";
import { hostsIn, joinLegion, leaveLegion, takeUp, unmark } from "./presence.ts";
import { pushBonus, stepRefusal, takeStep } from "./steps.ts";

/** Movement points of an activation: BR61-2-g, BR61-10.3-a. */
export function allowanceOf(play: Play, unit: UnitIndex): number {
  return play.field.units[unit].kind === "cavalry" ? CAVALRY_POINTS : INFANTRY_POINTS;
}

/** Puts a unit on the march, with its movement points (BR61-10.3-a). */
export function beginMarch(play: Play, unit: UnitIndex): void {
  const allowance = allowanceOf(play, unit);
  push(play, {
    step: "march",
    unit,
    points: allowance,
    allowance,
    pushed: 0,
    steps: 0,
    inHand: 0,
    fresh: 0,
    spent: 0,
    stopped: 0,
    rested: 0,
    ordered: 0,
    leaving: 0,
    deployed: 0,
    attacks: 0,
  });
}

const NO_CONTACTS: readonly string[] = [];
const LINES = ["front", "second"] as const;

/** BR61-7-g: an activated brigade lowers its Fatigue, or moves and possibly declares an attack (D11, D13..D16, D20). */
export const march: Step<"march"> = {
  ask(play, f) {
    const { field, p } = play;
    const side = field.sideOf[f.unit];
    const contacts = inContact(field, p, f.unit)
      ? unitIds(
          play,
          zonesOf(field, p, f.unit).flatMap((zone) => contactsOf(field, p, side, zone)),
        )
      : NO_CONTACTS;
    return asks(
      "march",
      side,
      "BR61-7-g",
      {
        unit: unitId(play, f.unit),
        zone: zoneId(play, p.place[f.unit]),
        points: f.points,
        allowance: f.allowance,
        pushed: f.pushed === 1,
        contacts,
      },
      marchActions(play, f),
    );
  },
  take(play, f, action) {
    takeMarchAction(play, f, action);
  },
  refuse(play, f, action) {
    return marchRefusal(play, f, action);
  },
};

function marchActions(play: Play, f: MarchFrame): Action[] {
  const { field, p } = play;
  const unit = unitId(play, f.unit);
  const units = [f.unit];
  const place = p.place[f.unit];
  const extended = isExtended(field, p, f.unit);
  const actions: Action[] = [];
  if (restRefusal(play, f) === undefined) actions.push({ type: "rest", unit });
  if (f.rested === 0 && !extended) {
    for (const to of field.graph.linked[place]) {
      if (stepRefusal(play, f, units, to, f.points) === undefined)
        actions.push({ type: "step", unit, zone: zoneId(play, to) });
    }
  }
  attackActions(play, f, f.points, actions);
  if (f.points >= LINE_COST && !extended) {
    for (const to of field.graph.overLand[place]) {
      if (deployRefusal(play, f, to, f.points) === undefined)
        actions.push({ type: "deploy", unit, zone: zoneId(play, to) });
    }
  }
  if (extended) {
    for (const zone of zonesOf(field, p, f.unit)) {
      if (regroupRefusal(play, f, zone, f.points) === undefined)
        actions.push({ type: "regroup", unit, zone: zoneId(play, zone) });
    }
  }
  if (pushRefusal(play, f) === undefined) actions.push({ type: "push", unit });
  if (leaveRefusal(play, f) === undefined) actions.push({ type: "leave", unit });
  if (f.unit === field.legion) {
    for (const host of hostsIn(play, place)) {
      if (joinRefusal(play, f, host) === undefined) actions.push({ type: "join", unit, host: unitId(play, host) });
    }
  }
  for (let piece = f.unit; piece < p.place.length; piece += field.roster) {
    for (const line of LINES) {
      if (orderRefusal(play, f, piece, line) === undefined)
        actions.push({ type: "line", element: pieceId(play, piece), line });
    }
  }
  if (endRefusal(play, f) === undefined) actions.push({ type: "end", unit });
  return actions;
}

function takeMarchAction(play: Play, f: MarchFrame, action: Action): void {
  const { field, p } = play;
  const { graph } = field;
  switch (action.type) {
    case "rest":
      p.fatigue[f.unit] -= 1;
      f.rested = 1;
      tell(play, { type: "rested", rule: "BR61-7-g", unit: unitId(play, f.unit), fatigue: p.fatigue[f.unit] });
      if (stackOrderOpen(play, f)) return;
      return endMarch(play, f);
    case "step":
      return takeStep(play, f, [f.unit], graph.known(action.zone));
    case "push":
      f.pushed = 1;
      f.points += pushBonus(play, { ...f, pushed: 0 }, f.unit);
      f.allowance += pushBonus(play, { ...f, pushed: 0 }, f.unit);
      return tell(play, { type: "pushed", rule: "BR61-10.3-b", unit: unitId(play, f.unit), points: f.points });
    case "deploy":
      return deploy(play, f, graph.known(action.zone));
    case "regroup":
      return regroup(play, f, graph.known(action.zone));
    case "attack":
      declareAttack(
        play,
        f,
        present(field.pieceIndex.get(action.element), action.element),
        graph.known(action.facing),
        action.over === "farm-ford",
      );
      if (!isExtended(field, p, f.unit)) endMarch(play, f);
      return undefined;
    case "leave":
      if (f.unit !== field.legion) {
        f.leaving = 1;
        return undefined;
      }
      return stepOffHost(play);
    case "join":
      takeUp(play, f.unit);
      joinLegion(play, present(field.unitIndex.get(action.host), action.host));
      return endMarch(play, f);
    case "line":
      f.ordered = 1;
      return takeLine(play, present(field.pieceIndex.get(action.element), action.element), action.line);
    case "end":
      return endMarch(play, f);
    default:
      return undefined;
  }
}

function stackOrderOpen(play: Play, f: MarchFrame): boolean {
  return zonesOf(play.field, play.p, f.unit).some(
    (zone) => stacked(play.p, zone) > 1 && play.p.attacks[play.p.front[zone]] === 0,
  );
}

/** The Legion becomes a brigade of its own where it stands (R73, R74). */
function stepOffHost(play: Play): void {
  leaveLegion(play, play.p.place[play.p.host]);
}

/**
 * The end of a move (D17, D18): Fatigue of a push now, before any combat (R34); then line, facing (BR61-10.4-a), and the turning of enemies
 * newly in contact (BR61-10.4-d). Steps are on the stack in reverse order.
 */
export function endMarch(play: Play, f: MarchFrame): void {
  const { field, p } = play;
  pop(play);
  if (p.state[f.unit] === ATTACHED) return;
  if (f.pushed === 1) {
    p.fatigue[f.unit] += 1;
    unmark(play, f.unit); // BR61-6-p, R26
    tell(play, { type: "fatigued", rule: "BR61-10.3-b", unit: unitId(play, f.unit), fatigue: p.fatigue[f.unit] });
  }
  if (f.inHand === 1) {
    push(play, { step: "line", piece: f.unit, companion: NONE, face: 1 });
    return;
  }
  const marker = markerOf(field, f.unit);
  if (f.fresh === 1) push(play, { step: "contact", piece: f.unit });
  if (f.deployed === 1 && isExtended(field, p, f.unit)) push(play, { step: "contact", piece: marker });
  if (isExtended(field, p, f.unit) && p.attacks[marker] === 0)
    push(play, { step: "facing", piece: marker, fresh: f.deployed });
  if (p.attacks[f.unit] === 0) push(play, { step: "facing", piece: f.unit, fresh: f.fresh });
}
