import type { ZoneGround } from "./zone-ground.ts";
import type { SpaceModel } from "../model.ts";
import { setAttribute, svgNode } from "../drawing/svg-nodes.ts";

/** One focusable, named element for each zone: its outline, unseen. */
export class ZoneTargets {
  readonly #nodes = new Map<string, SVGPathElement>();
  readonly #shown = new Map<string, string>();

  constructor(layer: SVGGElement, ground: ZoneGround) {
    for (const zone of ground.spaces) {
      const node = svgNode("path", { d: ground.outline(zone), role: "button", tabindex: "-1", "data-space": zone });
      this.#nodes.set(zone, node);
      layer.append(node);
    }
  }

  node(zone: string): SVGPathElement | undefined {
    return this.#nodes.get(zone);
  }

  show(zones: readonly SpaceModel[]): void {
    for (const { id, label, state } of zones) {
      const node = this.#nodes.get(id);
      if (!node || this.#shown.get(id) === `${state} ${label}`) continue;
      this.#shown.set(id, `${state} ${label}`);
      setAttribute(node, "aria-label", label);
      setAttribute(node, "aria-disabled", state === "may-not" ? "true" : undefined);
      setAttribute(
        node,
        "aria-pressed",
        state === "selected" || state === "aimed" || state === "attack" ? "true" : undefined,
      );
    }
  }
}
