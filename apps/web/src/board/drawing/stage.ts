import type { Box } from "../geometry.ts";
import type { BaseMap, BoardOptions } from "../model.ts";
import { LETTERING } from "./palette.ts";
import { Drawing, setAttribute, svgNode } from "./svg-nodes.ts";
import { TileLayer } from "../tiles/tiles.ts";
import { toWindow, type View } from "../camera/view-box.ts";

/** Ms without a change of zoom until the live layer is drawn again at it. */
const REST = 120;
/** How another view fades in. */
const FADE: { readonly from: number; readonly milliseconds: number } = { from: 0.15, milliseconds: 240 };

/**
 * The board's nodes. A plane holds the tiles and the live layer; panning moves the plane and nothing else, zooming stretches
 * it until the zoom rests, then it is laid out again.
 */
export class Stage {
  readonly root: HTMLElement;
  readonly live: SVGSVGElement;
  readonly definitions = new Drawing("");
  /** What the ground draws. */
  readonly scenery = svgNode("g");
  readonly trails = new Drawing("board-trails");
  readonly spaceRing = new Drawing("board-ring");
  readonly targets = svgNode("g", { class: "board-spaces" });
  readonly pieces = svgNode("g", { class: "board-pieces" });
  readonly shade = new Drawing("board-shade");
  readonly badges = new Drawing("board-badges");
  readonly arrows = new Drawing("board-arrows");
  readonly dragged = new Drawing("board-dragged");
  readonly ring = new Drawing("board-ring");
  readonly #plane: HTMLDivElement;
  readonly #tiles: TileLayer | undefined;
  readonly #paper: HTMLElement;
  readonly #keys: HTMLElement;
  readonly #sheet: Box;
  readonly #settled: () => void;
  #zoom = 0;
  #timer = 0;
  #tone: BoardOptions["tone"] = "light";

  /** `settled` is called when the live layer was laid out at a new zoom. */
  constructor(host: HTMLElement, base: BaseMap, sheet: Box, prefix: string, settled: () => void) {
    this.#sheet = sheet;
    this.#settled = settled;
    const { left, top, right, bottom } = sheet;
    this.root = document.createElement("div");
    this.root.className = "board";
    this.root.setAttribute("role", "application");
    this.#keys = document.createElement("p");
    this.#keys.id = `${prefix}keys`;
    this.#keys.hidden = true;
    this.root.setAttribute("aria-describedby", this.#keys.id);
    this.#plane = document.createElement("div");
    this.#plane.className = "board-plane";
    if (base.tiles) this.#tiles = new TileLayer(base.tiles, base.tilesUrl ?? "", sheet);
    this.#paper = this.#tiles?.node ?? plainPaper();
    this.#paper.setAttribute("role", "img");
    this.live = svgNode("svg", {
      class: "board-live",
      viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
      "font-family": LETTERING,
    });
    const definitions = svgNode("defs");
    definitions.append(this.definitions.node);
    this.live.append(
      definitions,
      hidden(this.scenery),
      // The shade lies on the ground: it never cuts through counters, costs or an open fan.
      ...[this.trails, this.spaceRing, this.shade, this.badges].map(({ node }) => hidden(node)),
      this.targets,
      this.pieces,
      ...[this.arrows, this.dragged, this.ring].map(({ node }) => hidden(node)),
    );
    this.#plane.append(this.#paper, this.live);
    this.root.append(this.#keys, this.#plane);
    host.append(this.root);
  }

  /** The zoom the live layer is drawn at. */
  get zoom(): number {
    return this.#zoom;
  }

  /** It is shown at another zoom than it was drawn at, and will soon be drawn again. */
  get stretched(): boolean {
    return this.#timer !== 0;
  }

  describe({ texts, tone, ground }: BoardOptions): void {
    this.#tone = tone;
    setAttribute(this.root, "aria-label", texts.region);
    this.#keys.textContent = texts.keys;
    setAttribute(this.#paper, "aria-label", texts.ground);
    setAttribute(this.root, "data-tone", tone);
    setAttribute(this.root, "data-ground", ground);
  }

  /**
   * Moves the plane to a view; lays it out at once with `now`, else when the zoom rests.
   * @param goal where a flight will end
   */
  place(view: View, now = false, goal = view): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#zoom === 0 || (now && view.zoom !== this.#zoom)) this.#layOut(view);
    else if (view.zoom !== this.#zoom) this.#timer = window.setTimeout(() => this.place(view, true), REST);
    const ratio = window.devicePixelRatio || 1;
    const snapped = (px: number) => Math.round(px * ratio) / ratio;
    const [x, y] = toWindow(view, [this.#sheet.left, this.#sheet.top]);
    const stretch = view.zoom / this.#zoom;
    this.#plane.style.transform = `translate3d(${snapped(x)}px,${snapped(y)}px,0)${stretch === 1 ? "" : ` scale(${stretch})`}`;
    this.#tiles?.show(view, this.#zoom, this.#tone, goal);
  }

  /** Another view than before comes up out of the paper. */
  fadeIn(): void {
    this.#plane.animate({ opacity: [FADE.from, 1] }, { duration: FADE.milliseconds, easing: "ease-out" });
  }

  #layOut(view: View): void {
    const { left, top, right, bottom } = this.#sheet;
    this.#zoom = view.zoom;
    const [width, height] = [`${(right - left) * view.zoom}px`, `${(bottom - top) * view.zoom}px`];
    this.#plane.style.width = width;
    this.#plane.style.height = height;
    this.live.style.width = width;
    this.live.style.height = height;
    this.#settled();
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#tiles?.destroy();
    this.root.remove();
  }
}

/** Drawn things are not read out: spaces and pieces carry the names. */
function hidden(node: SVGElement): SVGElement {
  node.setAttribute("aria-hidden", "true");
  return node;
}

function plainPaper(): HTMLElement {
  const paper = document.createElement("div");
  paper.className = "board-tiles board-paper";
  return paper;
}
