import type { Point } from "@stonebridge/board";
import type { Magnitudes } from "../ground.ts";
import type { MadeMap } from "../made-map.ts";
import type { BaseMap } from "../model.ts";
import { Painter } from "../drawing/painter.ts";
import type { Picture } from "../drawing/picture.ts";
import { Stage } from "../drawing/stage.ts";
import { toMap, type View } from "./view-box.ts";

/** What the glass of a loupe needs of the board under it. */
export interface GlassBoard {
  readonly root: HTMLElement;
  readonly base: BaseMap;
  readonly map: MadeMap;
  /** Begins the ids of the glass's own drawing. */
  readonly prefix: string;
  view(): View;
}

const DIAMETER = 320;
const ENLARGED = 2.5;
/** Px per unit of the drawing standard that the loupe shows at least, so that from afar it is worth looking. */
const LEAST_ZOOM = 2;

/** CSS px per map unit inside a loupe over a board at a zoom. */
export function loupeZoom(zoom: number, { unit, largest }: Pick<Magnitudes, "unit" | "largest">): number {
  return Math.max(LEAST_ZOOM / unit, Math.min(zoom * ENLARGED, Math.max(largest, zoom * 1.4)));
}

export interface LoupePlace {
  /** Upper left corner of the loupe in px of the board. */
  readonly left: number;
  readonly top: number;
  /** What it shows. */
  readonly view: View;
}

/** Where a loupe over a place lies, and what it shows: the place itself stays where it is, the loupe stays on the board. */
export function loupePlace(
  board: View,
  at: Point,
  diameter: number,
  magnitudes: Pick<Magnitudes, "unit" | "largest">,
): LoupePlace {
  const zoom = loupeZoom(board.zoom, magnitudes);
  const within = (middle: number, length: number) =>
    Math.max(0, Math.min(middle - diameter / 2, Math.max(0, length - diameter)));
  const [left, top] = [within(at[0], board.width), within(at[1], board.height)];
  const [x, y] = toMap(board, ...at);
  return {
    left,
    top,
    view: {
      x: x + (left + diameter / 2 - at[0]) / zoom,
      y: y + (top + diameter / 2 - at[1]) / zoom,
      zoom,
      width: diameter,
      height: diameter,
    },
  };
}

/** The glass of a loupe: a drawing of its own over the board, for eyes only. The board itself is what hands, keys and screen readers use. */
export class Glass {
  readonly #board: GlassBoard;
  readonly #node = document.createElement("div");
  readonly #stage: Stage;
  readonly #painter: Painter;

  constructor(board: GlassBoard) {
    const { root, base, map, prefix } = board;
    this.#board = board;
    const node = this.#node;
    node.className = "board-loupe";
    node.inert = true;
    node.setAttribute("aria-hidden", "true");
    node.hidden = true;
    root.append(node);
    this.#stage = new Stage(node, base, map.ground.sheet, prefix, () => undefined);
    this.#painter = new Painter(this.#stage, map, prefix);
  }

  /** Lays it over a place, and shows it. */
  lay(at: Point): void {
    const node = this.#node;
    const view = this.#board.view();
    const diameter = Math.min(DIAMETER, 0.6 * Math.min(view.width, view.height));
    const place = loupePlace(view, at, diameter, this.#board.map.ground.magnitudes);
    node.style.transform = `translate(${Math.round(place.left)}px,${Math.round(place.top)}px)`;
    node.style.width = node.style.height = `${diameter}px`;
    node.hidden = false;
    this.#stage.place(place.view, true);
  }

  /** Draws what is on the board. */
  paint({ options, ...picture }: Picture): void {
    this.#stage.describe(options);
    const { zoom } = this.#stage;
    this.#painter.paint({ ...picture, options, zoom, fan: undefined, over: undefined, ringed: undefined, calm: true });
  }

  hide(): void {
    this.#node.hidden = true;
  }

  destroy(): void {
    this.#painter.pieces.destroy();
    this.#stage.destroy();
  }
}
