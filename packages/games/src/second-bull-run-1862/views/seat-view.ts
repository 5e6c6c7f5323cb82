import { NOWHERE } from "@stonebridge/board";
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
  hourOf,
  ISOLATED,
  ON_MAP,
  type Position,
  ROUTED,
} from "../position.ts";
import { ADMINISTRATION } from "../turn/turn.ts";
import { scoreOf, winnerBy } from "../scenarios/victory.ts";
import type { CommanderView, UnitView, View, Whereabouts } from "./view.ts";
import { SIDES, type SideId, type Stage, TACTICS, type Tactic } from "../vocabulary.ts";

/** By state of a brigade. */
export const WHEREABOUTS: readonly Whereabouts[] = ["waiting", "map", "eliminated", "left", "withdrawn"];

/** Views are made for every decision: shared where empty, and written without spreads. */
const NO_IDS: readonly string[] = [];

/** What was seen last of a field: little changes from one view to the next, and views share the rest. */
interface LastSeen {
  /** By brigade, {@link TRAITS} numbers each: all that its view was made from. */
  readonly traits: Int16Array;
  /** By division: its brigades on the map. */
  readonly present: Uint8Array;
  units: readonly UnitView[];
  /** By commander: what his view was made from, as one number. */
  readonly posts: number[];
  commanders: readonly CommanderView[];
  readonly controllers: Int8Array;
  control: Readonly<Record<string, SideId>>;
  jones: number;
  score: View["score"] | undefined;
}
const lastSeen = new WeakMap<Field, LastSeen>();

function lastSeenOf(field: Field): LastSeen {
  let seen = lastSeen.get(field);
  if (seen === undefined) {
    seen = {
      traits: new Int16Array(field.roster * TRAITS).fill(UNSEEN),
      present: new Uint8Array(field.membersOf.length),
      units: [],
      posts: [],
      commanders: [],
      controllers: new Int8Array(field.objectives.length).fill(UNSEEN),
      control: {},
      jones: UNSEEN,
      score: undefined,
    };
    lastSeen.set(field, seen);
  }
  return seen;
}

/** Numbers that a brigade's view is made from. */
const TRAITS = 12;

/** No number in a position is as low. */
const UNSEEN = -99;

/** Looks at all brigades. @returns whether anything about them has changed */
function seeUnits(field: Field, p: Position, last: LastSeen): boolean {
  const { traits, present } = last;
  countPresent(field, p, present);
  let views: UnitView[] | undefined;
  for (let unit = 0; unit < field.roster; unit++) {
    const onMap = p.state[unit] === ON_MAP;
    const depth = onMap ? depthOf(p, unit) : 0;
    const division = field.divisionOf[unit];
    const independent = onMap && (division === NONE || present[division] === 1);
    if (!hasChanged(traits, p, unit, depth, independent)) continue;
    views ??= [...last.units];
    views[unit] = unitView(field, p, unit, depth, independent);
  }
  if (views !== undefined) last.units = views;
  return views !== undefined;
}

/** By division: its brigades on the map. One that is alone there is independent. */
function countPresent(field: Field, p: Position, present: Uint8Array): void {
  present.fill(0);
  for (let unit = 0; unit < field.roster; unit++) {
    const division = field.divisionOf[unit];
    if (division !== NONE && p.state[unit] === ON_MAP) present[division]++;
  }
}

/** Whether anything that a brigade's view is made from is not as it was; notes how it is now. */
function hasChanged(traits: Int16Array, p: Position, unit: UnitIndex, depth: number, independent: boolean): boolean {
  const at = unit * TRAITS;
  const alone = independent ? 1 : 0;
  if (
    traits[at] === p.place[unit] &&
    traits[at + 1] === p.facing[unit] &&
    traits[at + 2] === p.state[unit] &&
    traits[at + 3] === p.losses[unit] &&
    traits[at + 4] === p.lossesBefore[unit] &&
    traits[at + 5] === p.fatigue[unit] &&
    traits[at + 6] === p.marks[unit] &&
    traits[at + 7] === p.target[unit] &&
    traits[at + 8] === p.origin[unit] &&
    traits[at + 9] === p.due[unit] &&
    traits[at + 10] === depth &&
    traits[at + 11] === alone
  )
    return false;
  traits[at] = p.place[unit];
  traits[at + 1] = p.facing[unit];
  traits[at + 2] = p.state[unit];
  traits[at + 3] = p.losses[unit];
  traits[at + 4] = p.lossesBefore[unit];
  traits[at + 5] = p.fatigue[unit];
  traits[at + 6] = p.marks[unit];
  traits[at + 7] = p.target[unit];
  traits[at + 8] = p.origin[unit];
  traits[at + 9] = p.due[unit];
  traits[at + 10] = depth;
  traits[at + 11] = alone;
  return true;
}

/** Looks at all commanders. */
function seeCommanders(field: Field, p: Position, last: LastSeen): void {
  let changed = false;
  for (let commander = 0; commander < field.commanders.length; commander++) {
    const traits = (p.post[commander] * STATES + p.commanderState[commander]) * 2 + p.activated[commander];
    if (last.posts[commander] === traits) continue;
    last.posts[commander] = traits;
    changed = true;
  }
  if (changed) last.commanders = field.commanders.map((_, commander) => commanderView(field, p, commander));
}

/** More than a commander has states. */
const STATES = 8;

/** Looks at who controls the objectives. @returns whether that has changed */
function seeControl(field: Field, p: Position, last: LastSeen): boolean {
  const { controllers } = last;
  let changed = false;
  for (let slot = 0; slot < controllers.length; slot++) {
    if (controllers[slot] === p.control[slot]) continue;
    controllers[slot] = p.control[slot];
    changed = true;
  }
  if (!changed) return false;
  const control: Record<string, SideId> = {};
  for (const [slot, zone] of field.objectives.entries()) control[field.graph.ids[zone]] = SIDES[p.control[slot]];
  last.control = control;
  return true;
}

/** Victory points: they depend on the brigades, the objectives and Jones's division. */
function seeScore(field: Field, p: Position, last: LastSeen, changed: boolean): View["score"] {
  if (changed || last.score === undefined || last.jones !== p.jones) {
    last.jones = p.jones;
    last.score = scoreOf(field, p);
  }
  return last.score;
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
  const unitsChanged = seeUnits(field, p, last);
  const controlChanged = seeControl(field, p, last);
  const score = seeScore(field, p, last, unitsChanged || controlChanged);
  seeCommanders(field, p, last);
  const acting = actingUnit(field, p);
  const winner = winnerBy(field, score);
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
    units: last.units,
    commanders: last.commanders,
    control: last.control,
    attacked: p.attacked.length === 0 ? NO_IDS : p.attacked.map((zone) => field.graph.ids[zone]),
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
