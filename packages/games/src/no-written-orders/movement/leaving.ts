import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { recordControl } from "../land/control.ts";
import type { Field } from "../field.ts";
import type { MarchFrame } from "../frames/movement.ts";
import type { SideIndex } from "../measures.ts";
import { marches } from "../army/mover.ts";
import { type Play, hexId, leaderId, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { EXITED, type Position, holds, leadersAt, liftUp } from "../position.ts";
import { MOVEMENT } from "./refusals.ts";
import { judgeSpirits } from "../army/spirits.ts";
import { orderOf } from "../army/standing.ts";
import { entryHex } from "../situations/starting-places.ts";
import { SIDES } from "../vocabulary.ts";

/** May a side leave the map from a hex: is it an exit of the scenario (NWO-RUL061)? */
function isExit(field: Field, side: SideIndex, hex: HexIndex): boolean {
  const { exits = [] } = field.scenario;
  return exits.some((exit) => exit.side === SIDES[side] && entryHex(field, exit.entry) === hex);
}

/** Why a stack may not leave the map from where it is: only by exits of the scenario, on orders that march. */
export function refuseExit(
  field: Field,
  p: Position,
  { side, hex, units }: Pick<MarchFrame, "side" | "hex" | "units">,
): Refusal | undefined {
  if (!isExit(field, side, hex)) return MOVEMENT["exit-there"];
  return units.every((unit) => marches(orderOf(field, p, unit))) ? undefined : MOVEMENT["exit-order"];
}

/** It leaves the map, which is no loss (NWO-5.6-a); leaders who would be alone in the hex go with it. */
export function leaveMap(play: Play, { side, hex, units }: Pick<MarchFrame, "side" | "hex" | "units">): void {
  const { field, p } = play;
  for (const unit of units) liftUp(field, p, unit, EXITED);
  const leaders = holds(field, p, side, hex) ? [] : leadersAt(field, p, side, hex);
  for (const leader of leaders) p.post[leader] = EXITED;
  recordControl(field, p, hex);
  tell(play, {
    type: "left-map",
    rule: "NWO-5.6-a",
    units: units.map((unit) => unitId(play, unit)),
    leaders: leaders.map((leader) => leaderId(play, leader)),
    hex: hexId(play, hex),
  });
  judgeSpirits(play);
}
