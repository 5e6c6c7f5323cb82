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
import { type Field, MOST_FATIGUE, NONE } from "../field.ts";
import { type Frame, FRAMES, type Kinds } from "../position/frames.ts";
import { ACTED, CROSSED_SUDLEY, ELIMINATED, FORWARD, OPERATIONAL, WAITING } from "../position/position.ts";
import { PARTS_OF_HALF, PARTS_OF_TURN } from "../sequence.ts";
import { MOST_COMBAT } from "../units.ts";
import { HEADQUARTERS, SIDES } from "../vocabulary.ts";

/** The eighth is the extra turn (BR61-13-k). */
export const LAST_TURN = 8;
/** More than any allowance or number of zones entered. */
const MOST = 60;

/** How what the fields of a position and the locals of its steps hold is written. */
export function kindForms(field: Field): KindForms<Kinds> {
  const { graph, units, pieceIds } = field;
  const zones = new Map(graph.ids.map((id, zone) => [id, zone]));
  const unitIds = units.map(({ id }) => id);
  const piece = orPlace(named({ kind: "piece", ids: pieceIds, index: field.pieceIndex }), pieceIds.length);
  const side = orPlace(placeOf(SIDES), SIDES.length);
  const unit = orPlace(named({ kind: "unit", ids: unitIds, index: field.unitIndex }), unitIds.length);
  const zone = orPlace(named({ kind: "zone", ids: graph.ids, index: zones }), graph.size);
  return {
    side,
    "side or none": orNone(side),
    unit,
    "unit or none": orNone(unit),
    piece,
    "piece or none": orNone(piece),
    zone,
    "zone or none": orNone(zone),
    headquarters: orPlace(placeOf(HEADQUARTERS), HEADQUARTERS.length),
    flag: bit,
    "part of a turn": number(0, PARTS_OF_TURN - 1),
    "part of a half": number(0, PARTS_OF_HALF - 1),
    count: number(0, MOST),
    turn: number(0, LAST_TURN, "BR61-1-f"),
    phase: number(0, 5, "BR61-5-b"),
    state: number(WAITING, ELIMINATED),
    fatigue: number(0, MOST_FATIGUE, "BR61-10.3-c"),
    losses: number(0, MOST_COMBAT, "BR61-R86"),
    marks: number(0, ACTED | OPERATIONAL | CROSSED_SUDLEY | FORWARD),
    depth: number(NONE, pieceIds.length - 1),
  };
}

/** How the running steps of a position are written. @param kinds how what their locals hold is written */
export function stepsForm(kinds: KindForms<Kinds>): Form<readonly Frame[], readonly unknown[]> {
  const problem = "the turn or the end of the game comes first and nowhere else";
  return sequenceForm<Frame, Kinds>(FRAMES, kinds, { steps: ["turn", "over"], problem });
}
