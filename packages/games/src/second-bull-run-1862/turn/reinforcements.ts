import { type RuleId, present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { beginRide, displaceCommanders } from "../command/commanders.ts";
import {
  callRefusal,
  comerOf,
  comingRefusal,
  entriesOfCommander,
  entriesOfUnit,
  isClosedToCommander,
  lettersOfCommander,
  lettersOfUnit,
  waitRefusal,
} from "./coming.ts";
import { enteringPoints, entryCost, entryRefusal, isBlocked, stoodInFor } from "./entries.ts";
import {
  COMMANDER_POINTS,
  type CommanderIndex,
  CONFEDERATE,
  type EntryIndex,
  NONE,
  type SideIndex,
  UNION,
  type UnitIndex,
} from "../field.ts";
import type { ReinforcementsFrame } from "../frames.ts";
import { beginMarch } from "../movement/march.ts";
import { asks, commanderId, type Play, pop, push, roll, type Step, tell, unitId, zoneId } from "../play.ts";
import { clockOf, ON_MAP, WAITING, WITHDRAWN } from "../position.ts";
import { bringOn } from "../movement/presence.ts";
import { ARRIVES_UP_TO } from "../scenarios/scenario-data.ts";
import { comingOf, type Line, linesOf, mayCommanderWait } from "./schedule.ts";
import { type EntryId, SIDES } from "../vocabulary.ts";

/** Whether the Confederates call for Jones’s division (SB62-11.2.1-j, SB62-11.2.2-c). */
export const jones: Step<"jones"> = {
  ask(play) {
    if (callRefusal(play.field, play.p) !== undefined) return undefined;
    const rule = isCalledAnyTurn(play) ? "SB62-11.2.2-c" : "SB62-11.2.1-j";
    return asks("jones", CONFEDERATE, rule, {}, [{ type: "call" }, { type: "refrain" }]);
  },
  run: pop,
  take(play, _, action) {
    pop(play);
    if (action.type !== "call") return;
    play.p.jones = clockOf(play.p);
    tell(play, { type: "jones-called", rule: isCalledAnyTurn(play) ? "SB62-11.2.2-c" : "SB62-11.2.1-j" });
  },
};

function isCalledAnyTurn({ field }: Play): boolean {
  return field.scenario.optional.turn === "from";
}

/** SB62-8-E: the dice of both sides, then the Union comes on, then the Confederates (SB62-8-E-f, SB62-11.1.3-a). */
export function beginReinforcements(play: Play): void {
  const comers = [comersOf(play, UNION), comersOf(play, CONFEDERATE)];
  for (const side of [CONFEDERATE, UNION]) {
    const left = comers[side];
    if (left.length === 0) continue;
    push(play, {
      step: "reinforcements",
      side,
      left,
      letters: play.field.divisions.map(() => NONE),
      entered: play.field.entries.map(() => 0),
    });
  }
}

/** Who comes on this turn: brigades by index, commanders by roster and index. */
function comersOf(play: Play, side: SideIndex): readonly number[] {
  const { field, p } = play;
  const listed = linesOf(field).flatMap((line) => (line.side === side ? comersOfLine(play, side, line) : []));
  const back = field.rosterOf[side].filter((unit) => p.state[unit] === WITHDRAWN);
  const leaders = field.commanderSide.flatMap((one, commander) =>
    one === side && p.commanderState[commander] === WITHDRAWN ? [field.roster + commander] : [],
  );
  const night = field.scenario.night?.withdrawn[0].from ?? 0;
  return p.turn >= night ? [...listed, ...leaders, ...back] : listed;
}

function comersOfLine(play: Play, side: SideIndex, line: Line): readonly number[] {
  const { field, p } = play;
  if (line.commander !== NONE) {
    // SB62-8-E-c
    const waits = p.commanderState[line.commander] === WAITING && line.time <= clockOf(p);
    return waits ? [field.roster + line.commander] : [];
  }
  const waiting = line.units.filter((unit) => p.state[unit] === WAITING);
  if (waiting.length === 0) return [];
  const comings = waiting.map((unit) => comingOf(p, line, unit));
  if (comings.includes("by die") && !arrives(play, side, line)) {
    p.due = p.due.map((due, unit) => (waiting.includes(unit) ? clockOf(p) + 1 : due));
    return [];
  }
  return waiting.filter((_, at) => comings[at] !== "not");
}

/** One die for a division or an independent brigade (SB62-11.1.3-b, SB62-11.1.3-c, DR-09, RU-80). */
function arrives(play: Play, side: SideIndex, { arrival: { who } }: Line): boolean {
  const formation = "division" in who ? who.division : "unit" in who ? who.unit : who.commander;
  const needed = ARRIVES_UP_TO[SIDES[side]];
  const die = roll(play, "reinforcement", side, [], formation, needed);
  const now = die.total <= needed;
  const rule = side === UNION ? "SB62-11.1.3-b" : "SB62-11.1.3-c";
  tell(play, { type: "reinforcement-tested", rule, formation, roll: die, arrives: now });
  return now;
}

/** SB62-8-E-a, SB62-11.2-c, D-17, D-19: one comes after the other, each by one of its letters, a division by one letter. */
export const reinforcements: Step<"reinforcements"> = {
  ask(play, f) {
    const { field, p } = play;
    const actions: Action[] = [];
    for (const comer of f.left) {
      if (comer >= field.roster) {
        const commander = comer - field.roster;
        for (const entry of entriesOfCommander(field, p, commander))
          actions.push({ type: "bring", commander: commanderId(play, commander), entry: field.entries[entry].letter });
        if (mayCommanderWait(field, p, commander)) actions.push({ type: "wait", unit: commanderId(play, commander) });
        continue;
      }
      for (const entry of entriesOfUnit(field, p, f, comer))
        if (entryRefusal(field, p, comer, entry, f.entered[entry]) === undefined)
          actions.push({ type: "enter", unit: unitId(play, comer), entry: field.entries[entry].letter });
      if (waitRefusal(field, p, f, comer) === undefined) actions.push({ type: "wait", unit: unitId(play, comer) });
    }
    return actions.length === 0 ? undefined : asks("reinforcements", f.side, "SB62-8-E-a", {}, actions);
  },
  run(play, f) {
    const { field, p } = play;
    pop(play);
    const shut = f.left.flatMap((comer) =>
      comer >= field.roster || entriesOfUnit(field, p, f, comer).length > 0 ? [] : lettersOfUnit(field, p, comer),
    );
    for (const entry of new Set(shut)) tell(play, { type: "entry-blocked", rule: "SB62-8-E-e", entry });
    for (const comer of f.left) {
      if (comer >= field.roster) continue;
      if (p.state[comer] === WAITING) p.due = p.due.with(comer, clockOf(p) + 1);
      tell(play, { type: "entry-waits", rule: "SB62-RU81", unit: unitId(play, comer) });
    }
  },
  take(play, f, action) {
    const { field } = play;
    switch (action.type) {
      case "enter": {
        const unit = present(field.unitIndex.get(action.unit), action.unit);
        return enter(play, f, unit, present(field.entryIndex.get(action.entry), action.entry));
      }
      case "bring": {
        const commander = present(field.commanderIndex.get(action.commander), action.commander);
        return bring(play, f, commander, present(field.entryIndex.get(action.entry), action.entry));
      }
      case "wait": {
        const comer = comerOf(field, action.unit);
        const division = comer < field.roster ? field.divisionOf[comer] : NONE;
        f.left = f.left.filter(
          (one) => one !== comer && (division === NONE || one >= field.roster || field.divisionOf[one] !== division),
        );
        return undefined;
      }
      default:
        return undefined;
    }
  },
  refuse(play, f, action) {
    return comingRefusal(play, f, action);
  },
};

/** Reports that an entry other than those listed is used (SB62-8-E-e). */
function tellStandIn(
  play: Play,
  letters: readonly EntryId[],
  entry: EntryIndex,
  isClosed: (entry: EntryIndex) => boolean,
): void {
  const blocked = stoodInFor(play.field, letters, entry, isClosed);
  if (blocked === undefined) return;
  const instead = play.field.entries[entry].letter;
  tell(play, { type: "entry-blocked", rule: "SB62-8-E-e", entry: blocked, instead });
}

/** SB62-8-E-d: it moves on from its first zone with what is left of its points. */
function enter(play: Play, f: ReinforcementsFrame, unit: UnitIndex, entry: EntryIndex): void {
  const { field, p } = play;
  const division = field.divisionOf[unit];
  const before = f.entered[entry];
  if (division === NONE || f.letters[division] === NONE)
    tellStandIn(play, lettersOfUnit(field, p, unit), entry, (one) => isBlocked(field, p, f.side, one));
  f.left = f.left.filter((one) => one !== unit);
  f.entered = f.entered.map((count, at) => (at === entry ? count + 1 : count));
  if (division !== NONE) f.letters = f.letters.map((letter, at) => (at === division ? entry : letter));
  bringUnit(play, unit, entry, entryCost(field, entry, before));
}

/**
 * Puts a brigade into its first zone, from where it moves on.
 * @param cost MP of that zone
 */
export function bringUnit(
  play: Play,
  unit: UnitIndex,
  entry: EntryIndex,
  cost: number,
  rule: RuleId = "SB62-8-E-d",
): void {
  const { field, p } = play;
  const { letter, zone } = field.entries[entry];
  p.due = p.due.with(unit, 0);
  bringOn(play, unit, zone);
  tell(play, {
    type: "entered",
    rule,
    unit: unitId(play, unit),
    entry: letter,
    zone: zoneId(play, zone),
    cost,
  });
  beginMarch(play, unit, 1, enteringPoints(field, unit) - cost);
  displaceCommanders(play);
}

/** SB62-8-E-c: a commander comes without a test, available (RU-107), and rides on. */
function bring(play: Play, f: ReinforcementsFrame, commander: CommanderIndex, entry: EntryIndex): void {
  const { field, p } = play;
  const { letter, zone, cost } = field.entries[entry];
  tellStandIn(play, lettersOfCommander(field, p, commander), entry, (one) =>
    isClosedToCommander(field, p, commander, one),
  );
  f.left = f.left.filter((one) => one !== field.roster + commander);
  p.commanderState[commander] = ON_MAP;
  p.activated[commander] = 0;
  p.post[commander] = zone;
  tell(play, {
    type: "commander-entered",
    rule: "SB62-8-E-c",
    commander: commanderId(play, commander),
    entry: letter,
    zone: zoneId(play, zone),
  });
  beginRide(play, commander, COMMANDER_POINTS - cost);
}
