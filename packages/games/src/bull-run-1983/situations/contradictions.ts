import { type HexIndex, RIVER } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import { barsBrigades } from "../brigades/brigades.ts";
import { ABATIS_COUNT, abatisHexes, cardRefusal, openRefusal, startsOnMap } from "../set-up/cards.ts";
import { declarationFault } from "../declaration/declaration-faults.ts";
import type { Field } from "../field.ts";
import { routesNow } from "../set-up/march-routes.ts";
import { CONFEDERATE, HALF_PAST_TEN, NONE, type PieceIndex, RANGE, UNION } from "../measures.ts";
import {
  FROZEN,
  type Position,
  RALLIES,
  controls,
  groundNow,
  hasUnit,
  heldPieces,
  holderOf,
  limitAt,
  marked,
  onMap,
  piecesAt,
  pointsAt,
} from "../position.ts";
import { checkSteps } from "./step-faults.ts";
import { lacksRoom } from "../set-up/suggestion.ts";
import { SIDES } from "../vocabulary.ts";

/** Paths of what a file says. */
export interface Paths {
  /** Of where a piece is. */
  piece(piece: PieceIndex): string;
  /** Of where all pieces are, and of the running steps. */
  readonly pieces: string;
  readonly steps: string;
}

/**
 * Finds contradictions, with each other or with a rule, in a file whose fields are valid one by one.
 * @param exact whether it is in the midst of steps
 */
export function checkContradictions(field: Field, p: Position, paths: Paths, exact: boolean, faults: Faults): void {
  const setsUp = p.stack.some(({ step }) => step === "set-up");
  const fault = (piece: PieceIndex, problem: string, rule: string): void =>
    faults.add(paths.piece(piece), `${field.ids[piece]} ${problem}`, rule);
  for (let piece = 0; piece < field.count; piece++) {
    checkGround(field, p, piece, fault);
    checkHolder(field, p, piece, fault);
    checkFrozen(field, p, piece, exact, fault);
    if (setsUp && !exact) checkCard(field, p, piece, fault);
  }
  checkAbatis(field, p, faults);
  // steps that cannot be read are not checked again
  const readable = exact && !faults.list.some((one) => one.field.startsWith("at."));
  const before = faults.list.length;
  if (readable) checkSteps(field, p, paths.steps, faults);
  const sound = readable && faults.list.length === before;
  const declared = sound ? declarationFault(field, p) : undefined;
  if (declared !== undefined) faults.add(paths.steps, declared.problem, declared.rule);
  if (!exact || sound) checkStacks(field, p, paths.pieces, faults);
  // in the middle of a step a leader's test may still be to come
  if (!exact) checkLeaders(field, p, paths.pieces, faults);
  if (!setsUp || exact) return;
  for (const [side, id] of SIDES.entries())
    if (lacksRoom(field, p, side)) faults.add("map", `has no room for the set-up of the ${id} side`, "BR83-1.1-a");
}

type Add = (piece: PieceIndex, problem: string, rule: string) => void;

/** BR83-MAP1.1-c, BR83-5.5-a, BR83-8.52-a: the terrain allows the piece; BR83-14.23-a: the RALLY box takes it. */
function checkGround(field: Field, p: Position, piece: PieceIndex, fault: Add): void {
  const hex = p.place[piece];
  if (hex === RALLIES && (field.kindOf[piece] !== "infantry" || field.leader[piece] === NONE))
    fault(piece, "never goes to the RALLY box; only the infantry of brigades does", "BR83-14.23-a");
  if (hex < 0) return;
  const where = field.grid.ids[hex];
  if (field.map.playable[hex] === 0) fault(piece, `is in ${where}, which is not part of the map`, "BR83-MAP1.1-c");
  else if (groundNow(field, p).water[hex] === RIVER) fault(piece, `is in the river at ${where}`, "BR83-5.5-a");
  else if (field.kindOf[piece] === "brigade" && barsBrigades(field, p, hex))
    fault(piece, `is in ${where}; no brigade piece may be on a ford, bridge or ABATIS`, "BR83-8.52-a");
}

/** BR83-8.1-a, BR83-8.21-a, BR83-OPT2.1-a: a piece that stands for others stands for the right ones, and they are nowhere else. */
function checkHolder(field: Field, p: Position, piece: PieceIndex, fault: Add): void {
  const holder = holderOf(p, piece);
  if (holder !== NONE) {
    if (field.kindOf[holder] !== "brigade" && field.kindOf[holder] !== "dummy")
      fault(
        piece,
        `cannot be held by ${field.ids[holder]}, which is neither a brigade piece nor a dummy`,
        "BR83-8.1-a",
      );
    else if (!onMap(p, holder) && holderOf(p, holder) === NONE && !inHand(p, holder))
      fault(piece, `is held by ${field.ids[holder]}, which is not on the map`, "BR83-8.1-a");
  }
  if (field.kindOf[piece] === "dummy") return checkDummy(field, p, piece, fault);
  if (field.kindOf[piece] !== "brigade" || (!onMap(p, piece) && holder === NONE)) return undefined;
  const parts = heldPieces(p, piece);
  const strangers = parts.filter((part) => !field.members[piece].includes(part));
  if (strangers.length > 0)
    return fault(piece, `cannot stand for ${strangers.map((part) => field.ids[part]).join(", ")}`, "BR83-8.21-a");
  const absent = parts.includes(field.leader[piece]) ? [] : [field.ids[field.leader[piece]]];
  const points = parts.reduce((sum, part) => sum + field.defense[part], 0);
  if (absent.length === 0 && points === field.defense[piece]) return undefined;
  return fault(
    piece,
    `stands for its leader and infantry of exactly ${field.defense[piece]} defence points; here it has ${points}` +
      (absent.length > 0 ? `, and ${absent.join("")} is elsewhere` : ""),
    "BR83-8.21-a",
  );
}

/** BR83-OPT2.1-a, BR83-OPT2.2-a: face down, a dummy stands for its leader and other pieces of his army; face up, for nothing any more. */
function checkDummy(field: Field, p: Position, dummy: PieceIndex, fault: Add): void {
  const parts = heldPieces(p, dummy);
  if (parts.length === 0 && !(onMap(p, dummy) && marked(p, dummy, FROZEN))) return;
  const strangers = parts.filter(
    (part) => field.kindOf[part] === "dummy" || field.sideOf[part] !== field.sideOf[dummy],
  );
  if (strangers.length > 0)
    fault(dummy, `cannot stand for ${strangers.map((part) => field.ids[part]).join(", ")}`, "BR83-OPT2.1-a");
  if (!parts.includes(field.leader[dummy]))
    fault(dummy, `stands for its leader, and ${field.ids[field.leader[dummy]]} is elsewhere`, "BR83-OPT2.1-a");
  if (!marked(p, dummy, FROZEN)) fault(dummy, "stands for others only as long as it is frozen", "BR83-OPT2.2-a");
}

function inHand(p: Position, piece: PieceIndex): boolean {
  return p.stack.some((frame) => frame.step === "set-up" && frame.hand.includes(piece));
}

/** BR83-4.8-a, BR83-4.82-a..c, BR83-OPT2-a: which pieces may be face down, how long, and how near to an enemy. */
function checkFrozen(field: Field, p: Position, piece: PieceIndex, exact: boolean, fault: Add): void {
  if (!marked(p, piece, FROZEN)) return;
  const holder = holderOf(p, piece);
  if (!onMap(p, piece)) {
    if (holder === NONE || field.kindOf[holder] !== "dummy") fault(piece, "is frozen but not on the map", "BR83-4.8-a");
    return;
  }
  const side = field.sideOf[piece];
  const { fogOfWar, july20, uncertainTimes } = field.options;
  if (side === UNION && fogOfWar === "off")
    return fault(piece, "is frozen; the Union has no frozen pieces without the fog of war", "BR83-4.8-a");
  if (side === CONFEDERATE && july20 === "on")
    return fault(piece, "is frozen; nothing is on July 20th", "BR83-OPT4.2-a");
  if (p.turn > HALF_PAST_TEN && (side === UNION || uncertainTimes === "off"))
    return fault(piece, "is frozen after 10:30 AM", side === UNION ? "BR83-OPT2-a" : "BR83-4.82-a");
  if (exact) return undefined;
  const enemy = enemyNear(field, p, 1 - side, p.place[piece]);
  return enemy === NONE
    ? undefined
    : fault(piece, `is frozen with ${field.ids[enemy]} within ${RANGE} hexes`, "BR83-4.82-b");
}

function enemyNear(field: Field, p: Position, side: number, hex: HexIndex): PieceIndex {
  for (const near of field.grid.within(hex, RANGE))
    for (const piece of piecesAt(p, near)) if (field.sideOf[piece] === side) return piece;
  return NONE;
}

/** BR83-1.2-a, BR83-1.3-b: what is on the map before the first turn is where its card lets it begin. */
function checkCard(field: Field, p: Position, piece: PieceIndex, fault: Add): void {
  const hex = p.place[piece];
  const kind = field.kindOf[piece];
  if (hex < 0 || kind === "dummy") return;
  const parts = kind === "brigade" ? heldPieces(p, piece) : [piece];
  const routes = field.sideOf[piece] === UNION ? routesNow(field, p) : undefined;
  for (const part of parts) {
    if (!startsOnMap(field, part)) {
      fault(piece, "does not begin on the map", "BR83-1.13-a");
      return;
    }
    const refusal = cardRefusal(field, part, hex, routes);
    if (refusal === undefined) continue;
    fault(piece, `cannot be set up in ${field.grid.ids[hex]} (${refusal.reason})`, refusal.rule);
    return;
  }
}

/** BR83-11.3-a, BR83-11.4-a: four at most, never moved from where they may be set up. */
function checkAbatis(field: Field, p: Position, faults: Faults): void {
  if (p.abatis.length > ABATIS_COUNT)
    faults.add("abatis", `there are ${ABATIS_COUNT} ABATIS; this file has ${p.abatis.length}`, "BR83-11.3-a");
  const allowed = abatisHexes(field);
  for (const hex of p.abatis) {
    if (allowed.includes(hex)) continue;
    const wet = openRefusal(field, hex) !== undefined;
    const problem = wet
      ? "can hold no ABATIS: river, ford or bridge, or no part of the map"
      : "is more than 3 hexes from Stone Bridge and Farm Ford";
    faults.add("abatis", `${field.grid.ids[hex]} ${problem}`, wet ? "BR83-1.12-a" : "BR83-11.3-a");
  }
}

/** What must hold in every hex: units of one side, and no more of them than may stand there, except those that only pass. */
function checkStacks(field: Field, p: Position, at: string, faults: Faults): void {
  const passing = passedHexes(p);
  for (const hex of new Set(p.place)) {
    if (hex < 0) continue;
    const where = field.grid.ids[hex];
    const both = hasUnit(field, p, UNION, hex) && hasUnit(field, p, CONFEDERATE, hex);
    if (both) faults.add(at, `units of both sides are in ${where}`, "BR83-5.82-b");
    const points = pointsAt(field, p, hex);
    const limit = limitAt(field, p, hex);
    if (!both && points > limit && !passing.has(hex))
      faults.add(
        at,
        `${points} defence points are in ${where}; the limit is ${limit}`,
        limit === 12 ? "BR83-5.4-a" : "BR83-5.52-b",
      );
  }
}

/**
 * Hexes where pieces are on the march, which may pass over others, or where an owner is about to choose which of too many pieces to lose
 * (BR83-5.4-b).
 */
function passedHexes(p: Position): ReadonlySet<HexIndex> {
  return new Set(
    p.stack.flatMap((frame) => {
      if (frame.step === "march") return frame.pieces.map((piece) => p.place[piece]);
      return frame.step === "losses" ? frame.units.map((unit) => p.place[unit]) : [];
    }),
  );
}

/** What must hold between steps: no leader is alone among enemies. */
function checkLeaders(field: Field, p: Position, at: string, faults: Faults): void {
  for (const hex of new Set(p.place)) {
    if (hex < 0) continue;
    for (const piece of piecesAt(p, hex)) {
      const side = field.sideOf[piece];
      if (field.isLeader[piece] === 0 || field.kindOf[piece] === "dummy") continue;
      if (controls(field, p, 1 - side, hex) && !hasUnit(field, p, side, hex))
        faults.add(at, `${field.ids[piece]} is alone in ${field.grid.ids[hex]}, next to enemy units`, "BR83-12.3-a");
    }
  }
}
