import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { BOMBARDMENT, type Battle, type FrameOf, MELEE, type ResultFrame } from "../frames.ts";
import { type Fallen, testLeaders } from "./leader-tests.ts";
import { NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { pieceIds, type Play, pop, push, roll, sideId, type Step, tell } from "../play.ts";
import { BOMBARDED, FOUGHT, MOVED, SPENT, firstAt, hasUnit, mark, onMap } from "../position.ts";
import { eliminate } from "../movement/presence.ts";
import { reckon } from "./reckoning.ts";
import { BELOW, attackerDefense, columnFor, defenseStrength, totalsOf } from "./strength.ts";
import { bombardmentResult, combatResult } from "./tables.ts";
import { ODDS, type ResultCode } from "../vocabulary.ts";

/** Fights one battle: odds, a die, and a frame that carries out its results (reading 3.1). `onslaught`: an automatic victory (10). */
export function beginResult(play: Play, battle: Battle, onslaught: boolean): void {
  const { field, p } = play;
  const side = field.sideOf[[...battle.adjacent, ...battle.guns][0]];
  const totals = totalsOf(field, p, battle);
  const column = onslaught ? ODDS.length - 1 : columnFor(battle.kind, totals); // BR83-10.5-a
  // R62; BR83-10.5-a, BR83-10.6-a: from now on, so that it applies to the parts of a brigade that breaks
  const done = onslaught ? FOUGHT | SPENT | MOVED : FOUGHT;
  for (const piece of [...battle.adjacent, ...battle.guns]) mark(p, piece, done);
  if (column === BELOW) return battle.kind === MELEE ? cancel(play, side, battle) : fireInVain(play, side, battle);
  const reckoning = play.events === undefined ? undefined : reckon(field, p, battle, onslaught);
  const die = roll(play, battle.kind === MELEE ? "combat" : "bombardment", side); // X01, X02
  const results = resultsOf(battle.kind, die, column);
  if (reckoning !== undefined)
    tell(play, { type: "fought", rule: ruleOf(battle.kind, onslaught), side: sideId(side), reckoning, die, results });
  if (battle.kind === BOMBARDMENT) flagLeaders(play, battle);
  // BR83-7.71-a, BR83-7.71-d, R56, R83
  const { defense, exposed } = totals;
  const both = results.includes("EX") ? Math.min(defense, exposed) : 0;
  push(play, {
    step: "result",
    side,
    at: 0,
    kind: battle.kind,
    die,
    column,
    attackers: battle.adjacent,
    attackerRates: battle.adjacent.map((piece) => rate(field, piece, attackerDefense(field, p, piece, battle.targets))),
    defenders: battle.targets,
    defenderRates: battle.targets.map((piece) => rate(field, piece, defenseStrength(field, p, piece, battle.adjacent))),
    guns: battle.guns,
    attackerLoss: results.includes("AE") ? defense : both,
    defenderLoss: results.includes("DE") ? exposed : both,
    held: [...new Set(battle.targets.map((piece) => p.place[piece]))],
    attackersFell: [],
    defendersFell: [],
  });
  return undefined;
}

/** Halves of a point that each defense point of the unit counts for. */
function rate(field: Field, piece: PieceIndex, halves: number): number {
  return halves / field.defense[piece];
}

/**
 * What the table says: losses first, then retreats.
 * @param kind MELEE or BOMBARDMENT
 * @param die 1 to 6
 * @param column index in `ODDS`
 */
export function resultsOf(kind: number, die: number, column: number): readonly ResultCode[] {
  return kind === MELEE ? combatResult(die, column) : bombardmentResult(die, column);
}

function ruleOf(kind: number, onslaught: boolean): string {
  if (onslaught) return "BR83-10.5-a";
  return kind === MELEE ? "BR83-7.3-a" : "BR83-9.6-a";
}

/** Worse than 1-6: no die, the adjacent attackers are lost, supporting guns are not (BR83-7.31-e, BR83-CRT-h, R81). */
function cancel(play: Play, side: SideIndex, battle: Battle): void {
  const { field, p } = play;
  if (play.events !== undefined)
    tell(play, {
      type: "fought",
      rule: "BR83-7.31-e",
      side: sideId(side),
      reckoning: reckon(field, p, battle),
      results: [],
    });
  sacrifice(play, side, battle.adjacent, battle.targets, "BR83-7.31-e");
}

/** Attackers that are lost without a fight, and what that means for their leaders (R42, R55, R81). */
export function sacrifice(
  play: Play,
  side: SideIndex,
  pieces: readonly PieceIndex[],
  against: readonly PieceIndex[],
  rule: string,
): void {
  const { p } = play;
  const hexes = [...new Set(pieces.map((piece) => p.place[piece]))];
  for (const piece of pieces) eliminate(play, piece, "cancelled", rule);
  testLeaders(
    play,
    hexes.map((hex) => ({ side, hex, against })),
  );
}

/** A bombardment at 1-3 or worse: no die, no effect, but the leaders there have been roused: the attempt is enough (BR83-CRT-i, R37, R40). */
function fireInVain(play: Play, side: SideIndex, battle: Battle): void {
  if (play.events !== undefined)
    tell(play, {
      type: "fought",
      rule: "BR83-CRT-i",
      side: sideId(side),
      reckoning: reckon(play.field, play.p, battle),
      results: [],
    });
  flagLeaders(play, battle);
}

/**
 * BR83-4.32-a, BR83-9.64-a: leaders in the hexes that were bombarded, and in brigade pieces that were targets or stand there (R35); units
 * themselves are not roused (BR83-4.32-b).
 */
function flagLeaders(play: Play, battle: Battle): void {
  const { field, p } = play;
  const flagged: PieceIndex[] = [];
  for (const hex of new Set(battle.targets.map((piece) => p.place[piece]))) {
    for (let piece = firstAt(p, hex); piece !== NONE; piece = p.next[piece]) {
      if (field.isLeader[piece] === 0 && field.kindOf[piece] !== "brigade") continue;
      mark(p, piece, BOMBARDED);
      flagged.push(piece);
    }
  }
  if (flagged.length > 0) tell(play, { type: "flagged", rule: "BR83-4.32-a", pieces: pieceIds(play, flagged) });
}

/**
 * The parts of a result, in order (BR83-7.3-a, R83): only for units that fought this battle (BR83-7.33-a). Units are removed before their
 * leaders roll (R53); survivors retreat only if the result says so (R57). Each entry runs once everything that it began is over.
 */
export const PARTS: readonly ((play: Play, f: ResultFrame) => void)[] = [
  (play, f) => {
    if (f.attackerLoss > 0) pay(play, f, f.side, f.attackerLoss, 0);
  },
  (play, f) => {
    const count = resultsOf(f.kind, f.die, f.column).includes("DL1") ? 1 : 0; // BR83-7.72-a; bombarded units too, far as they are (R41)
    if (f.defenderLoss > 0 || count > 0) pay(play, f, 1 - f.side, f.defenderLoss, count);
  },
  (play, f) => {
    const on = (side: SideIndex, hexes: readonly HexIndex[], against: readonly PieceIndex[]): Fallen[] =>
      [...new Set(hexes)].map((hex) => ({ side, hex, against }));
    testLeaders(play, [
      ...on(f.side, f.attackersFell, f.defenders),
      ...on(1 - f.side, f.defendersFell, [...f.attackers, ...f.guns]),
    ]);
  },
  (play, f) => {
    const results = resultsOf(f.kind, f.die, f.column);
    if (results.includes("AB2")) retreat(play, f.side, f.attackers, f.defenders); // BR83-9.52-a, BR83-GL-b, R07: guns stay
    if (results.includes("DB2")) retreat(play, 1 - f.side, f.defenders, [...f.attackers, ...f.guns]); // BR83-CRT-f
  },
  (play, f) => {
    const { field, p } = play;
    const hexes = f.held.filter((hex) => !hasUnit(field, p, 1 - f.side, hex)); // BR83-7.9-a
    const units = f.attackers.filter((piece) => onMap(p, piece)); // BR83-7.9-b, BR83-7.9-c
    if (hexes.length > 0 && units.length > 0) push(play, { step: "advance", side: f.side, hexes, units });
  },
  (play) => pop(play),
];

/**
 * A side pays (BR83-7.73-a): only its units in the battle and next to the enemy can be lost (BR83-7.71-e, BR83-CRT-c). If they are not
 * enough, all of them are lost and the rest is waived (BR83-7.71-c): events do not mention points that a side does not have.
 */
function pay(play: Play, f: ResultFrame, side: SideIndex, owed: number, count: number): void {
  const attacks = side === f.side;
  const units = attacks ? f.attackers : f.defenders;
  const rates = attacks ? f.attackerRates : f.defenderRates;
  const worth = units.reduce((sum, unit, at) => sum + play.field.defense[unit] * rates[at], 0);
  tell(play, {
    type: "owed",
    rule: count > 0 ? "BR83-7.72-a" : owed > worth ? "BR83-7.71-c" : "BR83-7.71-a",
    side: sideId(side),
    loss: Math.min(owed, worth),
    ...(count > 0 ? { count } : {}),
  });
  push(play, { step: "losses", side, owed, count, paid: 0, lost: 0, units, rates, fallen: [] });
}

function retreat(play: Play, side: SideIndex, units: readonly PieceIndex[], against: readonly PieceIndex[]): void {
  const pieces = units.filter((piece) => onMap(play.p, piece));
  const fought = against.filter((piece) => onMap(play.p, piece));
  if (pieces.length > 0) push(play, { step: "retreat", side, pieces, against: fought });
}

/** A battle from its die to its advances, part by part (BR83-7.2-a). */
export const result: Step<"result"> = {
  run(play, f: FrameOf<"result">) {
    const part = PARTS[f.at];
    f.at += 1;
    part(play, f);
  },
};
