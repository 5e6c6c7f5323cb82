import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { bearing, distance, turnBetween } from "../geometry.ts";
import type { BoardModel, BoardTarget, PieceModel, SpaceModel } from "../model.ts";

/** Where keys go on the map: no pointer, no pixels. */
export interface FocusMap {
  readonly anchors: ReadonlyMap<string, Point>;
  /** Bordering spaces clockwise, gaps left out. */
  readonly rings: ReadonlyMap<string, readonly string[]>;
  /** Spaces in reading order, each with its place in it. */
  readonly ranks: ReadonlyMap<string, number>;
  /** Every space has six neighbours: the figures of a keypad walk to them too. */
  readonly sixWays: boolean;
  /** The bordering space that an arrow with a bearing leads to; undefined if none lies that way. */
  towards(space: string, bearing: number): string | undefined;
}

/** How keys go over a map of zones: an arrow leads to the bordering zone nearest to its bearing. */
export function focusMapOf(graph: ZoneGraphData, shapes: ZoneShapesData): FocusMap {
  const anchors = new Map(shapes.zones.map((zone) => [zone.id, zone.counters]));
  const rings = new Map(graph.zones.map((zone) => [zone.id, zone.ring.filter((id): id is string => id !== null)]));
  return {
    anchors,
    rings,
    ranks: new Map(graph.zones.map((zone, rank) => [zone.id, rank])),
    sixWays: false,
    towards: (zone, towards) => neighbourTowards({ anchors, rings }, zone, towards),
  };
}

/** An arrow key turns this far from its bearing at most, in degrees. */
const WIDEST_TURN = 80;

/** The bordering space nearest to a bearing; undefined if none lies that way. */
export function neighbourTowards(
  map: Pick<FocusMap, "anchors" | "rings">,
  space: string,
  towards: number,
): string | undefined {
  const from = map.anchors.get(space);
  if (!from) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of map.rings.get(space) ?? []) {
    const to = map.anchors.get(id);
    if (!to) continue;
    const turn = turnBetween(bearing(from, to), towards);
    const cost = turn + distance(from, to) * 0.02;
    if (turn <= WIDEST_TURN && cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/** The next space round another one, clockwise for 1; the first in the ring where `current` is not part of it. */
export function aroundRing(map: FocusMap, centre: string, current: string, step: 1 | -1): string | undefined {
  const ring = map.rings.get(centre) ?? [];
  const at = ring.indexOf(current);
  return at === -1 ? ring.at(step === 1 ? 0 : -1) : ring.at((at + step) % ring.length);
}

export function isOfferedSpace(space: SpaceModel): boolean {
  return space.state === "may" || space.state === "aimed" || space.state === "attack";
}

export function isOfferedPiece(piece: PieceModel): boolean {
  return piece.state === "may" || piece.state === "aimed" || piece.state === "selected";
}

/** Pieces and targets that can be used, in reading order: space by space, the space before its pieces, the top piece first. */
export function offeredTargets(model: BoardModel, map: FocusMap): readonly BoardTarget[] {
  const offered: (BoardTarget & { readonly rank: number })[] = [];
  const rank = (space: string, depth: number) => (map.ranks.get(space) ?? 0) + (depth + 1) / 1000;
  for (const space of model.spaces) {
    if (isOfferedSpace(space)) offered.push({ kind: "space", id: space.id, rank: rank(space.id, -1) });
  }
  for (const piece of model.pieces) {
    if (isOfferedPiece(piece)) offered.push({ kind: "piece", id: piece.id, rank: rank(piece.space, piece.depth) });
  }
  return offered.toSorted((a, b) => a.rank - b.rank).map(({ kind, id }) => ({ kind, id }));
}

/** The pieces of a space, the top one first. */
function piecesIn(model: BoardModel, space: string): readonly PieceModel[] {
  return model.pieces.filter((piece) => piece.space === space).toSorted((a, b) => a.depth - b.depth);
}

/** What gets the focus when keys come to a space: a piece that can be used there, else the space. */
export function landingIn(model: BoardModel, space: string): BoardTarget {
  const there = model.spaces.find((other) => other.id === space);
  const usable = there && isOfferedSpace(there) ? undefined : piecesIn(model, space).find(isOfferedPiece);
  return usable ? { kind: "piece", id: usable.id } : { kind: "space", id: space };
}

/** The space a target is or stands in. */
export function spaceOfTarget(model: BoardModel, target: BoardTarget): string | undefined {
  return target.kind === "space" ? target.id : model.pieces.find((piece) => piece.id === target.id)?.space;
}

export function sameTarget(a: BoardTarget | undefined, b: BoardTarget | undefined): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
}

/**
 * With a piece in hand first that, then where it can go, the nearest first; then everything else. Where nothing can go anywhere, what is
 * lit changes with the focus itself, and the order must not.
 */
function inHandFirst(model: BoardModel, map: FocusMap, offered: readonly BoardTarget[]): readonly BoardTarget[] {
  const held = model.pieces.filter(({ state }) => state === "selected");
  if (held.length === 0 || !offered.some(({ kind }) => kind === "space")) return offered;
  const inHand = new Set(held.map(({ id }) => id));
  const from = map.anchors.get(held[0]?.space ?? "");
  const away = (space: string): number => {
    const to = map.anchors.get(space);
    return from && to ? distance(from, to) : 0;
  };
  const ranked = offered.map((target) => ({
    target,
    rank: target.kind === "space" ? 1 : inHand.has(target.id) ? 0 : 2,
    away: target.kind === "space" ? away(target.id) : 0,
  }));
  return ranked.toSorted((a, b) => a.rank - b.rank || a.away - b.away).map(({ target }) => target);
}

/** The next or previous target that can be used, from anywhere; undefined past the ends. */
export function nextOffered(
  model: BoardModel,
  map: FocusMap,
  from: BoardTarget | undefined,
  step: 1 | -1,
): BoardTarget | undefined {
  const offered = offeredTargets(model, map);
  if (from === undefined) return offered.at(step === 1 ? 0 : -1);
  const ordered = inHandFirst(model, map, offered);
  const at = ordered.findIndex((target) => sameTarget(target, from));
  if (at !== -1) return ordered[at + step];
  const space = spaceOfTarget(model, from);
  const rank = (target: BoardTarget) => map.ranks.get(spaceOfTarget(model, target) ?? "") ?? -1;
  const here = map.ranks.get(space ?? "") ?? -1;
  return step === 1
    ? offered.find((target) => rank(target) >= here)
    : offered.findLast((target) => rank(target) <= here);
}

/** A space and its pieces as one round: the next after `from`, wrapping. */
export function withinSpace(model: BoardModel, from: BoardTarget, step: 1 | -1): BoardTarget {
  const space = spaceOfTarget(model, from);
  if (space === undefined) return from;
  const round: readonly BoardTarget[] = [
    { kind: "space", id: space },
    ...piecesIn(model, space).map((piece) => ({ kind: "piece", id: piece.id }) as const),
  ];
  const at = round.findIndex((target) => sameTarget(target, from));
  return round[(at + step + round.length) % round.length] as BoardTarget;
}
