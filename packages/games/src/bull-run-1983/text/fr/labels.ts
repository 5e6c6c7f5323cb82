import { typesetFrench } from "@stonebridge/kernel";
import { count } from "@stonebridge/kernel/words/french";
import type { HexSpoken, PieceSpoken, Texts } from "../texts.ts";
import { OF_SIDE, SIDE } from "./grammar.ts";
import { pieces } from "./pieces.ts";

function standing({ side, at }: Pick<PieceSpoken, "side" | "at">): readonly string[] {
  return at === undefined ? [] : [SIDE[side], at];
}

function pieceWords(piece: PieceSpoken): string {
  const words = [piece.name, ...standing(piece), pieces.kind(piece.kind)];
  if (piece.face !== undefined) words.push(pieces.face(piece.face));
  words.push(pieces.factors(piece));
  if (piece.holds?.length) words.push(`représente ${piece.holds.join(" et ")}`);
  if (piece.frozen) words.push("figé, face cachée");
  if (piece.active) words.push("actif");
  if (piece.moved) words.push("a bougé");
  if (piece.spent) words.push("a joué une victoire automatique");
  else if (piece.fought) words.push("a combattu");
  if (piece.advanced) words.push("a avancé");
  if (piece.bombarded) words.push("bombardé");
  return words.join(", ");
}

function hexLabel(hex: HexSpoken): string {
  const ground = [hex.name === undefined ? hex.id : `${hex.id} ${hex.name}`];
  ground.push(hex.features.length === 0 ? pieces.feature("clear") : hex.features.map(pieces.feature).join(" et "));
  if (hex.bank !== undefined) ground.push(pieces.bank(hex.bank));
  const parts = [ground.join(", ")];
  for (const side of ["union", "confederate"] as const) {
    const here = hex.pieces.filter((piece) => piece.side === side);
    if (here.length > 0) parts.push(`${SIDE[side]} : ${here.map(pieceWords).join(" ; sur ")}`);
  }
  for (const { side, count: number } of hex.faceDown ?? [])
    parts.push(`${SIDE[side]} : ${count(number, "pion")} face cachée`);
  if (hex.points !== undefined && hex.limit !== undefined) parts.push(`${hex.points} PD sur ${hex.limit}`);
  if (hex.enemies?.length) parts.push(`ennemi adjacent : ${hex.enemies.join(", ")}`);
  if (hex.offer) parts.push(hex.offer);
  return typesetFrench(parts.join(" ; "));
}

export const labels = {
  pieceLabel: (piece) => typesetFrench(pieceWords(piece)),
  hexLabel,
  die: (side, face) => `dé ${OF_SIDE[side]} ${face}`,
} satisfies Partial<Texts>;
