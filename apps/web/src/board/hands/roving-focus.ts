import { sameTarget } from "./focus-order.ts";
import type { BoardTarget } from "../model.ts";
import { targetAt } from "./target-at.ts";

/** Keeps one element of the board in the order of Tab, and knows what has the focus and whether to show it. */
export class RovingFocus {
  readonly #root: HTMLElement;
  readonly #nodeOf: (target: BoardTarget) => SVGElement | undefined;
  readonly #changed: (target: BoardTarget | undefined, byKeys: boolean) => void;
  readonly #abort = new AbortController();
  #target: BoardTarget | undefined;
  #node: SVGElement | undefined;
  #shown = false;
  #quiet = false;

  /** `changed`: the focus came to a target by the reader's doing, or left the board (undefined). */
  constructor(
    root: HTMLElement,
    nodeOf: (target: BoardTarget) => SVGElement | undefined,
    changed: (target: BoardTarget | undefined, byKeys: boolean) => void,
  ) {
    this.#root = root;
    this.#nodeOf = nodeOf;
    this.#changed = changed;
    const options = { signal: this.#abort.signal };
    root.addEventListener("focusin", (event) => this.#came(event), options);
    root.addEventListener("focusout", (event) => this.#went(event), options);
    root.addEventListener("pointerdown", () => this.#show(false), { ...options, capture: true });
  }

  /** What Tab would come to, or what has the focus. */
  get target(): BoardTarget | undefined {
    return this.#target;
  }

  get within(): boolean {
    return this.#root.contains(document.activeElement);
  }

  /** What the ring is drawn round; undefined if none is to be seen. */
  get ringed(): BoardTarget | undefined {
    return this.#shown && this.#node !== undefined && this.#node === document.activeElement ? this.#target : undefined;
  }

  /** Makes a target the one that Tab comes to. */
  aim(target: BoardTarget | undefined): void {
    const node = target && this.#nodeOf(target);
    if (node !== this.#node) {
      this.#node?.setAttribute("tabindex", "-1");
      node?.setAttribute("tabindex", "0");
    }
    this.#target = node ? target : undefined;
    this.#node = node;
  }

  /** Puts the focus on a target. `byHand`: after a click or tap, without a ring and without telling. */
  take(target: BoardTarget, byHand = false): void {
    const node = this.#nodeOf(target);
    if (!node) return;
    this.aim(target);
    if (document.activeElement === node) {
      if (!byHand) this.#show(true);
      return;
    }
    this.#quiet = byHand;
    node.focus({ preventScroll: true });
    this.#quiet = false;
    this.#shown = !byHand;
  }

  #came(event: FocusEvent): void {
    const node = event.target as Element;
    const target = targetAt(node);
    if (!target) return;
    if (!sameTarget(target, this.#target) || node !== this.#node) this.aim(target);
    if (this.#quiet) return;
    this.#shown = node.matches(":focus-visible");
    this.#changed(target, this.#shown);
  }

  #went(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && this.#root.contains(event.relatedTarget)) return;
    this.#changed(undefined, this.#shown);
  }

  #show(shown: boolean): void {
    if (this.#shown === shown) return;
    this.#shown = shown;
    if (this.#target && this.within) this.#changed(this.#target, shown);
  }

  destroy(): void {
    this.#abort.abort();
  }
}
