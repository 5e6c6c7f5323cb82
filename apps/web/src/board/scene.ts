import type { Ground } from "./ground.ts";
import type { BoardModel, PieceModel, SpaceModel } from "./model.ts";
import type { Stack } from "./stacks.ts";

/** A model with its pieces set on the map at a zoom. */
export interface Scene {
  readonly model: BoardModel;
  readonly pieces: ReadonlyMap<string, PieceModel>;
  readonly spaces: ReadonlyMap<string, SpaceModel>;
  /** In the order of drawing: north to south, the one with the selected piece last. */
  readonly stacks: readonly Stack[];
  readonly stackIn: ReadonlyMap<string, Stack>;
  /** Width of a counter in map units. */
  readonly width: number;
}

/** North to south, the one with the selected piece last. */
function drawingRank(stack: Stack): number {
  return (stack.pieces.some(({ state }) => state === "selected") ? 1e6 : 0) + stack.box.bottom;
}

/** A stack with the selected piece on top of the others, where it stands: nothing covers what is being decided about. */
function raised(stack: Stack): Stack {
  const selected = stack.pieces.filter(({ state }) => state === "selected");
  if (selected.length === 0) return stack;
  return { ...stack, pieces: [...stack.pieces.filter(({ state }) => state !== "selected"), ...selected] };
}

/** Sets the pieces of a model on the map at a zoom. */
export function sceneOf(model: BoardModel, ground: Ground, zoom: number): Scene {
  const width = ground.magnitudes.counterPixels(zoom) / zoom;
  const placed = new Map<string, Stack>();
  for (const [space, pieces] of bySpace(model.pieces, ground)) {
    const stack = ground.stack(space, pieces, width, placed);
    if (stack) placed.set(space, stack);
  }
  const stacks = ground.joined([...placed.values()], width).map(raised);
  const drawn = stacks.toSorted((a, b) => drawingRank(a) - drawingRank(b));
  return {
    model,
    pieces: new Map(model.pieces.map((piece) => [piece.id, piece])),
    spaces: new Map(model.spaces.map((space) => [space.id, space])),
    stacks: drawn,
    stackIn: new Map(drawn.flatMap((stack) => (stack.joined ?? [stack.space]).map((space) => [space, stack]))),
    width,
  };
}

/** The pieces of each space that has any, in the map's own order of spaces. */
function bySpace(
  pieces: readonly PieceModel[],
  ground: Ground,
): readonly (readonly [space: string, pieces: readonly PieceModel[]])[] {
  const found = new Map<string, PieceModel[]>();
  for (const piece of pieces) {
    const there = found.get(piece.space);
    if (there) there.push(piece);
    else found.set(piece.space, [piece]);
  }
  const { ranks } = ground.focus;
  return [...found].toSorted(([a], [b]) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
