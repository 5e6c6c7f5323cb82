import { onceFor } from "@stonebridge/kernel";
import type { HexIndex } from "@stonebridge/board";
import type { Activation } from "../events.ts";
import type { Field } from "../field.ts";
import { CONFEDERATE, NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { PENDLETON_ACTIVE } from "../army/pieces.ts";
import { hexId, type Play, pieceId, sideId, tell } from "../play.ts";
import {
  ACTIVE,
  BOMBARDED,
  FROZEN,
  type Position,
  firstAt,
  groundNow,
  mark,
  marked,
  onMap,
  unmark,
} from "../position.ts";

/** Why a piece is active: the cause, and the leader who activated it, if one did. */
interface Cause {
  readonly cause: Activation["cause"];
  readonly by: PieceIndex;
  readonly rule: string;
}

/**
 * The Command phase (4): pieces that need no order, then those that active leaders activate, and those that these activate in turn
 * (BR83-4.4-b, BR83-4.4-c, BR83-12.1-a). Fixed for the whole player-turn (BR83-4.11-a). Flags of bombarded leaders are used up
 * (BR83-4.32-a).
 */
export function command(play: Play, side: SideIndex): void {
  const { field, p } = play;
  const causes: (Cause | undefined)[] = [];
  const leaders: PieceIndex[] = [];
  const activate = (piece: PieceIndex, cause: Cause): void => {
    mark(p, piece, ACTIVE);
    if (play.events !== undefined) causes[piece] = cause;
    if (field.isLeader[piece] === 1 || field.kindOf[piece] === "brigade") leaders.push(piece);
  };
  const mine = commandable(field, p, side);
  const near = nearIn(field, p, side);
  for (const piece of mine) {
    const cause = seed(play, side, piece, near);
    if (cause !== undefined) activate(piece, cause);
  }
  const chart = chartOf(field);
  const inRange = new Uint8Array(field.size);
  const idle = mine.filter((piece) => !marked(p, piece, ACTIVE));
  for (const leader of leaders) {
    const range = groundNow(field, p).commandRange(p.place[leader]);
    const commands = chart[leader];
    for (let at = 0; at < range.length; at++) inRange[range[at]] = 1;
    for (const piece of idle) {
      if (marked(p, piece, ACTIVE)) continue;
      if (p.place[piece] === p.place[leader]) {
        if ((commands[piece] & IN_HEX) !== 0) activate(piece, { cause: "hex", by: leader, rule: "BR83-4.6-a" });
      } else if ((commands[piece] & IN_RANGE) !== 0 && inRange[p.place[piece]] === 1)
        activate(piece, { cause: "range", by: leader, rule: "BR83-4.5-a" });
    }
    for (let at = 0; at < range.length; at++) inRange[range[at]] = 0;
  }
  for (const piece of mine) unmark(p, piece, BOMBARDED);
  if (play.events !== undefined) tellCommand(play, side, mine, causes);
}

/** Pieces that a leader could activate: on the map and not frozen (BR83-4.81-a). */
function commandable(field: Field, p: Position, side: SideIndex): PieceIndex[] {
  const pieces: PieceIndex[] = [];
  for (const piece of field.roster[side]) if (onMap(p, piece) && !marked(p, piece, FROZEN)) pieces.push(piece);
  return pieces;
}

/**
 * Why a piece is active before any leader activates it (4.2, 4.3); undefined if it is not.
 * @param nearHex what is near a hex: {@link nearIn}
 */
function seed(play: Play, side: SideIndex, piece: PieceIndex, nearHex: (hex: HexIndex) => number): Cause | undefined {
  const { field, p } = play;
  if (isRed(field, p, piece)) return { cause: "red", by: NONE, rule: "BR83-4.2-a" };
  if (marked(p, piece, BOMBARDED)) return { cause: "bombarded", by: NONE, rule: "BR83-4.32-a" };
  const near = nearHex(p.place[piece]);
  if (near !== NOTHING) return { cause: near === ENEMY ? "enemy" : "base", by: NONE, rule: "BR83-4.31-a" };
  const dummy = dummyAt(field, p, side, p.place[piece]);
  return dummy === NONE ? undefined : { cause: "dummy", by: dummy, rule: "BR83-OPT2.2-a" };
}

/**
 * A red movement factor, always active once it is face up (BR83-SP-e): its own, its leader's if it is a brigade piece (R35), or Pendleton's
 * on July 20th (BR83-OPT4.2-c).
 */
function isRed(field: Field, p: Position, piece: PieceIndex): boolean {
  if (field.red[piece] === 1) return true;
  if (field.kindOf[piece] === "brigade" && field.leader[piece] !== NONE && field.red[field.leader[piece]] === 1)
    return true;
  const { july20 } = field.options;
  const { piece: pendleton, from, to } = PENDLETON_ACTIVE;
  return july20 === "on" && field.ids[piece] === pendleton && p.turn >= from && p.turn <= to;
}

/** What is in command range of a hex. */
const NOTHING = 0;
const BASE = 1;
const ENEMY = 2;

/** Tells of a hex whether an enemy, or at least his base, is in command range of it (BR83-4.31-a, R34). Distance is the same both ways. */
function nearIn(field: Field, p: Position, side: SideIndex): (hex: HexIndex) => number {
  const enemy = 1 - side;
  const there = new Uint8Array(field.size);
  for (const base of field.bases[enemy]) there[base] = BASE;
  for (const piece of field.roster[enemy]) if (onMap(p, piece)) there[p.place[piece]] = ENEMY;
  const { commandRange } = groundNow(field, p);
  /** By hex, one more than is near it: many pieces stand in few hexes. */
  const known = new Uint8Array(field.size);
  return (hex) => {
    if (known[hex] !== 0) return known[hex] - 1;
    const range = commandRange(hex);
    let near = NOTHING;
    for (let at = 0; at < range.length && near !== ENEMY; at++) near = Math.max(near, there[range[at]]);
    known[hex] = near + 1;
    return near;
  };
}

/** A dummy in the hex that is no longer frozen: it activates all pieces there (BR83-OPT2.2-a). */
function dummyAt(field: Field, p: Position, side: SideIndex, hex: HexIndex): PieceIndex {
  for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece])
    if (field.kindOf[piece] === "dummy" && field.sideOf[piece] === side && !marked(p, piece, FROZEN)) return piece;
  return NONE;
}

/** Which pieces a leader activates, a bit each: in command range, in his own hex. */
const IN_RANGE = 1;
const IN_HEX = 2;

/** The chart (Tb8) for every leader and piece of a field, made once. */
const chartOf = onceFor((field: Field): readonly Uint8Array[] => {
  const order = (leader: PieceIndex, piece: PieceIndex): number =>
    (commandsInRange(field, leader, piece) ? IN_RANGE : 0) | (commandsInHex(field, leader, piece) ? IN_HEX : 0);
  return field.ids.map((_, leader) => Uint8Array.from(field.ids, (__, piece) => order(leader, piece)));
});

/** Chart (Tb8), first column: does this leader, or the leader in this brigade piece, activate the piece in command range (BR83-4.51-a, BR83-4.52-a)? */
export function commandsInRange(field: Field, leader: PieceIndex, piece: PieceIndex): boolean {
  switch (field.kindOf[leader]) {
    case "army-leader": // R71
      return field.isLeader[piece] === 1 || field.kindOf[piece] === "brigade";
    case "division-leader":
      return field.divisionLeader[piece] === leader;
    case "brigade-leader":
    case "artillery-leader":
      return field.leader[piece] === leader;
    case "brigade":
      return field.leader[leader] !== NONE && field.leader[piece] === field.leader[leader];
    default:
      return false;
  }
}

/**
 * Chart (Tb8), second column: does he activate it in his own hex, whatever its rank and brigade (BR83-4.6-a, BR83-4.6-b, BR83-4.61-a,
 * BR83-4.62-a, BR83-4.63-a, BR83-4.63-b, BR83-4.64-a)? Johnston and Beauregard are of both armies (BR83-PP2.4-b, BR83-4.63-c).
 */
export function commandsInHex(field: Field, leader: PieceIndex, piece: PieceIndex): boolean {
  const kind = field.kindOf[leader];
  if (kind === "dummy") return false;
  if (kind === "artillery-leader" && field.kindOf[piece] !== "battery") return false;
  if (field.sideOf[leader] !== CONFEDERATE) return true;
  const [his, its] = [field.pieces[leader].army, field.pieces[piece].army];
  return his === its || his === "both" || its === "both";
}

function tellCommand(
  play: Play,
  side: SideIndex,
  mine: readonly PieceIndex[],
  causes: readonly (Cause | undefined)[],
): void {
  const { field, p } = play;
  const activations = mine.flatMap((piece): Activation[] => {
    const why = causes[piece];
    if (why === undefined) return [];
    const path = why.cause === "range" ? groundNow(field, p).commandPath(p.place[why.by], p.place[piece]) : [];
    return [
      {
        piece: pieceId(play, piece),
        cause: why.cause,
        rule: why.rule,
        ...(why.by === NONE ? {} : { by: pieceId(play, why.by) }),
        ...(path.length === 0 ? {} : { path: path.map((hex) => hexId(play, hex)) }),
      },
    ];
  });
  tell(play, { type: "commanded", rule: "BR83-4.4-a", side: sideId(side), activations });
}
