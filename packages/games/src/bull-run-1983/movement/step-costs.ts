import type { HexIndex, Hexside } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { type PieceIndex, POINT } from "../measures.ts";
import { type Position, groundNow, isBlocked } from "../position.ts";

/** Cost of a step in sixths, 0 if impossible (Tb5): ABATIS cancel roads and cost a point each way (BR83-5.7-a, BR83-11.5-a). */
export function costOfStep(field: Field, p: Position, piece: PieceIndex, from: HexIndex, hexside: Hexside): number {
  const ground = groundNow(field, p);
  if (p.abatis.length === 0) return ground.cost[field.gait[piece]][hexside];
  const penalty = (isBlocked(p, from) ? POINT : 0) + (isBlocked(p, field.grid.neighbours[hexside]) ? POINT : 0);
  if (penalty === 0) return ground.cost[field.gait[piece]][hexside];
  return ground.offRoad[hexside] === 0 ? 0 : ground.offRoad[hexside] + penalty;
}
