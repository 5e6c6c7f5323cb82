import { NOWHERE } from "@stonebridge/board";
import { eliminate } from "../army/losses.ts";
import { FOOT, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Play, push } from "../play.ts";
import { FALLEN, leadersAt } from "../position.ts";

/**
 * Units retreat by one hex, each stack separately, and are disrupted (NWO-7.4-a, NWO-7.4-f, NWO-RUL101); foot artillery is lost (NWO-7.4-g,
 * NWO-RUL104).
 */
export function beginRetreat(play: Play, side: SideIndex, units: readonly UnitIndex[], rule: string): void {
  const { field, p } = play;
  const gone = units.filter((unit) => field.arm[unit] === FOOT);
  abandon(play, gone);
  const going = units.filter((unit) => field.arm[unit] !== FOOT);
  for (const hex of new Set(going.map((unit) => p.place[unit])))
    pushRetreat(
      play,
      side,
      going.filter((unit) => p.place[unit] === hex),
      rule,
      1,
    );
}

/** Foot artillery stays behind; a fight leaves it in its hex for an enemy who enters it (NWO-7.4-h). */
function abandon(play: Play, units: readonly UnitIndex[]): void {
  const fight = play.p.stack.findLast((frame) => frame.step === "fight");
  for (const unit of units) {
    if (fight !== undefined && play.p.place[unit] === fight.hex) fight.abandoned = [...fight.abandoned, unit];
    eliminate(play, unit, "NWO-7.4-g");
  }
}

/**
 * Units of one hex retreat; leaders there who are not lost may go along (NWO-11.3-a, NWO-RUL152).
 * @param disrupts 0 for those who slip away in good order (NWO-RUL109)
 */
export function pushRetreat(
  play: Play,
  side: SideIndex,
  units: readonly UnitIndex[],
  rule: string,
  disrupts: number,
): void {
  const leaders = leadersAt(play.field, play.p, side, play.p.place[units[0]]);
  const riding = leaders.filter((leader) => (play.p.leaderMarks[leader] & FALLEN) === 0);
  push(play, { step: "retreat", side, rule, disrupts, units, present: leaders, to: NOWHERE, leaders: riding });
}
