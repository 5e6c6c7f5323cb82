import type { Point } from "@stonebridge/board";
import { bandOf } from "./bands.ts";
import { borderPaths, bordersMarkup, edgeMarkup } from "./borders.ts";
import { crossingMarkup } from "./crossings.ts";
import { isOfferedPiece, isOfferedSpace, spaceOfTarget } from "./focus-order.ts";
import { isChance } from "./markers.ts";
import { num } from "./markup.ts";
import type { MapGround } from "./map-ground.ts";
import type { BoardOptions, BoardStatics, BoardTarget } from "./model.ts";
import { arrowsMarkup, badgesMarkup, frontsMarkup, overlaysMarkup, overlayTexts } from "./notes.ts";
import { type OpenFan, Pieces } from "./pieces.ts";
import { plateMarkup, signSymbols } from "./plates.ts";
import type { Scene } from "./scene.ts";
import { shadeMarkup } from "./shade.ts";
import type { Stage } from "./stage.ts";
import { setAttribute } from "./svg-nodes.ts";
import { bandScale, mayBandMarkup, patternDefinitions, zoneMarkup } from "./zone-marks.ts";
import { ZoneTargets } from "./zone-targets.ts";

/** All that decides what is seen. */
export interface Picture {
  readonly scene: Scene;
  readonly zoom: number;
  readonly options: BoardOptions;
  readonly fan: OpenFan | undefined;
  /** Under the pointer. */
  readonly over: BoardTarget | undefined;
  /** Has the focus, and its ring is to be seen. */
  readonly ringed: BoardTarget | undefined;
  readonly calm: boolean;
}

/** A ring of two tones, so that it shows on everything. */
function both(shape: string): string {
  return `<${shape} class="ring-light"/><${shape} class="ring-dark"/>`;
}

/** Draws pictures onto a stage; what did not change is not touched. */
export class Painter {
  readonly pieces: Pieces;
  readonly spaces: ZoneTargets;
  readonly #stage: Stage;
  readonly #ground: MapGround;
  readonly #shapes: BoardStatics["shapes"];
  readonly #prefix: string;
  readonly #borders: readonly string[];
  #zoom = 0;
  #over: SVGElement | undefined;

  constructor(stage: Stage, ground: MapGround, statics: BoardStatics, prefix: string) {
    this.#stage = stage;
    this.#ground = ground;
    this.#prefix = prefix;
    this.#shapes = statics.shapes;
    this.#borders = borderPaths(statics.graph, statics.shapes);
    this.spaces = new ZoneTargets(stage.targets, ground);
    this.pieces = new Pieces(stage.pieces, ground);
  }

  paint(picture: Picture): void {
    const { scene, zoom, options, fan, calm } = picture;
    const stage = this.#stage;
    const ground = this.#ground;
    const prefix = this.#prefix;
    const { model } = scene;
    const rezoomed = zoom !== this.#zoom;
    this.#zoom = zoom;
    const scale = bandScale(zoom);
    const at = String(zoom);
    stage.definitions.drawFor(at, () => signSymbols(prefix) + patternDefinitions(prefix, zoom));
    stage.borders.drawFor(at, () => bordersMarkup(this.#borders, zoom));
    stage.edge.drawFor(options.tone, () => edgeMarkup(this.#shapes.field, this.#shapes.sheet, options.tone));
    stage.overlays.drawFor(JSON.stringify(model.overlays), () => overlaysMarkup(model.overlays, ground, prefix));
    const lit = new Set(model.lit);
    stage.marks.draw(
      model.spaces
        .filter(({ id, state }) => state !== "rest" || lit.has(id))
        .map(({ id, state }) => [
          id,
          `${at} ${state} ${lit.has(id)}`,
          () => zoneMarkup(id, ground.dry(id), state, lit.has(id), scale, prefix),
        ]),
    );
    this.#paintMayBand(picture);
    stage.fronts.draw(frontsMarkup(scene, ground, Math.min(1.8, scale)));
    const unknown = model.unknownFords ?? [];
    stage.crossings.drawFor(`${at} ${unknown.join()}`, () =>
      ground.crossings.map((crossing) => crossingMarkup(crossing, unknown.includes(crossing.name), zoom)).join(""),
    );
    this.#paintPlates(picture);
    stage.trails.draw(arrowsMarkup(scene, ground, zoom, (kind) => kind === "last"));
    this.spaces.show(model.spaces);
    this.pieces.show(scene, {
      zoom,
      style: { tone: options.tone, signs: options.signs, patterns: options.patterns },
      fan,
      calm,
      atOnce: rezoomed,
    });
    const spot = model.spot ?? [];
    stage.shade.drawFor(spot.join(), () => shadeMarkup(spot, ground, this.#shapes.sheet));
    const badges = badgesMarkup(scene, ground, zoom);
    stage.badges.draw(badges.under + overlayTexts(model.overlays, scene, ground, zoom));
    stage.arrows.draw(arrowsMarkup(scene, ground, zoom, (kind) => kind !== "last") + badges.over);
    this.#paintOver(picture);
    setAttribute(stage.root, "data-calm", calm ? "" : undefined);
    setAttribute(stage.live, "data-fan", fan ? "" : undefined);
    const { ringed } = picture;
    stage.zoneRing.draw(ringed?.kind === "space" ? both(`path d="${ground.outline(ringed.id)}"`) : "");
    stage.ring.draw(ringed?.kind === "piece" ? this.#pieceRing(ringed.id, picture) : "");
  }

  /** One band round the spaces to march to, one round those to attack. */
  #paintMayBand({ scene, zoom }: Picture): void {
    const may = scene.model.spaces.filter(({ state }) => state === "may");
    const groups = [may.filter(({ badge }) => !isChance(badge)), may.filter(({ badge }) => isChance(badge))].map(
      (spaces) => new Set(spaces.map(({ id }) => id)),
    );
    this.#stage.mayBand.drawFor(`${zoom} ${groups.map((ids) => [...ids].join()).join(" ")}`, () => {
      const outlines = may.map(({ id }) => this.#ground.dry(id));
      const rims = groups.flatMap((ids) => [...ids].map((id) => this.#ground.rim(id, ids)));
      return mayBandMarkup(outlines, rims, bandScale(zoom), this.#prefix);
    });
  }

  #paintPlates({ scene, zoom, options, over, ringed }: Picture): void {
    const watched = [over, ringed].map((target) => target && spaceOfTarget(scene.model, target));
    this.#stage.plates.draw(
      this.#ground.spaces.map((id) => {
        const plate = this.#ground.plates.get(id);
        const space = scene.spaces.get(id);
        const decided = space !== undefined && space.state !== "rest" && space.state !== "may-not";
        const named = watched.includes(id) || (decided && bandOf(zoom) !== "sheet");
        const view = { zoom, control: space?.control, named, tone: options.tone, prefix: this.#prefix };
        const signature = `${zoom} ${space?.control} ${named} ${options.tone}`;
        return [id, signature, () => (plate ? plateMarkup(plate, view) : "")];
      }),
    );
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
