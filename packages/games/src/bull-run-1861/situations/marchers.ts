import type { Faults } from "@stonebridge/kernel";
import { type Field, NONE } from "../field.ts";
import { ATTACHED, ON_MAP, type Position, standsIn } from "../position/position.ts";

/**
 * A piece on the march is on the map, and a piece between two zones is on some march.
 * @param at where the file has the running steps, and where pieces are
 */
export function checkMarchers(
  field: Field,
  p: Position,
  at: { readonly steps: string; readonly pieces: string },
  faults: Faults,
): void {
  const moving = new Set<number>();
  for (const [index, frame] of p.stack.entries()) {
    const units = frame.step === "march" ? [frame.unit] : frame.step === "operational-march" ? frame.units : [];
    for (const unit of units) {
      if (p.state[unit] !== ON_MAP && p.state[unit] !== ATTACHED)
        faults.add(`${at.steps}[${index}]`, `${field.units[unit].id} is to march but is not on the map`);
    }
    if ("inHand" in frame && frame.inHand === 1) for (const unit of units) moving.add(unit);
    if (frame.step === "withdrawal" && frame.steps > 0) moving.add(frame.unit);
    if (frame.step === "line") moving.add(frame.piece).add(frame.companion);
  }
  for (const [piece, zone] of p.place.entries()) {
    if (zone === NONE || p.state[piece % field.roster] !== ON_MAP || standsIn(p, piece, zone) || moving.has(piece))
      continue;
    faults.add(at.pieces, `${field.pieceIds[piece]} is marching, but no step of the sequence moves it`);
  }
}
