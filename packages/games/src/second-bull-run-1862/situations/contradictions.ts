import { NO_BORDER, NOWHERE, RIVER, type ZoneIndex } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import { type CommanderIndex, type Field, NONE, STACKING_LIMIT, UNION, type UnitIndex } from "../field.ts";
import { checkPresent } from "./frame-faults.ts";
import {
  ACTED,
  ATTACKED,
  clockOf,
  COHERENT,
  combatOf,
  holds,
  isPosted,
  ISOLATED,
  marked,
  ON_MAP,
  type Position,
  ROUTED,
  TURNS_OF_FIRST_DAY,
  unitsIn,
  WITHDRAWN,
} from "../position.ts";
import { mayStack } from "../movement/presence.ts";
import { linesOf } from "../turn/schedule.ts";
import { checkSetUp } from "./set-up-faults.ts";
import type { Told } from "./situation-forms.ts";
import { checkKeptIsolation, checkStock } from "./stock-faults.ts";

type Stage = Told["at"]["stage"];

/** Finds contradictions, with each other or with a rule, in a situation whose fields are valid one by one. */
export function checkContradictions(field: Field, p: Position, told: Told, faults: Faults): void {
  const { stage } = told.at;
  checkStacks(field, p, faults);
  checkAttacks(field, p, stage, faults);
  checkTimes(field, p, stage, faults);
  if (stage === "exact") {
    checkPresent(field, p, faults);
    checkKeptIsolation(field, p, told, faults);
    return;
  }
  // a saved position may be in the middle of something that has yet to put things right
  checkCommanders(field, p, faults);
  checkMarks(field, p, stage, faults);
  if (stage === "action" || stage === "combat") checkStock(field, p, told, stage, faults);
  if (stage === "set-up") checkSetUp(field, p, told, faults);
}

/** SB62-9.6-a, RU-43: no more than two brigades, of one corps; brigades on the march or in retreat may pass (SB62-9.6-b). */
function checkStacks(field: Field, p: Position, faults: Faults): void {
  const passing = new Set(
    p.stack.flatMap((frame) => (frame.step === "march" || frame.step === "withdrawal" ? [frame.unit] : [])),
  );
  for (const [zone, id] of field.graph.ids.entries()) {
    const units = unitsIn(p, zone).filter((unit) => !passing.has(unit));
    if (units.length > STACKING_LIMIT)
      faults.add(
        "placements",
        `${units.length} brigades are in ${id}; at most ${STACKING_LIMIT} may stack`,
        "SB62-9.6-a",
      );
    else if (units.length === 2 && !mayStack(field, units[0], units[1]))
      faults.add(
        "placements",
        `${field.units[units[1]].id} and ${field.units[units[0]].id} of different corps are in ${id}`,
        "SB62-9.6-a",
      );
  }
}

/** A brigade with an Attack marker may have it, and there (9.4-l, 10.1). */
function checkAttacks(field: Field, p: Position, stage: Stage, faults: Faults): void {
  for (const [unit, target] of p.target.entries()) {
    if (target === NOWHERE || p.state[unit] !== ON_MAP) continue;
    const [problem, rule] = attackFault(field, p, unit, target, stage === "combat") ?? [];
    if (problem !== undefined)
      faults.add("placements", `${field.units[unit].id} has an Attack marker ${problem}`, rule);
  }
}

/** @param fresh no combat has changed anything since the marker was placed */
function attackFault(
  field: Field,
  p: Position,
  unit: UnitIndex,
  target: ZoneIndex,
  fresh: boolean,
): readonly [problem: string, rule: string] | undefined {
  const { graph } = field;
  const place = p.place[unit];
  const goal = graph.ids[target];
  if (field.sideOf[unit] !== p.active) return ["outside a part of an action phase of its own side", "SB62-9.4-l"];
  if (field.isArtillery[unit] === 1) return ["and is artillery, which attacks with others only", "SB62-RU50"];
  if (marked(p, unit, ROUTED)) return ["and is routed", "SB62-10.4-n"];
  const kind = graph.kindOf(place, target);
  if (kind === NO_BORDER) return [`on ${goal}, which does not border ${graph.ids[place]}`, "SB62-9.4-l"];
  if (kind === RIVER) return [`on ${goal}, over a river without a bridge or ford`, "SB62-9.4-i"];
  if (p.attacked.includes(target)) return [`on ${goal}, which has been attacked in this phase`, "SB62-10.1-c"];
  if (unitsIn(p, place).some((mate) => p.target[mate] !== NOWHERE && p.target[mate] !== target))
    return [`on ${goal}, another brigade of its zone on another zone`, "SB62-10.1-e"];
  if (!fresh) return undefined;
  if (!holds(field, p, 1 - field.sideOf[unit], target)) return [`on ${goal}, where no enemy stands`, "SB62-9.4-l"];
  if (combatOf(field, p, unit) === 0) return ["and has no combat potential on foot", "SB62-RU75"];
  if (!graph.inFront(place, p.facing[unit], target)) return [`on ${goal}, which is not in its Front`, "SB62-RU40"];
  if (!isConnected(field, p, unit, target)) return [`on ${goal} apart from the others that attack it`, "SB62-RU53"];
  return undefined;
}

/** RU-53: are the zones from which a zone is attacked connected with the brigade’s? */
function isConnected(field: Field, p: Position, unit: UnitIndex, target: ZoneIndex): boolean {
  const zones = new Set(p.target.flatMap((one, other) => (one === target ? [p.place[other]] : [])));
  const reached = [p.place[unit]];
  zones.delete(p.place[unit]);
  for (const zone of reached)
    for (const other of zones)
      if (field.graph.kindOf(zone, other) !== NO_BORDER && zones.delete(other)) reached.push(other);
  return zones.size === 0;
}

/** What has happened agrees with the scenario, its options and the turn. */
function checkTimes(field: Field, p: Position, stage: Stage, faults: Faults): void {
  const { days, optional } = field.scenario;
  // what is decided at the end of a turn has been decided before any other moment of it
  const now = clockOf(p) + (stage === "turn" ? 1 : 0);
  const last = stage === "exact" ? now : now - 1;
  const second = days.find(({ rules }) => rules.kind === "august-30")?.rules;
  const from = second?.kind === "august-30" ? TURNS_OF_FIRST_DAY + second.counterAttack.from : Infinity;
  if (p.counterAttack > 0 && (p.counterAttack < from || p.counterAttack > last))
    faults.add(
      "counterAttack",
      "is declared at the end of a turn of August 30, from turn 3, that is over",
      "SB62-11.2.2-h",
    );
  const { time } = linesOf(field).find((line) => line.optional) ?? { time: 0 };
  const called = optional.turn === "fixed" ? p.jones === time : p.jones >= time;
  if (p.jones > 0 && (!called || p.jones > last))
    faults.add(
      "jones",
      optional.turn === "fixed"
        ? `is called for on turn ${time} of the first day, once that is over`
        : "is called for at the end of a turn that is over",
      optional.turn === "fixed" ? "SB62-11.2.1-j" : "SB62-RU84",
    );
  if (p.tactic.some((tactic) => tactic > 0) && (field.options.tacticalOption === "off" || p.day === 2))
    faults.add("tactics", "are rolled only on August 29 with the option tacticalOption", "SB62-11.2.1-k");
  checkWithdrawn(field, p, faults);
}

/** SB62-11.2.3-i: after the night only a Union corps and independent brigades may be withdrawn. */
function checkWithdrawn(field: Field, p: Position, faults: Faults): void {
  const night = field.scenario.night !== undefined && p.day === 2;
  const refused = (side: number, state: number): boolean => state === WITHDRAWN && (!night || side !== UNION);
  for (const [unit, state] of p.state.entries())
    if (refused(field.sideOf[unit], state))
      faults.add("absent", `${field.units[unit].id} cannot be withdrawn: the Union does so by night`, "SB62-11.2.3-i");
  for (const [commander, state] of p.commanderState.entries())
    if (refused(field.commanderSide[commander], state) || (state === WITHDRAWN && isArmys(field, commander)))
      faults.add(
        "withdrawnCommanders",
        `${field.commanders[commander].id} cannot be withdrawn: the Union withdraws a corps by night`,
        "SB62-11.2.3-i",
      );
}

function isArmys(field: Field, commander: CommanderIndex): boolean {
  return field.commanders[commander].rank === "army";
}

/** No commander is among the enemy (SB62-9.6-d, SB62-9.4-p); a leading commander is on the map (SB62-6.1-b). */
function checkCommanders(field: Field, p: Position, faults: Faults): void {
  for (const [commander, zone] of p.post.entries())
    if (isPosted(p, commander) && holds(field, p, 1 - field.commanderSide[commander], zone))
      faults.add(
        "commanders",
        `${field.commanders[commander].id} is in ${field.graph.ids[zone]}, which the enemy holds`,
        "SB62-9.4-p",
      );
  const segment = p.stack.at(-1);
  if (segment?.step === "segment" && segment.commander !== NONE && !isPosted(p, segment.commander))
    faults.add("at.commander", `${field.commanders[segment.commander].id} is not on the map`, "SB62-RU18");
}

/** Marks of a part of an action phase: only in one, and of the side to which they belong. */
function checkMarks(field: Field, p: Position, stage: Stage, faults: Faults): void {
  const during = stage === "combat";
  const side = p.active === NONE ? sideToAct(p) : p.active;
  const say = (unit: UnitIndex, what: string, rule: string): void =>
    faults.add("placements", `${field.units[unit].id} ${what}`, rule);
  for (let unit = 0; unit < field.roster; unit++) {
    if (p.state[unit] !== ON_MAP) continue;
    const own = field.sideOf[unit] === side;
    if (marked(p, unit, ACTED) && !(during && own))
      say(unit, "has acted, but no part of an action phase of its side is on its way", "SB62-6.1-k");
    if (marked(p, unit, ISOLATED | COHERENT) && !own)
      say(unit, "is isolated or in cohesion only in a part of an action phase of its own side", "SB62-RU26");
    if (marked(p, unit, ATTACKED) && (!during || own))
      say(unit, "has been attacked, but no combats of the other side are being fought", "SB62-RU52");
    if (!during && p.origin[unit] !== NOWHERE)
      say(unit, "has an origin, but no part of an action phase has begun", "SB62-RU28");
  }
  if (!during && p.attacked.length > 0)
    faults.add("attacked", "zones are attacked only in a part of an action phase", "SB62-10.1-c");
}

/** The side whose part of an action phase is to begin; NONE. */
function sideToAct(p: Position): number {
  const segment = p.stack.at(-1);
  return segment?.step === "segment" ? segment.side : NONE;
}
