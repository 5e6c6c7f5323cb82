import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { bearing, distance, turnBetween } from "./geometry.ts";
import type { BoardModel, BoardTarget, PieceModel, ZoneModel } from "./model.ts";

/** Where keys go on the map: no pointer, no pixels. */
export interface FocusMap {
  readonly anchors: ReadonlyMap<string, Point>;
  /** Bordering zones clockwise, gaps left out. */
  readonly rings: ReadonlyMap<string, readonly string[]>;
  /** Zones in reading order. */
  readonly order: readonly string[];
}

export function focusMapOf(graph: ZoneGraphData, shapes: ZoneShapesData): FocusMap {
  return {
    anchors: new Map(shapes.zones.map((zone) => [zone.id, zone.counters])),
    rings: new Map(graph.zones.map((zone) => [zone.id, zone.ring.filter((id): id is string => id !== null)])),
    order: graph.zones.map((zone) => zone.id),
  };
}

/** An arrow key turns this far from its bearing at most, in degrees. */
const WIDEST_TURN = 80;

/** The bordering zone nearest to a bearing; undefined where none lies that way. */
export function neighbourTowards(map: FocusMap, zone: string, towards: number): string | undefined {
  const from = map.anchors.get(zone);
  if (!from) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of map.rings.get(zone) ?? []) {
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

/** The next zone round another one, clockwise for 1; the first in the ring where `current` is not part of it. */
export function aroundRing(map: FocusMap, centre: string, current: string, step: 1 | -1): string | undefined {
  const ring = map.rings.get(centre) ?? [];
  const at = ring.indexOf(current);
  return at === -1 ? ring.at(step === 1 ? 0 : -1) : ring.at((at + step) % ring.length);
}

export function isOfferedZone(zone: ZoneModel): boolean {
  return zone.state === "may" || zone.state === "aimed" || zone.state === "attack";
}

export function isOfferedPiece(piece: PieceModel): boolean {
  return piece.state === "may" || piece.state === "aimed" || piece.state === "selected";
}

/** Pieces and targets that can be used, in reading order: zone by zone, the zone before its pieces, the top piece first. */
export function offeredTargets(model: BoardModel, map: FocusMap): readonly BoardTarget[] {
  const zones = new Map(model.zones.map((zone) => [zone.id, zone]));
  return map.order.flatMap((id): BoardTarget[] => {
    const zone = zones.get(id);
    const here = zone && isOfferedZone(zone) ? [{ kind: "zone", id } as const] : [];
    const pieces = piecesIn(model, id).filter(isOfferedPiece);
    return [...here, ...pieces.map((piece) => ({ kind: "piece", id: piece.id }) as const)];
  });
}

/** The pieces of a zone, the top one first. */
function piecesIn(model: BoardModel, zone: string): readonly PieceModel[] {
  return model.pieces.filter((piece) => piece.zone === zone).toSorted((a, b) => a.depth - b.depth);
}

/** What gets the focus when keys come to a zone: a piece that can be used there, else the zone. */
export function landingIn(model: BoardModel, zone: string): BoardTarget {
  const there = model.zones.find((other) => other.id === zone);
  const usable = there && isOfferedZone(there) ? undefined : piecesIn(model, zone).find(isOfferedPiece);
  return usable ? { kind: "piece", id: usable.id } : { kind: "zone", id: zone };
}

/** The zone a target is or stands in. */
export function zoneOfTarget(model: BoardModel, target: BoardTarget): string | undefined {
  return target.kind === "zone" ? target.id : model.pieces.find((piece) => piece.id === target.id)?.zone;
}

export function sameTarget(a: BoardTarget | undefined, b: BoardTarget | undefined): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
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
  const at = offered.findIndex((target) => sameTarget(target, from));
  if (at !== -1) return offered[at + step];
  const zone = zoneOfTarget(model, from);
  const rank = (target: BoardTarget) => map.order.indexOf(zoneOfTarget(model, target) ?? "");
  const here = map.order.indexOf(zone ?? "");
  return step === 1
    ? offered.find((target) => rank(target) >= here)
    : offered.findLast((target) => rank(target) <= here);
}

/** A zone and its pieces as one round: the next after `from`, wrapping. */
export function withinZone(model: BoardModel, from: BoardTarget, step: 1 | -1): BoardTarget {
  const zone = zoneOfTarget(model, from);
  if (zone === undefined) return from;
  const round: readonly BoardTarget[] = [
    { kind: "zone", id: zone },
    ...piecesIn(model, zone).map((piece) => ({ kind: "piece", id: piece.id }) as const),
  ];
  const at = round.findIndex((target) => sameTarget(target, from));
  return round[(at + step + round.length) % round.length] as BoardTarget;
}
