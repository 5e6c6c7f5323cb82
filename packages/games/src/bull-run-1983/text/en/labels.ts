import { count } from "@stonebridge/kernel/words/english";
import type { HexSpoken, PieceSpoken, Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";
import { pieces } from "./pieces.ts";

/** Side and place of a counter that is named on its own. */
function standing({ side, at }: Pick<PieceSpoken, "side" | "at">): readonly string[] {
  return at === undefined ? [] : [SIDE[side], `at ${at}`];
}

function pieceLabel(piece: PieceSpoken): string {
  const words = [piece.name, ...standing(piece), pieces.kind(piece.kind)];
  if (piece.face !== undefined) words.push(pieces.face(piece.face));
  words.push(pieces.factors(piece));
  if (piece.holds?.length) words.push(`stands for ${piece.holds.join(" and ")}`);
  if (piece.frozen) words.push("frozen, face down");
  if (piece.active) words.push("active");
  if (piece.moved) words.push("has moved");
  if (piece.spent) words.push("has fought an automatic victory");
  else if (piece.fought) words.push("has fought");
  if (piece.advanced) words.push("has advanced");
  if (piece.bombarded) words.push("bombarded");
  return words.join(", ");
}

function hexLabel(hex: HexSpoken): string {
  const ground = [hex.name === undefined ? hex.id : `${hex.id} ${hex.name}`];
  ground.push(hex.features.length === 0 ? pieces.feature("clear") : hex.features.map(pieces.feature).join(" and "));
  if (hex.bank !== undefined) ground.push(pieces.bank(hex.bank));
  const parts = [ground.join(", ")];
  for (const side of ["union", "confederate"] as const) {
    const here = hex.pieces.filter((piece) => piece.side === side);
    if (here.length > 0) parts.push(`${SIDE[side]}: ${here.map(pieceLabel).join("; over ")}`);
  }
  for (const { side, count: number } of hex.faceDown ?? [])
    parts.push(`${SIDE[side]}: ${count(number, "counter")} face down`);
  if (hex.points !== undefined && hex.limit !== undefined) parts.push(`${hex.points} of ${hex.limit} DP`);
  if (hex.enemies?.length) parts.push(`adjacent enemy: ${hex.enemies.join(", ")}`);
  if (hex.offer) parts.push(hex.offer);
  return parts.join("; ");
}

export const labels = {
  pieceLabel,
  hexLabel,
  die: (side, face) => `${SIDE[side]} die ${face}`,
} satisfies Partial<Texts>;
