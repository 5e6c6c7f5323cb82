import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Seat } from "@stonebridge/kernel";
import { CONFEDERATE, type SideIndex } from "../measures.ts";
import { type Play, hexId, pieceIds, sideId, tell } from "../play.ts";
import { FROZEN, firstAt, marked, piecesAt } from "../position.ts";
import { setsUpUnseen } from "./set-up-curtain.ts";

/** Seats that see nothing of the Confederate set-up before it is ready. */
const ONLOOKERS: readonly Seat[] = ["union", "spectator"];

/** Who may see what a side does in its set-up: only itself, if it has a curtain (BR83-1.2-b, BR83-OPT2-a). */
export function seenBy({ field }: Play, side: SideIndex): { audience?: readonly Seat[] } {
  return setsUpUnseen(field, side) ? { audience: [sideId(side)] } : {};
}

/**
 * Lifts the curtain over the Confederate set-up: face-up pieces, the ABATIS and the TRESTLE are shown (BR83-1.2-b). Behind the Union's
 * everything is face down (BR83-OPT2-a).
 */
export function showSetUp(play: Play, side: SideIndex): void {
  if (side !== CONFEDERATE || play.events === undefined) return;
  const { field, p } = play;
  for (let hex: HexIndex = 0; hex < field.size; hex++) {
    if (firstAt(p, hex) === NOWHERE) continue;
    const shown = piecesAt(p, hex).filter((piece) => field.sideOf[piece] === side && !marked(p, piece, FROZEN));
    if (shown.length > 0)
      tell(play, {
        type: "placed",
        rule: "BR83-1.2-b",
        pieces: pieceIds(play, shown),
        hex: hexId(play, hex),
        audience: ONLOOKERS,
      });
  }
  for (const hex of p.abatis)
    tell(play, { type: "abatis-placed", rule: "BR83-11.3-a", hex: hexId(play, hex), audience: ONLOOKERS });
  tell(play, {
    type: "trestle",
    rule: "BR83-11.1-a",
    fate: p.trestle === 1 ? "stands" : "destroyed",
    audience: ONLOOKERS,
  });
}
