import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { type Field, NONE, type SideIndex, type UnitIndex } from "../field.ts";
import type { OperationalFrame } from "../position/frames.ts";
import { allowanceOf } from "../movement/march.ts";
import { type Play, type Step, asks, pop, push, tell, unitId, zoneId } from "../play.ts";
import { ON_MAP, OPERATIONAL, type Position, carriesLegion, fatigueOf, inContact } from "../position/position.ts";
import { roomFor, unmark } from "../movement/presence.ts";
import { GAME, type Refusing } from "../refusing.ts";
import { MOVEMENT } from "../movement/refusals.ts";
import { TURN } from "./refusals.ts";
import { stepRefusal, takeStep } from "../movement/steps.ts";

function markedUnits(field: Field, p: Position, side: SideIndex): UnitIndex[] {
  const units: UnitIndex[] = [];
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] === side && (p.marks[unit] & OPERATIONAL) !== 0 && p.state[unit] === ON_MAP)
      units.push(unit);
  }
  return units;
}

/** BR61-9-a, R27, D28: brigades that are still marked march now, first P1's, then P2's, in their owner's order. */
export const operational: Step<"operational"> = {
  ask(play, f) {
    const { field, p } = play;
    const units = markedUnits(field, p, f.side).filter(
      (unit) => !inContact(field, p, unit) && fatigueOf(field, p, unit) === 0,
    );
    if (units.length === 0) return undefined;
    return asks(
      "operational",
      f.side,
      "BR61-9-a",
      { left: units.length },
      units.map((unit): Action => ({ type: "activate", unit: unitId(play, unit) })),
    );
  },
  run(play, f) {
    // R26: what 6-o and 6-p forbid must still hold when the march begins
    for (const unit of markedUnits(play.field, play.p, f.side)) unmark(play, unit);
    pop(play);
  },
  take(play, _f, action) {
    if (action.type === "activate") beginOperational(play, present(play.field.unitIndex.get(action.unit), action.unit));
  },
  refuse(play, f, action) {
    if (action.type !== "activate") return undefined;
    const unit = play.field.unitIndex.get(action.unit);
    if (unit === undefined) return GAME["no-such-unit"];
    return play.field.sideOf[unit] === f.side ? whyNoMarch(play, unit) : GAME["not-yours"];
  },
};

/** BR61-6-s, R26: contact and Fatigue cost the marker; BR61-9-a: others never had one, or have marched. */
function whyNoMarch({ field, p }: Play, unit: UnitIndex): Refusing {
  if (p.state[unit] === ON_MAP && inContact(field, p, unit)) return TURN["operational-contact"];
  return fatigueOf(field, p, unit) === 0 ? TURN["act-unmarked"] : TURN["operational-fatigued"];
}

/** BR61-9-b: marked brigades that start stacked go together and end together, at the pace of the slower (R27). */
function beginOperational(play: Play, unit: UnitIndex): void {
  const { field, p } = play;
  const together = markedUnits(field, p, field.sideOf[unit]).filter(
    (other) => other !== unit && p.place[other] === p.place[unit],
  );
  const units = [unit, ...together];
  for (const one of units) p.marks[one] &= ~OPERATIONAL;
  const allowance = Math.min(...units.map((one) => allowanceOf(play, one))) * 2; // BR61-6-m
  push(play, {
    step: "operational-march",
    units,
    points: allowance,
    allowance,
    steps: 0,
    inHand: 0,
    stopped: 0,
    leaving: 0,
  });
}

/** R74: the Legion is left where the march begins. */
function leaveRefusal(play: Play, f: OperationalFrame): Refusing | undefined {
  if (!f.units.some((unit) => carriesLegion(play.p, unit))) return MOVEMENT["leave-alone"];
  if (f.leaving === 1) return MOVEMENT["leave-already"];
  return f.steps > 0 ? MOVEMENT["leave-late"] : undefined;
}

function endRefusal(play: Play, f: OperationalFrame): Refusing | undefined {
  return f.inHand === 0 || roomFor(play, f.units, play.p.place[f.units[0]]) ? undefined : MOVEMENT["end-full"];
}

/** BR61-6-l, BR61-6-m: a march of twice the movement points, in command or not; no attack, no deploying, no push (R27). */
export const operationalMarch: Step<"operational-march"> = {
  ask(play, f) {
    const { field, p } = play;
    const [unit, ...along] = f.units.map((one) => unitId(play, one));
    const actions: Action[] = [];
    for (const to of field.graph.linked[p.place[f.units[0]]]) {
      if (stepRefusal(play, f, f.units, to, f.points) === undefined)
        actions.push({ type: "step", unit, zone: zoneId(play, to) });
    }
    if (leaveRefusal(play, f) === undefined) actions.push({ type: "leave", unit });
    if (endRefusal(play, f) === undefined) actions.push({ type: "end", unit });
    return asks(
      "operational-march",
      field.sideOf[f.units[0]],
      "BR61-6-m",
      {
        unit,
        ...(along.length > 0 ? { along } : {}),
        zone: zoneId(play, p.place[f.units[0]]),
        points: f.points,
        allowance: f.allowance,
      },
      actions,
    );
  },
  take(play, f, action) {
    if (action.type === "step") takeStep(play, f, f.units, play.field.graph.known(action.zone));
    else if (action.type === "leave") f.leaving = 1;
    else endOperational(play, f);
  },
  refuse(play, f, action) {
    if (!isOf(play, f, action)) return undefined;
    switch (action.type) {
      case "leave":
        return leaveRefusal(play, f);
      case "end":
        return endRefusal(play, f);
      case "step": {
        const zone = play.field.graph.index(action.zone);
        return zone === undefined ? GAME["no-such-zone"] : stepRefusal(play, f, f.units, zone, f.points);
      }
      case "rest":
      case "push":
      case "deploy":
      case "regroup":
      case "attack":
      case "line":
      case "join":
        return TURN["operational-only"]; // R27
      default:
        return undefined;
    }
  },
};

/** Is it of the brigade that leads the march? The other goes with it. */
function isOf(play: Play, f: OperationalFrame, action: Action): boolean {
  const leader = unitId(play, f.units[0]);
  return ("unit" in action && action.unit === leader) || ("element" in action && action.element === leader);
}

/** BR61-6-n: Fatigue 2 at the end of the march, which this same phase lowers to 1; also for a march of no zone (R27). */
function endOperational(play: Play, f: OperationalFrame): void {
  const { p } = play;
  pop(play);
  for (const unit of f.units) {
    p.fatigue[unit] = 2;
    tell(play, { type: "fatigued", rule: "BR61-6-n", unit: unitId(play, unit), fatigue: 2 });
  }
  const [leader, companion = NONE] = f.units;
  if (f.inHand === 1) push(play, { step: "line", piece: leader, companion, face: 1 });
  else push(play, { step: "facing", piece: p.front[p.place[leader]], fresh: 0 });
}
