import { BRIDGE, FORD, RIVER } from "@stonebridge/board";
import type { BullRun1983 } from "../game.ts";
import { FORD_LIMIT, STACKING_LIMIT } from "../measures.ts";
import type { PieceView, View } from "../views/view.ts";
import type { HexFeature, HexSpoken, PieceSpoken, Texts } from "./texts.ts";

/** A counter as a seat sees it, for sentences and screen readers. */
export function spokenPiece(piece: PieceView, view: View, texts: Texts): PieceSpoken {
  const holds = view.pieces.filter((one) => one.holder === piece.id).map((one) => texts.pieceName(one.id));
  return {
    name: texts.pieceTitle(piece.id),
    side: piece.side,
    kind: piece.kind,
    attack: piece.attack,
    defense: piece.defense,
    movement: piece.movement,
    red: piece.red,
    ...(piece.face === undefined ? {} : { face: piece.face }),
    ...(holds.length === 0 ? {} : { holds }),
    frozen: piece.frozen === true,
    ...(view.stage === "movement" && view.side === piece.side ? { active: piece.active === true } : {}),
    moved: piece.moved === true,
    spent: piece.spent === true,
    fought: piece.fought === true,
    advanced: piece.advanced === true,
    bombarded: piece.bombarded === true,
  };
}

/** A hex and what a seat sees in it, for sentences and screen readers. */
export function spokenHex(game: BullRun1983, view: View, hex: string, texts: Texts, offer?: string): HexSpoken {
  const { map, grid } = game.field;
  const index = grid.known(hex);
  const place = map.data.places.find((one) => one.hex === hex);
  const bank = map.bankNames[(map.bank[index] ?? 0) - 1];
  const pieces = view.pieces.filter((one) => one.hex === hex);
  const hidden = view.faceDown.filter((one) => one.hex === hex);
  const points = pieces.reduce((sum, one) => sum + one.defense, 0);
  return {
    id: hex,
    ...(place === undefined ? {} : { name: place.name }),
    features: featuresOf(game, view, index),
    ...(bank === "union" || bank === "confederate" ? { bank } : {}),
    pieces: pieces.map((one) => spokenPiece(one, view, texts)),
    ...(hidden.length === 0 ? {} : { faceDown: hidden }),
    ...(points === 0 ? {} : { points, limit: map.water[index] === FORD ? FORD_LIMIT : STACKING_LIMIT }),
    ...(offer === undefined ? {} : { offer }),
  };
}

/** What is in a hex, the most important first. */
function featuresOf({ field }: BullRun1983, view: View, hex: number): HexFeature[] {
  const { map, grid } = field;
  if (map.playable[hex] === 0) return ["unplayable"];
  const has = (kind: string): boolean => map.goals(kind).includes(hex);
  const found: HexFeature[] = [];
  if (has("base")) found.push("base");
  if (has("star")) found.push("star");
  if (map.town[hex] === 1) found.push("town");
  if (map.water[hex] === RIVER) found.push("river");
  if (map.water[hex] === FORD) found.push("ford");
  if (map.water[hex] === BRIDGE) found.push("bridge");
  if (map.stream[hex] === 1) found.push("stream");
  if (map.woods[hex] === 1) found.push("woods");
  const hexsides = [0, 1, 2, 3, 4, 5].map((direction) => hex * 6 + direction);
  if (hexsides.some((hexside) => map.crest[hexside] === 1)) found.push("hilltop");
  else if (map.slope[hex] === 1) found.push("slope");
  if (hexsides.some((hexside) => map.road[hexside] === 2)) found.push("major-road");
  else if (hexsides.some((hexside) => map.road[hexside] === 1)) found.push("minor-road");
  if (hexsides.some((hexside) => map.rail[hexside] === 1)) found.push("railroad");
  if (view.abatis.includes(grid.ids[hex])) found.push("abatis");
  if (hex === field.trestle && view.trestle === "stands") found.push("trestle");
  return found.length === 0 ? ["clear"] : found;
}
