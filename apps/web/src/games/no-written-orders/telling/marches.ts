import { type Field, type GameEvent, SIDES } from "@stonebridge/games/no-written-orders";
import type { MarchReading, MarchTelling } from "../../contract/marches.ts";
import { headquartersPiece, holderOfHeadquarters, holderOfTrain, trainPiece } from "../pieces/pieces.ts";

/** What an event tells of a march. */
export function tells(event: GameEvent): MarchTelling | undefined {
  switch (event.type) {
    case "stepped":
      return { does: "goes", kind: "march", pieces: event.units, from: event.from, to: event.to };
    case "counter-moved":
      return { does: "goes", kind: "march", pieces: [event.top], from: event.from, to: event.to };
    case "shifted":
      return { does: "goes", kind: "march", pieces: [event.unit], from: event.from, to: event.to };
    case "train-moved":
      return { does: "goes", kind: "march", pieces: [trainPiece(event.train)], from: event.from, to: event.to };
    case "rode":
      return { does: "goes", kind: "ride", pieces: [event.leader], from: event.from, to: event.to };
    case "headquarters-moved":
      return { does: "goes", kind: "ride", pieces: [headquartersPiece(event.holder)], from: event.from, to: event.to };
    case "entered":
    case "returned":
      return { does: "goes", kind: "arrival", pieces: [event.unit], to: event.hex };
    case "leader-came":
      return { does: "goes", kind: "arrival", pieces: [event.leader], to: event.hex };
    case "train-came":
      return { does: "goes", kind: "arrival", pieces: [trainPiece(event.train)], to: event.hex };
    case "headquarters-returned":
      return { does: "goes", kind: "arrival", pieces: [headquartersPiece(event.holder)], to: event.hex };
    case "retreated":
      return { does: "goes", kind: "retreat", pieces: event.units, from: event.from, to: event.to };
    case "fell-back":
      return { does: "goes", kind: "withdrawal", pieces: [event.unit], from: event.from, to: event.to };
    case "advanced":
      return { does: "goes", kind: "advance", pieces: [event.unit], from: event.from, to: event.to };
    case "leader-advanced":
      return { does: "goes", kind: "advance", pieces: [event.leader], to: event.to };
    case "displaced": {
      const { leader, from, to } = event;
      return to === undefined ? undefined : { does: "goes", kind: "displacement", pieces: [leader], from, to };
    }
    case "stopped":
      return { does: "belongs", pieces: event.units };
    default:
      return undefined;
  }
}

/** Who marched where, by the events of this game. Units march with their division, or with their formation where they are of none. */
export function marchReading({
  units,
  leaders,
  holders,
  unitIndex,
  leaderIndex,
  holderIndex,
  sideOf,
  leaderSide,
}: Field): MarchReading<GameEvent> {
  const holderOf = (piece: string) => holderOfHeadquarters(piece) ?? holderOfTrain(piece);
  return {
    tells,
    sideOf(piece) {
      const unit = unitIndex.get(piece);
      const leader = leaderIndex.get(piece);
      const holder = holders[holderIndex.get(holderOf(piece) ?? "") ?? -1];
      const index = unit === undefined ? (leader === undefined ? holder?.side : leaderSide[leader]) : sideOf[unit];
      return index === undefined ? undefined : SIDES[index];
    },
    formationOf(piece) {
      const unit = units[unitIndex.get(piece) ?? -1];
      if (unit) return unit.division ?? unit.formation;
      return leaders[leaderIndex.get(piece) ?? -1]?.commands[0] ?? holderOf(piece);
    },
    membersOf: (holder) =>
      units.flatMap(({ id, division, formation }) => ((division ?? formation) === holder ? [id] : [])),
  };
}
