import type { Point } from "@stonebridge/board";
import type { MadeMap, Magnitudes } from "../ground.ts";
import type { BaseMap } from "../model.ts";
import { Painter, type Picture } from "../drawing/painter.ts";
import { Stage } from "../drawing/stage.ts";
import { toMap, type View } from "./view-box.ts";

/** What a loupe needs of its board. */
export interface LoupeBoard {
  readonly root: HTMLElement;
  readonly base: BaseMap;
  readonly map: MadeMap;
  /** Begins the ids of the loupe's own drawing. */
  readonly prefix: string;
  view(): View;
  picture(): Picture;
  /** Place of what has the focus, px from the board's upper left corner. */
  focused(): Point | undefined;
}

/** Ms that Shift is held alone before the loupe comes: capitals and Shift+Tab pass. */
const PAUSE = 180;
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

/** The loupe itself: a drawing of its own over the board. */
interface Glass {
  readonly node: HTMLDivElement;
  readonly stage: Stage;
  readonly painter: Painter;
}

/** A magnifier: while Shift is held alone, the map under the pointer, or about the focus, is seen larger. */
export class Loupe {
  readonly #board: LoupeBoard;
  readonly #abort = new AbortController();
  #pointer: Point | undefined;
  #timer = 0;
  #glass: Glass | undefined;
  #shown = false;

  constructor(board: LoupeBoard) {
    this.#board = board;
    const options = { signal: this.#abort.signal };
    window.addEventListener("keydown", (event) => this.#pressed(event), { ...options, capture: true });
    window.addEventListener("keyup", (event) => event.key === "Shift" && this.hide(), { ...options, capture: true });
    window.addEventListener("blur", () => this.hide(), options);
    board.root.addEventListener("pointermove", (event) => this.#moved(event), options);
    board.root.addEventListener("pointerleave", () => this.#left(), options);
  }

  /** Draws again what the loupe shows, where it is shown. */
  refresh(): void {
    const glass = this.#lay();
    if (!glass) return;
    const { options, ...picture } = this.#board.picture();
    glass.stage.describe(options);
    const { zoom } = glass.stage;
    glass.painter.paint({ ...picture, options, zoom, fan: undefined, over: undefined, ringed: undefined, calm: true });
  }

  /** Lays the loupe over its place, if it is shown. */
  #lay(): Glass | undefined {
    if (!this.#shown) return undefined;
    const at = this.#pointer ?? this.#board.focused();
    if (!at) {
      this.hide();
      return undefined;
    }
    this.#glass ??= this.#make();
    const { node, stage } = this.#glass;
    const view = this.#board.view();
    const diameter = Math.min(DIAMETER, 0.6 * Math.min(view.width, view.height));
    const place = loupePlace(view, at, diameter, this.#board.map.ground.magnitudes);
    node.style.transform = `translate(${Math.round(place.left)}px,${Math.round(place.top)}px)`;
    node.style.width = node.style.height = `${diameter}px`;
    node.hidden = false;
    stage.place(place.view, true);
    return this.#glass;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#shown = false;
    if (this.#glass) this.#glass.node.hidden = true;
  }

  destroy(): void {
    this.#abort.abort();
    this.hide();
    this.#glass?.painter.pieces.destroy();
    this.#glass?.stage.destroy();
  }

  /** For eyes only: the board itself is what hands, keys and screen readers use. */
  #make(): Glass {
    const { root, base, map, prefix } = this.#board;
    const node = document.createElement("div");
    node.className = "board-loupe";
    node.inert = true;
    node.setAttribute("aria-hidden", "true");
    node.hidden = true;
    root.append(node);
    const stage = new Stage(node, base, map.ground.sheet, prefix, () => undefined);
    return { node, stage, painter: new Painter(stage, map, prefix) };
  }

  #pressed(event: KeyboardEvent): void {
    const writes =
      event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "Shift" || event.ctrlKey || event.metaKey || event.altKey || writes) return this.hide();
    if (event.repeat || this.#shown) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#shown = true;
      this.refresh();
    }, PAUSE);
  }

  #moved(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const { left, top } = this.#board.root.getBoundingClientRect();
    this.#pointer = [event.clientX - left, event.clientY - top];
    this.#lay();
  }

  #left(): void {
    this.#pointer = undefined;
    this.#lay();
  }
}
