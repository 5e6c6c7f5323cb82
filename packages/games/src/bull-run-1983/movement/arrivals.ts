import { type HexIndex, MAJOR_ROAD, NOWHERE, NO_ROAD } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { roadRate } from "./ground.ts";
import { type PieceIndex, POINT, type SideIndex } from "../measures.ts";
import { ARRIVALS } from "../army/pieces.ts";
import { GROUPS, entryHex, groupOf, railLine, sideOfGroup } from "./schedule.ts";
import { hexId, type Play, pieceId, push, tell } from "../play.ts";
import {
  ACTIVE,
  ENTERED,
  LOST,
  MOVED,
  NEVER,
  type Position,
  UNLIMBERED,
  WAITING,
  carry,
  controls,
  limitAt,
  mark,
  movementOf,
  onMap,
  pointsAt,
  setDown,
  takeOff,
  unmark,
} from "../position.ts";
import { afterArrival } from "./presence.ts";
import type { Refuses } from "../refusing.ts";
import { MOVEMENT } from "./refusals.ts";
import { canStep } from "./march.ts";

/** Pieces of a group that have not arrived yet: they wait on the card (BR83-OB5-a). */
export function waitingOf(field: Field, p: Position, group: number): PieceIndex[] {
  const pieces: PieceIndex[] = [];
  for (let piece = 0; piece < field.count; piece++)
    if (p.place[piece] === WAITING && groupOf(field, piece) === group) pieces.push(piece);
  return pieces;
}

/** Groups of a side that are due now. */
export function dueGroups(p: Position, side: SideIndex): number[] {
  const groups: number[] = [];
  for (let group = 0; group < GROUPS.length; group++)
    if (p.due[group] > 0 && p.due[group] <= p.turn && sideOfGroup(group) === side) groups.push(group);
  return groups;
}

/** Does the group come by rail: only Confederates on the very turn they are due (BR83-13.4-a)? */
export function byRail(p: Position, group: number): boolean {
  return ARRIVALS[GROUPS[group]].by === "rail" && p.due[group] === p.turn;
}

/** Why a reinforcement may not come on now, by road or by rail (13). */
export function entryRefusal(play: Play, side: SideIndex, piece: PieceIndex, rail: boolean): Refuses | undefined {
  const { field, p } = play;
  if (field.sideOf[piece] !== side) return MOVEMENT["move-enemy"];
  const group = groupOf(field, piece);
  if (group === -1 || p.place[piece] !== WAITING) return MOVEMENT["enter-early"];
  if (p.due[group] === 0 || p.due[group] > p.turn) return MOVEMENT["enter-early"];
  const hex = entryHex(field, group);
  if (controls(field, p, 1 - side, hex)) return MOVEMENT["enter-contact"]; // BR83-13.11-a
  if (rail !== byRail(p, group)) return MOVEMENT[rail ? "enter-road" : "enter-rail"];
  if (rail) return railGoal(field, p, piece, hex) === NOWHERE ? MOVEMENT["enter-full"] : undefined;
  if (pointsAt(field, p, hex) + field.defense[piece] <= limitAt(field, p, hex)) return undefined;
  return entersAndPasses(play, piece, hex) ? undefined : MOVEMENT["enter-full"];
}

/** Could it move on at once from an entry hex that is full (BR83-5.4-a)? */
function entersAndPasses({ field, p }: Play, piece: PieceIndex, hex: HexIndex): boolean {
  setDown(field, p, piece, hex);
  const going = canStep(field, p, entryMarch(field, p, piece, hex));
  takeOff(field, p, piece, WAITING);
  return going;
}

/** BR83-13.3-a: the entry hex is paid at the rate of its road. */
function entryMarch(field: Field, p: Position, piece: PieceIndex, hex: HexIndex): MarchFrame {
  const cost = entryCost(field, piece, hex);
  return {
    step: "march",
    side: field.sideOf[piece],
    pieces: [piece],
    points: [movementOf(field, p, piece) - cost],
    steps: 1,
    stopped: 0,
  };
}

function entryCost(field: Field, piece: PieceIndex, hex: HexIndex): number {
  let best = NO_ROAD;
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
    const road = field.map.road[hexside];
    if (road === MAJOR_ROAD || best === NO_ROAD) best = road;
  }
  return best === NO_ROAD ? POINT : roadRate(best, field.gait[piece]);
}

/**
 * Brings a reinforcement on by road: a march that begins on its entry hex (BR83-13.3-a, BR83-13.3-b, BR83-13.13-a). It is active; a leader
 * who arrives activates nobody, because the Command phase is over (BR83-4.7-a, R38).
 */
export function enter(play: Play, piece: PieceIndex): void {
  const { field, p } = play;
  const hex = entryHex(field, groupOf(field, piece));
  unmark(p, piece, UNLIMBERED); // BR83-13.2-a
  setDown(field, p, piece, hex);
  mark(p, piece, ACTIVE | MOVED | ENTERED);
  tell(play, {
    type: "entered",
    rule: "BR83-13.3-a",
    piece: pieceId(play, piece),
    hex: hexId(play, hex),
    cost: entryCost(field, piece, hex),
  });
  const march = entryMarch(field, p, piece, hex);
  closeGroup(play, groupOf(field, piece));
  afterArrival(play, hex, piece);
  if (onMap(p, piece)) push(play, march);
}

/** Brings a reinforcement on by rail: to the terminus, or as far as the line is open (BR83-13.41-a, BR83-13.42-a, R65, R66). */
export function entrain(play: Play, piece: PieceIndex): void {
  const { field, p } = play;
  const from = entryHex(field, groupOf(field, piece));
  const to = railGoal(field, p, piece, from);
  unmark(p, piece, UNLIMBERED);
  setDown(field, p, piece, from);
  mark(p, piece, ACTIVE | MOVED | ENTERED);
  tell(play, {
    type: "railed",
    rule: "BR83-13.41-a",
    piece: pieceId(play, piece),
    from: hexId(play, from),
    to: hexId(play, to),
  });
  closeGroup(play, groupOf(field, piece));
  for (const hex of railLine(field, from)) {
    if (hex !== from) carry(field, p, piece, hex);
    afterArrival(play, hex, piece); // BR83-12.3-a: also on its way
    if (hex === to) return;
  }
}

/** Last hex of the line that a piece reaches: before an enemy zone of control, and with room for it (R65); NOWHERE if there is none. */
function railGoal(field: Field, p: Position, piece: PieceIndex, from: HexIndex): HexIndex {
  let goal: HexIndex = NOWHERE;
  for (const hex of railLine(field, from)) {
    if (controls(field, p, 1 - field.sideOf[piece], hex)) break;
    if (pointsAt(field, p, hex) + field.defense[piece] <= limitAt(field, p, hex)) goal = hex;
  }
  return goal;
}

/** Reports which groups are delayed by an enemy zone of control over their entry hex (BR83-13.11-a). */
export function tellDelays(play: Play, side: SideIndex): void {
  for (const group of dueGroups(play.p, side)) tellDelay(play, group);
}

/** The same for one group. */
export function tellDelay(play: Play, group: number): void {
  const { field, p } = play;
  const hex = entryHex(field, group);
  if (waitingOf(field, p, group).length > 0 && controls(field, p, 1 - sideOfGroup(group), hex))
    tell(play, { type: "arrival-delayed", rule: "BR83-13.11-a", group: GROUPS[group], hex: hexId(play, hex) });
}

/**
 * End of a Movement phase: pieces that could have come on and did not are lost (BR83-13.12-a); a group that has arrived completely is done.
 */
export function closeArrivals(play: Play, side: SideIndex): void {
  const { field, p } = play;
  for (const group of dueGroups(p, side)) {
    for (const piece of waitingOf(field, p, group))
      if (entryRefusal(play, side, piece, byRail(p, group)) === undefined) lose(play, piece, group);
    closeGroup(play, group);
  }
}

/** A group that has arrived completely, or is lost, is done. */
function closeGroup({ field, p }: Play, group: number): void {
  if (waitingOf(field, p, group).length === 0) p.due[group] = NEVER;
}

function lose(play: Play, piece: PieceIndex, group: number): void {
  takeOff(play.field, play.p, piece, LOST);
  tell(play, {
    type: "lost",
    rule: "BR83-13.12-a",
    piece: pieceId(play, piece),
    hex: ARRIVALS[GROUPS[group]].hex,
    to: "lost",
    cause: "late",
  });
}
