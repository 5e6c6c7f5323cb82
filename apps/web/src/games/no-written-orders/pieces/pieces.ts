import { onceFor } from "@stonebridge/kernel";
import type { SideId, View } from "@stonebridge/games/no-written-orders";

/** A counter that lies on the map, as a seat sees it. `top`: of a stack that is not seen whole, its uppermost unit. */
export interface Piece {
  readonly id: string;
  readonly kind: "unit" | "top" | "leader" | "headquarters" | "train";
  readonly side: SideId;
  readonly hex: string;
}

const HEADQUARTERS = "hq ";

/** The id of an army’s headquarters as a counter: its holder has the name of the commander, who is a counter himself. */
export function headquartersPiece(holder: string): string {
  return HEADQUARTERS + holder;
}

/** Whose headquarters a counter is; undefined for every other. */
export function holderOfHeadquarters(piece: string): string | undefined {
  return piece.startsWith(HEADQUARTERS) ? piece.slice(HEADQUARTERS.length) : undefined;
}

const TRAIN = "train ";

/** The id of a train as a counter. */
export function trainPiece(holder: string): string {
  return TRAIN + holder;
}

/** The train that a counter is; undefined for every other. */
export function holderOfTrain(piece: string): string | undefined {
  return piece.startsWith(TRAIN) ? piece.slice(TRAIN.length) : undefined;
}

/** What lies on the map, by id and by hex: looked up many times for every drawing. */
interface Standing {
  readonly byId: ReadonlyMap<string, Piece>;
  readonly byHex: ReadonlyMap<string, readonly Piece[]>;
}

const standingOf = onceFor((view: View): Standing => {
  const sides = new Map(view.leaders.map(({ id, side }) => [id, side]));
  const pieces: readonly Piece[] = [
    ...view.units.flatMap(({ id, side, hex }): Piece[] => (hex === undefined ? [] : [{ id, kind: "unit", side, hex }])),
    ...view.stacks.map(({ top, side, hex }): Piece => ({ id: top, kind: "top", side, hex })),
    ...view.leaders.flatMap(({ id, side, hex }): Piece[] =>
      hex === undefined ? [] : [{ id, kind: "leader", side, hex }],
    ),
    ...view.headquarters.map(({ id, hex }): Piece => ({
      id: headquartersPiece(id),
      kind: "headquarters",
      side: sides.get(id) ?? "union",
      hex,
    })),
    ...view.trains.map(({ id, side, hex }): Piece => ({ id: trainPiece(id), kind: "train", side, hex })),
  ];
  const byHex = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = byHex.get(piece.hex);
    if (there) there.push(piece);
    else byHex.set(piece.hex, [piece]);
  }
  return { byId: new Map(pieces.map((piece) => [piece.id, piece])), byHex };
});

/** Every counter on the map: units, then leaders, then headquarters. */
export function piecesOnMap(view: View): Iterable<Piece> {
  return standingOf(view).byId.values();
}

export function findPiece(view: View, id: string): Piece | undefined {
  return standingOf(view).byId.get(id);
}

/** Counters of a hex: units, then leaders, then headquarters. */
export function piecesIn(view: View, hex: string): readonly Piece[] {
  return standingOf(view).byHex.get(hex) ?? [];
}

/** The hex that a counter is in; undefined if it is not on the map, or not seen. */
export function hexOf(view: View, piece: string): string | undefined {
  return findPiece(view, piece)?.hex;
}

/** Whose counter it is, wherever it is. */
export function sideOf(view: View, piece: string): SideId | undefined {
  const id = holderOfHeadquarters(piece) ?? piece;
  const train = view.trains.find((one) => one.id === holderOfTrain(piece));
  if (train) return train.side;
  return (view.units.find((one) => one.id === id) ?? view.leaders.find((one) => one.id === id))?.side;
}
