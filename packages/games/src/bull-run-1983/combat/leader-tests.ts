import type { HexIndex } from "@stonebridge/board";
import type { PieceIndex, SideIndex } from "../measures.ts";
import { hexId, type Play, pieceId, push, roll, tell } from "../play.ts";
import { hasUnit, onMap } from "../position.ts";
import { eliminate, leadersAt } from "../movement/presence.ts";
import { leaderResult } from "./tables.ts";

/** A hex where combat has removed units, and the enemies that fought them (BR83-12.5-a). */
export interface Fallen {
  readonly side: SideIndex;
  readonly hex: HexIndex;
  readonly against: readonly PieceIndex[];
}

/**
 * If combat has removed the last unit of a hex, each leader there rolls (BR83-12.5-a, R55): he is lost, or retreats two hexes like a unit
 * (R51). Enemy zones of control do not affect him before (R82). All roll first, in this order, then they retreat.
 */
export function testLeaders(play: Play, places: readonly Fallen[]): void {
  const { field, p } = play;
  const back: { readonly side: SideIndex; readonly pieces: PieceIndex[]; readonly against: PieceIndex[] }[] = [];
  for (const { side, hex, against } of places) {
    if (hasUnit(field, p, side, hex)) continue;
    const pieces = leadersAt(field, p, side, hex).filter((leader) => survives(play, side, hex, leader));
    if (pieces.length > 0) back.unshift({ side, pieces, against: against.filter((piece) => onMap(p, piece)) });
  }
  for (const { side, pieces, against } of back) push(play, { step: "retreat", side, pieces, against });
}

/** Rolls for one leader (X03); if he fails he is lost. */
function survives(play: Play, side: SideIndex, hex: HexIndex, leader: PieceIndex): boolean {
  const die = roll(play, "leader", side, pieceId(play, leader));
  const result = leaderResult(die);
  tell(play, {
    type: "leader-tested",
    rule: "BR83-12.5-a",
    piece: pieceId(play, leader),
    hex: hexId(play, hex),
    die,
    result,
  });
  if (result === "LE") eliminate(play, leader, "leader-test", "BR83-12.5-a");
  return result === "LB2";
}
