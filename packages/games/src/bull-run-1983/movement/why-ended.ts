import { NOWHERE } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { MarchFrame } from "../frames.ts";
import type { PieceIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { naming, type Refuses } from "../refusing.ts";
import { endedMarch } from "./ended-march.ts";
import { canStep, stepRefusal } from "./march.ts";
import { MOVEMENT } from "./refusals.ts";
import { costOfStep } from "./step-costs.ts";
import { whyDear } from "./why-not.ts";

/** What keeps a march that has ended from going on in a direction; undefined if its owner ended it himself. */
export function whyNoFurther(field: Field, p: Position, march: MarchFrame, direction: number): Refuses | undefined {
  const refusal = stepRefusal(field, p, march, direction);
  return refusal === MOVEMENT["step-points"] ? MOVEMENT[`spent-${whyDear(field, p, march, direction)}`] : refusal;
}

/**
 * What ended the march of a piece, if it was the last one and could not go on: the cheapest of the steps that it cannot pay, or else what
 * bars every way. Undefined if its owner ended it himself, or if it is not known.
 */
export function whyEnded(field: Field, p: Position, piece: PieceIndex): Refuses | undefined {
  const ended = endedMarch(p);
  const at = ended?.pieces.indexOf(piece) ?? -1;
  if (ended === undefined || at === -1) return undefined;
  const alone: MarchFrame = { ...ended, pieces: [piece], points: [ended.points[at]] };
  if (canStep(field, p, alone)) return undefined;
  const from = p.place[piece];
  const [cheapest] = [0, 1, 2, 3, 4, 5]
    .filter((direction) => stepRefusal(field, p, alone, direction) === MOVEMENT["step-points"])
    .map((direction) => ({ direction, cost: costOfStep(field, p, piece, from, from * 6 + direction) }))
    .toSorted((a, b) => a.cost - b.cost);
  if (cheapest === undefined) return MOVEMENT["move-shut"];
  const { direction } = cheapest;
  const to = field.map.neighbours[from * 6 + direction];
  if (to === NOWHERE) return MOVEMENT["move-shut"];
  return naming(MOVEMENT[`spent-${whyDear(field, p, alone, direction)}`], (known) =>
    known.priceAfter(field.ids[piece], field.grid.ids[to]),
  );
}
