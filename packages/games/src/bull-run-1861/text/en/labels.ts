import { count } from "@stonebridge/kernel/words/english";
import type { PieceSpoken, Texts, ZoneSpoken } from "../texts.ts";
import { SIDE } from "./grammar.ts";

/** Side and place of a counter that is named on its own. */
function standing({ side, at }: Pick<PieceSpoken, "side" | "at">): readonly string[] {
  return at === undefined ? [] : [SIDE[side], `at ${at}`];
}

function pieceLabel(piece: PieceSpoken): string {
  const words = [piece.name, ...standing(piece), `combat ${piece.combat}`, `guns ${piece.artillery}`];
  if (piece.cavalry) words.push(`cavalry ${piece.cavalry}`);
  if (piece.star) words.push("star");
  if (piece.extended) words.push("extended line");
  if (piece.fatigue) words.push(`Fatigue ${piece.fatigue}`);
  if (piece.losses) words.push(count(piece.losses, "loss", "losses"));
  if (piece.line === "second") words.push("second line");
  if (piece.faces !== undefined) words.push(`faces ${piece.faces}`);
  if (piece.attacks) words.push("attacks");
  if (piece.operational) words.push("marked for Operational movement");
  if (piece.acted) words.push("has acted");
  return words.join(", ");
}

function zoneLabel(zone: ZoneSpoken): string {
  const ground = [zone.name];
  if (zone.number !== undefined) ground.push(`zone ${zone.number}`);
  ground.push(zone.terrain.length === 0 ? "clear" : zone.terrain.join(" and "), `${zone.bank} bank`);
  if (zone.points) {
    const points = count(zone.points, "victory point");
    ground.push(zone.control === undefined ? points : `${points} for the ${SIDE[zone.control]}`);
  }
  const parts = [ground.join(", ")];
  if (zone.pieces.length > 0) {
    parts.push(`${SIDE[zone.pieces[0].side]}: ${zone.pieces.map(pieceLabel).join(", over ")}`);
  }
  if (zone.headquarters?.length) parts.push(`HQ: ${zone.headquarters.join(", ")}`);
  if (zone.enemies?.length) parts.push(`enemy next to it: ${zone.enemies.join(", ")}`);
  if (zone.offer) parts.push(zone.offer);
  return parts.join("; ");
}

export const labels = {
  pieceLabel,
  zoneLabel,
  headquartersLabel: ({ name, side, at, range, activated }) =>
    `${name}, HQ of the ${SIDE[side]}${at === undefined ? "" : `, at ${at}`}, command range ${range} MP${activated ? ", has ridden this turn" : ""}`,
  die: (side, face) => `${SIDE[side]} die ${face}`,
} satisfies Partial<Texts>;
