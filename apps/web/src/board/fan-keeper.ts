import type { Point } from "@stonebridge/board";
import { type Fan, fanOut } from "./fan.ts";
import { handleWidth } from "./fan-card.ts";
import { isOfferedSpace } from "./focus-order.ts";
import type { Box } from "./geometry.ts";
import type { Ground } from "./ground.ts";
import type { OpenFan } from "./pieces.ts";
import type { Scene } from "./scene.ts";
import type { Placement } from "./stacks.ts";
import { toMap, toWindow, type View } from "./view-box.ts";

function boxOnMap(box: Box, view: View): Box {
  const [left, top] = toMap(view, box.left, box.top);
  const [right, bottom] = toMap(view, box.right, box.bottom);
  return { left, top, right, bottom };
}

/** Remembers which pieces are opened out, and lays them out for a view. */
export class FanKeeper {
  readonly #ground: Ground;
  #pieces: readonly string[] = [];
  /** Where each stood when the fan was first laid: one that goes elsewhere leaves it. */
  #spaces: ReadonlyMap<string, string> | undefined;
  #laid: { readonly fan: Fan; readonly view: View; readonly scene: Scene; readonly open: OpenFan } | undefined;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  get isOpen(): boolean {
    return this.#pieces.length > 0;
  }

  includes(piece: string): boolean {
    return this.#pieces.includes(piece);
  }

  /** @returns whether that changed anything. */
  open(pieces: readonly string[]): boolean {
    if (pieces.length === this.#pieces.length && pieces.every((id) => this.#pieces.includes(id))) return false;
    this.#pieces = pieces;
    this.#laid = undefined;
    this.#spaces = undefined;
    return true;
  }

  close(): boolean {
    return this.open([]);
  }

  /** The fan for a scene; closes where they went different ways, or one piece is left whose space cannot be picked. */
  lay(scene: Scene, view: View, edge: number, window: Box): OpenFan | undefined {
    const laid = this.#laid;
    if (laid && laid.scene === scene && laid.view === view) return laid.open;
    this.#laid = undefined;
    const spaceOf = (id: string) => scene.pieces.get(id)?.space ?? "";
    this.#spaces ??= new Map(this.#pieces.map((id) => [id, spaceOf(id)]));
    const stood = this.#spaces;
    this.#pieces = this.#pieces.filter((id) => stood.get(id) === spaceOf(id));
    const homes = this.#pieces
      .map((id) => ({ id, home: scene.stackIn.get(scene.pieces.get(id)?.space ?? "")?.placements.get(id) }))
      .filter((entry): entry is { id: string; home: Placement } => entry.home !== undefined);
    const text = this.#handle(this.#pieces, scene);
    if (homes.length < (text === undefined ? 2 : 1) || homes.length < this.#pieces.length) {
      this.#pieces = [];
      return undefined;
    }
    const ids = homes
      .map(({ id }) => id)
      .toSorted((a, b) => (scene.pieces.get(a)?.depth ?? 0) - (scene.pieces.get(b)?.depth ?? 0));
    const sum = homes.reduce((all, { home }): Point => [all[0] + home.x, all[1] + home.y], [0, 0]);
    const middle = toWindow(view, [sum[0] / homes.length, sum[1] / homes.length]);
    const stacks = scene.stacks
      .filter((stack) => !stack.pieces.some((piece) => ids.includes(piece.id)))
      .map(({ box }) => box);
    const others = [...stacks, ...this.#targets(scene)].map((box): Box => {
      const [left, top] = toWindow(view, [box.left, box.top]);
      const [right, bottom] = toWindow(view, [box.right, box.bottom]);
      return { left, top, right, bottom };
    });
    const handle = text === undefined ? undefined : handleWidth(text);
    const fan = fanOut({ count: ids.length, handle, at: middle, edge, others, window });
    const placed = fan.places.map((at): Placement => {
      const [x, y] = toMap(view, at[0], at[1]);
      return { x, y, width: fan.edge / view.zoom };
    });
    const card = boxOnMap(fan.box, view);
    const whole = fan.handle && text !== undefined ? { handle: { box: boxOnMap(fan.handle, view), text } } : {};
    const open: OpenFan = { pieces: ids, fan, places: placed, card, ...whole };
    this.#laid = { fan, view, scene, open };
    return open;
  }

  /** What the handle says that picks the space, if these are all of its pieces and it can be picked. */
  #handle(ids: readonly string[], scene: Scene): string | undefined {
    const space = scene.pieces.get(ids[0] ?? "")?.space ?? "";
    const stack = scene.stackIn.get(space)?.pieces ?? [];
    return stack.length === ids.length ? scene.spaces.get(space)?.handle : undefined;
  }

  /** Spaces that an open fan should not hide: it stays open while they are picked. */
  #targets({ model }: Scene): readonly Box[] {
    if (!this.#ground.opensOnPick) return [];
    return model.spaces.filter(isOfferedSpace).flatMap(({ id }) => this.#ground.box(id) ?? []);
  }
}
