import type { ZoneIndex } from "@stonebridge/board";
import type { About, Action } from "../actions.ts";
import { addAttacks, attackRefusal, couldAttack, declareAttack } from "../combat/attack.ts";
import { unableRefusal } from "../command/able.ts";
import { ACTIVATION } from "../command/refusals.ts";
import { endRefusal, endsAllowed, pointsToForce } from "./ends.ts";
import { beginFacing, engagedZones } from "./facing.ts";
import { ATTACK_COST, type Field, FORCED_POINTS, MOUNT_COST, type UnitIndex } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { REMOUNTED } from "./stops.ts";
import { ROAD_COST } from "./ground.ts";
import { takeFatigue } from "../combat/losses.ts";
import { dismount, dismountRefusal, mount, mountRefusal } from "./mounting.ts";
import { allowanceOf, priceOfStep } from "./movement.ts";
import { type Play, type Step, asks, pop, push, tell, unitId, unitIds, zoneId } from "../play.ts";
import {
  contactsOf,
  DISMOUNTED,
  fatigueOf,
  isMounted,
  ISOLATED,
  marked,
  MOST_FATIGUE,
  type Position,
} from "../position.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { MARCH } from "./refusals.ts";
import { isByNight, priceRefusal, stepRefusal, takeStep } from "./steps.ts";

/**
 * Begins the action of a brigade on the map (SB62-6.1-l).
 * @param entering 1 for a reinforcement in its first zone and for a move by night: no enemy zone of control, no forced march, no attack
 *   (SB62-8-E-d, SB62-11.2.3-h)
 * @param points movement points, if they are not its full allowance (RU-81)
 */
export function beginMarch(
  play: Play,
  unit: UnitIndex,
  entering: number,
  points = allowanceOf(play.field, play.p, unit),
): void {
  push(play, {
    step: "march",
    unit,
    points,
    allowance: points,
    forced: 0,
    steps: 0,
    stopped: 0,
    begun: 0,
    engaged: NO_ZONES,
    entering,
  });
}
const NO_ZONES: readonly ZoneIndex[] = [];

/** SB62-6.1-l: an activated brigade reduces its fatigue, or moves and possibly declares an attack (D-05..D-08). */
export const march: Step<"march"> = {
  ask(play, f) {
    const { field, p } = play;
    const side = field.sideOf[f.unit];
    const zone = p.place[f.unit];
    const effort = f.stopped === 0 ? undefined : effortFor(play, f);
    return asks(
      "march",
      side,
      "SB62-6.1-l",
      {
        unit: unitId(play, f.unit),
        zone: zoneId(play, zone),
        points: f.points,
        allowance: f.allowance,
        forced: f.forced === 1,
        contacts: unitIds(play, contactsOf(field, p, side, zone)),
        ...(effort === undefined ? {} : { effort }),
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
  const allowed = endsAllowed(play, f);
  const mayEnd = endRefusal(play, f, allowed) === undefined;
  const actions: Action[] = [];
  if (mayEnd && restRefusal(play, f) === undefined) actions.push({ type: "rest", unit });
  if (f.stopped === 0 && f.points >= ROAD_COST) {
    const spare = pointsToForce(play, f);
    for (const to of field.graph.linked[p.place[f.unit]]) {
      if (stepRefusal(play, f, to, f.points, spare, allowed) === undefined)
        actions.push({ type: "step", unit, zone: zoneId(play, to) });
    }
  }
  if (forceRefusal(play, f, allowed, mayEnd) === undefined) actions.push({ type: "force", unit });
  if (!mayEnd) return actions;
  addAttacks(play, f, f.points, actions);
  if (field.isCavalry[f.unit] === 1) {
    if (dismountRefusal(play, f, f.points) === undefined) actions.push({ type: "dismount", unit });
    if (mountRefusal(play, f, f.points) === undefined) actions.push({ type: "mount", unit });
  }
  actions.push({ type: "end", unit });
  return actions;
}

function marchRefusal(play: Play, f: MarchFrame, action: Action): Refuses | undefined {
  const { field, p } = play;
  if (!isOfMarch(action)) return undefined;
  const unit = field.unitIndex.get(action.unit);
  if (unit === undefined) return ANY["no-such-unit"];
  // SB62-6.1-j
  if (unit !== f.unit) return unableRefusal(field, p, field.sideOf[f.unit], unit) ?? ACTIVATION["act-other"];
  const allowed = endsAllowed(play, f);
  const mayNotEnd = endRefusal(play, f, allowed);
  switch (action.type) {
    case "step": {
      const to = field.graph.index(action.zone);
      if (to === undefined) return ANY["no-such-zone"];
      const refusal = stepRefusal(play, f, to, f.points, pointsToForce(play, f), allowed);
      return refusal === MARCH["step-points"] ? priceRefusal(play, f, to, f.points) : refusal;
    }
    case "force":
      return forceRefusal(play, f, allowed, mayNotEnd === undefined);
    case "rest":
      return restRefusal(play, f) ?? mayNotEnd;
    case "dismount":
      return dismountRefusal(play, f, f.points) ?? mayNotEnd;
    case "mount":
      return mountRefusal(play, f, f.points) ?? mayNotEnd;
    case "attack": {
      const target = field.graph.index(action.zone);
      if (target === undefined) return ANY["no-such-zone"];
      return attackRefusal(play, f, target, f.points) ?? mayNotEnd;
    }
    case "end":
      return mayNotEnd;
  }
}

/** What a brigade can do in its action. */
const OF_MARCH = ["rest", "step", "force", "dismount", "mount", "attack", "end"] as const;
type MarchAction = Extract<Action, { readonly type: (typeof OF_MARCH)[number] }>;

/** Is it something that a brigade does in its action? */
export function isOfMarch(action: Action): action is MarchAction {
  return OF_MARCH.some((type) => type === action.type);
}

/** SB62-6.1-l, RU-48: instead of anything else, with fatigue to lose, in contact as well. */
function restRefusal({ field, p }: Play, f: MarchFrame): Refuses | undefined {
  if (f.entering === 1) return isByNight(p) ? MARCH["rest-night"] : MARCH["rest-entering"];
  if (f.begun === 1) return MARCH["rest-moved"];
  if (p.fatigue[f.unit] > 0) return undefined;
  return field.isArtillery[f.unit] === 1 ? MARCH["rest-artillery"] : MARCH["rest-fresh"];
}

/**
 * SB62-9.4-a, RU-38, D-07: once, if something wanted costs more than is left and the forced march would pay for it; an attack counts
 * (SB62-9.4-c).
 */
function forceRefusal(
  play: Play,
  f: MarchFrame,
  allowed: readonly ZoneIndex[] | undefined,
  mayEnd: boolean,
): Refuses | undefined {
  const { field, p } = play;
  if (f.forced === 1) return MARCH["force-once"];
  if (f.entering === 1) return isByNight(p) ? MARCH["force-night"] : MARCH["force-entering"];
  if (field.isArtillery[f.unit] === 1 || marked(p, f.unit, DISMOUNTED)) return MARCH["force-kind"];
  if (f.stopped === REMOUNTED) return MARCH["force-mounted"];
  if (marked(p, f.unit, ISOLATED)) return MARCH["force-isolated"];
  if (fatigueOf(p, f.unit) >= MOST_FATIGUE) return MARCH["force-fatigue"];
  return wantsMore(play, f, f.points + FORCED_POINTS, allowed, mayEnd) ? undefined : MARCH["force-early"];
}

/** Is there a step, an attack or a dismounting, or an attack on foot, that costs more than is left, but no more than this? */
function wantsMore(
  play: Play,
  f: MarchFrame,
  more: number,
  allowed: readonly ZoneIndex[] | undefined,
  mayEnd: boolean,
): boolean {
  const { field, p } = play;
  if (f.stopped === 0) {
    const from = p.place[f.unit];
    for (const to of field.graph.linked[from]) {
      if (priceOfStep(field, p, field.sideOf[f.unit], from, to) <= f.points) continue;
      if (stepRefusal(play, f, to, more, 0, allowed) === undefined) return true;
    }
  }
  return mayEnd && effortFor(play, f) !== undefined;
}

/** What costs more than is left in the brigade’s zone, but no more than a forced march would give. */
function effortFor(play: Play, f: MarchFrame): About["effort"] {
  const { field, p } = play;
  const more = f.points + FORCED_POINTS;
  // RU-44: on foot no march can be forced, so what an attack then costs is bought before
  const both = MOUNT_COST + ATTACK_COST;
  const onFoot = f.points < both && more >= both && mayFightOnFoot(field, p, f.unit);
  if ((onFoot || f.points < ATTACK_COST) && couldAttack(play, f, more))
    return f.points < ATTACK_COST ? "attack" : "attack-on-foot";
  return f.points < MOUNT_COST && dismountRefusal(play, f, more) === undefined ? "dismount" : undefined;
}

/** Mounted cavalry that would still have some potential on foot (RU-75)? */
function mayFightOnFoot(field: Field, p: Position, unit: UnitIndex): boolean {
  return isMounted(field, p, unit) && field.units[unit].dismounted > p.losses[unit];
}

function takeMarchAction(play: Play, f: MarchFrame, action: Action): void {
  const { field, p } = play;
  switch (action.type) {
    case "rest":
      p.fatigue = p.fatigue.with(f.unit, p.fatigue[f.unit] - 1);
      tell(play, { type: "rested", rule: "SB62-6.1-l", unit: unitId(play, f.unit), fatigue: p.fatigue[f.unit] });
      return endMarch(play, f);
    case "step":
      return takeStep(play, f, field.graph.known(action.zone));
    case "force":
      f.forced = 1;
      f.begun = 1;
      f.points += FORCED_POINTS;
      f.allowance += FORCED_POINTS;
      return tell(play, { type: "forced", rule: "SB62-9.4-a", unit: unitId(play, f.unit), points: f.points });
    case "dismount":
      return dismount(play, f);
    case "mount":
      return mount(play, f);
    case "attack":
      declareAttack(play, f, field.graph.known(action.zone));
      return endMarch(play, f);
    case "end":
      return endMarch(play, f);
    default:
      return undefined;
  }
}

/**
 * The end of an action: the fatigue of a forced march now, before any combat (RU-38); then the brigade faces (SB62-9.5-a), even if it has
 * only rested or stayed (SB62-9.5-e), and the enemies newly in contact with it turn (SB62-9.5-c).
 */
function endMarch(play: Play, f: MarchFrame): void {
  const { field, p } = play;
  pop(play);
  if (f.forced === 1) takeFatigue(play, f.unit, "SB62-9.4-a");
  beginFacing(play, f.unit, true, f.steps === 0 ? engagedZones(field, p, field.sideOf[f.unit]) : f.engaged);
}
