import { type HexIndex, opposite } from "@stonebridge/board";
import { type Field, TRAIN } from "../field.ts";
import { vanishFrom } from "../hiding/revealing.ts";
import { readAides } from "../hiding/interception.ts";
import { NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Play, hexId, holderId, push } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { ELIMINATED, type Position, isSheltered, isShut, leadersAt, liftUp, setDown } from "../position.ts";
import { recordControl } from "../land/control.ts";
import { loseTrains } from "../supply/trains.ts";
import { judgeSpirits } from "../army/spirits.ts";

/** Brings units of one hex into another. */
export function bring({ field, p }: Pick<Play, "field" | "p">, units: readonly UnitIndex[], to: HexIndex): void {
  for (const unit of units) {
    const from = p.place[unit];
    liftUp(field, p, unit, NONE);
    setDown(field, p, unit, to);
    if (p.seenBy[unit].length > 0) p.seenBy = p.seenBy.with(unit, []);
    if (p.around[unit] !== 0) p.around = p.around.with(unit, 0);
    recordControl(field, p, from);
  }
  recordControl(field, p, to);
}

/**
 * What happens to the pieces of a side left without units in a hex that enemy units enter: leaders escape (NWO-11.1-d), headquarters are
 * lost (NWO-11.4-b), and trains (NWO-19.4.3-a).
 */
export function overrun(play: Play, side: SideIndex, hex: HexIndex): void {
  const { field, p } = play;
  for (const holder of field.holders.keys()) {
    if (p.seat[holder] !== hex || field.holders[holder].side !== side || field.holders[holder].kind === TRAIN) continue;
    p.seat = p.seat.with(holder, ELIMINATED);
    p.seatsLost = p.seatsLost.with(holder, p.seatsLost[holder] + 1);
    // what is destroyed has no order: it returns without one
    p.standing = p.standing.with(holder, undefined);
    tell(play, {
      type: "headquarters-lost",
      rule: "NWO-11.4-b",
      holder: holderId(play, holder),
      hex: hexId(play, hex),
    });
    judgeSpirits(play);
  }
  readAides(play, side, hex);
  vanishFrom(play, side, hex);
  loseTrains(play, side, hex);
  const leaders = leadersAt(field, p, side, hex);
  if (leaders.length > 0) push(play, { step: "displacement", side, leaders });
}

/** Does the zone of control of a unit in one hex extend into the next (NWO-5.4-b, NWO-5.4-c, NWO-10.1-j)? */
export function reachesInto(field: Field, p: Position, from: HexIndex, to: HexIndex): boolean {
  const hexside = field.map.grid.hexside(from, to);
  if (hexside === -1 || field.zonePasses[hexside] === 0 || isShut(field, p, to)) return false;
  return !isSheltered(p, to, opposite(hexside % 6));
}
