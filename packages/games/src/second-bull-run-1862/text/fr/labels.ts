import { typesetFrench } from "@stonebridge/kernel";
import type { PieceSpoken, Texts, ZoneSpoken } from "../texts.ts";
import { isNumbered } from "../values.ts";
import { losses, SIDE, THE_SIDE } from "./grammar.ts";
import { units } from "./units.ts";

function standing({ side, at }: Pick<PieceSpoken, "side" | "at">): readonly string[] {
  return at === undefined ? [] : [SIDE[side], at];
}

/** "Chinn Ridge (84)", "la zone 122" */
function the(zone: string): string {
  return isNumbered(zone) ? `la ${zone}` : zone;
}

function pieceWords(piece: PieceSpoken): string {
  const words = [piece.name, ...standing(piece)];
  if (piece.kind !== "infantry") words.push(units.kind(piece.kind));
  if (piece.kind !== "artillery") words.push(`combat ${piece.combat}`);
  words.push(`canons ${piece.artillery}`);
  if (piece.star) words.push("étoile");
  if (piece.sharpshooters) words.push("tireurs d’élite");
  if (piece.routed) words.push("en déroute");
  else if (piece.fatigue) words.push(`Fatigue ${piece.fatigue}`);
  if (piece.losses) words.push(losses(piece.losses));
  if (piece.dismounted) words.push("à pied");
  if (piece.isolated) words.push("à l’écart de sa division");
  if (piece.faces !== undefined) words.push(`face à ${the(piece.faces)}`);
  if (piece.attacks !== undefined) words.push(`attaque ${the(piece.attacks)}`);
  if (piece.acted) words.push("a déjà agi");
  return words.join(", ");
}

function zoneLabel(zone: ZoneSpoken): string {
  const named = zone.name === `zone ${zone.number}`;
  const bare = zone.name.replace(` (${zone.number})`, "");
  const ground = named ? [`Zone ${zone.number}`] : [bare, `zone ${zone.number}`];
  ground.push(zone.ground.length === 0 ? units.ground("clear") : zone.ground.map(units.ground).join(" et "));
  if (zone.entry !== undefined) ground.push(`entrée ${zone.entry}`);
  if (zone.objectiveOf !== undefined) {
    const held = zone.control === undefined ? "" : `, tenu par ${THE_SIDE[zone.control]}`;
    ground.push(`objectif ${zone.objectiveOf === "union" ? "de l’Union" : "des Confédérés"}${held}`);
  }
  const parts = [ground.join(", ")];
  if (zone.pieces.length > 0)
    parts.push(`${SIDE[zone.pieces[0].side]} : ${zone.pieces.map(pieceWords).join(", devant ")}`);
  if (zone.commanders?.length) parts.push(`commandants : ${zone.commanders.join(", ")}`);
  if (zone.enemies?.length) parts.push(`ennemi à côté : ${zone.enemies.join(", ")}`);
  if (zone.offer) parts.push(zone.offer);
  return typesetFrench(parts.join(" ; "));
}

const RANKS = { army: "commandant d’armée", corps: "commandant de corps" } as const;

export const labels = {
  pieceLabel: (piece) => typesetFrench(pieceWords(piece)),
  zoneLabel,
  commanderLabel: ({ name, side, at, rank, activated }) =>
    `${name}, ${RANKS[rank]}, ${[SIDE[side], ...(at === undefined ? [] : [at])].join(", ")}, ${activated ? "activé" : "disponible"}`,
  die: (side, face) => `dé ${side === "union" ? "de l’Union" : "des Confédérés"} ${face}`,
} satisfies Partial<Texts>;
