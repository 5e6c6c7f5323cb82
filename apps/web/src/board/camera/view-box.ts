import type { Point } from "@stonebridge/board";
import { around, type Box, grown, middleOf } from "../geometry.ts";
import type { BoardSight, Covered, CoveredCorner } from "../model.ts";

/** Which part of the map a window shows. Never changed, always replaced. */
export interface View {
  /** Map point in the middle of the window. */
  readonly x: number;
  readonly y: number;
  /** CSS px per map unit. */
  readonly zoom: number;
  /** The window in CSS px. */
  readonly width: number;
  readonly height: number;
}

/** What a view must keep to. */
export interface Limits {
  /** The whole sheet in map units. */
  readonly sheet: Box;
  /** CSS px per map unit. */
  readonly largestZoom: number;
  /** Px at each edge of the window that something else covers. */
  readonly covered: Covered;
}

/** Whether two views show the same. */
export function sameView(one: View, other: View): boolean {
  return (["x", "y", "zoom", "width", "height"] as const).every((of) => one[of] === other[of]);
}

export function toMap(view: View, x: number, y: number): Point {
  return [view.x + (x - view.width / 2) / view.zoom, view.y + (y - view.height / 2) / view.zoom];
}

export function toWindow(view: View, point: Point): Point {
  return [(point[0] - view.x) * view.zoom + view.width / 2, (point[1] - view.y) * view.zoom + view.height / 2];
}

/** Smallest zoom: the whole sheet is in what is not covered. */
function smallestZoom(view: View, { sheet, covered, largestZoom }: Limits): number {
  const [width, height] = [sheet.right - sheet.left, sheet.bottom - sheet.top];
  const free = [view.width - covered.left - covered.right, view.height - covered.top - covered.bottom] as const;
  return Math.min(largestZoom, Math.max(80, free[0]) / width, Math.max(80, free[1]) / height);
}

/**
 * A coordinate of the middle held so that the sheet fills the window, or lies in its middle where it is smaller.
 * @param beyond how many px further it may go at the near edge, so that nothing need stay under what covers a corner
 */
function held(
  middle: number,
  [near, far]: readonly [number, number],
  length: number,
  zoom: number,
  covers: readonly [number, number],
  beyond = 0,
): number {
  const half = length / 2 / zoom;
  const least = near + half - covers[0] / zoom;
  const most = far - half + covers[1] / zoom;
  const centred = (least + most) / 2;
  const [from, to] = least > most ? [centred, centred] : [least, most];
  return Math.min(to, Math.max(from - beyond / zoom, middle));
}

/** What nothing covers of a window, but for its corners, in px. */
export function uncovered({ width, height }: View, { left, top, right, bottom }: Covered): Box {
  return { left, top, right: width - right, bottom: height - bottom };
}

/** Where a card may open in a window, px: beside what covers its lower left corner, or above it. */
export function freeWindows(view: View, covered: Covered, gap: number): readonly Box[] {
  const [width, height] = covered.corners?.left ?? [covered.left, covered.bottom];
  return [
    { ...covered, left: width },
    { ...covered, bottom: height },
  ].map((covers) => grown(uncovered(view, covers), -gap));
}

/** The nearest view that keeps to the limits; what covers a corner may be evaded beyond the sheet's edge. */
export function keptIn(view: View, limits: Limits): View {
  return heldIn(view, limits, limits.covered.corners?.left?.[0]);
}

function heldIn(view: View, limits: Limits, beyond = 0): View {
  const zoom = Math.min(limits.largestZoom, Math.max(smallestZoom(view, limits), view.zoom));
  const { sheet, covered } = limits;
  return {
    ...view,
    zoom,
    x: held(view.x, [sheet.left, sheet.right], view.width, zoom, [covered.left, covered.right], beyond),
    y: held(view.y, [sheet.top, sheet.bottom], view.height, zoom, [covered.top, covered.bottom]),
  };
}

/** Another zoom with the map point under a place of the window left where it is. */
export function zoomedAt(view: View, zoom: number, x: number, y: number, limits: Limits): View {
  const allowed = Math.min(limits.largestZoom, Math.max(smallestZoom(view, limits), zoom));
  const [mapX, mapY] = toMap(view, x, y);
  return keptIn(
    { ...view, zoom: allowed, x: mapX - (x - view.width / 2) / allowed, y: mapY - (y - view.height / 2) / allowed },
    limits,
  );
}

/** The map dragged by some px. */
export function pannedBy(view: View, x: number, y: number, limits: Limits): View {
  return keptIn({ ...view, x: view.x - x / view.zoom, y: view.y - y / view.zoom }, limits);
}

/** The view that shows a box as large as it fits into what is not covered. */
export function fitted(view: View, box: Box, limits: Limits, margin = 12): View {
  const { covered } = limits;
  const width = Math.max(80, view.width - covered.left - covered.right - 2 * margin);
  const height = Math.max(80, view.height - covered.top - covered.bottom - 2 * margin);
  const zoom = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), limits.largestZoom);
  return centredOn({ ...view, zoom }, middleOf(box), limits);
}

/** The view with a map point in the middle of what is not covered. */
export function centredOn(view: View, point: Point, limits: Limits): View {
  const { covered } = limits;
  return heldIn(
    {
      ...view,
      x: point[0] + (covered.right - covered.left) / 2 / view.zoom,
      y: point[1] + (covered.bottom - covered.top) / 2 / view.zoom,
    },
    limits,
  );
}

/** A box of the map in px of the window. */
export function boxInWindow(view: View, box: Box): Box {
  const [left, top] = toWindow(view, [box.left, box.top]);
  const [right, bottom] = toWindow(view, [box.right, box.bottom]);
  return { left, top, right, bottom };
}

/** A box of the window, in px, on the map. */
export function boxOnMap(view: View, box: Box): Box {
  const [left, top] = toMap(view, box.left, box.top);
  const [right, bottom] = toMap(view, box.right, box.bottom);
  return { left, top, right, bottom };
}

/** The view moved just so far that a box of the map is clear of the edges, and of what covers the lower corners if it can be; the same view if it is already. */
export function bringingIn(view: View, box: Box, limits: Limits, margin = 24): View {
  return (
    movedIn(view, [box], [box], limits, margin) ??
    movedIn(view, [box], [], limits, margin) ??
    centredOn(view, middleOf(box), limits)
  );
}

/**
 * The view moved as little as brings some boxes of the map in, with a margin of so many px as far as there is room for it, and some of
 * them out from under what covers the lower corners; the same view if it shows them so already, undefined where no move does.
 * @param rim px at an edge that are enough for what lies there already
 */
export function movedIn(
  view: View,
  boxes: readonly Box[],
  clear: readonly Box[],
  limits: Limits,
  margin: number,
  rim = margin,
): View | undefined {
  const free = uncovered(view, limits.covered);
  const all = boxInWindow(view, boxes.reduce(around));
  const cleared = clear.map((box) => boxInWindow(view, box));
  const byX = waysIn(
    [all.left, all.right],
    [free.left, free.right],
    [rim, margin],
    asides(view, cleared, limits, margin),
  );
  const byY = waysIn([all.top, all.bottom], [free.top, free.bottom], [rim, margin], ups(view, cleared, limits, margin));
  return byX
    .flatMap((x) => byY.map((y) => ({ x, y, way: Math.hypot(x, y) })))
    .toSorted((one, other) => one.way - other.way)
    .map(({ x, y }) => (x === 0 && y === 0 ? view : pannedBy(view, x, y, limits)))
    .find((next) => clear.every((box) => !underCorner(boxInWindow(next, box), view, limits.covered, rim)));
}

/**
 * Ways, in px, that bring a stretch between two marks, the shortest first: no farther than it takes, or one of these wishes, as far as
 * it stays between them. None, where it is longer than they lie apart.
 */
function waysIn(
  [near, far]: readonly [number, number],
  [least, most]: readonly [number, number],
  [enough, margin]: readonly [number, number],
  wishes: readonly number[],
): readonly number[] {
  const room = (most - least - (far - near)) / 2;
  if (room < 0) return [];
  const rests = near >= least + enough && far <= most - enough;
  const kept = Math.min(margin, room);
  const shortest = rests ? 0 : Math.min(most - kept - far, Math.max(least + kept - near, 0));
  return [...new Set([shortest, ...wishes.filter((way) => way >= least - near && way <= most - far)])];
}

/** How far boxes of the window that lie under a corner would have to go sideways to come out. */
function asides({ width }: View, boxes: readonly Box[], { covered }: Limits, margin: number): readonly number[] {
  const { left, right } = covered.corners ?? {};
  return boxes.flatMap((box) => [
    ...(left ? [left[0] + margin - box.left] : []),
    ...(right ? [width - right[0] - margin - box.right] : []),
  ]);
}

/** The same upward. */
function ups({ height }: View, boxes: readonly Box[], { covered }: Limits, margin: number): readonly number[] {
  const { left, right } = covered.corners ?? {};
  return boxes.flatMap((box) =>
    [left, right].flatMap((corner) => (corner ? [height - corner[1] - margin - box.bottom] : [])),
  );
}

/** Whether a box of the window lies under what covers a lower corner, or nearer to it than so many px. */
export function underCorner(box: Box, { width, height }: View, { corners }: Covered, rim = 0): boolean {
  const { left, right } = corners ?? {};
  const under = (covers: CoveredCorner | undefined, way: number): boolean =>
    covers !== undefined && way - covers[0] < rim - 1e-6 && box.bottom - (height - covers[1]) > 1e-6 - rim;
  return under(left, box.left) || under(right, width - box.right);
}

/** The zoom, in CSS px per map unit, at which a box just fits into what is not covered. */
export function zoomFor(view: View, box: Box, { covered }: Limits, margin = 40): number {
  const wide = view.width - covered.left - covered.right - 2 * margin;
  const high = view.height - covered.top - covered.bottom - 2 * margin;
  return Math.min(Math.max(80, wide) / (box.right - box.left), Math.max(80, high) / (box.bottom - box.top));
}

/**
 * The view that shows all of a box without coming closer: moved as little as that takes, else from as far off as it takes,
 * but never from further than `farthest` (px per map unit). What then does not fit is centred, `last` in sight in any case.
 */
export function framing(view: View, box: Box, last: Box, limits: Limits, farthest: number, margin = 40): View {
  const fits = zoomFor(view, box, limits, margin);
  if (fits >= view.zoom) return bringingIn(view, box, limits, margin);
  const zoom = Math.min(view.zoom, Math.max(fits, farthest));
  return bringingIn(centredOn({ ...view, zoom }, middleOf(box), limits), last, limits, margin);
}

export function sightOf(view: View): BoardSight {
  return { ...boxOnMap(view, { left: 0, top: 0, right: view.width, bottom: view.height }), zoom: view.zoom };
}
