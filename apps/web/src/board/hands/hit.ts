import type { Point } from "@stonebridge/board";
import { type Fan, fanTarget, TARGET } from "../fans/fan.ts";
import { type Box, distance, holds, middleOf } from "../geometry.ts";
import type { BoardTarget, PieceModel, SpaceModel, SpaceState } from "../model.ts";

/** What lies under a place of the window: one thing, or pieces too close together to tell. */
export type Hit =
  | BoardTarget
  /** The space that an open stack stands in. */
  | { readonly kind: "handle"; readonly space: string }
  | { readonly kind: "several"; readonly pieces: readonly string[] }
  /** Stacks that are drawn as one, or too close together for a finger: the spaces where they stand. */
  | { readonly kind: "crowd"; readonly spaces: readonly string[] };

/** A piece as it is drawn, in px of the window. */
export interface HitPiece {
  readonly piece: PieceModel;
  readonly box: Box;
}

export interface HitScene {
  /** Stack by stack, each from the lowest piece to the top, in the order of drawing; fanned pieces are left out. */
  readonly stacks: readonly (readonly HitPiece[])[];
  readonly fan?: { readonly fan: Fan; readonly pieces: readonly string[] } | undefined;
  /** The space at a place, if there is one. */
  spaceAt(at: Point): string | undefined;
  /** A place in a space means the pieces there, wherever they are drawn: pieces never leave their space. */
  readonly bySpace: boolean;
  /** Stacks stand so close that several are drawn as one. */
  readonly crowded?: boolean;
  /** Some space may be picked. */
  readonly offers?: boolean;
  space(id: string): SpaceModel | undefined;
  piece(id: string): PieceModel | undefined;
}

/** A mouse points at what it shows; a finger covers what it means. */
export type Pointing = "fine" | "coarse";

/** A box at least as large as a finger needs. */
function touchable(box: Box): Box {
  const [x, y] = middleOf(box);
  const [width, height] = [Math.max(TARGET, box.right - box.left) / 2, Math.max(TARGET, box.bottom - box.top) / 2];
  return { left: x - width, right: x + width, top: y - height, bottom: y + height };
}

/** States of spaces that can be picked. */
const TARGETS: ReadonlySet<SpaceState> = new Set(["may", "aimed", "attack"]);

function isOffered(piece: PieceModel): boolean {
  return piece.state === "may" || piece.state === "aimed" || piece.state === "selected";
}

/** A space that is offered while none of these pieces is: then pieces stand for their ground. */
function groundOf(pieces: readonly PieceModel[], scene: HitScene): BoardTarget | undefined {
  const spaces = new Set(pieces.map((piece) => piece.space));
  if (spaces.size !== 1 || pieces.some(isOffered)) return undefined;
  const space = scene.space((pieces[0] as PieceModel).space);
  return space && TARGETS.has(space.state) ? { kind: "space", id: space.id } : undefined;
}

function one(piece: PieceModel): BoardTarget {
  return { kind: "piece", id: piece.id };
}

/**
 * What a hand means at a place of the window.
 * An open fan comes first. A mouse gets the piece it sees on top. A finger gets a stack of one; from several pieces under it,
 * in one stack or in two that are close together, it gets all of them, to be opened out.
 */
export function hitAt(at: Point, pointing: Pointing, scene: HitScene): Hit | undefined {
  if (scene.fan) {
    const { fan, pieces } = scene.fan;
    const found = pieces
      .map((id, index) => ({ id, index, away: distance(at, fan.places[index] as Point) }))
      .filter(({ index }) => holds(fanTarget(fan, index, pointing), at[0], at[1]))
      .toSorted((a, b) => a.away - b.away)[0];
    if (found) {
      const piece = scene.piece(found.id);
      // Where a handle stands for the ground, a piece is itself.
      if (piece) return (fan.handle ? undefined : groundOf([piece], scene)) ?? one(piece);
    }
    const [first] = pieces;
    if (fan.handle && holds(fan.handle, at[0], at[1]) && first !== undefined) {
      return { kind: "handle", space: scene.piece(first)?.space ?? "" };
    }
    // Nothing is picked through the card of an open stack.
    if (holds(fan.box, at[0], at[1])) return undefined;
  }
  if (scene.crowded) return hitInCrowd(at, pointing, scene);
  if (scene.bySpace) return hitInSpace(at, pointing, scene);
  const drawn = scene.stacks.flat().filter(({ box }) => holds(box, at[0], at[1]));
  if (pointing === "fine" && drawn.length > 0) {
    const { piece } = drawn.at(-1) as HitPiece;
    return groundOf([piece], scene) ?? one(piece);
  }
  const near = scene.stacks.filter((stack) => stack.some(({ box }) => holds(touchable(box), at[0], at[1])));
  const direct = near.filter((stack) => stack.some(({ box }) => holds(box, at[0], at[1])));
  const meant = (direct.length > 0 ? direct : near).flat().map(({ piece }) => piece);
  if (meant.length > 0) {
    const ground = groundOf(meant, scene);
    if (ground) return ground;
    if (meant.length === 1) return one(meant[0] as PieceModel);
    return { kind: "several", pieces: meant.map((piece) => piece.id) };
  }
  const space = scene.spaceAt(at);
  return space === undefined ? undefined : { kind: "space", id: space };
}

/**
 * Seen from afar counters are larger than their spaces, so that what is drawn counts: a stack where one stands alone, else a crowd to
 * be looked at more closely.
 */
function hitInCrowd(at: Point, pointing: Pointing, scene: HitScene): Hit | undefined {
  const reached = (box: Box) => holds(pointing === "fine" ? box : touchable(box), at[0], at[1]);
  const near = scene.stacks.filter((stack) => stack.some(({ box }) => reached(box)));
  const stack = pointing === "fine" ? near.at(-1) : near[0];
  if (!stack) {
    const space = scene.spaceAt(at);
    return space === undefined ? undefined : { kind: "space", id: space };
  }
  const pieces = stack.map(({ piece }) => piece);
  const meant = pointing === "fine" ? pieces : near.flatMap((other) => other.map(({ piece }) => piece));
  const spaces = new Set(meant.map(({ space }) => space));
  if (spaces.size > 1)
    return (pointing === "fine" ? litIn(at, spaces, scene) : undefined) ?? { kind: "crowd", spaces: [...spaces] };
  const ground = groundOf(pieces, scene);
  if (ground) return ground;
  if (pointing === "fine" || pieces.length === 1) return one(pieces.at(-1) as PieceModel);
  return { kind: "several", pieces: pieces.map(({ id }) => id) };
}

/** The target that a mouse can mean in a crowd: the ground it points at, else the only one of these spaces that is one. */
function litIn(at: Point, spaces: ReadonlySet<string>, scene: HitScene): BoardTarget | undefined {
  const target = (id: string): BoardTarget | undefined => {
    const space = scene.space(id);
    if (space === undefined || space.handle !== undefined || !TARGETS.has(space.state)) return undefined;
    const pieces = scene.stacks.flat().flatMap(({ piece }) => (piece.space === id ? [piece] : []));
    return pieces.some(isOffered) ? undefined : { kind: "space", id };
  };
  const under = scene.spaceAt(at);
  const [first, ...others] = [...spaces].flatMap((id) => target(id) ?? []);
  return (under === undefined ? undefined : target(under)) ?? (others.length === 0 ? first : undefined);
}

/** The pieces of the space at a place: all of them for a finger, the top one for a mouse; else the space. */
function hitInSpace(at: Point, pointing: Pointing, scene: HitScene): Hit | undefined {
  const space = scene.spaceAt(at);
  if (space === undefined) return undefined;
  const pieces = (scene.stacks.find((stack) => stack[0]?.piece.space === space) ?? []).map(({ piece }) => piece);
  const top = pieces.at(-1);
  const ground = top && groundOf(pieces, scene);
  if (!top || ground) return ground ?? { kind: "space", id: space };
  if (pointing === "fine" || pieces.length === 1) return one(top);
  return { kind: "several", pieces: pieces.map((piece) => piece.id) };
}
