import { RIVER } from "@stonebridge/board";
import type { OpenedBullRun1983, BullRun1983, Position } from "../../../src/bull-run-1983/index.ts";
import { barsBrigades } from "../../../src/bull-run-1983/brigades/brigades.ts";
import type { Field } from "../../../src/bull-run-1983/field.ts";
import { FORD_LIMIT, NOBODY, NONE, RANGE } from "../../../src/bull-run-1983/measures.ts";
import {
  FROZEN,
  LOST,
  RALLIES,
  TURN_MARKS,
  WAITING,
  controls,
  firstAt,
  groundNow,
  hasUnit,
  holderOf,
  limitAt,
  marked,
  onMap,
  pointsAt,
} from "../../../src/bull-run-1983/position.ts";

/** A position that breaks a rule which no play can break. */
export class Broken extends Error {
  override readonly name = "Broken";
}

function broken(what: string): never {
  throw new Broken(what);
}

/** What is true of every position between two actions, whatever was played. @throws Broken */
export function checkPosition({ field }: BullRun1983, p: Position): void {
  const held = heldPoints(field, p);
  for (let piece = 0; piece < field.count; piece++) {
    checkPlace(field, p, piece, held);
    const hex = p.place[piece] as number;
    if (hex >= 0 && firstAt(p, hex) === piece) checkHex(field, p, hex);
  }
  for (const use of p.fordUse) if (use < 0 || use > FORD_LIMIT) broken(`${use} points have entered a ford`);
}

/** By brigade piece: the defense points that it stands for, and a hundred for its leader. */
function heldPoints(field: Field, p: Position): Int16Array {
  const points = new Int16Array(field.count);
  for (let piece = 0; piece < field.count; piece++) {
    const holder = holderOf(p, piece);
    if (holder === NONE) continue;
    const kind = field.kindOf[holder];
    if (kind !== "brigade" && kind !== "dummy") broken(`${field.ids[piece]} is held by ${field.ids[holder]}`);
    if (p.place[holder] === WAITING || p.place[holder] === LOST) checkInHand(field, p, holder);
    points[holder] += field.leader[holder] === piece ? LEADER : (field.defense[piece] as number);
  }
  return points;
}
const LEADER = 100;

/** A holder that is off the map lies in the hand of who sets up. */
function checkInHand(field: Field, p: Position, holder: number): void {
  const held = p.stack.some((frame) => frame.step === "set-up" && frame.hand.includes(holder));
  if (!held) broken(`${field.ids[holder]} is off the map and stands for others`);
}

function checkPlace(field: Field, p: Position, piece: number, held: Int16Array): void {
  const place = p.place[piece] as number;
  const carried = holderOf(p, piece) !== NONE;
  if (place < 0 && !carried && place !== WAITING && place !== RALLIES && place !== LOST)
    broken(`${field.ids[piece]} is nowhere`);
  if (place === RALLIES && (field.kindOf[piece] !== "infantry" || field.leader[piece] === NONE))
    broken(`${field.ids[piece]} is in the RALLY box`);
  if (
    field.kindOf[piece] === "brigade" &&
    (place >= 0 || carried) &&
    held[piece] !== LEADER + (field.defense[piece] as number)
  )
    broken(`${field.ids[piece]} stands for ${held[piece]} points`);
  if (place >= 0 && p.side !== NOBODY && field.sideOf[piece] !== p.side && marked(p, piece, TURN_MARKS))
    broken(`${field.ids[piece]} bears marks of a turn that is not its own`);
}

function checkHex(field: Field, p: Position, hex: number): void {
  const where = field.grid.ids[hex];
  const ground = groundNow(field, p);
  if (field.map.playable[hex] === 0 || ground.water[hex] === RIVER) broken(`somebody stands in ${where}`);
  let before = NONE;
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece] as number) {
    if (p.place[piece] !== hex || piece <= before) broken(`the pieces of ${where} are out of order`);
    before = piece;
    if (field.kindOf[piece] === "brigade" && barsBrigades(field, p, hex)) broken(`a brigade stands in ${where}`);
    const side = field.sideOf[piece] as number;
    if (field.isLeader[piece] === 0 || field.kindOf[piece] === "dummy") continue;
    if (controls(field, p, 1 - side, hex) && !hasUnit(field, p, side, hex) && !pendingLeaders(field, p).has(piece))
      broken(`${field.ids[piece]} is alone among enemies in ${where}`);
  }
  if (hasUnit(field, p, 0, hex) && hasUnit(field, p, 1, hex)) broken(`both sides stand in ${where}`);
  const march = p.stack.at(-1);
  const moving = march?.step === "march" && p.place[march.pieces[0] as number] === hex ? passingPoints(field, p) : 0;
  const shedding = march?.step === "losses" && p.stack.at(-2)?.step !== "result";
  if (!shedding && pointsAt(field, p, hex) - moving > limitAt(field, p, hex)) broken(`${where} is overstacked`);
}

/** Defense points that are on the march, and may pass a full hex. */
function passingPoints(field: Field, p: Position): number {
  const march = p.stack.at(-1);
  return march?.step === "march" ? march.pieces.reduce((sum, piece) => sum + (field.defense[piece] as number), 0) : 0;
}

/** Leaders who may still follow, retreat or roll before enemies touch them (R52, R82). */
function pendingLeaders(field: Field, p: Position): ReadonlySet<number> {
  const pending = new Set<number>();
  const hexes = new Set<number>();
  for (const frame of p.stack) {
    if (frame.step === "following") for (const leader of frame.leaders) pending.add(leader);
    if (frame.step === "retreat") for (const piece of frame.pieces) pending.add(piece);
    if (frame.step === "result") for (const hex of [...frame.attackersFell, ...frame.defendersFell]) hexes.add(hex);
    if (frame.step === "losses") for (const hex of frame.fallen) hexes.add(hex);
  }
  for (let piece = 0; piece < field.count; piece++)
    if (field.isLeader[piece] === 1 && hexes.has(p.place[piece] as number)) pending.add(piece);
  return pending;
}

/** BR83-4.82-b: no face-down piece has an enemy within four hexes. @throws Broken */
export function checkFrozen({ field }: BullRun1983, p: Position): void {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let piece = 0; piece < field.count; piece++)
    if (onMap(p, piece)) (field.sideOf[piece] === 0 ? mine : theirs).push(piece);
  for (const [ours, others] of [
    [mine, theirs],
    [theirs, mine],
  ] as const)
    for (const piece of ours) {
      if (!marked(p, piece, FROZEN)) continue;
      const hex = p.place[piece] as number;
      if (p.thawed[field.sideOf[piece] as number] === 1) broken(`${field.ids[piece]} is frozen though all is thawed`);
      for (const other of others)
        if (field.grid.distance(hex, p.place[other] as number) <= RANGE)
          broken(`${field.ids[piece]} lies face down near ${field.ids[other]}`);
    }
}

/** The tables that a position carries beside its facts agree with them. @throws Broken */
export function checkTables(game: OpenedBullRun1983, p: Position): void {
  const again = game.decode(game.encode(p));
  if (again.next.some((next, piece) => onMap(p, piece) && next !== p.next[piece]))
    broken("the lists of pieces are out of step");
  if (again.tables.some((entry, at) => entry !== p.tables[at])) broken("the tables are out of step");
}
