import type { Point } from "@stonebridge/board";
import { type Box, boxAbout, heldIn, middleOf, sharedArea } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import type { ZoneGround } from "./zone-ground.ts";
import { arrowGroundOf } from "../paths/arrow-layer.ts";
import { arrowWay } from "../paths/arrows.ts";
import { badgeMarkup, badgeSize, dotMarkup, isChance, overlayText } from "../drawing/markers.ts";
import type { OverlayModel, SpaceModel } from "../model.ts";
import type { Picture } from "../drawing/picture.ts";
import type { Scene } from "../scene.ts";
import { washMarkup } from "../drawing/washes.ts";
import { frontMarkup } from "./zone-marks.ts";

/** What is written and drawn over the map about a decision: washes, badges, fronts, arrows; all as markup at a zoom. */

export function overlaysMarkup(overlays: readonly OverlayModel[], ground: ZoneGround, prefix: string): string {
  return overlays
    .flatMap(({ kind, spaces }) => spaces.map(({ space }) => washMarkup(ground.dry(space), kind, prefix)))
    .join("");
}

/** Numbers of overlays: at the place of a space's pieces, or over them. */
export function overlayTexts(picture: Noted, ground: Ground): string {
  return picture.scene.model.overlays
    .flatMap(({ spaces }) =>
      spaces.map(({ space, text }) => {
        const at = text === undefined ? undefined : notePlace(space, 26, 20, picture, ground);
        return text === undefined || !at ? "" : overlayText(text, at, picture.zoom);
      }),
    )
    .join("");
}

/** What decides where notes stand. */
type Noted = Pick<Picture, "scene" | "zoom" | "seen">;

/** Badges of spaces: those under the pieces, and those of spaces in preview, which lie over them and close to their own. */
export interface Badges {
  readonly under: string;
  readonly over: string;
}

/** Px that the shaft of an attack takes across. */
const SHAFT = 14;

export function badgesMarkup(picture: Noted, ground: Ground): Badges {
  const { scene, zoom } = picture;
  const written: Box[] = [...shafts(scene, ground, zoom)];
  const badges = { under: "", over: "" };
  const sizes = costSizes(scene, ground, zoom);
  // Those of empty spaces have one place; the others keep clear of them.
  const inOrder = scene.model.spaces.toSorted(
    (one, other) => Number(scene.stackIn.has(one.id)) - Number(scene.stackIn.has(other.id)),
  );
  for (const { id, badge, state } of inOrder) {
    if (badge === undefined || badge === "") continue;
    const size = sizes.get(id) ?? 1;
    const [width, height] = badgeSize(badge).map((px) => px * size) as [number, number];
    const near = state === "attack" || state === "aimed";
    const at = notePlace(id, width, height, picture, ground, { near, written });
    if (!at) continue;
    const box = boxAbout(at, width / zoom, height / zoom);
    written.push(box);
    const hidden = scene.stacks.some((stack) => sharedArea(box, stack.box) * zoom * zoom > HIDDEN * width * height);
    badges[near || (hidden && badge.length > 2) ? "over" : "under"] +=
      size < SMALLEST ? dotMarkup(at, zoom) : badgeMarkup(badge, state, at, zoom, size);
  }
  return badges;
}

/** Words and chances of which a stack would hide more than so much are written over it; the rings of its pieces reach somewhat farther. */
const HIDDEN = 0.08;

/** A cost is written in at least so much of its full size; where it has no room for that, a dot stands for it. */
const SMALLEST = 0.62;

/** Of its full size, how much the cost of each zone that can be marched to may have to keep clear of the next one: none is over 1. */
function costSizes(scene: Scene, ground: Ground, zoom: number): ReadonlyMap<string, number> {
  const isCost = ({ state, badge = "" }: SpaceModel): boolean => state === "may" && badge !== "" && !isChance(badge);
  const costs = scene.model.spaces.filter(isCost).flatMap(({ id, badge = "" }) => {
    const at = ground.anchors.get(id);
    return at ? [{ id, at, size: badgeSize(badge) }] : [];
  });
  const apart = (one: (typeof costs)[number], other: (typeof costs)[number]): number =>
    Math.max(
      ...([0, 1] as const).map((axis) => {
        const way = Math.abs(one.at[axis] - other.at[axis]) * zoom;
        return (2 * way) / (one.size[axis] + other.size[axis]);
      }),
    );
  return new Map(
    costs.map((one) => [one.id, Math.min(1, ...costs.flatMap((other) => (other === one ? [] : [apart(one, other)])))]),
  );
}

/** Where the shafts of attacks lie over the map, as boxes along them. */
function shafts(scene: Scene, ground: Ground, zoom: number): readonly Box[] {
  const arrows = arrowGroundOf(scene, ground);
  const size = SHAFT / zoom;
  return scene.model.arrows.flatMap(({ kind, spaces }) => {
    if (kind !== "attack") return [];
    const way = arrowWay(spaces, arrows);
    return way.slice(1).flatMap(([toX, toY], at) => {
      const [x, y] = way[at] as Point;
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / size));
      return Array.from({ length: steps + 1 }, (_, step) =>
        boxAbout([x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps], size, size),
      );
    });
  });
}

/** Borders that the selected piece's Front lies across. */
export function frontsMarkup(scene: Scene, ground: ZoneGround, scale: number): string {
  const selected = scene.model.pieces.find((piece) => piece.state === "selected");
  if (!selected) return "";
  return scene.model.spaces
    .filter((space) => space.inFront)
    .map((space) => {
      const course = ground.course(selected.space, space.id);
      return course === undefined ? "" : frontMarkup(course, scale);
    })
    .join("");
}

/**
 * Where a note of some px stands best: in the middle of an empty space, else beside its pieces, clear of plates, neighbours and
 * what is `written` already; `near`: right beside them in any case. The edge of what is seen cuts none of which there is something
 * in sight.
 */
function notePlace(
  space: string,
  width: number,
  height: number,
  { scene, zoom, seen }: Noted,
  ground: Ground,
  { near = false, written = [] }: { readonly near?: boolean; readonly written?: readonly Box[] } = {},
): Point | undefined {
  const anchor = ground.anchors.get(space);
  const stack = scene.stackIn.get(space);
  if (!anchor) return undefined;
  const [wide, high] = [width / zoom, height / zoom];
  const home = stack?.box ?? boxAbout(anchor, wide, high);
  const held = (at: Point) => (sharedArea(home, seen) > 0 ? heldIn(at, wide, high, seen) : at);
  if (!stack) return held(anchor);
  const [halfWidth, halfHeight] = [wide / 2, high / 2];
  const gap = 9 / zoom;
  const { left, top, right, bottom } = stack.box;
  const [x, y] = middleOf(stack.box);
  const aside = (right - left) / 2;
  const tier = (away: number): Point[] => [
    ...[0, 0.5, -0.5, 1, -1].flatMap((share): Point[] => [
      [x + share * aside, top - away - halfHeight],
      [x + share * aside, bottom + away + halfHeight],
    ]),
    [right + away + halfWidth, y],
    [left - away - halfWidth, y],
  ];
  const places = (near ? tier(gap) : [...tier(gap), ...tier(2 * gap + high)]).map(held);
  const { within, plates = [] } = ground.room(space) ?? {};
  const crowd: Box[] = [...scene.stacks.map((other) => other.box), ...plates, ...written];
  let best: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, at] of places.entries()) {
    const box = boxAbout(at, wide, high);
    const covered = crowd.reduce((sum, other) => sum + sharedArea(box, other), 0) / (wide * high);
    const corners: readonly Point[] = [
      at,
      [box.left, at[1]],
      [box.right, at[1]],
      [at[0], box.top],
      [at[0], box.bottom],
    ];
    const abroad = corners.filter(([cornerX, cornerY]) => !within?.(cornerX, cornerY)).length;
    const cost = covered * 3 + rank * 0.04 + abroad * 0.3;
    if (cost < least) {
      least = cost;
      best = at;
    }
  }
  return best;
}
