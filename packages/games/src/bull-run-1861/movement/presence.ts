import { BRIDGE, FORD, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import {
  type Field,
  NONE,
  NORTH,
  type PieceIndex,
  SIDE_OF_HEADQUARTERS,
  SOUTH,
  STACKING_LIMIT,
  type SideIndex,
  type UnitIndex,
  isCounter,
  unitOf,
} from "../field.ts";
import { type Play, push, sideId, tell, unitId, zoneId } from "../play.ts";
import {
  ATTACHED,
  CROSSED_SUDLEY,
  ON_MAP,
  OPERATIONAL,
  type Position,
  carriesLegion,
  combatOf,
  contactsOf,
  liftUp,
  setDown,
  stacked,
} from "../position/position.ts";

/** The immediate effects when a brigade or element enters a zone, by any kind of move. */
export function arriveIn(play: Play, side: SideIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  const slot = field.scoringSlot[zone];
  // BR61-4-l, BR61-4-m, R83: the last brigade to go through controls a scoring zone, passing is enough
  if (slot !== -1 && p.control[slot] !== side) {
    p.control[slot] = side;
    tell(play, {
      type: "control",
      rule: "BR61-4-m",
      zone: zoneId(play, zone),
      side: sideId(side),
      points: field.graph.zones[zone].victoryPoints,
    });
  }
  // BR61-6-s, R26: contact takes the Operational-movement marker off
  for (const enemy of contactsOf(field, p, side, zone)) unmark(play, unitOf(field, enemy));
  displaceTouched(play, side, zone);
}

/** Takes the Operational-movement marker off a unit that has it (R26). */
export function unmark(play: Play, unit: UnitIndex): void {
  if ((play.p.marks[unit] & OPERATIONAL) === 0) return;
  play.p.marks[unit] &= ~OPERATIONAL;
  tell(play, { type: "unmarked", rule: "BR61-6-s", unit: unitId(play, unit) });
}

/** BR61-10.3-n, R80, R81: an HQ in or next to the zone, here also over Bull Run, must be moved by its owner. */
function displaceTouched(play: Play, side: SideIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  for (const [headquarters, owner] of SIDE_OF_HEADQUARTERS.entries()) {
    if (owner === side) continue;
    const place = p.headquarters[headquarters];
    if (place === zone || field.graph.slot[zone * field.graph.size + place] !== -1)
      push(play, { step: "displacement", headquarters });
  }
}

/** Every zone with a brigade or element of that side, including one on the march. */
export function zonesHeldBy(field: Field, p: Position, side: SideIndex): Set<ZoneIndex> {
  const zones = new Set<ZoneIndex>();
  for (let piece = 0; piece < field.roster * 2; piece++) {
    if (field.sideOf[piece] === side && p.place[piece] !== NOWHERE && p.state[unitOf(field, piece)] === ON_MAP)
      zones.add(p.place[piece]);
  }
  return zones;
}

/** Is that border Farm Ford while the North does not know it (R92)? It is closed to the North then, except for its first user. */
export function farmFordHidden(field: Field, p: Position, side: SideIndex, from: ZoneIndex, to: ZoneIndex): boolean {
  if (side !== NORTH || p.farmFordKnown === 1) return false;
  const [north, south] = field.farmFord;
  return (from === north && to === south) || (from === south && to === north);
}

/** BR61-13-f, R98: with the Historical maneuver the South may not cross Bull Run in turn 1. */
export function confined(field: Field, p: Position, side: SideIndex, from: ZoneIndex, to: ZoneIndex): boolean {
  if (side !== SOUTH || p.turn >= 2 || field.options.historicalManeuver !== "on") return false;
  const kind = field.graph.kindOf(from, to);
  return kind === FORD || kind === BRIDGE;
}

/** Prices of steps except an activated brigade's own first use of Farm Ford: 0 if a border is closed to the side now. */
export function pricesFor(field: Field, p: Position, side: SideIndex): readonly number[] {
  if (side === NORTH) return p.farmFordKnown === 1 ? field.stepCost : field.costWithoutFarmFord;
  return p.turn < 2 && field.options.historicalManeuver === "on" ? field.costWithoutCrossings : field.stepCost;
}

/** Is a linked border closed to moves other than an activated brigade's own first use of Farm Ford? */
export function isClosed(field: Field, p: Position, side: SideIndex, from: ZoneIndex, to: ZoneIndex): boolean {
  return pricesFor(field, p, side)[from * field.graph.size + to] === 0;
}

/** The North learns of Farm Ford (BR61-10.3-k). */
export function findFarmFord(play: Play): void {
  if (play.p.farmFordKnown === 1) return;
  play.p.farmFordKnown = 1;
  tell(play, { type: "ford-found", rule: "BR61-10.3-k", zone: zoneId(play, play.field.farmFord[1]) });
}

/** Notes a brigade that has crossed Sudley Ford from the Centreville bank (BR61-13-d, R98). */
function noteCrossing(play: Play, unit: UnitIndex, from: ZoneIndex, to: ZoneIndex): void {
  const [north, south] = play.field.sudleyFord;
  if (from === north && to === south && play.field.sideOf[unit] === NORTH) play.p.marks[unit] |= CROSSED_SUDLEY;
}

/** Picks up a unit's counter: out of its stack, or off its host if it is the carried Legion (R74). */
export function takeUp(play: Play, unit: UnitIndex): void {
  const { field, p } = play;
  if (p.state[unit] === ATTACHED) {
    p.fatigue[unit] = p.fatigue[p.host];
    p.state[unit] = ON_MAP;
    p.host = NONE;
    return;
  }
  liftUp(field, p, unit);
}

/** Moves a picked-up unit, and the Legion it carries, to a zone. */
export function carryTo(play: Play, unit: UnitIndex, from: ZoneIndex, to: ZoneIndex): void {
  const { field, p } = play;
  p.place[unit] = to;
  p.facing[unit] = NOWHERE;
  noteCrossing(play, unit, from, to);
  if (carriesLegion(p, unit)) p.place[field.legion] = to;
}

/** The Legion stays where its host was: a brigade like any other from now on (BR61-10.5-i, R73, R74). */
export function leaveLegion(play: Play, zone: ZoneIndex): void {
  const { field, p } = play;
  const host = p.host;
  p.fatigue[field.legion] = p.fatigue[host];
  p.facing[field.legion] = p.facing[host];
  p.state[field.legion] = ON_MAP;
  p.host = NONE;
  const front = p.front[zone];
  if (front !== NONE) p.facing[field.legion] = p.facing[front];
  setDown(field, p, field.legion, zone, "second");
  tell(play, { type: "legion-left", rule: "BR61-R74", unit: unitId(play, field.legion), zone: zoneId(play, zone) });
}

/** The Legion joins a brigade in its zone and takes its facing, line and Fatigue in place of its own (BR61-10.5-i, BR61-10.5-k, R74). */
export function joinLegion(play: Play, host: UnitIndex): void {
  const { field, p } = play;
  unmark(play, field.legion);
  p.fatigue[field.legion] = 0;
  p.state[field.legion] = ATTACHED;
  p.host = host;
  p.facing[field.legion] = NOWHERE;
  p.place[field.legion] = p.place[host];
  tell(play, {
    type: "legion-joined",
    rule: "BR61-10.5-i",
    unit: unitId(play, field.legion),
    host: unitId(play, host),
  });
}

/** Brigades in a zone that could carry the Legion: all except an Extended-line marker. */
export function hostsIn(play: Play, zone: ZoneIndex): UnitIndex[] {
  const { field, p } = play;
  const hosts: UnitIndex[] = [];
  for (let piece: PieceIndex = p.front[zone]; piece !== NONE; piece = p.behind[piece]) {
    if (isCounter(field, piece) && piece !== field.legion) hosts.push(piece);
  }
  return hosts;
}

/** May this many more brigades end in the zone (BR61-10.5-a)? The Legion always may if it can join one. */
export function roomFor(play: Play, units: readonly UnitIndex[], zone: ZoneIndex): boolean {
  const { field, p } = play;
  if (stacked(p, zone) + units.length <= STACKING_LIMIT) return true;
  return (
    units.length === 1 &&
    units[0] === field.legion &&
    combatOf(field, p, field.legion) > 0 &&
    hostsIn(play, zone).length > 0
  );
}
