import { NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { emptyOf, onceFor, type PositionFields, type PositionOf, type SavedOf } from "@stonebridge/kernel";
import {
  type Field,
  NONE,
  type PieceIndex,
  SIDE_OF_HEADQUARTERS,
  type SideIndex,
  type UnitIndex,
  markerOf,
  unitOf,
} from "../field.ts";
import type { View } from "../views/view.ts";
import type { Frame, Kinds } from "./frames.ts";

/** Where a unit is: not yet in play, on the map, carried by a host (the Legion), or removed. */
export const WAITING = 0;
/** On the map, in one zone or two. */
export const ON_MAP = 1;
/** Carried by its host: the Legion (BR61-10.5-i). */
export const ATTACHED = 2;
/** Removed (BR61-11.4-w). */
export const ELIMINATED = 3;

/** Marks of a unit, one bit each. */
export const ACTED = 1;
/** Marked for Operational movement (BR61-6-k). */
export const OPERATIONAL = 2;
/** Crossed Sudley Ford from the Centreville bank (R98). */
export const CROSSED_SUDLEY = 4;
/** One of the three brigades set up anywhere south of Bull Run (12.2-b). */
export const FORWARD = 8;

/** What there are lists of in a position. */
type Per = "piece" | "unit" | "zone" | "headquarters" | "scoring zone" | "side" | "zone of each side";

/**
 * The fields of a position. Lists are by piece, unit, zone, HQ, scoring zone or side. Everybody sees all of them: nothing is hidden in this
 * game (R107). `front`, `behind` and `reach` are tables that follow from `place` and the order of stacks, updated step by step.
 */
export const FIELDS = {
  /** Turn and Movement-phase markers (BR61-2-j). */
  turn: { is: "turn", starts: 0, seen: { by: "everybody", in: ["turn"] } },
  /** 7, or 8 with the extra turn (13-k). */
  lastTurn: { is: "turn", starts: 7, seen: { by: "everybody", in: ["lastTurn"] } },
  /** Movement phase 1..5, 0 outside. */
  phase: { is: "phase", starts: 0, seen: { by: "everybody", in: ["phase"] } },
  /** P1 of this turn (6-a), NOBODY before it is known. */
  first: { is: "side or none", starts: NONE, seen: { by: "everybody", in: ["first"] } },
  /** Side whose half runs, NOBODY outside. */
  active: { is: "side or none", starts: NONE, seen: { by: "everybody", in: ["active"] } },
  /** Zone; a carried Legion is in its host's zone. */
  place: { per: "piece", is: "zone or none", starts: NOWHERE, seen: { by: "everybody", in: ["units"] } },
  /** Zone faced. */
  facing: { per: "piece", is: "zone or none", starts: NOWHERE, seen: { by: "everybody", in: ["units"] } },
  /** Where it is: WAITING, ON_MAP, ATTACHED or ELIMINATED. */
  state: { per: "unit", is: "state", starts: WAITING, seen: { by: "everybody", in: ["units"] } },
  /** Fatigue markers (BR61-2-k). */
  fatigue: { per: "unit", is: "fatigue", starts: 0, seen: { by: "everybody", in: ["units"] } },
  /** Step losses: the reverse, then markers (BR61-2-l, R86). */
  losses: { per: "unit", is: "losses", starts: 0, seen: { by: "everybody", in: ["units"] } },
  /** Among them the Operational-movement marker (BR61-2-m). */
  marks: { per: "unit", is: "marks", starts: 0, seen: { by: "everybody", in: ["units", "sudleyCrossed"] } },
  /** 1 for each piece with an Attack marker. */
  attacks: { per: "piece", is: "flag", starts: 0, seen: { by: "everybody", in: ["units"] } },
  /** Carrier of the Legion, NONE when it is alone. */
  host: { is: "unit or none", starts: NONE, seen: { by: "everybody", in: ["units"] } },
  /** Zone of each HQ; it faces nowhere (BR61-10.4-b). */
  headquarters: { per: "headquarters", is: "zone", starts: NOWHERE, seen: { by: "everybody", in: ["headquarters"] } },
  /** 1 if the HQ is activated. */
  activated: { per: "headquarters", is: "flag", starts: 0, seen: { by: "everybody", in: ["headquarters"] } },
  /** Controller. */
  control: { per: "scoring zone", is: "side", seen: { by: "everybody", in: ["control"] } },
  /** Turn of each side's Major Offensive, 0 while it has not happened (6-f). */
  launched: { per: "side", is: "turn", starts: 0, seen: { by: "everybody", in: ["offensive"] } },
  /** 1 once the North knows Farm Ford (10.3-i). */
  farmFordKnown: { is: "flag", starts: 0, seen: { by: "everybody", in: ["farmFordKnown"] } },
  /** Zones attacked in the running half (11.1-g). */
  attacked: { is: ["zone"], seen: { by: "everybody", in: ["attacked"] } },
  /** Winner by automatic defeat, once latched (13-m). */
  latched: { is: "side or none", starts: NONE, seen: { by: "everybody", in: ["latched"] } },
  /** Top piece of the stack: the front line (BR61-10.5-c). */
  front: { per: "zone", is: "piece or none", starts: NONE, follows: true },
  /** Piece below. */
  behind: { per: "piece", is: "piece or none", starts: NONE, follows: true },
  /** How many pieces lie on it in its stack, NONE if it is in none. */
  depth: { per: "piece", is: "depth", saved: "only", seen: { by: "everybody", in: ["units"] } },
  /** Pieces in the zones over a land border, by side * zones + zone: more than 0 is a zone of control (10.2-a). */
  reach: { per: "zone of each side", is: "count", starts: 0, follows: true },
} as const satisfies PositionFields<Kinds, Per, never, keyof View>;

/** A position in memory. */
export type Position = PositionOf<typeof FIELDS, Kinds, Frame>;
/** A position as plain JSON, with each piece's depth in place of the stacks. */
export type EncodedPosition = SavedOf<typeof FIELDS, Kinds, Frame>;

/** How many there are of what a position has lists of. */
export function sizesOf(field: Field): Readonly<Record<Per, number>> {
  const { roster, graph, scoring } = field;
  return {
    piece: roster * 2,
    unit: roster,
    zone: graph.size,
    headquarters: SIDE_OF_HEADQUARTERS.length,
    "scoring zone": scoring.length,
    side: 2,
    "zone of each side": graph.size * 2,
  };
}

/** A position of the field with nothing on the map and no step on the stack. */
export function emptyPosition(field: Field): Position {
  return copyPosition(emptyOn(field));
}

const emptyOn = onceFor((field: Field): Position => {
  // BR61-4-i, BR61-4-k, R84: as the map says
  const control = field.scoring.map((zone) => (field.graph.zones[zone].startControl === "north" ? 0 : 1));
  return emptyOf(FIELDS, sizesOf(field), { control });
});

/** Lists in a frame are replaced, never changed, so that a flat copy is enough. */
export function copyFrame(frame: Frame): Frame {
  return { ...frame };
}

/** A copy that shares nothing that changes. */
export function copyPosition(p: Position): Position {
  return {
    stack: p.stack.map(copyFrame),
    turn: p.turn,
    lastTurn: p.lastTurn,
    phase: p.phase,
    first: p.first,
    active: p.active,
    place: p.place.slice(),
    facing: p.facing.slice(),
    state: p.state.slice(),
    fatigue: p.fatigue.slice(),
    losses: p.losses.slice(),
    marks: p.marks.slice(),
    attacks: p.attacks.slice(),
    host: p.host,
    headquarters: p.headquarters.slice(),
    activated: p.activated.slice(),
    control: p.control.slice(),
    launched: p.launched.slice(),
    farmFordKnown: p.farmFordKnown,
    attacked: p.attacked,
    latched: p.latched,
    front: p.front.slice(),
    behind: p.behind.slice(),
    reach: p.reach.slice(),
  };
}

/** Puts a piece into a zone's stack: on top (front line) or below all others. It must not be in a stack. */
export function setDown(field: Field, p: Position, piece: PieceIndex, zone: ZoneIndex, line: "front" | "second"): void {
  p.place[piece] = zone;
  const top = p.front[zone];
  if (line === "front" || top === NONE) {
    p.behind[piece] = top;
    p.front[zone] = piece;
  } else {
    let last = top;
    while (p.behind[last] !== NONE) last = p.behind[last];
    p.behind[last] = piece;
    p.behind[piece] = NONE;
  }
  reckonReach(field, p, piece, zone, 1);
}

/** Takes a piece out of its zone's stack; `place` still says where it was. */
export function liftUp(field: Field, p: Position, piece: PieceIndex): void {
  const zone = p.place[piece];
  if (p.front[zone] === piece) {
    p.front[zone] = p.behind[piece];
  } else {
    let above = p.front[zone];
    while (p.behind[above] !== piece) above = p.behind[above];
    p.behind[above] = p.behind[piece];
  }
  p.behind[piece] = NONE;
  reckonReach(field, p, piece, zone, -1);
}

/** BR61-10.2-a, BR61-10.2-b: a zone of control on every surrounding zone, never across Bull Run. */
function reckonReach(field: Field, p: Position, piece: PieceIndex, zone: ZoneIndex, change: number): void {
  const offset = field.sideOf[piece] * field.graph.size;
  for (const near of field.graph.overLand[zone]) p.reach[offset + near] += change;
}

/** Is the zone in a zone of control of that side? Friends there never cancel it (BR61-10.2-c). */
export function inReachOf(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  return p.reach[side * field.graph.size + zone] > 0;
}

/** Is a piece of that side in the zone? */
export function holds(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): boolean {
  const top = p.front[zone];
  return top !== NONE && field.sideOf[top] === side;
}

/** 1 for each zone with a piece of that side. */
export function zonesHeld(field: Field, p: Position, side: SideIndex): Uint8Array {
  const { front } = p;
  const held = new Uint8Array(front.length);
  for (let zone = 0; zone < front.length; zone++)
    if (front[zone] !== NONE && field.sideOf[front[zone]] === side) held[zone] = 1;
  return held;
}

/** Pieces in the zone's stack; a carried Legion does not count (BR61-10.5-i). */
export function stacked(p: Position, zone: ZoneIndex): number {
  let count = 0;
  for (let piece = p.front[zone]; piece !== NONE; piece = p.behind[piece]) count++;
  return count;
}

/** How many pieces lie on this one in its zone's stack, NONE if it is in none: carried, or on the march between zones. */
export function depthOf(p: Position, piece: PieceIndex): number {
  const zone = p.place[piece];
  if (zone === NOWHERE) return NONE;
  let depth = 0;
  for (let other = p.front[zone]; other !== NONE; other = p.behind[other]) {
    if (other === piece) return depth;
    depth++;
  }
  return NONE;
}

/** Is the piece in a stack (not carried, not on the march between zones)? */
export function standsIn(p: Position, piece: PieceIndex, zone: ZoneIndex): boolean {
  for (let other = p.front[zone]; other !== NONE; other = p.behind[other]) if (other === piece) return true;
  return false;
}

/** Is the unit in extended line: does its marker stand in a zone (BR61-10.6-c)? */
export function isExtended(field: Field, p: Position, unit: UnitIndex): boolean {
  return p.place[markerOf(field, unit)] !== NOWHERE;
}

/** The Legion is with this unit (10.5-i). */
export function carriesLegion(p: Position, unit: UnitIndex): boolean {
  return p.host === unit;
}

/** Current potentials: printed less one for each step loss, not below 0 (BR61-11.4-u, R76). */
export function combatOf(field: Field, p: Position, unit: UnitIndex): number {
  return Math.max(0, field.units[unit].combat - p.losses[unit]);
}
/** The same of its artillery. */
export function artilleryOf(field: Field, p: Position, unit: UnitIndex): number {
  return Math.max(0, field.units[unit].artillery - p.losses[unit]);
}
/** The same of its cavalry. */
export function cavalryOf(field: Field, p: Position, unit: UnitIndex): number {
  return Math.max(0, field.units[unit].cavalry - p.losses[unit]);
}

/** A potential as an element uses it: half, rounded up, in extended line (BR61-10.6-j, R06). */
function share(field: Field, p: Position, unit: UnitIndex, potential: number): number {
  return isExtended(field, p, unit) ? (potential + 1) >> 1 : potential;
}

/** Combat strength of a piece: the carried Legion adds its own to the counter, never halved (BR61-10.5-j, R74). */
export function pieceCombat(field: Field, p: Position, piece: PieceIndex): number {
  const unit = unitOf(field, piece);
  const own = share(field, p, unit, combatOf(field, p, unit));
  return piece === unit && carriesLegion(p, unit) ? own + combatOf(field, p, field.legion) : own;
}
/** Artillery potential of a piece, halved in extended line. */
export function pieceArtillery(field: Field, p: Position, piece: PieceIndex): number {
  const unit = unitOf(field, piece);
  return share(field, p, unit, artilleryOf(field, p, unit));
}
/** Cavalry potentials are not used with the 30th Virginia in play (BR61-13-c). */
export function pieceCavalry(field: Field, p: Position, piece: PieceIndex): number {
  if (field.options.thirtiethVirginia === "on") return 0;
  const unit = unitOf(field, piece);
  return share(field, p, unit, cavalryOf(field, p, unit));
}

/** Fatigue of a unit; a carried Legion has its host's (BR61-10.5-k). */
export function fatigueOf(field: Field, p: Position, unit: UnitIndex): number {
  return unit === field.legion && p.host !== NONE ? p.fatigue[p.host] : p.fatigue[unit];
}

/** Zones of a unit's elements on the map: one, or two in extended line. */
export function zonesOf(field: Field, p: Position, unit: UnitIndex): ZoneIndex[] {
  if (p.state[unit] !== ON_MAP && p.state[unit] !== ATTACHED) return [];
  const second = p.place[markerOf(field, unit)];
  return second === NOWHERE ? [p.place[unit]] : [p.place[unit], second];
}

/** Enemy pieces in contact with a zone: over a land border (R13). */
export function contactsOf(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): PieceIndex[] {
  const found: PieceIndex[] = [];
  if (!inReachOf(field, p, 1 - side, zone)) return found;
  for (const near of field.graph.overLand[zone]) {
    if (!holds(field, p, 1 - side, near)) continue;
    for (let piece = p.front[near]; piece !== NONE; piece = p.behind[piece]) found.push(piece);
  }
  return found;
}

/** Is any element of the unit in contact with an enemy? */
export function inContact(field: Field, p: Position, unit: UnitIndex): boolean {
  return zonesOf(field, p, unit).some((zone) => inReachOf(field, p, 1 - field.sideOf[unit], zone));
}

/** Step losses of a side: each step taken counts, a carried or lone Legion one in all (BR61-4-c, BR61-11.4-v, R87). */
export function stepLosses(field: Field, p: Position, side: SideIndex): number {
  let sum = 0;
  for (let unit = 0; unit < field.roster; unit++) {
    if (field.sideOf[unit] !== side) continue;
    sum += unit === field.legion ? Math.min(1, p.losses[unit]) : p.losses[unit];
  }
  return sum;
}
