import { around, type Box, distance, middleOf } from "../geometry.ts";
import {
  boxInWindow,
  centredOn,
  type Limits,
  movedIn,
  uncovered,
  underCorner,
  type View,
  zoomedAt,
  zoomFor,
} from "./view-box.ts";

/** What should be in sight, in map units. */
export interface Sought {
  /** What is asked about, the most important first: all of it, or as much as fits. */
  readonly all: readonly Box[];
  /** What belongs to it, as far as it fits along with that. */
  readonly along: readonly Box[];
  /** Where nothing is asked about: one of these is enough. */
  readonly any: readonly Box[];
}

/** Zooms, in px per map unit. */
export interface Zooms {
  /** No farther off than this. */
  readonly farthest: number;
  /** The reader's own, if the map stepped back from it by itself: a view that has to move comes from there. */
  readonly own?: number | undefined;
  /** From farther off than this it comes nearer. */
  readonly nearest?: number | undefined;
}

/** Px between the edges of what is free and what still lies well in it, and what is brought in. */
const RIM = 8;
const MARGIN = 40;
/** By this share it steps back until nothing lies under a corner. */
const STEP = 0.95;

/**
 * Where the map looks by itself. It moves only if something that is sought does not lie well inside the part of the window that nothing
 * covers; then as little as brings all of it in with a margin, at the same zoom if it fits there, else from just as far off as it takes.
 * What does not fit from the farthest zoom is left out, the least important first.
 */
export function looking(view: View, { all, along, any }: Sought, limits: Limits, zooms: Zooms): View {
  const { farthest, own = 0, nearest = 0 } = zooms;
  const first = all[0] ?? along[0];
  if (!first) return lookingAtOne(view, any, limits);
  const wanted = fitting(view, [...all, ...byDistance(along, first)].map(onSheet(limits)), limits, farthest);
  if (view.zoom >= nearest && liesWell(view, wanted, limits)) return view;
  const box = wanted.reduce(around);
  const zoom = Math.max(view.zoom, own, nearest);
  // From nearer nothing lies where it lay: what is sought is seen in the middle.
  const from = zoom === view.zoom ? view : centredOn({ ...view, zoom }, middleOf(box), limits);
  const needed = wanted.slice(0, Math.max(1, all.length));
  for (const clear of [wanted, needed, []]) {
    for (let next = Math.min(zoom, zoomFor(view, box, limits, RIM)); ; next *= STEP) {
      const found = movedIn(seenFrom(from, Math.max(next, farthest), limits), wanted, clear, limits, MARGIN, RIM);
      if (found) return found;
      if (next <= farthest) break;
    }
  }
  return centredOn({ ...from, zoom: Math.min(zoom, farthest) }, middleOf(wanted[0] as Box), limits);
}

/** One of these in sight is enough; where none is, the nearest comes in, with as many others as fit at the same zoom. */
function lookingAtOne(view: View, any: readonly Box[], limits: Limits): View {
  const free = uncovered(view, limits.covered);
  if (any.some((box) => isFree(boxInWindow(view, box), view, free, limits, 0))) return view;
  const middle = middleOf(free);
  const away = (box: Box) => distance(middleOf(boxInWindow(view, box)), middle);
  const [nearest, ...others] = any.toSorted((one, other) => away(one) - away(other));
  return nearest ? looking(view, { all: [nearest], along: others, any: [] }, limits, { farthest: view.zoom }) : view;
}

function byDistance(boxes: readonly Box[], from: Box): readonly Box[] {
  const away = (box: Box) => distance(middleOf(box), middleOf(from));
  return boxes.toSorted((one, other) => away(one) - away(other));
}

/** What lies off the sheet of a box can never be seen. */
function onSheet({ sheet }: Limits): (box: Box) => Box {
  return ({ left, top, right, bottom }) => ({
    left: Math.max(left, sheet.left),
    top: Math.max(top, sheet.top),
    right: Math.min(right, sheet.right),
    bottom: Math.min(bottom, sheet.bottom),
  });
}

/** The first box, and of the others in turn those that fit along with it from some zoom. */
function fitting(view: View, boxes: readonly Box[], limits: Limits, zoom: number): readonly Box[] {
  const found: Box[] = [];
  for (const box of boxes)
    if (found.length === 0 || zoomFor(view, [...found, box].reduce(around), limits, RIM) >= zoom) found.push(box);
  return found;
}

/** The same in the middle of what is free, from another zoom. */
function seenFrom(view: View, zoom: number, limits: Limits): View {
  return zoom === view.zoom ? view : zoomedAt(view, zoom, ...middleOf(uncovered(view, limits.covered)), limits);
}

function liesWell(view: View, boxes: readonly Box[], limits: Limits): boolean {
  const free = uncovered(view, limits.covered);
  return boxes.every((box) => isFree(boxInWindow(view, box), view, free, limits, RIM));
}

/**
 * Whether nothing covers a box of the window, and it keeps some px from what covers a corner. At an edge it need not keep away: what a finger
 * has just tapped there stays under it for the second tap.
 */
function isFree(box: Box, view: View, free: Box, limits: Limits, rim: number): boolean {
  const within = box.left >= free.left && box.right <= free.right && box.top >= free.top && box.bottom <= free.bottom;
  return within && !underCorner(box, view, limits.covered, rim);
}
