import type { Point } from "@stonebridge/board";
import type { Later } from "../../games/contract/later.ts";
import type { Picture } from "../drawing/picture.ts";
import type { Glass, GlassBoard } from "./glass.ts";

/** What a loupe needs of its board. */
export interface LoupeBoard extends GlassBoard {
  picture(): Picture;
  /** Place of what has the focus, px from the board's upper left corner. */
  focused(): Point | undefined;
}

/** Ms that Shift is held alone before the loupe comes: capitals and Shift+Tab pass. */
const PAUSE = 180;

/** A magnifier: while Shift is held alone, the map under the pointer, or about the focus, is seen larger. */
export class Loupe {
  readonly #board: LoupeBoard;
  readonly #glasses: Later<typeof import("./glass.ts")>;
  readonly #abort = new AbortController();
  #pointer: Point | undefined;
  #timer = 0;
  #glass: Glass | undefined;
  #shown = false;

  /** @param glasses what shows the map larger */
  constructor(board: LoupeBoard, glasses: Later<typeof import("./glass.ts")>) {
    this.#board = board;
    this.#glasses = glasses;
    const options = { signal: this.#abort.signal };
    window.addEventListener("keydown", (event) => this.#pressed(event), { ...options, capture: true });
    window.addEventListener("keyup", (event) => event.key === "Shift" && this.hide(), { ...options, capture: true });
    window.addEventListener("blur", () => this.hide(), options);
    board.root.addEventListener("pointermove", (event) => this.#moved(event), options);
    board.root.addEventListener("pointerleave", () => this.#left(), options);
  }

  /** Draws again what the loupe shows, where it is shown. */
  refresh(): void {
    this.#lay()?.paint(this.#board.picture());
  }

  /** Lays the loupe over its place, if it is shown. */
  #lay(): Glass | undefined {
    if (!this.#shown) return undefined;
    const at = this.#pointer ?? this.#board.focused();
    if (!at) {
      this.hide();
      return undefined;
    }
    const glasses = this.#glasses();
    if (glasses instanceof Promise) {
      glasses.then(
        () => this.refresh(),
        () => this.hide(),
      );
      return undefined;
    }
    this.#glass ??= new glasses.Glass(this.#board);
    this.#glass.lay(at);
    return this.#glass;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#shown = false;
    this.#glass?.hide();
  }

  destroy(): void {
    this.#abort.abort();
    this.hide();
    this.#glass?.destroy();
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
