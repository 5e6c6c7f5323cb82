import type { PieceModel } from "../model.ts";
import { type Stack, type StackGround, stackOf } from "../stacks.ts";

/** Sets stacks in zones, and remembers those that did not change: finding their place takes a while. */
export class ZoneStacks {
  readonly #known = new Map<string, { readonly key: string; readonly stack: Stack }>();

  /** `width`: of a counter, in map units. `neighbours`: zones around. `placed`: stacks that are placed already. */
  place(
    pieces: readonly PieceModel[],
    ground: StackGround,
    width: number,
    neighbours: readonly string[],
    placed: ReadonlyMap<string, Stack>,
  ): Stack {
    const boxes = neighbours.flatMap((space) => placed.get(space)?.box ?? []);
    const around = boxes.map(({ left, top, right }) => `${left.toFixed(1)},${top.toFixed(1)},${right.toFixed(1)}`);
    const key = `${width.toFixed(3)} ${pieces.map(({ id, depth, look }) => `${id}/${depth}/${look.kind}`).join(" ")} ${around.join(" ")}`;
    const known = this.#known.get(ground.space);
    if (known?.key !== key) {
      const stack = stackOf(pieces, ground, width, boxes);
      this.#known.set(ground.space, { key, stack });
      return stack;
    }
    const now = new Map(pieces.map((piece) => [piece.id, piece]));
    return { ...known.stack, pieces: known.stack.pieces.map((piece) => now.get(piece.id) ?? piece) };
  }
}
