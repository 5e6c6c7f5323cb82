import type { BullRun1983, PieceView, View } from "@stonebridge/games/bull-run-1983";
import { type Names, spokenHex, spokenPiece, type Texts } from "@stonebridge/games/bull-run-1983/text";
import type { BoardModel, MarkerModel, PieceModel, PieceState, SpaceModel } from "../../board/model.ts";
import { cameFrom, depths, type DrawnBesides, hexArrows, hexSpaces, pieceState } from "../../play/hexes/drawn.ts";
import { faceDown, lookOf, marksOf } from "./counters.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { hexOf } from "./pieces.ts";

/** Everything the map is drawn from. */
export interface Drawn extends DrawnBesides<Offer> {
  readonly game: BullRun1983;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  /** "1½" */
  points(sixths: number): string;
  /** What a march costs and leaves, in words; absent if nothing is offered. */
  costOf?(offer: Offer): string;
}

/** Uppermost in a stack first: fighting pieces by their strength, then leaders. */
const ORDER: Readonly<Record<PieceView["kind"], number>> = {
  brigade: 0,
  infantry: 1,
  cavalry: 2,
  battery: 3,
  "army-leader": 4,
  "division-leader": 5,
  "brigade-leader": 6,
  "artillery-leader": 7,
  dummy: 8,
};

export function boardModel(drawn: Drawn): BoardModel {
  const { game, view, texts } = drawn;
  return {
    spaces: spaces(drawn),
    pieces: pieces(drawn),
    arrows: [...hexArrows(drawn, MEANINGS, (piece) => hexOf(view, piece)), ...drawn.lines],
    overlays: drawn.overlays,
    markers: markersOf(game, view),
    ...(drawn.sight && { sight: drawn.sight }),
    battles: drawn.battles,
    nameOf: (space) => texts.hexLabel(spokenHex(game, view, space, texts)),
    lit: drawn.lit,
    spot: drawn.spot,
  };
}

function spaces(drawn: Drawn): readonly SpaceModel[] {
  const { game, view, texts, points } = drawn;
  return hexSpaces(drawn, {
    hexOf: (piece) => hexOf(view, piece),
    stands: view.pieces.flatMap(({ id, hex }) => (hex === undefined ? [] : [{ id, hex }])),
    badge: ({ cost }) => (cost === undefined ? undefined : points(cost)),
    label: (offer) => labelOf(offer, drawn),
    offer(offer) {
      const cost = offer.meaning === "march" ? (drawn.costOf?.(offer) ?? "") : "";
      return [labelOf(offer, drawn), ...(cost === "" ? [] : [cost])].join(", ");
    },
    hex: (hex, offered) => texts.hexLabel(spokenHex(game, view, hex, texts, offered)),
    hasHandle: () => true,
    aims: ({ meaning }) => MEANINGS[meaning].aims === true,
  });
}

function labelOf(offer: Offer, { texts, names }: Drawn): string {
  const action = offer.actions.at(-1);
  if (offer.meaning === "march" && offer.hex !== undefined)
    return texts.action({ type: "step", hex: offer.hex }, names);
  return action === undefined ? "" : texts.action(action, names);
}

function pieces(drawn: Drawn): readonly PieceModel[] {
  const { view, game, texts, names, weighed } = drawn;
  // Who declares battles may break brigades as well: that alone does not light them up.
  const lit =
    view.steps.at(-1)?.step === "declaration"
      ? weighed?.offers.filter((one) => one.meaning !== "select")
      : weighed?.offers;
  const may = new Set(lit?.flatMap((one) => one.targets) ?? []);
  const aimed = new Set(
    weighed?.pinned && weighed.offer && MEANINGS[weighed.offer.meaning].aims ? weighed.offer.pieces : [],
  );
  const stateOf = (id: string): PieceState => pieceState(drawn, id, { aimed: aimed.has(id), may });
  const onMap = view.pieces.filter((one) => one.where === "map" && one.hex !== undefined);
  const sorted = onMap.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind] || b.defense - a.defense);
  const depthIn = depths();
  return [
    ...sorted.map((piece): PieceModel => {
      const hex = piece.hex as string;
      return {
        id: piece.id,
        space: hex,
        depth: depthIn(hex),
        look: lookOf(piece, belonging(game, piece.id), texts),
        marks: marksOf(piece, view, stateOf(piece.id)),
        state: stateOf(piece.id),
        ...cameFrom(drawn.moved, piece.id, hex),
        label: texts.pieceLabel({ ...spokenPiece(piece, view, texts), at: names.place(hex) }),
      };
    }),
    ...view.faceDown.flatMap(({ hex, side, count }) =>
      Array.from({ length: count }, (_, at): PieceModel => ({
        id: `face-down ${side} ${hex} ${at + 1}`,
        space: hex,
        depth: depthIn(hex),
        ...faceDown(side),
        state: "rest",
        label: texts.hexLabel(spokenHex(game, view, hex, texts)),
      })),
    ),
  ];
}

function belonging(game: BullRun1983, piece: string): { readonly division?: number } {
  const { division } = game.field.pieces[game.field.index.get(piece) as number];
  return division === undefined ? {} : { division };
}

/** Abatis, the trestle and worn fords. */
export function markersOf(game: BullRun1983, view: View): readonly MarkerModel[] {
  const { grid } = game.field;
  return [
    ...view.abatis.map((space): MarkerModel => ({ kind: "abatis", space })),
    ...(view.trestle === "open"
      ? []
      : [{ kind: "trestle" as const, space: grid.ids[game.field.trestle], spent: view.trestle === "destroyed" }]),
    ...Object.entries(view.fordUse).map(([space, used]): MarkerModel => ({
      kind: "ford",
      space,
      text: String(8 - used),
      spent: used >= 8,
    })),
  ];
}
