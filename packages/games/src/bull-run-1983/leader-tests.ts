import type { HexIndex } from "@stonebridge/board";
import type { PieceIndex, SideIndex } from "./measures.ts";
import { hexId, type Play, pieceId, push, roll, tell } from "./play.ts";
import { hasUnit, onMap, piecesAt } from "./position.ts";
import { eliminate } from "./presence.ts";
import { leaderResult } from "./tables.ts";

/**
 * Combat has taken the last unit of a hex: each leader there rolls (BR83-12.5-a, R55). He is lost, or goes back two hexes like a unit (R51);
 * enemy zones of control do not touch him before (R82).
 * @param against the enemies that fought the unit
 */
export function testLeaders(play: Play, side: SideIndex, hex: HexIndex, against: readonly PieceIndex[]): void {
  const { field, p } = play;
  if (hex < 0 || hasUnit(field, p, side, hex)) return;
  const leaders = piecesAt(p, hex).filter((piece) => field.isLeader[piece] === 1 && field.sideOf[piece] === side);
  const back: PieceIndex[] = [];
  for (const leader of leaders) {
    const die = roll(play, "leader", side, pieceId(play, leader));
    const outcome = leaderResult(die);
    tell(play, {
      type: "leader-tested",
      rule: "BR83-12.5-a",
      piece: pieceId(play, leader),
      hex: hexId(play, hex),
      die,
      result: outcome,
    });
    if (outcome === "LE") eliminate(play, leader, "leader-test", "BR83-12.5-a");
    else back.push(leader);
  }
  const fought = against.filter((piece) => onMap(p, piece));
  if (back.length > 0) push(play, { step: "retreat", side, pieces: back, against: fought });
}
