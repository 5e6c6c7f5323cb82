import { NOWHERE, NO_BORDER, RIVER, type ZoneIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { takeUpWhole } from "../movement/extended-line.ts";
import { type Field, NONE, type PieceIndex, SOUTH, type UnitIndex, markerOf, unitOf } from "../field.ts";
import type { WithdrawalFrame } from "../position/frames.ts";
import { loseStep } from "./losses.ts";
import { type Play, type Step, asks, pop, push, tell, unitId, zoneId } from "../play.ts";
import { ON_MAP, type Position, holds, isExtended, zonesOf } from "../position/position.ts";
import { arriveIn, isClosed, carryTo, roomFor, unmark } from "../movement/presence.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { COMBAT } from "./refusals.ts";

/** What a way out is worth (R63): 0 away from the fight and clear of enemy Fronts, 1 away, 2 clear, 3 neither. */
function rank(field: Field, p: Position, unit: UnitIndex, to: ZoneIndex, against: readonly ZoneIndex[]): number {
  const away = leadsAway(field, to, against);
  const clear = !inEnemyFront(field, p, 1 - field.sideOf[unit], to);
  return away ? (clear ? 0 : 1) : clear ? 2 : 3;
}

/** Away from the fight: bordering, over any border, no enemy zone of this combat. */
function leadsAway(field: Field, to: ZoneIndex, against: readonly ZoneIndex[]): boolean {
  return against.every((enemy) => enemy !== to && field.graph.slot[enemy * field.graph.size + to] === -1);
}

/** BR61-11.4-j: does the zone lie in the Front of an enemy whose zone of control reaches it? */
function inEnemyFront(field: Field, p: Position, enemy: number, zone: ZoneIndex): boolean {
  return field.graph.overLand[zone].some(
    (near) => holds(field, p, enemy, near) && field.graph.inFront(near, p.facing[p.front[near]], zone),
  );
}

/** Why a zone cannot be a way out, whatever its worth; undefined if it can. `from`: one zone, or both of an extended line (R69). */
function exitRefusal(
  play: Play,
  unit: UnitIndex,
  from: readonly ZoneIndex[],
  to: ZoneIndex,
  left: readonly ZoneIndex[],
): Refusing | undefined {
  const { field, p } = play;
  const side = field.sideOf[unit];
  if (left.includes(to)) return COMBAT["withdraw-back"];
  for (const zone of from) {
    const kind = field.graph.kindOf(zone, to);
    if (kind === NO_BORDER || kind === RIVER) {
      if (from.length > 1) return COMBAT["withdraw-common"]; // BR61-11.4-p
      return kind === RIVER ? COMBAT["withdraw-river"] : COMBAT["withdraw-border"];
    }
    if (isClosed(field, p, side, zone, to))
      return side === SOUTH ? COMBAT["withdraw-confined"] : COMBAT["withdraw-farm-ford"]; // BR61-13-f, BR61-10.3-i
  }
  return holds(field, p, 1 - side, to) ? COMBAT["withdraw-enemy"] : undefined;
}

function exits(play: Play, unit: UnitIndex, from: readonly ZoneIndex[], left: readonly ZoneIndex[]): ZoneIndex[] {
  return play.field.graph.linked[from[0]].filter((to) => exitRefusal(play, unit, from, to, left) === undefined);
}

/** Second zones from `from`: with room, and away from the fight unless a full zone forces the brigade on (R63). */
function onward(
  play: Play,
  unit: UnitIndex,
  from: ZoneIndex,
  left: readonly ZoneIndex[],
  against: readonly ZoneIndex[],
): ZoneIndex[] {
  const forced = !roomFor(play, [unit], from);
  return exits(play, unit, [from], left).filter(
    (to) => roomFor(play, [unit], to) && (forced || leadsAway(play.field, to, against)),
  );
}

/** Only the best of the ways out may be taken (R63). */
function bestOf(play: Play, unit: UnitIndex, zones: readonly ZoneIndex[], against: readonly ZoneIndex[]): ZoneIndex[] {
  const ranks = zones.map((zone) => rank(play.field, play.p, unit, zone, against));
  const best = Math.min(...ranks);
  return zones.filter((_, at) => ranks[at] === best);
}

/**
 * May the first zone of a retreat be this one? A full one only where a second zone takes the brigade (BR61-10.5-a). An extended line
 * regroups in the first zone, so that it needs room there (R69).
 */
function takesIn(
  play: Play,
  unit: UnitIndex,
  own: readonly ZoneIndex[],
  to: ZoneIndex,
  against: readonly ZoneIndex[],
): boolean {
  return roomFor(play, [unit], to) || (own.length === 1 && onward(play, unit, to, [...own, to], against).length > 0);
}

/** First zones of a retreat. */
function firstZones(play: Play, unit: UnitIndex, against: readonly ZoneIndex[]): ZoneIndex[] {
  const own = zonesOf(play.field, play.p, unit);
  const open = exits(play, unit, own, own).filter((to) => takesIn(play, unit, own, to, against));
  return bestOf(play, unit, open, against);
}

/** R64: is there anywhere to go? */
export function mayWithdraw(play: Play, unit: UnitIndex, against: readonly ZoneIndex[]): boolean {
  return firstZones(play, unit, against).length > 0;
}

/**
 * Sends a unit back, zone by zone, away from enemies in these zones (BR61-11.4-h).
 * @param free it follows its front line, and loses no step to an enemy Front (BR61-11.3-l)
 */
export function beginWithdrawal(play: Play, unit: UnitIndex, against: readonly ZoneIndex[], free: boolean): void {
  const origins = zonesOf(play.field, play.p, unit);
  push(play, { step: "withdrawal", unit, steps: 0, origins, against, free: free ? 1 : 0 });
}

function zonesNow(play: Play, f: WithdrawalFrame): ZoneIndex[] {
  if (f.steps === 0) return firstZones(play, f.unit, f.against);
  if (f.steps === 2) return [];
  const here = play.p.place[f.unit];
  return bestOf(play, f.unit, onward(play, f.unit, here, [...f.origins, here], f.against), f.against);
}

function mayHalt(play: Play, f: WithdrawalFrame): boolean {
  return f.steps > 0 && roomFor(play, [f.unit], play.p.place[f.unit]);
}

function withdrawals(play: Play, f: WithdrawalFrame): Action[] {
  const unit = unitId(play, f.unit);
  const actions: Action[] = zonesNow(play, f).map((zone) => ({ type: "withdraw", unit, zone: zoneId(play, zone) }));
  if (mayHalt(play, f)) actions.push({ type: "halt", unit });
  return actions;
}

/** BR61-11.4-h, D25, D33: an orderly retreat of one or two zones, away from the fight. Zones of control do not stop it. */
export const withdrawal: Step<"withdrawal"> = {
  ask(play, f) {
    if (play.p.state[f.unit] !== ON_MAP) return undefined;
    const actions = withdrawals(play, f);
    if (actions.length <= 1) return undefined;
    return asks(
      "withdrawal",
      play.field.sideOf[f.unit],
      "BR61-11.4-h",
      { unit: unitId(play, f.unit), zone: zoneId(play, play.p.place[f.unit]), steps: f.steps },
      actions,
    );
  },
  run(play, f) {
    const [only] = play.p.state[f.unit] === ON_MAP ? withdrawals(play, f) : [];
    if (only === undefined) pop(play);
    else takeWithdrawal(play, f, only);
  },
  take: takeWithdrawal,
  refuse(play, f, action) {
    if ((action.type !== "halt" && action.type !== "withdraw") || action.unit !== unitId(play, f.unit))
      return undefined;
    if (action.type === "halt") return f.steps === 0 ? COMBAT["halt-early"] : COMBAT["halt-full"];
    const zone = play.field.graph.index(action.zone);
    return zone === undefined ? GAME["no-such-zone"] : whyNotTo(play, f, zone);
  },
};

function whyNotTo(play: Play, f: WithdrawalFrame, to: ZoneIndex): Refusing {
  const { field, p } = play;
  const from = f.steps === 0 ? zonesOf(field, p, f.unit) : [p.place[f.unit]];
  const refusal = exitRefusal(play, f.unit, from, to, [...f.origins, ...from]);
  if (refusal !== undefined) return refusal;
  const taken = f.steps === 0 ? takesIn(play, f.unit, from, to, f.against) : roomFor(play, [f.unit], to);
  if (!taken) return COMBAT["withdraw-full"]; // BR61-10.5-a
  return leadsAway(field, to, f.against) ? COMBAT["withdraw-front"] : COMBAT["withdraw-toward"]; // BR61-11.4-j, BR61-11.4-h
}

/** Why a brigade does not retreat now: it was not hit (BR61-11.4-h), or another one retreats. */
export function whyNoWithdrawal({ play, side }: Asking, id: string): Refusing {
  const { field, p } = play;
  const unit = field.unitIndex.get(id);
  if (unit === undefined) return GAME["no-such-unit"];
  if (field.sideOf[unit] !== sideIndex(side)) return GAME["not-yours"];
  return p.stack.at(-1)?.step === "withdrawal" ? COMBAT["withdraw-other"] : COMBAT["hit-none"];
}

function takeWithdrawal(play: Play, f: WithdrawalFrame, action: Action): void {
  if (action.type === "halt") {
    pop(play);
    push(play, { step: "line", piece: f.unit, companion: NONE, face: 1 });
    return;
  }
  if (action.type === "withdraw") withdraw(play, f, play.field.graph.known(action.zone));
}

function withdraw(play: Play, f: WithdrawalFrame, to: ZoneIndex): void {
  const { field, p } = play;
  const from = p.place[f.unit];
  if (f.steps === 0) leaveStacks(play, f);
  unmark(play, f.unit); // R26
  f.steps += 1;
  carryTo(play, f.unit, from, to);
  const throughFront = inEnemyFront(field, p, 1 - field.sideOf[f.unit], to);
  tell(play, {
    type: "retreated",
    rule: "BR61-11.4-h",
    unit: unitId(play, f.unit),
    from: zoneId(play, from),
    to: zoneId(play, to),
    throughFront,
  });
  arriveIn(play, field.sideOf[f.unit], to);
  if (throughFront && f.free === 0) loseStep(play, f.unit, "BR61-11.4-k");
}

/** The brigade leaves its zones, an extended line as one (BR61-11.4-p, R69); brigades behind its front lines must follow (R61). */
function leaveStacks(play: Play, f: WithdrawalFrame): void {
  const { field, p } = play;
  const followers: UnitIndex[] = [];
  const pieces: readonly PieceIndex[] = [f.unit, markerOf(field, f.unit)];
  for (const piece of pieces) {
    const zone = p.place[piece];
    if (zone === NOWHERE || p.front[zone] !== piece) continue;
    for (let other = p.behind[piece]; other !== NONE; other = p.behind[other]) followers.push(unitOf(field, other));
  }
  const extended = isExtended(field, p, f.unit);
  const [first] = zonesOf(field, p, f.unit);
  takeUpWhole(play, f.unit);
  if (extended)
    tell(play, { type: "regrouped", rule: "BR61-11.4-p", unit: unitId(play, f.unit), zone: zoneId(play, first) });
  const units = [...new Set(followers)].filter((unit) => unit !== f.unit);
  if (units.length === 0) return;
  const own = play.p.stack.pop();
  push(play, { step: "following", units, against: f.against });
  if (own !== undefined) push(play, own);
}
