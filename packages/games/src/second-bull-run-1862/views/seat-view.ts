import { NOWHERE } from "@stonebridge/board";
import { isIndependent } from "../command/command-range.ts";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import { copyFrame } from "../copying.ts";
import { dayOf } from "../turn/initiative.ts";
import {
  ACTED,
  artilleryOf,
  ATTACKED,
  COHERENT,
  combatOf,
  DISMOUNTED,
  fatigueOf,
  ISOLATED,
  ON_MAP,
  type Position,
  ROUTED,
  TURNS_OF_FIRST_DAY,
} from "../position.ts";
import type { Hour } from "../situations/situation.ts";
import { ADMINISTRATION } from "../turn/turn.ts";
import { scoreOf, winnerBy } from "../scenarios/victory.ts";
import type { CommanderView, UnitView, View, Whereabouts } from "./view.ts";
import { SIDES, type SideId, type Stage, TACTICS, type Tactic } from "../vocabulary.ts";

/** By state of a brigade. */
export const WHEREABOUTS: readonly Whereabouts[] = ["waiting", "map", "eliminated", "left", "withdrawn"];

/** Views are made for every decision: shared where empty, and written without spreads. */
const NO_IDS: readonly string[] = [];

/** What a view says of a brigade, with what it was made from. */
interface Seen {
  readonly view: UnitView;
  readonly place: number;
  readonly facing: number;
  readonly state: number;
  readonly losses: number;
  readonly lossesBefore: number;
  readonly fatigue: number;
  readonly marks: number;
  readonly target: number;
  readonly origin: number;
  readonly due: number;
  readonly depth: number;
  readonly independent: boolean;
}

/** What was seen last, by field and brigade: few brigades change from one view to the next, and views share the others. */
interface LastSeen {
  readonly units: Seen[];
  unitViews: readonly UnitView[];
  /** By commander: what his view was made from, as one number. */
  readonly commanders: number[];
  commanderViews: readonly CommanderView[];
}
const lastSeen = new WeakMap<Field, LastSeen>();

function lastSeenOf(field: Field): LastSeen {
  let seen = lastSeen.get(field);
  if (seen === undefined) {
    seen = { units: [], unitViews: [], commanders: [], commanderViews: [] };
    lastSeen.set(field, seen);
  }
  return seen;
}

/** All brigades; the same list as before if nothing about them has changed. */
function unitViews(field: Field, p: Position, last: LastSeen): readonly UnitView[] {
  const seen = last.units;
  let changed = false;
  for (let unit = 0; unit < field.roster; unit++) {
    const onMap = p.state[unit] === ON_MAP;
    const depth = onMap ? depthOf(p, unit) : 0;
    const independent = onMap && isIndependent(field, p, unit);
    if (seen[unit] !== undefined && !hasChanged(seen[unit], p, unit, depth, independent)) continue;
    seen[unit] = look(field, p, unit, depth, independent);
    changed = true;
  }
  if (changed) last.unitViews = seen.map(({ view }) => view);
  return last.unitViews;
}

/** All commanders, likewise. */
function commanderViews(field: Field, p: Position, last: LastSeen): readonly CommanderView[] {
  let changed = false;
  for (let commander = 0; commander < field.commanders.length; commander++) {
    const traits = (p.post[commander] * STATES + p.commanderState[commander]) * 2 + p.activated[commander];
    if (last.commanders[commander] === traits) continue;
    last.commanders[commander] = traits;
    changed = true;
  }
  if (changed) last.commanderViews = field.commanders.map((_, commander) => commanderView(field, p, commander));
  return last.commanderViews;
}

/** More than a commander has states. */
const STATES = 8;

function hasChanged(seen: Seen, p: Position, unit: UnitIndex, depth: number, independent: boolean): boolean {
  return (
    seen.place !== p.place[unit] ||
    seen.facing !== p.facing[unit] ||
    seen.state !== p.state[unit] ||
    seen.losses !== p.losses[unit] ||
    seen.lossesBefore !== p.lossesBefore[unit] ||
    seen.fatigue !== p.fatigue[unit] ||
    seen.marks !== p.marks[unit] ||
    seen.target !== p.target[unit] ||
    seen.origin !== p.origin[unit] ||
    seen.due !== p.due[unit] ||
    seen.depth !== depth ||
    seen.independent !== independent
  );
}

function look(field: Field, p: Position, unit: UnitIndex, depth: number, independent: boolean): Seen {
  return {
    view: unitView(field, p, unit, depth, independent),
    place: p.place[unit],
    facing: p.facing[unit],
    state: p.state[unit],
    losses: p.losses[unit],
    lossesBefore: p.lossesBefore[unit],
    fatigue: p.fatigue[unit],
    marks: p.marks[unit],
    target: p.target[unit],
    origin: p.origin[unit],
    due: p.due[unit],
    depth,
    independent,
  };
}

function unitView(field: Field, p: Position, unit: UnitIndex, depth: number, independent: boolean): UnitView {
  const printed = field.units[unit];
  const marks = p.marks[unit];
  const zone = p.place[unit];
  const faced = p.facing[unit];
  const seen: Writable<UnitView> = {
    id: printed.id,
    printed,
    whereabouts: WHEREABOUTS[p.state[unit]],
    front: faced === NOWHERE ? NO_IDS : field.frontIds[zone * field.graph.size + faced],
    depth,
    combat: combatOf(field, p, unit),
    artillery: artilleryOf(field, p, unit),
    losses: p.losses[unit],
    lossesBefore: p.lossesBefore[unit],
    fatigue: fatigueOf(p, unit),
    routed: (marks & ROUTED) !== 0,
    dismounted: (marks & DISMOUNTED) !== 0,
    independent,
    isolated: (marks & ISOLATED) !== 0,
    coherent: (marks & COHERENT) !== 0,
    acted: (marks & ACTED) !== 0,
    attacked: (marks & ATTACKED) !== 0,
  };
  if (zone !== NOWHERE) seen.zone = field.graph.ids[zone];
  if (faced !== NOWHERE) seen.facing = field.graph.ids[faced];
  if (p.origin[unit] !== NOWHERE) seen.origin = field.graph.ids[p.origin[unit]];
  if (p.target[unit] !== NOWHERE) seen.attacks = field.graph.ids[p.target[unit]];
  if (p.due[unit] > 0) seen.due = hourOf(p.due[unit]);
  return seen;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Brigades of its zone that arrived after it. */
function depthOf(p: Position, unit: UnitIndex): number {
  let depth = 0;
  for (let other = p.top[p.place[unit]]; other !== unit && other !== NONE; other = p.below[other]) depth++;
  return depth;
}

/** A clock time as day and turn. */
export function hourOf(clock: number): Hour {
  return clock > TURNS_OF_FIRST_DAY ? { day: 2, turn: clock - TURNS_OF_FIRST_DAY } : { day: 1, turn: clock };
}

function commanderView(field: Field, p: Position, commander: number): CommanderView {
  const printed = field.commanders[commander];
  const zone = p.post[commander];
  const seen: Writable<CommanderView> = {
    id: printed.id,
    printed,
    whereabouts: WHEREABOUTS[p.commanderState[commander]] as CommanderView["whereabouts"],
    activated: p.activated[commander] === 1,
  };
  if (zone !== NOWHERE) seen.zone = field.graph.ids[zone];
  return seen;
}

/** The brigade whose action, retreat or facing is running. */
function actingUnit(field: Field, p: Position): string | undefined {
  for (let at = p.stack.length - 1; at >= 0; at--) {
    const frame = p.stack[at];
    if (frame.step === "march" || frame.step === "withdrawal" || frame.step === "facing")
      return field.units[frame.unit].id;
  }
  return undefined;
}

function stageOf(field: Field, p: Position): Stage {
  let stage: Stage = "initiative";
  for (const frame of p.stack) {
    if (frame.step === "over") return "over";
    if (frame.step === "placement") return "set-up";
    if (frame.step === "night") return "night";
    if (frame.step === "segment") return "action";
    if (frame.step === "turn" && frame.at > ADMINISTRATION) stage = "administrative";
  }
  return p.turn < dayOf(field, p).firstTurn ? "set-up" : stage;
}

/** What any seat sees: all of it, since nothing is hidden in this game. */
export function viewOf(field: Field, p: Position): View {
  const last = lastSeenOf(field);
  const acting = actingUnit(field, p);
  const score = scoreOf(field, p);
  const winner = winnerBy(field, score);
  const control: Record<string, SideId> = {};
  for (const [slot, zone] of field.objectives.entries()) control[field.graph.ids[zone]] = SIDES[p.control[slot]];
  const tactics: Partial<Record<SideId, Tactic>> = {};
  for (const [side, id] of SIDES.entries()) if (p.tactic[side] > 0) tactics[id] = TACTICS[p.tactic[side] - 1];
  const view: Writable<View> = {
    stage: stageOf(field, p),
    scenario: field.scenario.id,
    day: p.day,
    turn: p.turn,
    lastTurn: dayOf(field, p).lastTurn,
    phase: p.phase,
    options: field.options,
    units: unitViews(field, p, last),
    commanders: commanderViews(field, p, last),
    control,
    attacked: p.attacked.map((zone) => field.graph.ids[zone]),
    tactics,
    score,
    steps: p.stack.map(copyFrame),
  };
  if (p.first !== NONE) view.first = SIDES[p.first];
  if (p.active !== NONE) view.active = SIDES[p.active];
  if (acting !== undefined) view.acting = acting;
  if (p.counterAttack > 0) view.counterAttack = hourOf(p.counterAttack);
  if (p.jones > 0) view.jones = hourOf(p.jones);
  if (winner !== NONE) view.leader = SIDES[winner];
  return view;
}
