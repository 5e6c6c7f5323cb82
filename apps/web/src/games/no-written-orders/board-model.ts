import type { View } from "@stonebridge/games/no-written-orders";
import { halves } from "@stonebridge/games/no-written-orders/text";
import { NO_MARKS, type PieceMarks } from "../../board/counters/look.ts";
import type { BoardModel, MarkerModel, PieceModel, SpaceModel } from "../../board/model.ts";
import type { OrderModel, RideModel } from "../../board/order-model.ts";
import { cameFrom, depths, type DrawnBesides, hexArrows, hexSpaces, pieceState } from "../../play/hexes/drawn.ts";
import {
  bodyOf,
  headquartersLook,
  leaderLook,
  leaderMarks,
  type Printing,
  trainLook,
  unitLook,
  unitMarks,
} from "./counters.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { findPiece, hexOf, holderOfHeadquarters, holderOfTrain, type Piece, piecesOnMap } from "./pieces/pieces.ts";
import type { Spoken } from "./telling/spoken.ts";

/** Everything the map is drawn from. */
export interface Drawn extends Printing, DrawnBesides<Offer> {
  readonly view: View;
  /** What is said of counters and hexes. */
  readonly spoken: Spoken;
  /** Units that have done what they could in the running segment. */
  readonly spent: ReadonlySet<string>;
  /** Flags and aides. */
  readonly markers: readonly MarkerModel[];
  readonly orders: readonly OrderModel[];
  readonly rides: readonly RideModel[];
}

export function boardModel(drawn: Drawn): BoardModel {
  return {
    spaces: spaces(drawn),
    pieces: pieces(drawn),
    arrows: [...hexArrows(drawn, MEANINGS, (piece) => hexOf(drawn.view, piece)), ...drawn.lines],
    overlays: drawn.overlays,
    markers: drawn.markers,
    ...(drawn.sight && { sight: drawn.sight }),
    battles: drawn.battles,
    orders: drawn.orders,
    rides: drawn.rides,
    nameOf: (space) => drawn.spoken.hex(space),
    lit: drawn.lit,
    spot: drawn.spot,
  };
}

function spaces(drawn: Drawn): readonly SpaceModel[] {
  const { view, spoken } = drawn;
  return hexSpaces(drawn, {
    hexOf: (piece) => hexOf(view, piece),
    stands: [...piecesOnMap(view)],
    badge: ({ cost }) => (cost === undefined ? undefined : halves(cost)),
    label: spoken.label,
    offer: spoken.offer,
    hex: spoken.hex,
    hasHandle: ({ meaning }) => meaning === "march",
    aims: ({ meaning }) => MEANINGS[meaning].aims === true,
  });
}

/** Uppermost in a stack first: guns and men, then leaders, then headquarters. */
const ORDER: Readonly<Record<Piece["kind"], number>> = {
  unit: 0,
  top: 0,
  leader: 1,
  headquarters: 2,
  train: 3,
};

function pieces(drawn: Drawn): readonly PieceModel[] {
  const { view, weighed, spoken } = drawn;
  const may = new Set(weighed?.offers.flatMap(({ targets }) => targets) ?? []);
  const aimed =
    weighed?.pinned && weighed.offer && MEANINGS[weighed.offer.meaning].aims ? weighed.offer.hex : undefined;
  const depthIn = depths();
  const strength = (piece: Piece): number => view.units.find(({ id }) => id === piece.id)?.strength ?? 0;
  const sorted = [...piecesOnMap(view)].toSorted(
    (a, b) => ORDER[a.kind] - ORDER[b.kind] || (a.kind === "unit" ? strength(b) - strength(a) : 0),
  );
  return sorted.map(({ id, hex }): PieceModel => ({
    id,
    space: hex,
    depth: depthIn(hex),
    ...(signOf(drawn, id) as Pick<PieceModel, "look" | "marks">),
    state: pieceState(drawn, id, { aimed: hex === aimed, may }),
    ...cameFrom(drawn.moved, id, hex),
    label: spoken.piece(id),
  }));
}

/** What a counter is drawn from; undefined for an unknown id. */
export function signOf(
  drawn: Printing & Pick<Drawn, "view" | "spent">,
  piece: string,
): { readonly look: PieceModel["look"]; readonly marks: PieceMarks } | undefined {
  const { view } = drawn;
  const unit = view.units.find(({ id }) => id === piece);
  if (unit) return { look: unitLook(unit, drawn), marks: unitMarks(unit, drawn.spent.has(piece)) };
  const leader = view.leaders.find(({ id }) => id === piece);
  if (leader) return { look: leaderLook(leader, drawn), marks: leaderMarks(leader) };
  const train = view.trains.find(({ id }) => id === holderOfTrain(piece));
  if (train) return { look: trainLook(train, drawn), marks: NO_MARKS };
  const holder = holderOfHeadquarters(piece);
  const seat = holder === undefined ? undefined : findPiece(view, piece);
  return holder === undefined || seat === undefined
    ? undefined
    : { look: headquartersLook(holder, seat.side, drawn), marks: NO_MARKS };
}

/** Works and abatis. */
export function groundWorks(view: View): readonly MarkerModel[] {
  return [
    ...view.works.map(({ hex, facing, done }): MarkerModel => ({
      kind: "works",
      space: hex,
      towards: facing,
      spent: !done,
    })),
    ...view.abatis.map((space): MarkerModel => ({ kind: "abatis", space })),
  ];
}

/** Works and abatis, targets of orders, and aides on their way. */
export function secretMarkers(view: View): readonly MarkerModel[] {
  return [
    ...groundWorks(view),
    ...flagsSeen(view).map(({ hex, side }): MarkerModel => ({ kind: "flag", space: hex, body: bodyOf(side) })),
    ...view.aides.map(({ hex, side }): MarkerModel => ({ kind: "aide", space: hex, body: bodyOf(side) })),
  ];
}

/** Flags that all see, and false ones of one’s own that stand for the enemy only once both sides have given their orders (12.4-e). */
function flagsSeen({ flags, decoys, seat }: View): View["flags"] {
  if (seat === "spectator") return flags;
  const told = new Set(flags.map(({ hex, side }) => `${side} ${hex}`));
  return [...flags, ...decoys.filter((hex) => !told.has(`${seat} ${hex}`)).map((hex) => ({ hex, side: seat }))];
}
