import type { HexGround } from "./hex-ground.ts";
import type { BoardModel } from "../model.ts";
import { setAttribute, svgNode } from "../drawing/svg-nodes.ts";

/**
 * The named elements of hexes: two for the whole map, one that has the focus and one for where it goes next. Going from one
 * to the other makes a screen reader say the new name; with one alone it would stay silent.
 */
export class HexTargets {
  readonly #ground: HexGround;
  readonly #nodes: readonly SVGPathElement[];
  #model: BoardModel | undefined;

  constructor(layer: SVGGElement, ground: HexGround) {
    this.#ground = ground;
    this.#nodes = [0, 1].map(() => svgNode("path", { tabindex: "-1", d: "" }));
    layer.append(...this.#nodes);
  }

  /** The element that stands on a hex: the idle one is put there where neither does. */
  node(space: string): SVGPathElement | undefined {
    if (this.#ground.hex(space) === undefined) return undefined;
    const there = this.#nodes.find((node) => node.getAttribute("data-space") === space);
    if (there) return there;
    const idle = this.#nodes.find((node) => node !== document.activeElement) as SVGPathElement;
    // A button has a name: an element that stands nowhere yet is none.
    setAttribute(idle, "role", "button");
    setAttribute(idle, "data-space", space);
    setAttribute(idle, "d", this.#ground.outline(space));
    this.#name(idle);
    return idle;
  }

  show(model: BoardModel): void {
    this.#model = model;
    for (const node of this.#nodes) this.#name(node);
  }

  #name(node: SVGPathElement): void {
    const id = node.getAttribute("data-space");
    if (id === null) return;
    const space = this.#model?.spaces.find((one) => one.id === id);
    setAttribute(node, "aria-label", space?.label ?? this.#model?.nameOf?.(id) ?? id);
    setAttribute(node, "aria-disabled", space?.state === "may-not" ? "true" : undefined);
    const pressed = space?.state === "selected" || space?.state === "aimed" || space?.state === "attack";
    setAttribute(node, "aria-pressed", pressed ? "true" : undefined);
  }
}
