import type { HexIndex } from "@stonebridge/board";
import { type Faults, isObject, shown } from "@stonebridge/kernel";
import { waitingOf } from "../movement/arrivals.ts";
import { GROUPS, scheduleOf } from "../movement/schedule.ts";
import { readBeginning } from "./beginning.ts";
import { type Placed, checkContradictions } from "./contradictions.ts";
import type { Field } from "../field.ts";
import { beginsFrozen } from "./first-position.ts";
import { LAST_TURN, NONE, type PieceIndex } from "../measures.ts";
import {
  FROZEN,
  LOST,
  NEVER,
  NORTH_ROUTE,
  type Position,
  RALLIES,
  SOUTH_EAST_ROUTE,
  UNLIMBERED,
  WAITING,
  emptyPosition,
  heldBy,
  marked,
  setDown,
} from "../position.ts";
import { FLAGS } from "../marks.ts";
import { ROUTE_ENDS, SIDES } from "../vocabulary.ts";

const PLACEMENT_FIELDS: ReadonlySet<string> = new Set([
  "piece",
  "hex",
  "where",
  "holder",
  "face",
  "route",
  ...FLAGS.map(([key]) => key),
]);
const PLACES = { card: WAITING, rally: RALLIES, lost: LOST } as const;

/** The first position of a situation, its steps not yet run. Everything that contradicts a rule becomes a fault. */
export function readPosition(field: Field, data: Record<string, unknown>, faults: Faults): Position {
  const p = emptyPosition(field, GROUPS.length);
  const placed = readPlacements(field, p, data["placements"], faults);
  readMarkers(field, p, data, faults);
  readBeginning(field, p, data["at"], faults);
  readClock(field, p, data, faults);
  checkContradictions(field, p, placed, faults);
  return p;
}

function readPlacements(field: Field, p: Position, data: unknown, faults: Faults): Placed {
  const placed = new Map<PieceIndex, string>();
  const held: { readonly piece: PieceIndex; readonly holder: unknown; readonly at: string }[] = [];
  for (const [index, placement] of listOf(data, "placements", faults).entries()) {
    const at = `placements[${index}]`;
    if (!isObject(placement)) {
      faults.add(at, 'must be an object such as { "piece": "us-2nh", "hex": "Q2" }');
      continue;
    }
    for (const key of Object.keys(placement))
      if (!PLACEMENT_FIELDS.has(key)) faults.add(`${at}.${key}`, "is not a field of a placement");
    const piece = knownPiece(field, placement["piece"], `${at}.piece`, faults);
    if (piece === undefined) continue;
    const before = placed.get(piece);
    if (before !== undefined) {
      faults.add(`${at}.piece`, `${field.ids[piece]} is placed twice, also in ${before}`, "BR83-MAP1.1-a");
      continue;
    }
    placed.set(piece, at);
    readMarks(field, p, piece, placement, at, faults);
    const where = placement["where"];
    if (placement["hex"] !== undefined) {
      const hex = knownHex(field, placement["hex"], `${at}.hex`, faults);
      if (where !== undefined) faults.add(`${at}.where`, "is for pieces without a hex; leave one of the two out");
      else if (hex !== undefined) setDown(field, p, piece, hex);
    } else if (where === "held") {
      held.push({ piece, holder: placement["holder"], at });
    } else if (where === undefined) {
      faults.add(at, "must have a hex, or where: rally, lost, card or held");
    } else {
      p.place[piece] = PLACES[faults.word(`${at}.where`, where, ["card", "rally", "lost"])];
    }
    if (where !== "held" && placement["holder"] !== undefined)
      faults.add(`${at}.holder`, 'is told of pieces with "where": "held" alone');
  }
  formBrigades(
    field,
    p,
    placed,
    held.map(({ holder }) => holder),
  );
  for (const { piece, holder, at } of held) {
    const known = knownPiece(field, holder, `${at}.holder`, faults);
    if (known !== undefined) p.place[piece] = heldBy(known);
  }
  return placed;
}

/** A brigade piece on the map about which the file says no more stands for its leader and its usual infantry. */
function formBrigades(field: Field, p: Position, placed: Placed, holders: readonly unknown[]): void {
  for (const piece of placed.keys()) {
    if (field.kindOf[piece] !== "brigade" || p.place[piece] < 0 || holders.includes(field.ids[piece])) continue;
    const usual = field.pieces[piece].components.map((id) => field.index.get(id));
    for (const part of [field.leader[piece], ...usual])
      if (part !== undefined && part !== NONE && !placed.has(part)) p.place[part] = heldBy(piece);
  }
}

function readMarks(
  field: Field,
  p: Position,
  piece: PieceIndex,
  placement: Record<string, unknown>,
  at: string,
  faults: Faults,
): void {
  let marks = 0;
  for (const [key, mark] of FLAGS) if (faults.flag(`${at}.${key}`, placement[key])) marks |= mark;
  if (placement["face"] !== undefined) {
    if (field.kindOf[piece] !== "battery")
      faults.add(`${at}.face`, `${field.ids[piece]} is not a battery and has only one face`, "BR83-9.1-a");
    if (faults.word(`${at}.face`, placement["face"], ["mobile", "battle"]) === "battle") marks |= UNLIMBERED;
  }
  if (placement["route"] !== undefined) {
    const route = faults.word(`${at}.route`, placement["route"], ROUTE_ENDS);
    if (route === "north") marks |= NORTH_ROUTE;
    else if (route === "south-east") marks |= SOUTH_EAST_ROUTE;
  }
  p.marks[piece] = marks;
}

function readMarkers(field: Field, p: Position, data: Record<string, unknown>, faults: Faults): void {
  for (const [index, id] of listOf(data["abatis"], "abatis", faults).entries()) {
    const at = `abatis[${index}]`;
    const hex = knownHex(field, id, at, faults);
    if (hex === undefined) continue;
    if (p.abatis.includes(hex)) faults.add(at, `there is an ABATIS in ${String(id)} already`, "BR83-1.24-a");
    else p.abatis.push(hex);
  }
  p.abatis.sort((a, b) => a - b);
  if (data["trestle"] !== undefined)
    p.trestle = faults.word("trestle", data["trestle"], ["stands", "destroyed"]) === "stands" ? 1 : 0;
  for (const [id, points] of entriesOf(data["fordUse"], "fordUse", faults)) {
    const hex = knownHex(field, id, `fordUse.${id}`, faults);
    if (hex === undefined) continue;
    const slot = field.fordSlot[hex];
    if (slot === NONE) faults.add(`fordUse.${id}`, `${id} is not a ford`, "BR83-5.52-c");
    else p.fordUse[slot] = faults.whole(`fordUse.${id}`, points, 0, 8, "BR83-5.52-c");
  }
}

/** When groups come, what has been rolled for, and who has been turned face up. */
function readClock(field: Field, p: Position, data: Record<string, unknown>, faults: Faults): void {
  p.due = scheduleOf(field);
  const due = new Map(entriesOf(data["due"], "due", faults));
  for (const [id, turn] of due) {
    const group = (GROUPS as readonly string[]).indexOf(id);
    if (group === -1) faults.add(`due.${id}`, `is not a reinforcement group; the groups are ${GROUPS.join(", ")}`);
    else p.due[group] = faults.whole(`due.${id}`, turn, 0, LAST_TURN, "BR83-13.1-a");
  }
  for (const [group, id] of GROUPS.entries()) {
    const told = data["due"] === undefined || due.has(id);
    if (!told || waitingOf(field, p, group).length === 0) p.due[group] = NEVER;
  }
  if (data["rolled"] !== undefined) p.rolled = faults.whole("rolled", data["rolled"], 0, (2 << GROUPS.length) - 1);
  p.thawed = SIDES.map((_, side) => ((p.turn === 0 ? beginsFrozen(field, side) : hasFrozen(field, p, side)) ? 0 : 1));
  for (const [index, side] of listOf(data["thawed"], "thawed", faults).entries())
    p.thawed[SIDES.indexOf(faults.word(`thawed[${index}]`, side, SIDES))] = 1;
}

function hasFrozen(field: Field, p: Position, side: number): boolean {
  return field.pieces.some((_, piece) => field.sideOf[piece] === side && marked(p, piece, FROZEN));
}

function listOf(value: unknown, name: string, faults: Faults): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  faults.add(name, "must be a list");
  return [];
}

function entriesOf(value: unknown, name: string, faults: Faults): [string, unknown][] {
  if (value === undefined) return [];
  if (isObject(value)) return Object.entries(value);
  faults.add(name, "must be an object");
  return [];
}

function knownPiece(field: Field, id: unknown, at: string, faults: Faults): PieceIndex | undefined {
  const piece = typeof id === "string" ? field.index.get(id) : undefined;
  if (piece === undefined) faults.add(at, `there is no piece ${shown(id)} in this game`);
  return piece;
}

function knownHex(field: Field, id: unknown, at: string, faults: Faults): HexIndex | undefined {
  const hex = typeof id === "string" ? field.grid.index(id) : undefined;
  if (hex === undefined)
    faults.add(at, `there is no hex ${shown(id)}: the map runs from A1 to ${field.grid.ids.at(-1)}`, "BR83-MAP1.1-b");
  return hex;
}
