import type { BullRun1983, PieceView, View } from "@stonebridge/games/bull-run-1983";
import { type Names, spokenHex, spokenPiece, type Texts } from "@stonebridge/games/bull-run-1983/text";
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
import { faceDown, lookOf, marksOf } from "./counters.ts";
import type { Hand, Offer, TargetKey } from "./offers/offer.ts";

/** Everything the map is drawn from. */
export interface Drawn {
  readonly game: BullRun1983;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  /** What the player is weighing; absent if nobody can act here. */
  readonly weighed?: {
    readonly hand: Hand;
    readonly offers: readonly Offer[];
    readonly offer?: Offer;
    readonly pinned: boolean;
  };
  /** Pieces that are asked about. */
  readonly asked: readonly string[];
  readonly denied?: TargetKey;
  readonly overlays: readonly OverlayModel[];
  readonly lines: readonly ArrowModel[];
  readonly sight?: SightModel;
  readonly battles: readonly BattleModel[];
  readonly lit: readonly string[];
  /** The last action: who came from where. */
  readonly moved: ReadonlyMap<string, string>;
  readonly spot: readonly string[];
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
    arrows: [...arrows(drawn), ...drawn.lines],
    overlays: drawn.overlays,
    markers: markers(drawn),
    ...(drawn.sight && { sight: drawn.sight }),
    battles: drawn.battles,
    nameOf: (space) => texts.hexLabel(spokenHex(game, view, space, texts)),
    lit: drawn.lit,
    spot: drawn.spot,
  };
}

/** The piece that is being decided about: in hand, or the first asked about. */
export function decidedPiece({ weighed, asked }: Pick<Drawn, "weighed" | "asked">): string | undefined {
  return weighed?.hand.piece ?? asked[0] ?? (weighed?.pinned ? weighed.offer?.piece : undefined);
}

function spaces(drawn: Drawn): readonly SpaceModel[] {
  const { game, view, texts, weighed, denied } = drawn;
  const found = new Map<string, Pick<SpaceModel, "state" | "badge" | "handle"> & { readonly offer?: string }>();
  const decided = decidedPiece(drawn);
  const here = decided === undefined ? undefined : view.pieces.find((one) => one.id === decided)?.hex;
  const pickable = new Set(weighed?.offers.flatMap(({ targets }) => targets) ?? []);
  const shared = new Set(view.pieces.flatMap(({ id, hex }) => (pickable.has(`piece:${id}`) ? (hex ?? []) : [])));
  for (const one of weighed?.offers ?? []) {
    if (one.hex === undefined || !one.targets.includes(`space:${one.hex}`)) continue;
    const badge = one.cost === undefined ? {} : { badge: drawn.points(one.cost) };
    const label = labelOf(one, drawn);
    const cost = one.meaning === "march" ? (drawn.costOf?.(one) ?? "") : "";
    const offer = cost === "" ? label : `${label}, ${cost}`;
    // Whoever stands there could be meant as well.
    const handle = shared.has(one.hex) ? { handle: label } : {};
    found.set(one.hex, { state: "may", ...badge, ...handle, offer });
  }
  if (here !== undefined && !found.has(here)) found.set(here, { state: "selected" });
  const aimed = weighed?.offer;
  if (weighed?.pinned && aimed?.hex !== undefined)
    found.set(aimed.hex, { ...found.get(aimed.hex), state: aimed.meaning === "overwhelm" ? "attack" : "aimed" });
  if (denied?.startsWith("space:")) {
    const hex = denied.slice("space:".length);
    if (!found.has(hex)) found.set(hex, { state: "may-not" });
  }
  return [...found].map(([id, { state, badge, handle, offer }]) => ({
    id,
    state,
    ...(badge === undefined ? {} : { badge }),
    ...(handle === undefined ? {} : { handle }),
    label: texts.hexLabel(spokenHex(game, view, id, texts, offer)),
  }));
}

function labelOf(offer: Offer, { texts, names }: Drawn): string {
  const action = offer.actions.at(-1);
  if (offer.meaning === "march" && offer.hex !== undefined)
    return texts.action({ type: "step", hex: offer.hex }, names);
  return action === undefined ? "" : texts.action(action, names);
}

function pieces(drawn: Drawn): readonly PieceModel[] {
  const { view, game, texts, names, weighed } = drawn;
  const decided = decidedPiece(drawn);
  // Who declares battles may break brigades as well: that alone does not light them up.
  const lit =
    view.steps.at(-1)?.step === "declaration"
      ? weighed?.offers.filter((one) => one.meaning !== "select")
      : weighed?.offers;
  const may = new Set(lit?.flatMap((one) => one.targets) ?? []);
  const aimed = new Set(weighed?.pinned && weighed.offer?.meaning === "overwhelm" ? (weighed.offer.pieces ?? []) : []);
  const stateOf = (id: string): PieceState => {
    if (id === decided || drawn.asked.includes(id)) return "selected";
    if (aimed.has(id)) return "aimed";
    return may.has(`piece:${id}`) ? "may" : "rest";
  };
  const onMap = view.pieces.filter((one) => one.where === "map" && one.hex !== undefined);
  const depths = new Map<string, number>();
  const sorted = onMap.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind] || b.defense - a.defense);
  const depthIn = (hex: string): number => {
    const depth = depths.get(hex) ?? 0;
    depths.set(hex, depth + 1);
    return depth;
  };
  return [
    ...sorted.map((piece): PieceModel => {
      const hex = piece.hex as string;
      const from = drawn.moved.get(piece.id);
      return {
        id: piece.id,
        space: hex,
        depth: depthIn(hex),
        look: lookOf(piece, belonging(game, piece.id), texts),
        marks: marksOf(piece, view, stateOf(piece.id)),
        state: stateOf(piece.id),
        ...(from === undefined || from === hex ? {} : { movedFrom: from }),
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

function arrows({ weighed, moved, view }: Drawn): readonly ArrowModel[] {
  const path = weighed?.offer?.path;
  if (path !== undefined && path.length > 1)
    return [{ kind: weighed?.offer?.meaning === "retreat" ? "retreat" : "path", spaces: path }];
  const [first] = moved;
  if (weighed?.hand.piece !== undefined || first === undefined) return [];
  const to = view.pieces.find((one) => one.id === first[0])?.hex;
  return to === undefined || to === first[1] ? [] : [{ kind: "last", spaces: [first[1], to] }];
}

function markers({ game, view }: Drawn): readonly MarkerModel[] {
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
