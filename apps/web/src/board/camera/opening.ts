import type { Camera } from "./camera.ts";
import { firstLook } from "./first-look.ts";
import { grown, middleOf } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import type { BoardModel } from "../model.ts";
import { centredOn, fitted, sameView, type View } from "./view-box.ts";

/**
 * The whole field of zones is opened instead where that is at least so much of the zoom and counters are no smaller by it: no zone is cut
 * off then. Hexes at an edge are nothing that one would miss.
 */
const NEARLY = 0.8;

/** Opens the map on both armies and what they fight for, or where the first of them come; until it is moved it keeps to that, in whatever room is left. */
export class Opening {
  readonly #camera: Camera;
  readonly #ground: Ground;
  /** What stood on the map when it opened, and how it was seen. */
  #opened: { readonly model: BoardModel; readonly view: View } | undefined;

  #left = false;

  constructor(camera: Camera, ground: Ground) {
    this.#camera = camera;
    this.#ground = ground;
  }

  get done(): boolean {
    return this.#opened !== undefined;
  }

  /** Nothing where nothing is to be seen yet. */
  open(model: BoardModel): void {
    const { view, limits } = this.#camera;
    const { magnitudes } = this.#ground;
    const seen = firstLook(model, this.#ground);
    if (!seen) return;
    // Counters keep a size in px, so that how much lies about their middles depends on the zoom that is looked for.
    const rim = (zoom: number) => (0.75 * magnitudes.counterPixels(zoom)) / zoom;
    const at = (zoom: number) => fitted(view, grown(seen, rim(zoom)), limits);
    const near = at(at(at(magnitudes.opening).zoom).zoom);
    const zoom = Math.min(near.zoom, magnitudes.opening);
    const whole = fitted(view, this.#ground.field, limits);
    const costsLittle =
      this.#ground.kind === "zones" &&
      whole.zoom >= zoom * NEARLY &&
      magnitudes.counterPixels(whole.zoom) >= magnitudes.counterPixels(zoom);
    this.#camera.jump(costsLittle ? whole : centredOn({ ...view, zoom }, middleOf(seen), limits));
    this.#opened = { model, view: this.#camera.view };
  }

  /** Does what changes the room for the map. @param dragging a hand drags a piece: the map stays where the hand has it, from now on */
  refit(change: () => void, dragging: boolean): void {
    const opened = this.#opened;
    const still = opened !== undefined && !this.#left && sameView(opened.view, this.#camera.goal);
    change();
    if (still && dragging) this.#left = true;
    else if (still) this.open(opened.model);
  }
}
