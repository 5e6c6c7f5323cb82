import {
  bit,
  type Form,
  type KindForms,
  named,
  number,
  orNone,
  orPlace,
  placeOf,
  sequenceForm,
} from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { type Frame, FRAMES, type Kinds } from "../position/frames.ts";
import { HEADQUARTERS, SIDES } from "../vocabulary.ts";

/** More than any allowance, number of zones entered or place in a list of parts. */
const MOST = 60;

/** How the running steps of a position are written. */
export function stepsForm(field: Field): Form<readonly Frame[]> {
  const { graph, units, pieceIds } = field;
  const zones = new Map(graph.ids.map((id, zone) => [id, zone]));
  const unitIds = units.map(({ id }) => id);
  const piece = orPlace(named({ kind: "piece", ids: pieceIds, index: field.pieceIndex }), pieceIds.length);
  const kinds: KindForms<Kinds> = {
    side: orPlace(placeOf(SIDES), SIDES.length),
    unit: orPlace(named({ kind: "unit", ids: unitIds, index: field.unitIndex }), unitIds.length),
    piece,
    "piece or none": orNone(piece),
    zone: orPlace(named({ kind: "zone", ids: graph.ids, index: zones }), graph.size),
    headquarters: orPlace(placeOf(HEADQUARTERS), HEADQUARTERS.length),
    flag: bit,
    count: number(0, MOST),
  };
  const problem = "the turn or the end of the game comes first and nowhere else";
  return sequenceForm<Frame, Kinds>(FRAMES, kinds, { steps: ["turn", "over"], problem });
}
