import type { View } from "@stonebridge/games/no-written-orders";
import { halves } from "@stonebridge/games/no-written-orders/text";
import { NO_MARKS, type PieceMarks } from "../../board/counters/look.ts";
import type {
  ArrowModel,
  BattleModel,
  BoardModel,
  MarkerModel,
  OverlayModel,
  PieceModel,
  PieceState,
  SightModel,
  SpaceModel,
} from "../../board/model.ts";
import type { OrderModel, RideModel } from "../../board/order-model.ts";
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
import type { Hand, Offer, TargetKey } from "./offers/offer.ts";
import { findPiece, hexOf, holderOfHeadquarters, holderOfTrain, type Piece, piecesOnMap } from "./pieces/pieces.ts";
import type { Spoken } from "./telling/spoken.ts";

/** Everything the map is drawn from. */
export interface Drawn extends Printing {
  readonly view: View;
  /** What is said of counters and hexes. */
  readonly spoken: Spoken;
  /** What the player is weighing; absent if nobody can act here. */
  readonly weighed?: {
    readonly hand: Hand;
    readonly offers: readonly Offer[];
    readonly offer?: Offer;
    readonly pinned: boolean;
  };
  /** Units that are asked about, or on the march. */
  readonly asked: readonly string[];
  /** Units that have done what they could in the running segment. */
  readonly spent: ReadonlySet<string>;
  readonly denied?: TargetKey;
  readonly overlays: readonly OverlayModel[];
  /** Lines of an order, and of command. */
  readonly lines: readonly ArrowModel[];
  readonly sight?: SightModel;
  /** Declared assaults and bombardments. */
  readonly battles: readonly BattleModel[];
  /** Flags and aides. */
  readonly markers: readonly MarkerModel[];
  readonly orders: readonly OrderModel[];
  readonly rides: readonly RideModel[];
  readonly lit: readonly string[];
  /** The last action: who came from where. */
  readonly moved: ReadonlyMap<string, string>;
  readonly spot: readonly string[];
}

/** Meanings that aim at an enemy. */
const AIMS: ReadonlySet<Offer["meaning"]> = new Set(["bombard", "assault", "charge", "fight", "pursue"]);

export function boardModel(drawn: Drawn): BoardModel {
  return {
    spaces: spaces(drawn),
    pieces: pieces(drawn),
    arrows: [...arrows(drawn), ...drawn.lines],
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

/** The piece that is being decided about: in hand, or the first asked about. */
export function decidedPiece({ weighed, asked }: Pick<Drawn, "weighed" | "asked">): string | undefined {
  return weighed?.hand.piece ?? asked[0] ?? (weighed?.pinned ? weighed.offer?.piece : undefined);
}

function spaces(drawn: Drawn): readonly SpaceModel[] {
  const { view, weighed, denied, spoken } = drawn;
  const found = new Map<string, Pick<SpaceModel, "state" | "badge" | "handle"> & { readonly offer?: string }>();
  const decided = decidedPiece(drawn);
  const here = decided === undefined ? undefined : hexOf(view, decided);
  const pickable = new Set(weighed?.offers.flatMap(({ targets }) => targets) ?? []);
  const shared = new Set([...piecesOnMap(view)].flatMap(({ id, hex }) => (pickable.has(`piece:${id}`) ? [hex] : [])));
  for (const one of weighed?.offers ?? []) {
    if (one.hex === undefined || !one.targets.includes(`space:${one.hex}`)) continue;
    const badge = one.cost === undefined ? {} : { badge: halves(one.cost) };
    const offer = spoken.offer(one);
    const label = spoken.label(one);
    // Whoever stands there could be meant as well.
    const handle = one.meaning === "march" && shared.has(one.hex) ? { handle: label } : {};
    found.set(one.hex, { state: "may", ...badge, ...handle, offer });
  }
  if (here !== undefined && !found.has(here)) found.set(here, { state: "selected" });
  const aimed = weighed?.offer;
  if (weighed?.pinned && aimed?.hex !== undefined)
    found.set(aimed.hex, { ...found.get(aimed.hex), state: AIMS.has(aimed.meaning) ? "attack" : "aimed" });
  if (denied?.startsWith("space:")) {
    const hex = denied.slice("space:".length);
    if (!found.has(hex)) found.set(hex, { state: "may-not" });
  }
  return [...found].map(([id, { state, badge, handle, offer }]) => ({
    id,
    state,
    ...(badge === undefined ? {} : { badge }),
    ...(handle === undefined ? {} : { handle }),
    label: spoken.hex(id, offer),
  }));
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
  const decided = decidedPiece(drawn);
  const may = new Set(weighed?.offers.flatMap(({ targets }) => targets) ?? []);
  const aimed = weighed?.pinned && weighed.offer && AIMS.has(weighed.offer.meaning) ? weighed.offer.hex : undefined;
  const stateOf = ({ id, hex }: Piece): PieceState => {
    if (id === decided || drawn.asked.includes(id)) return "selected";
    if (aimed !== undefined && hex === aimed) return "aimed";
    return may.has(`piece:${id}`) ? "may" : "rest";
  };
  const depths = new Map<string, number>();
  const depthIn = (hex: string): number => {
    const depth = depths.get(hex) ?? 0;
    depths.set(hex, depth + 1);
    return depth;
  };
  const strength = (piece: Piece): number => view.units.find(({ id }) => id === piece.id)?.strength ?? 0;
  const sorted = [...piecesOnMap(view)].toSorted(
    (a, b) => ORDER[a.kind] - ORDER[b.kind] || (a.kind === "unit" ? strength(b) - strength(a) : 0),
  );
  return sorted.map((piece): PieceModel => {
    const from = drawn.moved.get(piece.id);
    return {
      id: piece.id,
      space: piece.hex,
      depth: depthIn(piece.hex),
      ...(signOf(drawn, piece.id) as Pick<PieceModel, "look" | "marks">),
      state: stateOf(piece),
      ...(from === undefined || from === piece.hex ? {} : { movedFrom: from }),
      label: spoken.piece(piece.id),
    };
  });
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

function arrows({ weighed, moved, view }: Drawn): readonly ArrowModel[] {
  const offer = weighed?.offer;
  const path = offer?.path;
  if (path !== undefined && path.length > 1) return [{ kind: "path", spaces: path }];
  // An order has a drawing of its own.
  if (offer?.order !== undefined) return [];
  const from = offer?.piece === undefined ? undefined : hexOf(view, offer.piece);
  if (offer?.hex !== undefined && from !== undefined && from !== offer.hex)
    return [
      {
        kind: AIMS.has(offer.meaning) ? "attack" : offer.meaning === "retreat" ? "retreat" : "path",
        spaces: [from, offer.hex],
      },
    ];
  const [first] = moved;
  if (weighed?.hand.piece !== undefined || first === undefined) return [];
  const to = hexOf(view, first[0]);
  return to === undefined || to === first[1] ? [] : [{ kind: "last", spaces: [first[1], to] }];
}

/** Works and abatis, targets of orders, and aides on their way. */
export function secretMarkers(view: View): readonly MarkerModel[] {
  return [
    ...view.works.map(({ hex, facing, done }): MarkerModel => ({
      kind: "works",
      space: hex,
      towards: facing,
      spent: !done,
    })),
    ...view.abatis.map((space): MarkerModel => ({ kind: "abatis", space })),
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
