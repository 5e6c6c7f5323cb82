import { typesetFrench } from "@stonebridge/kernel";
import type { ZoneTerrain } from "@stonebridge/board";
import { count, deName } from "@stonebridge/kernel/words/french";
import type { PieceSpoken, Texts, ZoneSpoken } from "../texts.ts";
import { SIDE } from "./grammar.ts";

const TERRAINS: Readonly<Record<ZoneTerrain, string>> = { hill: "colline", woods: "bois", village: "village" };

function standing({ side, at }: Pick<PieceSpoken, "side" | "at">): readonly string[] {
  return at === undefined ? [] : [SIDE[side], at];
}

function pieceWords(piece: PieceSpoken): string {
  const words = [piece.name, ...standing(piece), `combat ${piece.combat}`, `canons ${piece.artillery}`];
  if (piece.cavalry) words.push(`cavalerie ${piece.cavalry}`);
  if (piece.star) words.push("étoile");
  if (piece.extended) words.push("ligne étendue");
  if (piece.fatigue) words.push(`Fatigue ${piece.fatigue}`);
  if (piece.losses) words.push(count(piece.losses, "perte"));
  if (piece.line === "second") words.push("seconde ligne");
  if (piece.faces !== undefined) words.push(`face à ${piece.faces}`);
  if (piece.attacks) words.push("attaque");
  if (piece.operational) words.push("en mouvement opérationnel");
  if (piece.acted) words.push("a déjà agi");
  return words.join(", ");
}

function zoneLabel(zone: ZoneSpoken): string {
  const ground = [zone.name];
  if (zone.number !== undefined) ground.push(`zone ${zone.number}`);
  const terrain = zone.terrain.map((kind) => TERRAINS[kind]).join(" et ");
  ground.push(terrain === "" ? "terrain clair" : terrain, zone.bank === "north" ? "rive nord" : "rive sud");
  if (zone.points) {
    const points = count(zone.points, "point de victoire", "points de victoire");
    ground.push(zone.control === undefined ? points : `${points} pour le ${SIDE[zone.control]}`);
  }
  const parts = [ground.join(", ")];
  if (zone.pieces.length > 0) {
    parts.push(`${SIDE[zone.pieces[0].side]} : ${zone.pieces.map(pieceWords).join(", devant ")}`);
  }
  if (zone.headquarters?.length) parts.push(`QG : ${zone.headquarters.join(", ")}`);
  if (zone.enemies?.length) parts.push(`ennemi à côté : ${zone.enemies.join(", ")}`);
  if (zone.offer) parts.push(zone.offer);
  return typesetFrench(parts.join(" ; "));
}

export const labels = {
  pieceLabel: (piece) => typesetFrench(pieceWords(piece)),
  zoneLabel,
  headquartersLabel: ({ name, side, at, range, activated }) =>
    typesetFrench(
      `QG ${deName(name)}, ${SIDE[side]}${at === undefined ? "" : `, ${at}`}, portée ${range} PM${activated ? ", déjà activé ce tour" : ""}`,
    ),
  die: (side, face) => `dé du ${SIDE[side]} ${face}`,
} satisfies Partial<Texts>;
