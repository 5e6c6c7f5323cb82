import type { ActionBase } from "@stonebridge/kernel";
import type { ArrowModel, BattleModel, PieceState, SightModel, SpaceModel } from "../../board/model.ts";
import type { Offer, TargetKey } from "../../games/contract/offers.ts";
import type { MeaningFacts } from "../desk/meanings.ts";
import type { DrawnBesides as AnyBesides, Weighed } from "../drawn.ts";

/** An offer as the map of a hex game shows it. */
export interface DrawnOffer extends Offer<ActionBase> {
  /** Hex it leads to, or is aimed at. */
  readonly hex?: string;
  /** Hexes on the way, the first where it begins. */
  readonly path?: readonly string[];
}

/** What decides which piece is being decided about. */
export interface Asked<O extends DrawnOffer> {
  /** Absent if nobody can act here. */
  readonly weighed?: Weighed<O>;
  /** Pieces that are asked about, or on the march. */
  readonly asked: readonly string[];
}

/** Pieces that a question names and marks. @param named what its values hold @param acting how it is asked */
export function askedIn(named: unknown, acting: "all" | "alone" | undefined): readonly string[] {
  const pieces = Array.isArray(named) ? named.filter((one): one is string => typeof one === "string") : [];
  return acting === "all" || (acting === "alone" && pieces.length === 1) ? pieces : [];
}

/** What the board of a hex game is drawn from besides the position. */
export interface DrawnBesides<O extends DrawnOffer> extends Asked<O>, AnyBesides {
  /** Lines of command, and of an order. */
  readonly lines: readonly ArrowModel[];
  readonly sight?: SightModel;
  readonly battles: readonly BattleModel[];
}

/** The piece that is being decided about: in hand, or the first asked about. */
export function decidedPiece<O extends DrawnOffer>({ weighed, asked }: Asked<O>): string | undefined {
  return weighed?.hand.piece ?? asked[0] ?? (weighed?.pinned ? weighed.offer?.piece : undefined);
}

/** Hexes to which marches lead in one step: whoever takes a piece in hand sees where it can begin, wherever it stood in the window. */
export function nextHexes(offers: readonly DrawnOffer[]): readonly (string | undefined)[] {
  return offers.flatMap(({ meaning, hex, path }) => (meaning === "march" && path?.length === 2 ? [hex] : []));
}

/** What the hexes of a game say. */
export interface SpokenHexes<O extends DrawnOffer> {
  hexOf(piece: string): string | undefined;
  /** Where pieces stand that can be pointed at. */
  readonly stands: readonly { readonly id: string; readonly hex: string }[];
  /** What a march costs; undefined: nothing is written. */
  badge(offer: O): string | undefined;
  /** What the offer does. */
  label(offer: O): string;
  /** The same, with what it costs and leaves. */
  offer(offer: O): string;
  /** The label of a hex. @param offered what can be done there */
  hex(hex: string, offered?: string): string;
  /** Whether a hex where others can be chosen as well has a handle of its own for the offer. */
  hasHandle(offer: O): boolean;
  /** Whether the offer aims at an enemy. */
  aims(offer: O): boolean;
}

/** The hexes where something can be done, is decided about, aimed at or refused. */
export function hexSpaces<O extends DrawnOffer>(
  { weighed, denied, asked }: Pick<DrawnBesides<O>, "weighed" | "denied" | "asked">,
  spoken: SpokenHexes<O>,
): readonly SpaceModel[] {
  const found = new Map<string, Pick<SpaceModel, "state" | "badge" | "handle"> & { readonly offer?: string }>();
  const decided = decidedPiece({ asked, ...(weighed && { weighed }) });
  const here = decided === undefined ? undefined : spoken.hexOf(decided);
  const pickable = new Set(weighed?.offers.flatMap(({ targets }) => targets));
  // Whoever stands there could be meant as well.
  const shared = new Set(spoken.stands.flatMap(({ id, hex }) => (pickable.has(`piece:${id}`) ? [hex] : [])));
  for (const one of weighed?.offers ?? []) {
    if (one.hex === undefined || !one.targets.includes(`space:${one.hex}`)) continue;
    const badge = spoken.badge(one);
    const handle = shared.has(one.hex) && spoken.hasHandle(one) ? { handle: spoken.label(one) } : {};
    found.set(one.hex, { state: "may", ...(badge !== undefined && { badge }), ...handle, offer: spoken.offer(one) });
  }
  if (here !== undefined && !found.has(here)) found.set(here, { state: "selected" });
  const aimed = weighed?.offer;
  if (weighed?.pinned && aimed?.hex !== undefined)
    found.set(aimed.hex, { ...found.get(aimed.hex), state: spoken.aims(aimed) ? "attack" : "aimed" });
  const refused = denied?.startsWith("space:") ? denied.slice("space:".length) : undefined;
  if (refused !== undefined && !found.has(refused)) found.set(refused, { state: "may-not" });
  return [...found].map(([id, { offer, ...space }]) => ({ id, ...space, label: spoken.hex(id, offer) }));
}

/** How a counter of a hex game is drawn. @param aimed who is aimed at @param may what can be pointed at */
export function pieceState<O extends DrawnOffer>(
  drawn: Asked<O>,
  id: string,
  { aimed, may }: { readonly aimed: boolean; readonly may: ReadonlySet<TargetKey> },
): PieceState {
  if (id === decidedPiece(drawn) || drawn.asked.includes(id)) return "selected";
  if (aimed) return "aimed";
  return may.has(`piece:${id}`) ? "may" : "rest";
}

/** Counts how deep each further piece of a hex lies. */
export function depths(): (hex: string) => number {
  const counted = new Map<string, number>();
  return (hex) => {
    const depth = counted.get(hex) ?? 0;
    counted.set(hex, depth + 1);
    return depth;
  };
}

/** Where a piece came from with the last action; nothing where it has not moved. */
export function cameFrom(moved: ReadonlyMap<string, string>, id: string, hex: string): { readonly movedFrom?: string } {
  const from = moved.get(id);
  return from === undefined || from === hex ? {} : { movedFrom: from };
}

/** The way of what is weighed: along its path, or straight to its hex; else that of the last action. */
export function hexArrows<O extends DrawnOffer>(
  drawn: Pick<DrawnBesides<O>, "weighed" | "moved">,
  meanings: Readonly<Record<string, MeaningFacts>>,
  hexOf: (piece: string) => string | undefined,
): readonly ArrowModel[] {
  const offer = drawn.weighed?.offer;
  if (offer === undefined) return lastArrow(drawn, hexOf);
  const { goes, aims } = meanings[offer.meaning];
  const kind = aims ? "attack" : goes === "back" ? "retreat" : "path";
  const { path, piece, hex } = offer;
  if (path !== undefined && path.length > 1) return [{ kind, spaces: path }];
  // An order has a drawing of its own.
  if (goes === "order") return [];
  const from = piece === undefined ? undefined : hexOf(piece);
  if (goes !== undefined && hex !== undefined && from !== undefined && from !== hex)
    return [{ kind, spaces: [from, hex] }];
  return lastArrow(drawn, hexOf);
}

/** The way of the last action, while nobody is in hand. */
function lastArrow<O extends DrawnOffer>(
  { weighed, moved }: Pick<DrawnBesides<O>, "weighed" | "moved">,
  hexOf: (piece: string) => string | undefined,
): readonly ArrowModel[] {
  const [first] = moved;
  if (weighed?.hand.piece !== undefined || first === undefined) return [];
  const to = hexOf(first[0]);
  return to === undefined || to === first[1] ? [] : [{ kind: "last", spaces: [first[1], to] }];
}
