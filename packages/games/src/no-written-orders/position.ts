import { CLOSED, type HexIndex, MAY_PASS, NOWHERE, TERRAIN, opposite } from "@stonebridge/board";
import type { Field } from "./field.ts";
import type { Frame } from "./frames.ts";
import { type HolderIndex, type LeaderIndex, NONE, type SideIndex, type UnitIndex } from "./measures.ts";
import { forget } from "./position/moment.ts";
import type { Courier, Decoy, HiddenMarch, Interception, NightOrder, Standing, Waiting } from "./orders/order-book.ts";
import { toWrite } from "./position/shared-hexes.ts";
import type { Work } from "./land/works.ts";

/**
 * Where a unit, a leader or headquarters are if not in a hex: still to come; eliminated, and may return; taken by the enemy (NWO-7.4-h,
 * NWO-19.4.3-a); left the map.
 */
export const WAITING = -1;
export const ELIMINATED = -2;
export const DESTROYED = -3;
export const EXITED = -4;
/** Units that never return: cut off when they were eliminated (NWO-15-i), after their die (NWO-15-g), in a twin that did (NWO-15-h). */
export const SURRENDERED = -5;
export const SCATTERED = -6;
export const MERGED = -7;

/** Marks of a unit, one bit each: the markers of the game (NWO-3.4-a). */
export const DISRUPTED = 1;
/** Fired in a bombardment this turn (NWO-8.2-a, NWO-8.1-d). */
export const BOMBARDED = 2;
/** Its move of this segment is over. */
export const MOVED = 4;
/** Was in an enemy zone of control when the running segment of its formation began (NWO-5.4-d), or the turn (NWO-7.11-a). */
export const BEGAN_IN_ZONE = 8;
export const TURN_IN_ZONE = 16;
/** Was disrupted when the running assault segment began (NWO-7.6-d, NWO-RUL094). */
export const BEGAN_DISRUPTED = 32;
/** Screens others and stays for the segment (NWO-7.13-a, NWO-RUL112). */
export const SCREENS = 64;
/** Little ammunition (NWO-19.6-a). */
export const LOW_AMMUNITION = 128;
/** Is on top of its stack for the enemy to see (reading 4). */
export const ON_TOP = 256;
/** Bound by the orders of its division, not its formation’s (NWO-12.13-a). */
export const DETACHED = 1024;
/** Out of supply: suffers as if demoralised (NWO-19.4.8-a). */
export const OUT_OF_SUPPLY = 2048;
/** Took part in an assault of the running segment. */
export const FOUGHT = 4096;
/** Charged in this turn (NWO-7.7-m). */
export const CHARGED = 8192;
/** Spends its action on taking down an abatis, which a special rule lays. */
export const CLEARS = 16384;
/** Came on in this turn (NWO-16.2-l). */
export const CAME = 32768;

/** Marks of a leader, one bit each. Lost, until the next turn begins (NWO-11.2-b, NWO-RUL152). */
export const FALLEN = 1;
/** Gave orders this turn: he rides half as far (NWO-11.1-e, NWO-RUL154). */
export const ORDERED = 2;
/** Rode this turn or segment. */
export const RODE = 4;
/** Rallied units this turn: he helps in no other way (NWO-15-c, NWO-RUL203). */
export const RALLIED = 8;
/** Rallied as many units as he may (NWO-15-e). */
export const RALLIED_ALL = 64;
/** A wing commander whom no army commander sees this turn: he is in command (NWO-12.15-a, NWO-RUL185). */
export const COMMANDS = 16;
/** A successor leads in place of the one who was lost (NWO-11.2-b). */
export const SUCCEEDED = 32;

/** Fatigue of a holder (NWO-16.2-d, NWO-16.2-h). */
export const FRESH = 0;
export const FATIGUED = 1;
export const EXHAUSTED = 2;

/** Who holds a hex: the side that occupies it, two bits from 0 (nobody), then the side that controls it (NWO-18-b, NWO-18-c). */
export const OCCUPIED_BY = 3;
export const CONTROLLED_SHIFT = 2;

/**
 * A position in memory. Lists are by unit, leader, holder or hex as noted; `next` and `tables` follow from `place`, updated step by step.
 */
export interface Position {
  readonly stack: Frame[];
  /** Turn of the module’s track, from 1. */
  turn: number;
  /** Phase: index in `PHASES`. */
  phase: number;
  /** By unit: hex, or one of the places above; steps lost; marks; directions of enemies when the stage began, a bit each (NWO-8.4-a). */
  place: number[];
  lost: number[];
  marks: number[];
  around: number[];
  /** By unit: the hex behind it that its column on the road also fills; NOWHERE for others (NWO-19.9-a). */
  tail: HexIndex[];
  /** By unit: waypoints of its order already passed. */
  passed: number[];
  /** By unit: turn in which it was eliminated, 0 never (NWO-15-a). */
  fell: number[];
  /** By unit: hexes of enemy stacks that saw it approach in this segment (NWO-7.3-d, NWO-RUL083). */
  seenBy: (readonly HexIndex[])[];
  /** By leader: hex or place; rating now (NWO-11.2-b); marks; waypoints passed. */
  post: number[];
  rating: number[];
  leaderMarks: number[];
  leaderPassed: number[];
  /** By holder; `seat`: hex of headquarters or of a train, WAITING for others; `reloads`: how often its train can still reload units; `spell`: orders its commander has given away from them (NWO-12.12-c). */
  seat: number[];
  /** By holder: how often its headquarters were lost (NWO-11.4-b). */
  seatsLost: number[];
  reloads: number[];
  spell: number[];
  standing: (Standing | undefined)[];
  waiting: (Waiting | undefined)[];
  night: (NightOrder | undefined)[];
  fatigue: number[];
  /** Day turns in a row on Reserve; what prevents rest in the current night, as bits (NWO-RUL214, NWO-RUL216). */
  rest: number[];
  marched: number[];
  /** Formation that a division acts with (NWO-19.12.1-a). */
  attached: HolderIndex[];
  /** 1 for formations that have acted this turn (NWO-4-i), and for those demoralised (NWO-14.1-a, NWO-14.3-a). */
  acted: number[];
  broken: number[];
  /** By holder: turn in which enemies last attacked a unit of it; 0 never (NWO-12.8-a, NWO-RUL176). */
  attackedIn: number[];
  /** By holder: turn in which a unit of it last fought, attacker or not; 0 never (NWO-16.2-f). */
  foughtIn: number[];
  couriers: readonly Courier[];
  decoys: readonly Decoy[];
  /** Marches out of sight, and what was read of the enemy’s orders; only under their switches. */
  hiding: readonly HiddenMarch[];
  intercepted: readonly Interception[];
  works: readonly Work[];
  /** Hexes with an abatis, which a special rule lays. */
  abatis: readonly HexIndex[];
  /** Special rules of the module that no longer apply. */
  lifted: readonly string[];
  /** Chits in the cup: formations, and each side’s Coordinated Action as `-1 - side`. */
  cup: readonly number[];
  /** The pair of each side’s Coordinated Action, empty without one (NWO-4.1-a). */
  pairs: readonly (readonly HolderIndex[])[];
  /** The formation of the Initial Action; NONE without one (NWO-4.2-b). */
  initial: HolderIndex;
  /** By side: the turn in which the army broke, 0 while it holds (NWO-13-a); points of artillery ammunition; assaults won last turn. */
  routed: number[];
  ammunition: number[];
  won: number[];
  /** By group of reinforcements: turn in which it is due, or came. */
  due: number[];
  /** By entry of the module: halves of a point that arrivals there have cost this turn (NWO-9-b). */
  entered: number[];
  /** By hex, as defined by OCCUPIED_BY and CONTROLLED_SHIFT. Copies share the same list, like `tables`, until `toWrite`. */
  control: Uint8Array;
  /** Next unit of the same hex by unit, in the order of the module. */
  next: UnitIndex[];
  /**
   * First unit of each hex, one more than its index (0: none); then for each side how many hexes with its units have it in their
   * zone of control, Forts as if they were open; then for each side whether it may trace into it, as gates of a search (NWO-12.1-b).
   */
  tables: Uint8Array;
}

/** The lists derived from places, for a map without units. */
export function emptyTables(field: Field): Pick<Position, "next" | "tables"> {
  const { size } = field.map;
  const tables = new Uint8Array(size * 5).fill(MAY_PASS, size * 3);
  return { next: field.units.map(() => NONE), tables };
}

export function marked(p: Position, unit: UnitIndex, bits: number): boolean {
  return (p.marks[unit] & bits) !== 0;
}

export function mark(p: Position, unit: UnitIndex, bits: number): void {
  p.marks[unit] |= bits;
}

export function unmark(p: Position, unit: UnitIndex, bits: number): void {
  p.marks[unit] &= ~bits;
}

/** Is it lost with all its steps, whether it may return or not? A piece that is still to come or has left the map is not. */
export function isLost({ place }: Position, unit: UnitIndex): boolean {
  return place[unit] < WAITING && place[unit] !== EXITED;
}

export function onMap(p: { readonly place: readonly number[] }, unit: UnitIndex): boolean {
  return p.place[unit] >= 0;
}

/** First unit of a hex, NONE if it is empty; go on with `p.next`. A stack is of one side (NWO-RUL059). */
export function firstAt(p: Position, hex: HexIndex): UnitIndex {
  return p.tables[hex] - 1;
}

/** Units of a hex, in the order of the module. */
export function unitsAt(p: Position, hex: HexIndex): UnitIndex[] {
  const units: UnitIndex[] = [];
  for (let unit = firstAt(p, hex); unit !== NONE; unit = p.next[unit]) units.push(unit);
  return units;
}

/** Does the side have a unit in the hex? */
export function holds(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  const first = firstAt(p, hex);
  return first !== NONE && field.sideOf[first] === side;
}

/** Is the hex in the zone of control of a unit of this side (NWO-5.4-a)? */
export function inZoneOf(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  return p.tables[(1 + side) * field.map.size + hex] !== 0 && !isShut(field, p, hex);
}

/** Is it a Fort, into which no zone of control extends (NWO-5.4-c), but whose effects two units cancel (NWO-10.1-j)? */
export function isShut({ map }: Field, p: Position, hex: HexIndex): boolean {
  if (map.terrain[hex] !== TERRAIN.fort) return false;
  const first = firstAt(p, hex);
  return first === NONE || p.next[first] === NONE;
}

/** Gates of a search over what a side may trace through: no hex of the enemy, none in his zone of control without a friend (NWO-12.1-b). */
export function gatesOf({ map }: Field, p: Position, side: SideIndex): Uint8Array {
  return p.tables.subarray((3 + side) * map.size, (4 + side) * map.size);
}

/** Opens or closes a hex to tracing by both sides. */
function judgeGates(field: Field, p: Position, hex: HexIndex): void {
  const first = firstAt(p, hex);
  for (let side = 0; side < 2; side++) {
    const open = first === NONE ? !inZoneOf(field, p, 1 - side, hex) : field.sideOf[first] === side;
    const at = (3 + side) * field.map.size + hex;
    const gate = open ? MAY_PASS : CLOSED;
    if (p.tables[at] === gate) continue;
    p.tables[at] = gate;
    forget(p, side);
  }
}

/** Sets a unit down in a hex; it must be in none. */
export function setDown(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): void {
  p.tables = toWrite(p.tables);
  const opens = firstAt(p, hex) === NONE;
  if (opens) spreadZone(field, p, field.sideOf[unit], hex, 1);
  p.place[unit] = hex;
  let before = NONE;
  let after = firstAt(p, hex);
  while (after !== NONE && after < unit) {
    before = after;
    after = p.next[after];
  }
  p.next[unit] = after;
  if (before === NONE) p.tables[hex] = unit + 1;
  else p.next[before] = unit;
  if (opens) judgeGates(field, p, hex);
}

/** Takes a unit off its hex, to a place off the map. */
export function liftUp(field: Field, p: Position, unit: UnitIndex, place: number): void {
  p.tail[unit] = NOWHERE;
  const hex = p.place[unit];
  if (hex >= 0) {
    p.tables = toWrite(p.tables);
    let before = NONE;
    for (let one = firstAt(p, hex); one !== unit; one = p.next[one]) before = one;
    const after = p.next[unit];
    if (before === NONE) p.tables[hex] = after + 1;
    else p.next[before] = after;
    p.next[unit] = NONE;
    if (firstAt(p, hex) === NONE) {
      spreadZone(field, p, field.sideOf[unit], hex, -1);
      judgeGates(field, p, hex);
    }
  }
  p.place[unit] = place;
}

/** Adds or removes the zones of control of a stack. Call it on every stack, before and after, when works change the protection of a hex. */
export function spreadZone(field: Field, p: Position, side: SideIndex, hex: HexIndex, by: number): void {
  const { neighbours, size } = field.map;
  const from = (1 + side) * size;
  p.tables = toWrite(p.tables);
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const near = neighbours[at];
    if (near === NOWHERE || field.zonePasses[at] === 0) continue;
    if (isSheltered(p, near, opposite(at % 6))) continue;
    p.tables[from + near] += by;
    judgeGates(field, p, near);
  }
}

/** Do works protect a hex on this side (NWO-10.3-d)? */
export function isSheltered({ works }: Position, hex: HexIndex, direction: number): boolean {
  for (let at = 0; at < works.length; at++) {
    const work = works[at];
    if (work.hex !== hex || work.done === 0) continue;
    const turn = (direction - work.facing + 6) % 6;
    if (turn <= 1 || turn === 5) return true;
  }
  return false;
}

/** Leaders of a side in a hex, in the order of the module. */
export function leadersAt(field: Field, p: Position, side: SideIndex, hex: HexIndex): LeaderIndex[] {
  return field.staff[side].filter((leader) => p.post[leader] === hex);
}
