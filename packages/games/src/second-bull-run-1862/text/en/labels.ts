import type { PieceSpoken, Texts, ZoneSpoken } from "../texts.ts";
import { losses, SIDE, THE_SIDE } from "./grammar.ts";
import { units } from "./units.ts";

/** Side and place of a counter that is named on its own. */
function standing({ side, at }: Pick<PieceSpoken, "side" | "at">): readonly string[] {
  return at === undefined ? [] : [SIDE[side], `at ${at}`];
}

function pieceLabel(piece: PieceSpoken): string {
  const words = [piece.name, ...standing(piece)];
  if (piece.kind !== "infantry") words.push(piece.kind);
  if (piece.kind !== "artillery") words.push(`combat ${piece.combat}`);
  words.push(`guns ${piece.artillery}`);
  if (piece.star) words.push("star");
  if (piece.sharpshooters) words.push("sharpshooters");
  if (piece.routed) words.push("routed");
  else if (piece.fatigue) words.push(`Fatigue ${piece.fatigue}`);
  if (piece.losses) words.push(losses(piece.losses));
  if (piece.dismounted) words.push("on foot");
  if (piece.isolated) words.push("isolated");
  if (piece.faces !== undefined) words.push(`faces ${piece.faces}`);
  if (piece.attacks !== undefined) words.push(`attacks ${piece.attacks}`);
  if (piece.acted) words.push("has acted");
  return words.join(", ");
}

function zoneLabel(zone: ZoneSpoken): string {
  const named = zone.name === `zone ${zone.number}`;
  const bare = zone.name.replace(` (${zone.number})`, "");
  const ground = named ? [`Zone ${zone.number}`] : [bare, `zone ${zone.number}`];
  ground.push(zone.ground.length === 0 ? units.ground("clear") : zone.ground.map(units.ground).join(" and "));
  if (zone.entry !== undefined) ground.push(`entry ${zone.entry}`);
  if (zone.objectiveOf !== undefined) {
    const held = zone.control === undefined ? "" : `, held by ${THE_SIDE[zone.control]}`;
    ground.push(`objective of ${THE_SIDE[zone.objectiveOf]}${held}`);
  }
  const parts = [ground.join(", ")];
  if (zone.pieces.length > 0)
    parts.push(`${SIDE[zone.pieces[0].side]}: ${zone.pieces.map(pieceLabel).join(", over ")}`);
  if (zone.commanders?.length) parts.push(`commanders: ${zone.commanders.join(", ")}`);
  if (zone.enemies?.length) parts.push(`enemy next to it: ${zone.enemies.join(", ")}`);
  if (zone.offer) parts.push(zone.offer);
  return parts.join("; ");
}

export const labels = {
  pieceLabel,
  zoneLabel,
  commanderLabel: ({ name, side, at, rank, activated }) =>
    `${name}, ${rank} commander, ${[SIDE[side], ...(at === undefined ? [] : [`at ${at}`])].join(", ")}, ${activated ? "activated" : "available"}`,
  die: (side, face) => `${SIDE[side]} die ${face}`,
} satisfies Partial<Texts>;
