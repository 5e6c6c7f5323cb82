import type { Point } from "@stonebridge/board";
import { isOfferedPiece, isOfferedSpace } from "../hands/focus-order.ts";
import type { Ground } from "../ground.ts";
import type { MadeMap } from "../made-map.ts";
import { num } from "./markup.ts";

import { arrowsMarkup } from "../paths/arrow-layer.ts";
import { type OpenFan, Pieces } from "./pieces.ts";
import type { Picture } from "./picture.ts";
import type { Scenery } from "../scenery.ts";
import { litBoxes, shadeMarkup } from "./shade.ts";
import { shadowsMarkup } from "../paths/shadows.ts";
import type { Stage } from "./stage.ts";
import { setAttribute } from "./svg-nodes.ts";

/** A ring of two tones, so that it shows on everything. */
function both(shape: string): string {
  return `<${shape} class="ring-light"/><${shape} class="ring-dark"/>`;
}

/** Draws pictures onto a stage; what did not change is not touched. */
export class Painter {
  readonly pieces: Pieces;
  readonly scenery: Scenery;
  readonly #stage: Stage;
  readonly #ground: Ground;
  readonly #prefix: string;
  #zoom = 0;
  #over: SVGElement | undefined;

  constructor(stage: Stage, { ground, scenery }: MadeMap, prefix: string) {
    this.#stage = stage;
    this.#ground = ground;
    this.#prefix = prefix;
    this.scenery = scenery(stage, prefix);
    this.pieces = new Pieces(stage.pieces, ground);
  }

  paint(picture: Picture): void {
    const { scene, zoom, options, fan, calm } = picture;
    const stage = this.#stage;
    const ground = this.#ground;
    const { model } = scene;
    const rezoomed = zoom !== this.#zoom;
    this.#zoom = zoom;
    this.scenery.paint(picture);
    const left = shadowsMarkup(scene, ground, zoom);
    stage.trails.draw(left + arrowsMarkup(scene, ground, zoom, (kind) => kind === "last"));
    this.pieces.show(scene, {
      zoom,
      style: { tone: options.tone, signs: options.signs, patterns: options.patterns },
      fan,
      calm,
      speed: options.speed,
      atOnce: rezoomed,
    });
    const spot = model.spot ?? [];
    const lit = litBoxes(spot, scene, fan);
    stage.shade.drawFor(JSON.stringify([spot, lit]), () => shadeMarkup(spot, lit, ground, this.#prefix));
    const notes = this.scenery.notes(picture);
    stage.badges.draw(notes.under);
    const over = arrowsMarkup(scene, ground, zoom, (kind) => kind !== "last") + notes.over;
    stage.arrows.draw(fan ? this.#clearOf(fan, over) : over);
    this.#paintOver(picture);
    setAttribute(stage.root, "data-calm", calm ? "" : undefined);
    const { ringed } = picture;
    stage.spaceRing.draw(ringed?.kind === "space" ? both(`path d="${ground.outline(ringed.id)}"`) : "");
    stage.ring.draw(ringed?.kind === "piece" ? this.#pieceRing(ringed.id, picture) : "");
    if (ringed?.kind === "piece") this.pieces.underlay(ringed.id, stage.ring.node);
  }

  /** Nothing lies over a stack that was opened to be read. */
  #clearOf({ card }: OpenFan, markup: string): string {
    const { left, top, right, bottom } = this.#ground.sheet;
    const id = `${this.#prefix}beside`;
    const cut = `M${left} ${top}H${right}V${bottom}H${left}zM${num(card.left)} ${num(card.top)}H${num(card.right)}V${num(card.bottom)}H${num(card.left)}z`;
    return `<clipPath id="${id}"><path clip-rule="evenodd" d="${cut}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;
  }

  #paintOver({ scene, over }: Picture): void {
    const node = over?.kind === "piece" ? this.pieces.node(over.id) : undefined;
    if (node !== this.#over) {
      this.#over?.classList.remove("over");
      node?.classList.add("over");
      this.#over = node;
    }
    const space = over?.kind === "space" ? scene.spaces.get(over.id) : undefined;
    const piece = over?.kind === "piece" ? scene.pieces.get(over.id) : undefined;
    const usable = (space && isOfferedSpace(space)) || (piece && isOfferedPiece(piece));
    setAttribute(this.#stage.root, "data-over", usable ? "target" : piece ? "piece" : undefined);
  }

  #pieceRing(id: string, { scene, fan, zoom }: Picture): string {
    const piece = scene.pieces.get(id);
    const index = fan?.pieces.indexOf(id) ?? -1;
    const at = index >= 0 ? fan?.places[index] : scene.stackIn.get(piece?.space ?? "")?.placements.get(id);
    if (!piece || !at) return "";
    const out = at.width * (piece.state === "rest" ? 0.05 : 0.15) + 3 / zoom;
    const [x, y, edge] = [at.x - at.width / 2 - out, at.y - at.width / 2 - out, at.width + 2 * out];
    return both(
      `rect x="${num(x)}" y="${num(y)}" width="${num(edge)}" height="${num(edge)}" rx="${num(at.width * 0.12)}"`,
    );
  }

  /** Draws a piece at a map point while a hand carries it, and fades the one it left. */
  carry(piece: string | undefined, at?: Point): void {
    const { dragged, root } = this.#stage;
    for (const node of root.querySelectorAll(".piece.dragged")) node.classList.remove("dragged");
    setAttribute(root, "data-doing", piece === undefined ? undefined : "drag");
    const home = piece === undefined ? undefined : this.pieces.placement(piece);
    if (piece === undefined || !at || !home) return dragged.draw("");
    this.pieces.node(piece)?.classList.add("dragged");
    dragged.draw(this.pieces.markup(piece));
    const edge = home.width;
    dragged.node.setAttribute(
      "transform",
      `translate(${num(at[0] - edge / 2)} ${num(at[1] - edge / 2)}) scale(${num(edge / 100, 4)})`,
    );
  }
}
