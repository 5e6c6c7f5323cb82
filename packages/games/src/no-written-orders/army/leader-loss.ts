import type { HexIndex } from "@stonebridge/board";
import { type LeaderIndex, type SideIndex } from "../measures.ts";
import { type Play, leaderId, rollTwo } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { FALLEN, SUCCEEDED, leadersAt } from "../position.ts";

/** Highest roll on which a leader is lost (NWO-11.2-a). */
const LOST_TO = 3;
/** Rating of the successor (NWO-11.2-b). */
const SUCCESSOR = 1;

/** Leaders of a side with units that were hit are in danger, once in a combat (NWO-11.2-a, NWO-RUL151). */
export function endangerLeaders(play: Play, side: SideIndex, hexes: readonly HexIndex[]): void {
  for (const hex of new Set(hexes))
    for (const leader of leadersAt(play.field, play.p, side, hex)) endanger(play, leader);
}

/** Is a leader lost who was in danger, or displaced (NWO-11.2-a, NWO-DR14)? His counter stays until his successor comes (NWO-11.2-c). */
export function endanger(play: Play, leader: LeaderIndex): void {
  const { field, p } = play;
  if ((p.leaderMarks[leader] & FALLEN) !== 0) return;
  const dice = rollTwo(play, "leader-loss", field.leaderSide[leader], [], leaderId(play, leader));
  const lost = dice.total <= LOST_TO;
  if (lost) p.leaderMarks[leader] |= FALLEN;
  tell(play, { type: "leader-tested", rule: "NWO-11.2-a", leader: leaderId(play, leader), roll: dice, lost });
}

/** At the start of a turn leaders of rating 1 replace those lost in the last (NWO-11.2-b, NWO-RUL152). */
export function replaceFallen(play: Play): void {
  const { p } = play;
  for (const [leader, marks] of p.leaderMarks.entries()) {
    if ((marks & FALLEN) === 0) continue;
    p.leaderMarks[leader] = (p.leaderMarks[leader] & ~FALLEN) | SUCCEEDED;
    p.rating = p.rating.with(leader, SUCCESSOR);
    tell(play, { type: "leader-replaced", rule: "NWO-11.2-b", leader: leaderId(play, leader), rating: SUCCESSOR });
  }
}
