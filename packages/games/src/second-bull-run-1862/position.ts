import { LAND, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import type { PositionFields, PositionOf } from "@stonebridge/kernel";
import { type CommanderIndex, type Field, NONE, type SideIndex, type UnitIndex } from "./field.ts";
import type { Frame, Kinds } from "./frames.ts";
import type { View } from "./views/view.ts";
import type { Hour } from "./vocabulary.ts";

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

/** What there are lists of in a position. */
type Per = "unit" | "commander" | "objective" | "side" | "zone" | "zone of each side";

/**
 * The fields of a position in memory: what counters, tracks (SB62-2-d) and markers (SB62-2.3-a) show on the table; markers never run out
 * (SB62-2.3-b, RU-02). Everybody sees all of them: nothing is hidden in this game. `top`, `below` and `reach` are tables that follow from
 * `place` and the order of stacks, updated step by step.
 */
export const FIELDS = {
  /** 1 on August 29, 2 on August 30. */
  day: { is: "day", starts: 1, seen: { by: "everybody", in: ["day"] } },
  turn: { is: "turn", starts: 0, seen: { by: "everybody", in: ["turn"] } },
  /** Action phase 1..5 (SB62-6.1-a), 0 outside. */
  phase: { is: "phase", starts: 0, seen: { by: "everybody", in: ["phase"] } },
  /** Player 1 of this turn (SB62-5-a), NONE before it is known. */
  first: { is: "side or none", starts: NONE, seen: { by: "everybody", in: ["first"] } },
  /** Side whose segment runs, NONE outside. */
  active: { is: "side or none", starts: NONE, seen: { by: "everybody", in: ["active"] } },
  /** Zone, NOWHERE off the map. */
  place: { per: "unit", is: "zone or none", starts: NOWHERE, seen: { by: "everybody", in: ["units"] } },
  /** Zone faced; NOWHERE for a routed brigade (SB62-10.4-n) and while it marches. */
  facing: { per: "unit", is: "zone or none", starts: NOWHERE, seen: { by: "everybody", in: ["units"] } },
  /** Where it is: WAITING, ON_MAP, ELIMINATED, LEFT or WITHDRAWN. */
  state: { per: "unit", is: "state", starts: WAITING, shared: true, seen: { by: "everybody", in: ["units"] } },
  /** The first flips the counter, the others are marked under it (SB62-2.1-g). */
  losses: { per: "unit", is: "losses", starts: 0, shared: true, seen: { by: "everybody", in: ["units"] } },
  /** Losses it had when it came into the game: inflicted by neither side (RU-94). */
  lossesBefore: { per: "unit", is: "losses", starts: 0, shared: true, seen: { by: "everybody", in: ["units"] } },
  fatigue: { per: "unit", is: "fatigue", starts: 0, shared: true, seen: { by: "everybody", in: ["units"] } },
  marks: { per: "unit", is: "marks", starts: 0, seen: { by: "everybody", in: ["units"] } },
  /** Zone that its Attack marker points at; NOWHERE without one (SB62-9.4-l). */
  target: { per: "unit", is: "zone or none", starts: NOWHERE, shared: true, seen: { by: "everybody", in: ["units"] } },
  /** Zone where the running segment found it; NOWHERE outside of segments (RU-28). */
  origin: { per: "unit", is: "zone or none", starts: NOWHERE, shared: true, seen: { by: "everybody", in: ["units"] } },
  /** Clock time (as `clockOf` counts it) at which a waiting brigade comes without a test; 0: as the schedule and its die say. */
  due: { per: "unit", is: "time", starts: 0, shared: true, seen: { by: "everybody", in: ["units"] } },
  /** Zone, NOWHERE off the map. */
  post: { per: "commander", is: "zone or none", starts: NOWHERE, seen: { by: "everybody", in: ["commanders"] } },
  /** 1 if he is activated (SB62-2.2-a). */
  activated: { per: "commander", is: "flag", starts: 0, seen: { by: "everybody", in: ["commanders"] } },
  /** Where he is: WAITING, ON_MAP or WITHDRAWN. */
  commanderState: { per: "commander", is: "state", starts: WAITING, seen: { by: "everybody", in: ["commanders"] } },
  /** Controller. */
  control: { per: "objective", is: "side", seen: { by: "everybody", in: ["control"] } },
  /** Zones whose combat of the running segment has begun: not attacked again (SB62-10.1-c). Markers that still wait are in `target`. */
  attacked: { is: ["zone"], seen: { by: "everybody", in: ["attacked"] } },
  /** 0 no tactic rolled this turn, 1 Manoeuvre, 2 Assault (SB62-11.2.1-k). */
  tactic: { per: "side", is: "tactic", starts: 0, seen: { by: "everybody", in: ["tactics"] } },
  /** Clock time of the turn in which the counter-attack was declared, 0 before (SB62-11.2.2-h). */
  counterAttack: { is: "time", starts: 0, seen: { by: "everybody", in: ["counterAttack"] } },
  /** Clock time of the turn in which the Confederates called for Jones’s division, 0 before (SB62-11.2.1-j). */
  jones: { is: "time", starts: 0, seen: { by: "everybody", in: ["jones"] } },
  /** Brigades of its zone that arrived after it. */
  depth: { per: "unit", is: "depth", saved: "only", seen: { by: "everybody", in: ["units"] } },
  /** Last to arrive of the brigades in a zone, NONE. */
  top: { per: "zone", is: "unit or none", starts: NONE, follows: true },
  /** The brigade that was there before it. */
  below: { per: "unit", is: "unit or none", starts: NONE, follows: true },
  /** Brigades in the zones around, by side * zones + zone: more than 0 is a zone of control (SB62-9.3-a). */
  reach: { per: "zone of each side", is: "count", starts: 0, follows: true },
  /** Are `place` and these tables its own? Copies share them until one of them sets a brigade down or lifts it up. */
  owns: { is: "truth", starts: true, follows: true },
} as const satisfies PositionFields<Kinds, Per, never, keyof View>;

/** A position in memory. */
export type Position = PositionOf<typeof FIELDS, Kinds, Frame>;

/** How many there are of what a position has lists of. */
export function sizesOf({ roster, commanders, objectives, graph }: Field): Readonly<Record<Per, number>> {
  return {
    unit: roster,
    commander: commanders.length,
    objective: objectives.length,
    side: 2,
    zone: graph.size,
    "zone of each side": graph.size * 2,
  };
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
