import { NOWHERE } from "@stonebridge/board";
import { noteChanges, onceFor } from "@stonebridge/kernel";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import { ON_MAP, type Position } from "../position.ts";
import { lossesOf, scoreOf } from "../scenarios/victory.ts";
import { SIDES, type SideId, TACTICS, type Tactic } from "../vocabulary.ts";
import { commanderView, unitView } from "./piece-views.ts";
import type { CommanderView, UnitView, View } from "./view.ts";

/** What was seen last of a field: little changes from one view to the next, and views share the rest. */
export interface LastSeen {
  /** By brigade: what its view was made from. */
  readonly place: Int16Array;
  readonly below: Int16Array;
  readonly facing: Int16Array;
  readonly marks: Int16Array;
  readonly depth: Int16Array;
  readonly independent: Uint8Array;
  /** Lists of the position that are replaced when they change. */
  state: Position["state"];
  losses: Position["losses"];
  lossesBefore: Position["lossesBefore"];
  target: Position["target"];
  origin: Position["origin"];
  due: Position["due"];
  fatigue: Position["fatigue"];
  /** By brigade: 1 where its view is of yesterday. */
  readonly stale: Uint8Array;
  /** By division: its brigades on the map. */
  readonly present: Uint8Array;
  units: readonly UnitView[];
  /** By commander: what his view was made from, as one number. */
  readonly posts: number[];
  commanders: readonly CommanderView[];
  readonly controllers: Int8Array;
  control: Readonly<Record<string, SideId>>;
  jones: number;
  /** Losses that each side has suffered. */
  readonly suffered: Int16Array;
  score: View["score"] | undefined;
  /** Both sides’ tactics as one number. */
  tactic: number;
  tactics: View["tactics"];
}
/** What was seen last of a field. */
export const lastSeenOf = onceFor((field: Field): LastSeen => {
  const unseen = (): Int16Array => new Int16Array(field.roster).fill(UNSEEN);
  return {
    place: unseen(),
    below: unseen(),
    facing: unseen(),
    marks: unseen(),
    depth: unseen(),
    independent: new Uint8Array(field.roster),
    state: NONE_SEEN,
    losses: NONE_SEEN,
    lossesBefore: NONE_SEEN,
    target: NONE_SEEN,
    origin: NONE_SEEN,
    due: NONE_SEEN,
    fatigue: NONE_SEEN,
    stale: new Uint8Array(field.roster),
    present: new Uint8Array(field.membersOf.length),
    units: [],
    posts: [],
    commanders: [],
    controllers: new Int8Array(field.objectives.length).fill(UNSEEN),
    control: {},
    jones: UNSEEN,
    suffered: new Int16Array(SIDES.length).fill(UNSEEN),
    score: undefined,
    tactic: 0,
    tactics: {},
  };
});

/** No number in a position is as low. */
const UNSEEN = -99;
const NONE_SEEN: readonly number[] = [];

/** Notes for which brigades a list is not as it was that is replaced when it changes. @returns whether there are any */
function isReplaced(was: readonly number[], now: readonly number[], stale: Uint8Array): boolean {
  if (was === now) return false;
  for (let unit = 0; unit < now.length; unit++) if (was[unit] !== now[unit]) stale[unit] = 1;
  return true;
}

/** Looks at all brigades. @returns whether anything has changed on which victory points depend */
export function seeUnits(field: Field, p: Position, last: LastSeen): boolean {
  const { stale } = last;
  const stateChanged = isReplaced(last.state, p.state, stale);
  let lossesChanged = isReplaced(last.losses, p.losses, stale);
  lossesChanged = isReplaced(last.lossesBefore, p.lossesBefore, stale) || lossesChanged;
  // a stack is as it was if the same brigades lie under each other in it
  let moved = noteChanges(last.place, p.place, stale);
  moved = noteChanges(last.below, p.below, stale) || moved;
  let changed = noteChanges(last.facing, p.facing, stale) || stateChanged || lossesChanged || moved;
  changed = noteChanges(last.marks, p.marks, stale) || changed;
  changed = isReplaced(last.fatigue, p.fatigue, stale) || changed;
  changed = isReplaced(last.target, p.target, stale) || changed;
  changed = isReplaced(last.origin, p.origin, stale) || changed;
  changed = isReplaced(last.due, p.due, stale) || changed;
  last.state = p.state;
  last.losses = p.losses;
  last.lossesBefore = p.lossesBefore;
  last.fatigue = p.fatigue;
  last.target = p.target;
  last.origin = p.origin;
  last.due = p.due;
  if (stateChanged) seeIndependence(field, p, last);
  if (moved) seeStacks(p, last);
  if (changed) seeAgain(field, p, last);
  return stateChanged || lossesChanged;
}

/** Notes which brigades are independent: without a division, or alone of it on the map. */
function seeIndependence(field: Field, p: Position, { present, independent, stale }: LastSeen): void {
  present.fill(0);
  for (let unit = 0; unit < field.roster; unit++) {
    const division = field.divisionOf[unit];
    if (division !== NONE && p.state[unit] === ON_MAP) present[division]++;
  }
  for (let unit = 0; unit < field.roster; unit++) {
    const division = field.divisionOf[unit];
    const alone = p.state[unit] === ON_MAP && (division === NONE || present[division] === 1) ? 1 : 0;
    if (independent[unit] === alone) continue;
    independent[unit] = alone;
    stale[unit] = 1;
  }
}

/** Notes how deep each brigade lies in its stack. */
function seeStacks(p: Position, { place, depth: depths, stale }: LastSeen): void {
  for (let unit = 0; unit < place.length; unit++) {
    const depth = place[unit] === NOWHERE || p.top[place[unit]] === unit ? 0 : depthOf(p, unit);
    if (depths[unit] === depth) continue;
    depths[unit] = depth;
    stale[unit] = 1;
  }
}

/** Makes the views of all brigades that are not as they were. */
function seeAgain(field: Field, p: Position, last: LastSeen): void {
  const { stale } = last;
  const views = last.units.slice();
  for (let unit = 0; unit < stale.length; unit++) {
    if (stale[unit] === 0) continue;
    stale[unit] = 0;
    views[unit] = unitView(field, p, unit, last.depth[unit], last.independent[unit] === 1);
  }
  last.units = views;
}

/** Looks at all commanders. */
export function seeCommanders(field: Field, p: Position, last: LastSeen): void {
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
export function seeControl(field: Field, p: Position, last: LastSeen): boolean {
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

/** Victory points: they depend on the losses, the objectives and Jones's division. */
export function seeScore(
  field: Field,
  p: Position,
  last: LastSeen,
  lossesChanged: boolean,
  controlChanged: boolean,
): View["score"] {
  const { suffered } = last;
  let changed = controlChanged || last.score === undefined || last.jones !== p.jones;
  if (lossesChanged)
    for (let side = 0; side < suffered.length; side++) {
      const losses = lossesOf(field, p, side);
      changed ||= suffered[side] !== losses;
      suffered[side] = losses;
    }
  if (!changed && last.score !== undefined) return last.score;
  last.jones = p.jones;
  last.score = scoreOf(field, p);
  return last.score;
}

/** Looks at the tactics of both sides. */
export function seeTactics(p: Position, last: LastSeen): void {
  const [union, confederate] = p.tactic;
  const tactic = union * (TACTICS.length + 1) + confederate;
  if (tactic === last.tactic) return;
  const tactics: Partial<Record<SideId, Tactic>> = {};
  for (const [side, id] of SIDES.entries()) if (p.tactic[side] > 0) tactics[id] = TACTICS[p.tactic[side] - 1];
  last.tactic = tactic;
  last.tactics = tactics;
}

/** Brigades of its zone that arrived after it. */
function depthOf(p: Position, unit: UnitIndex): number {
  let depth = 0;
  for (let other = p.top[p.place[unit]]; other !== unit && other !== NONE; other = p.below[other]) depth++;
  return depth;
}
