import { counterPixels } from "./bands.ts";
import type { MapGround } from "./map-ground.ts";
import type { BoardModel, PieceModel, SpaceModel } from "./model.ts";
import { type Stack, type StackGround, stackOf } from "./stacks.ts";

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

/** Sets pieces on the map, and remembers stacks that did not change. */
export class SceneMaker {
  readonly #ground: MapGround;
  readonly #known = new Map<string, { readonly key: string; readonly stack: Stack }>();

  constructor(ground: MapGround) {
    this.#ground = ground;
  }

  make(model: BoardModel, zoom: number): Scene {
    const width = counterPixels(zoom) / zoom;
    const byZone = new Map<string, PieceModel[]>();
    for (const piece of model.pieces) {
      const there = byZone.get(piece.space);
      if (there) there.push(piece);
      else byZone.set(piece.space, [piece]);
    }
    const placed = new Map<string, Stack>();
    for (const space of this.#ground.spaces) {
      const pieces = byZone.get(space);
      const ground = this.#ground.stacks.get(space);
      if (pieces && ground) placed.set(space, this.#stack(pieces, ground, width, placed));
    }
    const stacks = [...placed.values()].map(raised);
    const drawn = stacks.toSorted((a, b) => drawingRank(a) - drawingRank(b));
    return {
      model,
      pieces: new Map(model.pieces.map((piece) => [piece.id, piece])),
      spaces: new Map(model.spaces.map((space) => [space.id, space])),
      stacks: drawn,
      stackIn: new Map(drawn.map((stack) => [stack.space, stack])),
      width,
    };
  }

  #stack(pieces: readonly PieceModel[], ground: StackGround, width: number, placed: ReadonlyMap<string, Stack>): Stack {
    const neighbours = (this.#ground.focus.rings.get(ground.space) ?? []).flatMap(
      (space) => placed.get(space)?.box ?? [],
    );
    const around = neighbours.map(({ left, top, right }) => `${left.toFixed(1)},${top.toFixed(1)},${right.toFixed(1)}`);
    const key = `${width.toFixed(3)} ${pieces.map(({ id, depth, look }) => `${id}/${depth}/${look.kind}`).join(" ")} ${around.join(" ")}`;
    const known = this.#known.get(ground.space);
    if (known?.key !== key) {
      const stack = stackOf(pieces, ground, width, neighbours);
      this.#known.set(ground.space, { key, stack });
      return stack;
    }
    const now = new Map(pieces.map((piece) => [piece.id, piece]));
    return { ...known.stack, pieces: known.stack.pieces.map((piece) => now.get(piece.id) ?? piece) };
  }
}
