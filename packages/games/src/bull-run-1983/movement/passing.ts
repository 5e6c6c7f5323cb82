import { FORD, type HexIndex, NOWHERE, RIVER } from "@stonebridge/board";
import { barsBrigades } from "../brigades/brigades.ts";
import type { Field } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import { FORD_LIMIT, IN_LINE, type PieceIndex } from "../measures.ts";
import { type Position, controls, groundNow, hasUnit, limitAt, pointsAt } from "../position.ts";
import { costOfStep } from "./step-costs.ts";

/** Defense points of pieces; leaders have none (BR83-5.52-d). */
export function loadOf(field: Field, pieces: readonly PieceIndex[]): number {
  let load = 0;
  for (const piece of pieces) load += field.defense[piece];
  return load;
}

/** Defense points of brigade pieces that would break in a hex, and so end their move there (BR83-8.52-a, R23). */
export function breakingLoad(field: Field, p: Position, pieces: readonly PieceIndex[], hex: HexIndex): number {
  let load = 0;
  for (const piece of pieces)
    if (field.gait[piece] === IN_LINE && barsBrigades(field, p, hex)) load += field.defense[piece];
  return load;
}

/**
 * Could the pieces go on from a full hex to one where they may end? They may pass it (BR83-5.4-a), but not be caught there. Ways are
 * searched with the points that each piece has left; a hex is visited again if any piece has more left.
 */
export function mayPassOn(
  field: Field,
  p: Position,
  march: MarchFrame,
  full: HexIndex,
  points: readonly number[],
  from: HexIndex,
  side: number,
): boolean {
  const { pieces } = march;
  const enemy = 1 - march.side;
  const load = loadOf(field, pieces);
  const { water } = groundNow(field, p);
  const seen = new Map<HexIndex, readonly number[][]>();
  const pay = (left: readonly number[], hex: HexIndex, at: number): number[] | undefined => {
    const rest = left.map((have, each) => have - costOfStep(field, p, pieces[each], hex, at));
    return rest.every((have) => have >= 0) ? rest : undefined;
  };
  const goesOn = (hex: HexIndex, left: readonly number[]): boolean => {
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const to = field.map.neighbours[at];
      if (to === NOWHERE || water[to] === RIVER || hasUnit(field, p, enemy, to)) continue;
      const rest = pay(left, hex, at);
      if (rest === undefined) continue;
      if (water[to] === FORD && p.fordUse[field.fordSlot[to]] + load > FORD_LIMIT) continue;
      const own = to === p.place[pieces[0]] ? load : 0;
      if (pointsAt(field, p, to) - own + load <= limitAt(field, p, to)) return true;
      if (controls(field, p, enemy, to) || breakingLoad(field, p, pieces, to) > 0) continue;
      const before = seen.get(to) ?? [];
      if (before.some((other) => other.every((have, each) => have >= rest[each]))) continue;
      seen.set(to, [...before, rest]);
      if (goesOn(to, rest)) return true;
    }
    return false;
  };
  const rest = pay(points, from, side);
  return rest !== undefined && breakingLoad(field, p, pieces, full) === 0 && goesOn(full, rest);
}
