import { NO_BORDER, NOWHERE, RIVER, type ZoneIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { displaceCommanders } from "../command/commanders.ts";
import { beginFacing } from "../movement/facing.ts";
import type { Field, SideIndex, UnitIndex } from "../field.ts";
import type { WithdrawalFrame } from "../frames.ts";
import { takeLoss } from "./losses.ts";
import { type Play, type Step, asks, pop, push, tell, unitId, zoneId } from "../play.ts";
import { ELIMINATED, LEFT, ON_MAP, ROUTED, contactsOf, holds, inFrontOf, inReachOf, marked } from "../position.ts";
import { hasRoom, moveTo, perish } from "../movement/presence.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { RETREAT } from "./refusals.ts";

/**
 * Lets a brigade go back.
 * @param zones how many (RU-70: steps, not zones of distance)
 * @param against zones of the enemies that it goes away from: those it fought, for a flight those in contact (RU-67)
 * @param parting it goes on until no enemy is in contact, whatever `zones` says (RU-98)
 */
export function beginWithdrawal(
  play: Play,
  unit: UnitIndex,
  zones: number,
  against: readonly ZoneIndex[],
  parting: boolean,
): void {
  push(play, { step: "withdrawal", unit, left: zones, origins: [], against, parting: parting ? 1 : 0 });
}

/** Further than any zone. */
const FAR = 1000;

/** Zones from a zone to the nearest of some others, over borders that can be crossed (RU-24); {@link FAR} if there are none. */
function nearest(field: Field, zone: ZoneIndex, others: readonly ZoneIndex[]): number {
  let least = FAR;
  for (const other of others) {
    const away = field.steps[other][zone];
    if (away >= 0 && away < least) least = away;
  }
  return least;
}

/**
 * What a way out is worth, the least the best, by the priorities in their order (SB62-10.4-r, RU-67): away from the enemies fought, outside
 * of enemy Fronts, outside of enemy zones of control, near by roads to where the side retreats to (SB62-11.1.4-a).
 */
function worthOf(play: Play, unit: UnitIndex, to: ZoneIndex, against: readonly ZoneIndex[]): number {
  const { field, p } = play;
  const side = field.sideOf[unit];
  const away = nearest(field, to, against) > nearest(field, p.place[unit], against);
  const reached = inReachOf(field, p, 1 - side, to);
  const fronted = reached && inFrontOf(field, p, 1 - side, to);
  return (away ? 0 : 4 * FAR) + (fronted ? 2 * FAR : 0) + (reached ? FAR : 0) + worthOfGoal(field, side, to);
}

/** The last priority: near by roads to where the side retreats to (SB62-11.1.4-a). */
function worthOfGoal(field: Field, side: SideIndex, to: ZoneIndex): number {
  const goal = field.toRefuge[side][to];
  return goal < 0 ? FAR - 1 : goal;
}

/** Why a brigade cannot go back into a zone at all; undefined if it can. */
function barrier(play: Play, f: WithdrawalFrame, to: ZoneIndex): Refuses | undefined {
  const { field, p } = play;
  const kind = field.graph.kindOf(p.place[f.unit], to);
  if (kind === NO_BORDER) return RETREAT["withdraw-border"];
  if (kind === RIVER) return RETREAT["withdraw-river"]; // SB62-11.1.5-c
  if (holds(field, p, 1 - field.sideOf[f.unit], to)) return RETREAT["withdraw-enemy"];
  return f.origins.includes(to) ? RETREAT["withdraw-back"] : undefined;
}

/** The enemies it goes away from: those it touches at this moment where sides part (RU-98). */
function enemiesOf(play: Play, f: WithdrawalFrame): readonly ZoneIndex[] {
  const { field, p } = play;
  if (f.parting === 0) return f.against;
  const contacts = contactsOf(field, p, field.sideOf[f.unit], p.place[f.unit]);
  return [...new Set(contacts.map((unit) => p.place[unit]))];
}

/** Zones that it can go back to; on the last step those with room come first (SB62-10.4-p, RU-68), before it only passes (SB62-9.6-b). */
function openZones(play: Play, f: WithdrawalFrame): ZoneIndex[] {
  const { field, p } = play;
  const open = field.graph.linked[p.place[f.unit]].filter((to) => barrier(play, f, to) === undefined);
  if (f.left > 1) return open;
  const roomy = open.filter((to) => hasRoom(field, p, f.unit, to));
  return roomy.length > 0 ? roomy : open;
}

/** The best of them; the owner chooses among equals (SB62-D14). */
function waysOut(play: Play, f: WithdrawalFrame): ZoneIndex[] {
  const open = openZones(play, f);
  if (open.length <= 1) return open;
  const against = enemiesOf(play, f);
  const worth = open.map((to) => worthOf(play, f.unit, to, against));
  const best = Math.min(...worth);
  return open.filter((_, at) => worth[at] === best);
}

/** Why another zone comes before one that it could go back to. */
function worseRefusal(play: Play, f: WithdrawalFrame, to: ZoneIndex): Refuses {
  const { field } = play;
  if (!openZones(play, f).includes(to)) return RETREAT["withdraw-full"];
  const against = enemiesOf(play, f);
  const worth = (zone: ZoneIndex): number => worthOf(play, f.unit, zone, against);
  const goal = (zone: ZoneIndex): number => worthOfGoal(field, field.sideOf[f.unit], zone);
  const [best] = waysOut(play, f);
  // the first three priorities are the same: the fourth decides
  return worth(to) - goal(to) === worth(best) - goal(best) ? RETREAT["withdraw-farther"] : RETREAT["withdraw-worse"];
}

/** A brigade goes back zone by zone, out of reach of zones of control and movement points (SB62-10.4-k..r, SB62-8-A). */
export const withdrawal: Step<"withdrawal"> = {
  ask(play, f) {
    const { field, p } = play;
    if (isOver(play, f)) return undefined;
    const zones = waysOut(play, f);
    if (zones.length <= 1) return undefined;
    const unit = unitId(play, f.unit);
    return asks(
      "withdrawal",
      field.sideOf[f.unit],
      "SB62-10.4-r",
      { unit, zone: zoneId(play, p.place[f.unit]), steps: f.left },
      zones.map((zone): Action => ({ type: "withdraw", unit, zone: zoneId(play, zone) })),
    );
  },
  run(play, f) {
    if (isOver(play, f)) return finish(play, f);
    const [only = NOWHERE] = waysOut(play, f);
    return only === NOWHERE ? findNoWay(play, f) : goBack(play, f, only);
  },
  take(play, f, action) {
    if (action.type === "withdraw") goBack(play, f, play.field.graph.known(action.zone));
  },
  refuse(play, f, action) {
    if (action.type !== "withdraw") return undefined;
    const { field } = play;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return ANY["no-such-unit"];
    if (field.sideOf[unit] !== field.sideOf[f.unit]) return ANY["other-side"];
    if (unit !== f.unit) return RETREAT["withdraw-other"];
    const to = field.graph.index(action.zone);
    if (to === undefined) return ANY["no-such-zone"];
    return barrier(play, f, to) ?? worseRefusal(play, f, to);
  },
};

/**
 * Is it gone, or has it come far enough? It also stops in a zone that its side retreats to, outside of enemy zones of control (RU-67); but not
 * where it was fought.
 */
function isOver(play: Play, f: WithdrawalFrame): boolean {
  const { field, p } = play;
  if (p.state[f.unit] !== ON_MAP || f.left === 0) return true;
  const here = p.place[f.unit];
  const side = field.sideOf[f.unit];
  if (field.isRefuge[side][here] === 0 || inReachOf(field, p, 1 - side, here)) return false;
  if (f.origins.length === 0 && f.against.length > 0) return false;
  return hasRoom(field, p, f.unit, here);
}

function goBack(play: Play, f: WithdrawalFrame, to: ZoneIndex): void {
  const { field, p } = play;
  const from = p.place[f.unit];
  const enemy = 1 - field.sideOf[f.unit];
  f.origins = [...f.origins, from];
  p.facing[f.unit] = NOWHERE;
  moveTo(play, f.unit, to);
  const throughFront = inFrontOf(field, p, enemy, to);
  tell(play, {
    type: "retreated",
    rule: "SB62-10.4-r",
    unit: unitId(play, f.unit),
    from: zoneId(play, from),
    to: zoneId(play, to),
    throughFront,
  });
  f.left = zonesLeft(play, f, enemy, to);
  if (throughFront) takeLoss(play, f.unit, "front", "SB62-10.4-o");
  displaceCommanders(play);
}

/** Zones still to go: one more from a zone without room (RU-68), or in contact where sides part (RU-98). */
function zonesLeft(play: Play, f: WithdrawalFrame, enemy: SideIndex, here: ZoneIndex): number {
  const { field, p } = play;
  const left = f.parting === 1 ? (inReachOf(field, p, enemy, here) ? 1 : 0) : f.left - 1;
  return left === 0 && !hasRoom(field, p, f.unit, here) ? 1 : left;
}

/**
 * RU-69: at the edge of the map it leaves it (SB62-10.4-q, RU-101); elsewhere it stops with a loss; where it cannot even stand it is lost
 * (SB62-10.4-p).
 */
function findNoWay(play: Play, f: WithdrawalFrame): void {
  const { field, p } = play;
  const here = p.place[f.unit];
  f.left = 0;
  if (field.atEdge[here] === 1) perish(play, f.unit, LEFT, "SB62-10.4-q");
  else if (hasRoom(field, p, f.unit, here)) takeLoss(play, f.unit, "no-way", "SB62-RU69");
  else perish(play, f.unit, ELIMINATED, "SB62-10.4-p");
  displaceCommanders(play);
}

/** SB62-10.4-q, SB62-9.5-e: having gone back it may turn, unless it is routed; no enemy turns to it. */
function finish(play: Play, f: WithdrawalFrame): void {
  const { p } = play;
  pop(play);
  if (p.state[f.unit] !== ON_MAP || f.origins.length === 0 || marked(p, f.unit, ROUTED)) return;
  beginFacing(play, f.unit, false, []);
}
