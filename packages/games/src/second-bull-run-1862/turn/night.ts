import { LAND, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { isIndependent } from "../command/command-range.ts";
import { displaceCommanders } from "../command/commanders.ts";
import { entryCost, entryRefusal, isBlocked, openEntries } from "./entries.ts";
import { beginFacing } from "../movement/facing.ts";
import {
  type CommanderIndex,
  CONFEDERATE,
  type EntryIndex,
  type Field,
  type SideIndex,
  UNION,
  type UnitIndex,
} from "../field.ts";
import type { FrameOf } from "../frames.ts";
import { beginMarch } from "../movement/march.ts";
import { asks, commanderId, type Play, pop, push, type Step, tell, unitId, unitIds } from "../play.ts";
import {
  ACTED,
  COHERENT,
  contactsOf,
  inReachOf,
  isPosted,
  ISOLATED,
  LEFT,
  marked,
  ON_MAP,
  type Position,
  ROUTED,
  WITHDRAWN,
} from "../position.ts";
import { takeOff } from "../movement/presence.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { absenceOf } from "../absence.ts";
import { closedRefusal } from "./coming.ts";
import { NIGHT as REFUSALS, REINFORCEMENTS } from "./refusals.ts";
import { bringUnit } from "./reinforcements.ts";
import type { NightData } from "../scenarios/scenario-data.ts";
import { SIDES } from "../vocabulary.ts";
import { beginWithdrawal } from "../combat/withdrawal.ts";

/** The night turn, step by step (SB62-11.2.3-d). */
const NIGHT: readonly ((play: Play) => void)[] = [
  restByNight,
  recoverByNight,
  (play) => {
    push(play, { step: "parting", side: CONFEDERATE, held: [] });
    push(play, { step: "parting", side: UNION, held: [] });
  },
  (play) => {
    const left = nightOf(play.field).moves;
    push(play, { step: "night-moves", side: CONFEDERATE, left });
    push(play, { step: "night-moves", side: UNION, left });
  },
  (play) => push(play, { step: "recall" }),
  endNight,
];
/** How many parts the night has (SB62-11.2.3-d). */
export const PARTS_OF_NIGHT = NIGHT.length;

/** The night, part by part (SB62-11.2.3-d). */
export const night: Step<"night"> = {
  run(play, f) {
    if (f.at === 0) tell(play, { type: "night-began", rule: "SB62-11.2.3-d" });
    const run = NIGHT[f.at];
    f.at += 1;
    run(play);
  },
};

/** Brigades that moved by night act by day. */
function endNight(play: Play): void {
  const { marks } = play.p;
  for (let unit = 0; unit < marks.length; unit++) marks[unit] &= ~ACTED;
  pop(play);
}

function nightOf(field: Field): NightData {
  const { night: data } = field.scenario;
  if (data === undefined) throw new Error(`Scenario ${field.scenario.id} has no night.`);
  return data;
}

/** SB62-11.2.3-e: all Fatigue and Rout is removed; routed brigades face again. */
function restByNight(play: Play): void {
  const { field, p } = play;
  const rallied: UnitIndex[] = [];
  for (let unit = 0; unit < field.roster; unit++) {
    if (marked(p, unit, ROUTED)) rallied.push(unit);
    p.fatigue = p.fatigue.with(unit, 0);
    p.marks[unit] &= ~(ROUTED | ACTED | ISOLATED | COHERENT);
  }
  tell(play, { type: "rallied-by-night", rule: "SB62-11.2.3-e", units: unitIds(play, rallied) });
  for (const unit of rallied.toReversed()) beginFacing(play, unit, false, []);
}

/** SB62-11.2.3-f, RU-97: brigades on the map, not artillery. */
function recoverByNight(play: Play): void {
  const { field, p } = play;
  const { recovery } = nightOf(field);
  for (let unit = 0; unit < field.roster; unit++) {
    if (p.state[unit] !== ON_MAP || field.isArtillery[unit] === 1) continue;
    const row = recovery.find(({ losses }) => p.losses[unit] >= losses);
    if (row === undefined) continue;
    p.losses = p.losses.with(unit, p.losses[unit] - row.recovered);
    tell(play, { type: "loss-recovered", rule: "SB62-11.2.3-f", unit: unitId(play, unit), losses: p.losses[unit] });
  }
}

/** Does the terrain favour the defender of a zone against an enemy in another (RU-98)? */
function isStrong(field: Field, zone: ZoneIndex, from: ZoneIndex): boolean {
  const { graph } = field;
  if (field.woods[zone] === 1 || field.village[zone] === 1 || field.embankment[zone] === 1) return true;
  const kind = graph.kindOf(from, zone);
  return graph.climb[from * graph.size + zone] === 1 || kind !== LAND;
}

/** SB62-11.2.3-g: it may stay on strong terrain if no enemy in contact with it is on such terrain against it. */
function mayHold(field: Field, p: Position, unit: UnitIndex): boolean {
  const place = p.place[unit];
  return contactsOf(field, p, field.sideOf[unit], place).every(
    (enemy) => isStrong(field, place, p.place[enemy]) && !isStrong(field, p.place[enemy], place),
  );
}

/** Brigades of a side in contact that have neither chosen to stay nor tried to go. */
function partersOf({ field, p }: Play, f: FrameOf<"parting">): readonly UnitIndex[] {
  return field.sideOf.flatMap((side, unit) =>
    side === f.side &&
    p.state[unit] === ON_MAP &&
    !f.held.includes(unit) &&
    inReachOf(field, p, 1 - side, p.place[unit])
      ? [unit]
      : [],
  );
}

/** SB62-11.2.3-g, RU-98, D-24: brigades in contact retreat until they are not, the Union's first. */
export const parting: Step<"parting"> = {
  ask(play, f) {
    const { field, p } = play;
    const parters = partersOf(play, f);
    const actions: Action[] = parters.map((unit) => ({ type: "part", unit: unitId(play, unit) }));
    for (const unit of parters) if (mayHold(field, p, unit)) actions.push({ type: "hold", unit: unitId(play, unit) });
    return actions.length < 2 ? undefined : asks("parting", f.side, "SB62-11.2.3-g", {}, actions);
  },
  run(play, f) {
    const [only] = partersOf(play, f);
    if (only === undefined) pop(play);
    else part(play, f, only);
  },
  take(play, f, action) {
    if (action.type !== "part" && action.type !== "hold") return;
    const unit = present(play.field.unitIndex.get(action.unit), action.unit);
    if (action.type === "part") return part(play, f, unit);
    f.held = [...f.held, unit];
    return tell(play, { type: "held", rule: "SB62-11.2.3-g", unit: action.unit });
  },
  refuse(play, f, action) {
    if (action.type !== "part" && action.type !== "hold") return undefined;
    const unit = play.field.unitIndex.get(action.unit);
    if (unit === undefined) return ANY["no-such-unit"];
    if (play.field.sideOf[unit] !== f.side) return ANY["other-side"];
    if (partersOf(play, f).includes(unit)) return REFUSALS["hold-ground"];
    return f.held.includes(unit) ? REFUSALS["part-once"] : REFUSALS["part-apart"];
  },
};

/** It goes once: if there is no way out of contact it takes a loss for that (RU-69), and stays. */
function part(play: Play, f: FrameOf<"parting">, unit: UnitIndex): void {
  const { field, p } = play;
  f.held = [...f.held, unit];
  const against = contactsOf(field, p, field.sideOf[unit], p.place[unit]).map((enemy) => p.place[enemy]);
  beginWithdrawal(play, unit, 1, [...new Set(against)], true);
}

/** Brigades that left the map and can return by night, with the entries they can use (SB62-11.2.3-h, RU-99). */
function returnsOf(play: Play, side: SideIndex): readonly (readonly [UnitIndex, EntryIndex])[] {
  const { field, p } = play;
  const entries = openEntries(field, p, side, nightOf(field).back[SIDES[side]]);
  return field.sideOf.flatMap((one, unit) =>
    one !== side || p.state[unit] !== LEFT
      ? []
      : entries
          .filter((entry) => entryRefusal(field, p, unit, entry, 0) === undefined)
          .map((entry) => [unit, entry] as const),
  );
}

/** SB62-11.2.3-h, D-23: up to three brigades a side, first those that had left the map; each once. */
export const nightMoves: Step<"night-moves"> = {
  ask(play, f) {
    const { field, p } = play;
    if (f.left === 0) return undefined;
    const returns = returnsOf(play, f.side);
    const actions: Action[] = returns.map(([unit, entry]) => ({
      type: "enter",
      unit: unitId(play, unit),
      entry: field.entries[entry].letter,
    }));
    if (returns.length === 0)
      for (let unit = 0; unit < field.roster; unit++)
        if (field.sideOf[unit] === f.side && p.state[unit] === ON_MAP && !marked(p, unit, ACTED))
          actions.push({ type: "activate", unit: unitId(play, unit) });
    if (actions.length === 0) return undefined;
    return asks("night-moves", f.side, "SB62-11.2.3-h", { left: f.left }, [...actions, { type: "done" }]);
  },
  run: pop,
  take(play, f, action) {
    const { field, p } = play;
    if (action.type === "done") return pop(play);
    if (action.type !== "activate" && action.type !== "enter") return undefined;
    const unit = present(field.unitIndex.get(action.unit), action.unit);
    f.left -= 1;
    p.marks[unit] |= ACTED;
    if (action.type === "enter") {
      const entry = present(field.entryIndex.get(action.entry), action.entry);
      return bringUnit(play, unit, entry, entryCost(field, entry, 0), "SB62-11.2.3-h");
    }
    tell(play, { type: "activated", rule: "SB62-11.2.3-h", unit: action.unit, guest: false });
    return beginMarch(play, unit, 1);
  },
  refuse(play, f, action) {
    return nightRefusal(play, f.side, action);
  },
};

function nightRefusal(play: Play, side: SideIndex, action: Action): Refuses | undefined {
  const { field, p } = play;
  if (action.type !== "activate" && action.type !== "enter") return undefined;
  const unit = field.unitIndex.get(action.unit);
  if (unit === undefined) return ANY["no-such-unit"];
  if (field.sideOf[unit] !== side) return ANY["other-side"];
  if (action.type === "enter") return returnRefusal(play, side, unit, action.entry);
  if (p.state[unit] !== ON_MAP) return absenceOf(p, unit);
  return marked(p, unit, ACTED) ? REFUSALS["move-once"] : REFUSALS["move-first"];
}

/** Why a brigade does not come back by night, or not there (RU-99). */
function returnRefusal({ field, p }: Play, side: SideIndex, unit: UnitIndex, letter: string): Refuses | undefined {
  const entry = field.entryIndex.get(letter);
  if (entry === undefined) return ANY["no-such-entry"];
  if (p.state[unit] === ON_MAP) return REINFORCEMENTS["enter-present"];
  if (p.state[unit] !== LEFT) return absenceOf(p, unit);
  const letters = nightOf(field).back[SIDES[side]];
  if (openEntries(field, p, side, letters).includes(entry)) return entryRefusal(field, p, unit, entry, 0);
  return closedRefusal(field, letters, entry, (one) => isBlocked(field, p, side, one), REFUSALS["return-entry"]);
}

/** Union corps that are on the map, by their commanders. */
function corpsOnMap({ field, p }: Play): readonly CommanderIndex[] {
  return field.corpsCommanders[UNION].filter(
    (commander) => isPosted(p, commander) || corpsUnits(field, p, commander).length > 0,
  );
}

function corpsUnits(field: Field, p: Position, commander: CommanderIndex): readonly UnitIndex[] {
  return field.corpsOf.flatMap((corps, unit) => (corps === commander && p.state[unit] === ON_MAP ? [unit] : []));
}

/** SB62-11.2.3-i, RU-100, D-22: the Union withdraws a corps and its independent brigades; they return as reinforcements. */
export const recall: Step<"recall"> = {
  ask(play) {
    const actions = corpsOnMap(play).map((commander): Action => ({
      type: "recall",
      commander: commanderId(play, commander),
    }));
    return actions.length === 0 ? undefined : asks("recall", UNION, "SB62-11.2.3-i", {}, actions);
  },
  run: pop,
  take(play, _, action) {
    if (action.type !== "recall") return;
    pop(play);
    withdraw(play, present(play.field.commanderIndex.get(action.commander), action.commander));
  },
  refuse(play, _, action) {
    if (action.type !== "recall") return undefined;
    const commander = play.field.commanderIndex.get(action.commander);
    if (commander === undefined) return ANY["no-such-commander"];
    return REFUSALS[play.field.commanderSide[commander] === UNION ? "recall-corps" : "recall-enemy"];
  },
};

/** With its independent brigades; a commander whom the last brigade leaves alone next to the enemy is displaced (RU-46). */
function withdraw(play: Play, commander: CommanderIndex): void {
  const { field, p } = play;
  const independents = field.sideOf.flatMap((side, unit) =>
    side === UNION && p.state[unit] === ON_MAP && isIndependent(field, p, unit) ? [unit] : [],
  );
  const units = [...new Set([...corpsUnits(field, p, commander), ...independents])];
  for (const unit of units) takeOff(play, unit, WITHDRAWN);
  if (isPosted(p, commander)) {
    p.commanderState[commander] = WITHDRAWN;
    p.post[commander] = NOWHERE;
    p.activated[commander] = 0; // RU-107
  }
  tell(play, {
    type: "recalled",
    rule: "SB62-11.2.3-i",
    commander: commanderId(play, commander),
    units: unitIds(play, units),
  });
  displaceCommanders(play);
}
