import type { Point } from "@stonebridge/board";
import { appearanceKey, counterLevel, type CounterStyle, pieceMarkup } from "../counters/counter.ts";
import { spokenName } from "../counters/names.ts";
import type { Fan } from "../fans/fan.ts";
import { bearing } from "../geometry.ts";
import type { Box } from "../geometry.ts";
import { appearanceOf } from "./appearance.ts";
import { num } from "./markup.ts";
import type { Ground } from "../ground.ts";
import { arrangeNodes } from "./node-order.ts";
import type { PieceModel } from "../model.ts";
import type { Scene } from "../scene.ts";
import type { Placement } from "../stacks.ts";
import { Drawing, setAttribute, svgNode } from "./svg-nodes.ts";
import { inOut, outCubic, placeAlong, routeOf, travelTime, watchedTime, wayLength } from "../paths/travel.ts";

/** A stack that is opened out, in map units. */
export interface OpenFan {
  readonly pieces: readonly string[];
  readonly fan: Fan;
  readonly places: readonly Placement[];
  /** The card it lies on. */
  readonly card: Box;
  /** The card drawn at a zoom, with its handle and the line from its stack. */
  markup(zoom: number): string;
}

export interface PiecesView {
  readonly zoom: number;
  readonly style: CounterStyle;
  readonly fan: OpenFan | undefined;
  readonly calm: boolean;
  /** Px a second at which eyes follow who marches; undefined: as quick as one's own moves. */
  readonly speed: number | undefined;
  /** Pieces go to their new places at once: only the zoom changed. */
  readonly atOnce: boolean;
}

interface Journey {
  readonly from: Placement;
  readonly way: readonly Point[];
  readonly to: Placement;
  /** Of its first frame: what else is new on the screen is drawn by then. */
  start: number | undefined;
  readonly time: number;
  readonly ease: (share: number) => number;
}

interface Drawn {
  readonly node: SVGGElement;
  readonly drawing: Drawing;
  space: string;
  at: Placement;
  journey: Journey | undefined;
}

const RESTACK = 120;
const FADE = 150;

/** The counters: one focusable node for each, drawn by text, moved by its transform alone. */
export class Pieces {
  readonly #layer: SVGGElement;
  readonly #ground: Ground;
  readonly #drawn = new Map<string, Drawn>();
  readonly #card = new Drawing("fan");
  #frame = 0;

  constructor(layer: SVGGElement, ground: Ground) {
    this.#layer = layer;
    this.#ground = ground;
  }

  node(id: string): SVGGElement | undefined {
    return this.#drawn.get(id)?.node;
  }

  /** Where a piece is drawn now, even on its way. */
  placement(id: string): Placement | undefined {
    return this.#drawn.get(id)?.at;
  }

  markup(id: string): string {
    return this.#drawn.get(id)?.drawing.node.innerHTML ?? "";
  }

  get travelling(): boolean {
    return [...this.#drawn.values()].some(({ journey }) => journey !== undefined && journey.time > RESTACK);
  }

  show(scene: Scene, view: PiecesView): void {
    const gone = new Set(this.#drawn.keys());
    const fanned = new Map(view.fan?.pieces.map((id, index) => [id, view.fan?.places[index] as Placement]));
    const lit = new Set(scene.model.lit);
    for (const stack of scene.stacks) {
      for (const [height, piece] of stack.pieces.entries()) {
        gone.delete(piece.id);
        const to = fanned.get(piece.id) ?? (stack.placements.get(piece.id) as Placement);
        const drawn = this.#drawn.get(piece.id) ?? this.#add(piece, to);
        const level = counterLevel(to.width * view.zoom + 0.01);
        const appearance = {
          ...appearanceOf(piece, { stack, height, at: to, fanned: fanned.has(piece.id) }, this.#ground),
          lit: lit.has(piece.id),
          moved: this.#bearingFrom(piece),
        } as const;
        drawn.drawing.drawFor(appearanceKey(appearance, level, view.style), () =>
          pieceMarkup(appearance, level, view.style),
        );
        setAttribute(drawn.node, "aria-label", spokenName(piece.label, piece.look, level));
        setAttribute(drawn.node, "aria-pressed", piece.state === "selected" ? "true" : undefined);
        setAttribute(drawn.node, "aria-disabled", piece.state === "may-not" ? "true" : undefined);
        this.#send(drawn, piece, to, scene, view);
      }
    }
    for (const id of gone) {
      this.#drawn.get(id)?.node.remove();
      this.#drawn.delete(id);
    }
    this.#arrange(scene, fanned);
    this.#showCard(view.fan, view.zoom);
    if (this.#frame === 0 && [...this.#drawn.values()].some(({ journey }) => journey)) {
      this.#frame = requestAnimationFrame(this.#travel);
    }
  }

  #add(piece: PieceModel, at: Placement): Drawn {
    const node = svgNode("g", { class: "piece", role: "button", tabindex: "-1", "data-piece": piece.id });
    const drawing = new Drawing("");
    node.append(drawing.node);
    const drawn: Drawn = { node, drawing, space: piece.space, at, journey: undefined };
    this.#drawn.set(piece.id, drawn);
    this.#move(drawn, at);
    return drawn;
  }

  #move(drawn: Drawn, at: Placement): void {
    drawn.at = at;
    const [x, y] = [at.x - at.width / 2, at.y - at.width / 2];
    drawn.node.setAttribute("transform", `translate(${num(x)} ${num(y)}) scale(${num(at.width / 100, 4)})`);
  }

  #bearingFrom(piece: PieceModel): number | undefined {
    const from = piece.movedFrom === undefined ? undefined : this.#ground.anchors.get(piece.movedFrom);
    const to = this.#ground.anchors.get(piece.space);
    return from && to && piece.movedFrom !== piece.space ? Math.round(bearing(from, to)) : undefined;
  }

  #send(drawn: Drawn, piece: PieceModel, to: Placement, scene: Scene, view: PiecesView): void {
    const from = drawn.at;
    const marched = drawn.space !== piece.space;
    const last = drawn.journey?.to ?? from;
    if (!marched && last.x === to.x && last.y === to.y && last.width === to.width) return;
    const origin = drawn.space;
    drawn.space = piece.space;
    if (view.calm || view.atOnce) {
      this.#arrive(drawn, to);
      if (marched && view.calm) drawn.node.animate([{ opacity: 0.3 }, { opacity: 1 }], FADE);
      return;
    }
    const told = scene.model.routes?.get(piece.id);
    const isTold = told !== undefined && told[0] === origin && told.at(-1) === piece.space;
    const route = !marched ? [] : isTold ? told : routeOf(origin, piece.space, this.#ground.links, scene.model.arrows);
    const way = route
      .slice(1)
      .map((space, index) => this.#ground.middle(route[index] as string, space))
      .filter((point): point is Point => point !== undefined);
    const watched = marched && view.speed !== undefined ? view.speed : undefined;
    const length = wayLength([[from.x, from.y], ...way, [to.x, to.y]]) * view.zoom;
    const own = marched ? travelTime(route.length - 1) : RESTACK;
    const time = watched === undefined ? own : watchedTime(length, watched);
    drawn.journey = { from, way, to, start: undefined, time, ease: watched === undefined ? outCubic : inOut };
    drawn.node.classList.toggle("travels", time > RESTACK);
  }

  #arrive(drawn: Drawn, at: Placement): void {
    drawn.journey = undefined;
    drawn.node.classList.remove("travels");
    this.#move(drawn, at);
  }

  readonly #travel = (now: number): void => {
    let left = false;
    for (const drawn of this.#drawn.values()) {
      const { journey } = drawn;
      if (!journey) continue;
      journey.start ??= now;
      const gone = Math.max(0, now - journey.start) / journey.time;
      if (gone >= 1) this.#arrive(drawn, journey.to);
      else {
        left = true;
        this.#move(drawn, placeAlong(journey.from, journey.way, journey.to, journey.ease(gone)));
      }
    }
    this.#frame = left ? requestAnimationFrame(this.#travel) : 0;
  };

  /** Whoever travels is there at once. */
  arrive(): void {
    for (const drawn of this.#drawn.values()) if (drawn.journey) this.#arrive(drawn, drawn.journey.to);
  }

  /** Puts nodes in the order of drawing, travellers and fanned pieces last, without touching the one that has the focus. */
  #arrange(scene: Scene, fanned: ReadonlyMap<string, Placement>): void {
    const ids = scene.stacks.flatMap((stack) => stack.pieces.map((piece) => piece.id));
    const travels = (id: string) => (this.#drawn.get(id)?.journey?.time ?? 0) > RESTACK;
    const rank = (id: string) => (fanned.has(id) ? 2 : travels(id) ? 1 : 0);
    const wanted = ids
      .map((id, index) => ({ id, key: rank(id) * 1000 + index }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ id }) => this.#drawn.get(id)?.node as SVGGElement);
    arrangeNodes(this.#layer, wanted, document.activeElement);
  }

  #showCard(fan: OpenFan | undefined, zoom: number): void {
    const { node } = this.#card;
    const first = fan?.pieces.map((id) => this.#drawn.get(id)?.node).find((one) => one);
    if (!fan || !first) return node.remove();
    const lowest = [...this.#layer.children].find((one) => fan.pieces.includes(one.getAttribute("data-piece") ?? ""));
    this.#card.draw(fan.markup(zoom));
    node.setAttribute("aria-hidden", "true");
    if (node.nextSibling !== lowest) this.#layer.insertBefore(node, lowest ?? null);
  }

  /** Puts a drawing right under a piece: it lies over what is beside the piece, and under its own marks. */
  underlay(id: string, node: SVGElement): void {
    const piece = this.node(id);
    if (piece && piece.previousSibling !== node) this.#layer.insertBefore(node, piece);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
  }
}
