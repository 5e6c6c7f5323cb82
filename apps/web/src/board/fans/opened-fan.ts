import type { Point } from "@stonebridge/board";
import { TARGET } from "./fan.ts";
import { fanMarkup, handleWidth } from "./fan-card.ts";
import { fanOut } from "./fan-out.ts";
import { isOfferedSpace } from "../hands/focus-order.ts";
import { type Box, grown, holds, sharedArea, squareAbout } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import type { OpenFan } from "../drawing/pieces.ts";
import type { Scene } from "../scene.ts";
import type { Placement } from "../stacks.ts";
import { boxInWindow, toMap, toWindow, type View } from "../camera/view-box.ts";

function boxOnMap(box: Box, view: View): Box {
  const [left, top] = toMap(view, box.left, box.top);
  const [right, bottom] = toMap(view, box.right, box.bottom);
  return { left, top, right, bottom };
}

/** Pieces of a stack that are opened out, and how they lie in a view. */
export class OpenedFan {
  readonly #ground: Ground;
  #pieces: readonly string[];
  /** Where each stood when the fan was first laid: one that goes elsewhere leaves it. */
  #spaces: ReadonlyMap<string, string> | undefined;
  /** Those that were in hand when the fan was first laid: when another is chosen, it has done its work. */
  #inHand: ReadonlySet<string> | undefined;
  /** One of them could be chosen. */
  #offered = false;
  #laid: { readonly view: View; readonly scene: Scene; readonly open: OpenFan } | undefined;

  constructor(ground: Ground, pieces: readonly string[]) {
    this.#ground = ground;
    this.#pieces = pieces;
  }

  /** Those that are still in it; none once it has closed. */
  get pieces(): readonly string[] {
    return this.#pieces;
  }

  /**
   * How it lies in a scene. Closes where its pieces went different ways, one is left whose space cannot be picked, one was chosen that
   * has somewhere to go, none can be chosen any more, or the map was moved away from under it.
   * @param windows what can be seen of the board: it lies in the first where its stack does @param finger whether fingers pick
   */
  lay(scene: Scene, view: View, edge: number, windows: readonly Box[], finger = false): OpenFan | undefined {
    const laid = this.#laid;
    if (laid && laid.scene === scene && laid.view === view) return laid.open;
    this.#laid = undefined;
    const spaceOf = (id: string) => scene.pieces.get(id)?.space ?? "";
    this.#spaces ??= new Map(this.#pieces.map((id) => [id, spaceOf(id)]));
    const stood = this.#spaces;
    this.#pieces = this.#pieces.filter((id) => stood.get(id) === spaceOf(id));
    if (this.#isChosenFrom(scene) || this.#isOver(scene)) this.#pieces = [];
    const homes = this.#pieces
      .map((id) => ({ id, home: scene.stackIn.get(scene.pieces.get(id)?.space ?? "")?.placements.get(id) }))
      .filter((entry): entry is { id: string; home: Placement } => entry.home !== undefined);
    const text = this.#handle(this.#pieces, scene);
    const sum = homes.reduce((all, { home }): Point => [all[0] + home.x, all[1] + home.y], [0, 0]);
    const middle = toWindow(view, [sum[0] / homes.length, sum[1] / homes.length]);
    const tooFew = homes.length < (text === undefined ? 2 : 1) || homes.length < this.#pieces.length;
    const window = windows.find((one) => holds(grown(one, edge), ...middle));
    if (tooFew || window === undefined) {
      this.#pieces = [];
      return undefined;
    }
    const ids = homes
      .map(({ id }) => id)
      .toSorted((a, b) => (scene.pieces.get(a)?.depth ?? 0) - (scene.pieces.get(b)?.depth ?? 0));
    const stack = scene.stackIn.get(spaceOf(ids[0] ?? ""));
    const stacks = scene.stacks.filter((one) => one !== stack).map(({ box }) => boxInWindow(view, box));
    const handle = text === undefined ? undefined : handleWidth(text);
    const targets = this.#targets(scene, spaceOf(ids[0] ?? ""), view);
    const fan = fanOut({
      count: ids.length,
      handle,
      at: middle,
      edge,
      finger,
      ...(stack ? { home: boxInWindow(view, stack.box) } : {}),
      others: stacks,
      targets,
      window,
    });
    // Who only points at a stack is not choosing from it: it does not open over where somebody could go.
    const idle = !finger && this.#ground.kind === "zones" && !ids.some((id) => scene.pieces.get(id)?.state === "may");
    if (idle && targets.some((target) => sharedArea(fan.box, target) > 0)) {
      this.#pieces = [];
      return undefined;
    }
    const placed = fan.places.map((at): Placement => {
      const [x, y] = toMap(view, at[0], at[1]);
      return { x, y, width: fan.edge / view.zoom };
    });
    const card = boxOnMap(fan.box, view);
    const whole = fan.handle && text !== undefined ? { handle: { box: boxOnMap(fan.handle, view), text } } : {};
    const [from, to] = fan.lead ?? [];
    const lead = from && to ? { lead: [toMap(view, ...from), toMap(view, ...to)] as const } : {};
    const markup = (zoom: number) => fanMarkup({ card, ...whole, ...lead }, zoom);
    const open: OpenFan = { pieces: ids, fan, places: placed, card, markup };
    this.#laid = { view, scene, open };
    return open;
  }

  /** What the handle says that picks the space, if these are all of its pieces and it can be picked. */
  #handle(ids: readonly string[], scene: Scene): string | undefined {
    const space = scene.pieces.get(ids[0] ?? "")?.space ?? "";
    const stack = scene.stackIn.get(space)?.pieces ?? [];
    return stack.length === ids.length ? scene.spaces.get(space)?.handle : undefined;
  }

  /** Whether a piece was chosen from the fan that can go somewhere: it would lie over where. */
  #isChosenFrom({ model, pieces }: Scene): boolean {
    const inHand = this.#pieces.filter((id) => pieces.get(id)?.state === "selected");
    this.#inHand ??= new Set(inHand);
    const known = this.#inHand;
    return inHand.some((id) => !known.has(id)) && model.spaces.some(({ state }) => state === "may");
  }

  /** Whether something could be chosen from the fan, and nothing can any more: the game has gone on. */
  #isOver({ pieces }: Scene): boolean {
    const states = this.#pieces.map((id) => pieces.get(id)?.state);
    const canChoose = states.some((state) => state === "may" || state === "selected");
    this.#offered ||= canChoose;
    return this.#offered && !canChoose;
  }

  /** What an open fan should not hide: a hex that can be picked, or for which a battle is fought; of a zone the middle. Px of the window. */
  #targets({ model }: Scene, home: string, view: View): readonly Box[] {
    const offered = model.spaces.filter(isOfferedSpace).map(({ id }) => id);
    const fought = (model.battles ?? []).flatMap(({ state, targets }) => (state === "now" ? targets : []));
    return [...new Set([...offered, ...fought])]
      .filter((id) => id !== home)
      .flatMap((id) => {
        const anchor = this.#ground.anchors.get(id);
        if (this.#ground.kind === "zones") return anchor ? [squareAbout(...toWindow(view, anchor), TARGET)] : [];
        const box = this.#ground.box(id);
        return box ? [boxInWindow(view, box)] : [];
      });
  }
}
