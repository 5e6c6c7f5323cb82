import type { HexIndex } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { type PieceIndex, POINT } from "../measures.ts";
import { type Position, groundNow, isBlocked } from "../position.ts";

/** Cost of a step in sixths, 0 if impossible (Tb5): ABATIS cancel roads and cost a point each way (BR83-5.7-a, BR83-11.5-a). */
export function costOfStep(field: Field, p: Position, piece: PieceIndex, from: HexIndex, side: number): number {
  const ground = groundNow(field, p);
  if (p.abatis.length === 0) return ground.cost[field.gait[piece]][side];
  const penalty = (isBlocked(p, from) ? POINT : 0) + (isBlocked(p, field.grid.neighbours[side]) ? POINT : 0);
  if (penalty === 0) return ground.cost[field.gait[piece]][side];
  return ground.offRoad[side] === 0 ? 0 : ground.offRoad[side] + penalty;
}
