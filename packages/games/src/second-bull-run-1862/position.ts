import { LAND, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { CommanderIndex, Field, SideIndex, UnitIndex } from "./field.ts";
import { NONE } from "./field.ts";
import type { Frame } from "./frames.ts";

/** Where a brigade or commander is. */
export const WAITING = 0;
/** On the map. */
export const ON_MAP = 1;
/** Destroyed, or has lost its potential (SB62-10.4-w). */
export const ELIMINATED = 2;
/** Driven off the map: eliminated, but the night may bring it back (SB62-10.4-q, RU-99, RU-101). */
export const LEFT = 3;
/** Withdrawn by the Union in the night; comes back as a reinforcement (SB62-11.2.3-i). */
export const WITHDRAWN = 4;

/** Marks of a brigade, one bit each. */
/** Has acted in the running segment (SB62-6.1-k). */
export const ACTED = 1;
/** Isolated at the start of the running segment (SB62-9.1-d, RU-26). */
export const ISOLATED = 2;
/** Was in cohesion with its division then (SB62-9.1-c, RU-27). */
export const COHERENT = 4;
/** Has a Rout marker (SB62-10.4-n). */
export const ROUTED = 8;
/** Cavalry on foot (SB62-2.1-h). */
export const DISMOUNTED = 16;
/** Was in a zone that was attacked in the running segment, wherever it is now (RU-52). */
export const ATTACKED = 32;

/**
 * A position in memory: what counters, tracks (SB62-2-d) and markers (SB62-2.3-a) show on the table; markers never run out (SB62-2.3-b,
 * RU-02). Arrays are indexed by brigade, commander, zone or objective as noted; read-only lists are replaced when they change, which is
 * seldom, and copies share them; `top`, `below` and `reach` are tables derived from `place` and the order of stacks, updated step by step.
 */
export interface Position {
  readonly stack: Frame[];
  /** 1 on August 29, 2 on August 30. */
  day: number;
  turn: number;
  /** Action phase 1..5 (SB62-6.1-a), 0 outside. */
  phase: number;
  /** Player 1 of this turn (SB62-5-a), NONE before it is known. */
  first: SideIndex;
  /** Side whose segment runs, NONE outside. */
  active: SideIndex;
  /** Zone by brigade, NOWHERE off the map. */
  place: number[];
  /** Zone faced, by brigade; NOWHERE for a routed one (SB62-10.4-n) and while it marches. */
  facing: number[];
  state: readonly number[];
  /** The first flips the counter, the others are marked under it (SB62-2.1-g). */
  losses: number[];
  /** Losses it had when it came into the game: inflicted by neither side (RU-94). */
  lossesBefore: readonly number[];
  fatigue: number[];
  marks: number[];
  /** Zone that its Attack marker points at, by brigade; NOWHERE without one (SB62-9.4-l). */
  target: readonly number[];
  /** Zone by brigade where the running segment found it; NOWHERE outside of segments (RU-28). */
  origin: readonly number[];
  /** Clock time (as `clockOf` counts it) at which a waiting brigade comes without a test; 0: as the schedule and its die say. */
  due: readonly number[];
  /** Zone by commander, whether he is activated (SB62-2.2-a), and where he is: WAITING, ON_MAP or WITHDRAWN. */
  post: number[];
  activated: number[];
  commanderState: number[];
  /** Controller by objective. */
  control: SideIndex[];
  /** Zones whose combat of the running segment has begun: not attacked again (SB62-10.1-c). Markers that still wait are in `target`. */
  attacked: readonly ZoneIndex[];
  /** By side: 0 no tactic rolled this turn, 1 Manoeuvre, 2 Assault (SB62-11.2.1-k). */
  tactic: number[];
  /** Clock time of the turn in which the counter-attack was declared, 0 before (SB62-11.2.2-h). */
  counterAttack: number;
  /** Clock time of the turn in which the Confederates called for Jones’s division, 0 before (SB62-11.2.1-j). */
  jones: number;
  /** Last to arrive of the brigades in a zone, NONE. */
  top: UnitIndex[];
  /** The brigade that was there before it, by brigade. */
  below: UnitIndex[];
  /** Brigades in the zones around, by side * zones + zone: more than 0 is a zone of control (SB62-9.3-a). */
  reach: number[];
  /** Are `place` and these tables its own? Copies share them until one of them sets a brigade down or lifts it up. */
  owns: boolean;
}

/** The turn of a day. */
export interface Hour {
  /** 1 on August 29, 2 on August 30. */
  readonly day: number;
  readonly turn: number;
}

/** Turns of both days on one scale: 1..11 the first day, the second day's turn 1 (the night) is 12. */
export function clockOf({ day, turn }: Hour): number {
  return (day - 1) * TURNS_OF_FIRST_DAY + turn;
}
/** Turns of 29 August where the night follows (SB62-11.2.3-c). */
export const TURNS_OF_FIRST_DAY = 11;

/** A clock time as day and turn. */
export function hourOf(clock: number): Hour {
  return clock > TURNS_OF_FIRST_DAY ? { day: 2, turn: clock - TURNS_OF_FIRST_DAY } : { day: 1, turn: clock };
}

/** A position of the field with nothing on the map and no step on the stack. */
export function emptyPosition(field: Field): Position {
  const list = (length: number, value: number): number[] => Array.from({ length }, () => value);
  const { roster } = field;
  const { size } = field.graph;
  const commanders = field.commanders.length;
  return {
    stack: [],
    day: 1,
    turn: 0,
    phase: 0,
    first: NONE,
    active: NONE,
    place: list(roster, NOWHERE),
    facing: list(roster, NOWHERE),
    state: list(roster, WAITING),
    losses: list(roster, 0),
    lossesBefore: list(roster, 0),
    fatigue: list(roster, 0),
    marks: list(roster, 0),
    target: list(roster, NOWHERE),
    origin: list(roster, NOWHERE),
    due: list(roster, 0),
    post: list(commanders, NOWHERE),
    activated: list(commanders, 0),
    commanderState: list(commanders, WAITING),
    // SB62-3-b: with the side whose objective it is not
    control: field.objectives.map((_, slot) => 1 - field.objectiveOf[slot]),
    attacked: [],
    tactic: [0, 0],
    counterAttack: 0,
    jones: 0,
    top: list(size, NONE),
    below: list(roster, NONE),
    reach: list(size * 2, 0),
    owns: true,
  };
}

function own(p: Position): void {
  if (p.owns) return;
  p.place = p.place.slice();
  p.top = p.top.slice();
  p.below = p.below.slice();
  p.reach = p.reach.slice();
  p.owns = true;
}

/** Puts a brigade into a zone, as the last to arrive. It must be in none. */
export function setDown(field: Field, p: Position, unit: UnitIndex, zone: ZoneIndex): void {
  own(p);
  p.place[unit] = zone;
  p.below[unit] = p.top[zone];
  p.top[zone] = unit;
  reckonReach(field, p, unit, zone, 1);
}

/** Takes a brigade out of its zone. */
export function liftUp(field: Field, p: Position, unit: UnitIndex): void {
  own(p);
  const zone = p.place[unit];
  if (p.top[zone] === unit) {
    p.top[zone] = p.below[unit];
  } else {
    let above = p.top[zone];
    while (p.below[above] !== unit) above = p.below[above];
    p.below[above] = p.below[unit];
  }
  p.below[unit] = NONE;
  p.place[unit] = NOWHERE;
  reckonReach(field, p, unit, zone, -1);
}

/** SB62-9.3-a: on every surrounding zone, except across a river; routed brigades too (RU-36). */
function reckonReach(field: Field, p: Position, unit: UnitIndex, zone: ZoneIndex, change: number): void {
  const offset = field.sideOf[unit] * field.graph.size;
  for (const near of field.graph.overLand[zone]) p.reach[offset + near] += change;
}

/** Is the zone in a zone of control of that side? Friends there never cancel it (SB62-9.3-b). */
export function inReachOf(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  return p.reach[side * field.graph.size + zone] > 0;
}

/** Is a brigade of that side in the zone? */
export function holds(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  const top = p.top[zone];
  return top !== NONE && field.sideOf[top] === side;
}

/** Brigades in the zone. */
export function stacked(p: Position, zone: ZoneIndex): number {
  let count = 0;
  for (let unit = p.top[zone]; unit !== NONE; unit = p.below[unit]) count++;
  return count;
}

/** The brigades of a zone, the last to arrive first. */
export function unitsIn(p: Position, zone: ZoneIndex): UnitIndex[] {
  const found: UnitIndex[] = [];
  for (let unit = p.top[zone]; unit !== NONE; unit = p.below[unit]) found.push(unit);
  return found;
}

/** 1 for each zone with a brigade of that side. */
export function zonesHeld(field: Field, p: Position, side: SideIndex): Uint8Array {
  const { top } = p;
  const held = new Uint8Array(top.length);
  for (let zone = 0; zone < top.length; zone++)
    if (top[zone] !== NONE && field.sideOf[top[zone]] === side) held[zone] = 1;
  return held;
}

/** Enemy brigades in contact with a zone: next to it, not across a river (RU-35). */
export function contactsOf(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): UnitIndex[] {
  const found: UnitIndex[] = [];
  if (!inReachOf(field, p, 1 - side, zone)) return found;
  for (const near of field.graph.overLand[zone]) {
    if (!holds(field, p, 1 - side, near)) continue;
    for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit]) found.push(unit);
  }
  return found;
}

/** Has the brigade any of these marks? */
export function marked(p: Position, unit: UnitIndex, mark: number): boolean {
  return (p.marks[unit] & mark) !== 0;
}

/** Is it cavalry that is on horseback (SB62-9.4-m)? */
export function isMounted(field: Field, p: Position, unit: UnitIndex): boolean {
  return field.isCavalry[unit] === 1 && !marked(p, unit, DISMOUNTED);
}

/** Combat potential as printed on the face that shows, less losses, not below 0 (SB62-10.4-v); artillery fights with none (RU-55). */
export function combatOf(field: Field, p: Position, unit: UnitIndex): number {
  if (field.isArtillery[unit] === 1) return 0;
  const { combat, dismounted } = field.units[unit];
  return Math.max(0, (marked(p, unit, DISMOUNTED) ? dismounted : combat) - p.losses[unit]);
}

/** Artillery potential, less losses (SB62-10.4-v, RU-104). */
export function artilleryOf(field: Field, p: Position, unit: UnitIndex): number {
  return Math.max(0, field.units[unit].artillery - p.losses[unit]);
}

/** Fatigue as it counts: a routed brigade is always at level 2 (SB62-10.4-n, RU-58). */
export function fatigueOf(p: Position, unit: UnitIndex): number {
  return marked(p, unit, ROUTED) ? MOST_FATIGUE : p.fatigue[unit];
}
/** No brigade has more Fatigue than this (SB62-10.4-g). */
export const MOST_FATIGUE = 2;

/** Is the other zone in the Front of this brigade? A routed one has none (SB62-10.4-n); nor does a Front extend over a river (RU-33). */
export function fronts(field: Field, p: Position, unit: UnitIndex, zone: ZoneIndex): boolean {
  const faced = p.facing[unit];
  if (faced === NOWHERE || marked(p, unit, ROUTED)) return false;
  const place = p.place[unit];
  return field.graph.kindOf(place, zone) === LAND && field.graph.inFront(place, faced, zone);
}

/** Is the zone in the Front of any brigade of that side? */
export function inFrontOf(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  if (!inReachOf(field, p, side, zone)) return false;
  for (const near of field.graph.overLand[zone]) {
    if (!holds(field, p, side, near)) continue;
    for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit]) if (fronts(field, p, unit, zone)) return true;
  }
  return false;
}

/** Is the commander on the map? */
export function isPosted(p: Position, commander: CommanderIndex): boolean {
  return p.commanderState[commander] === ON_MAP;
}
