import type { Camera } from "./camera.ts";
import { firstLook } from "./first-look.ts";
import type { Ground } from "./ground.ts";
import type { BoardModel } from "./model.ts";
import { centredOn, sameView, type View } from "./view-box.ts";

/** Opens the map where most is seen of what stands on it; till it is moved it keeps to that, in whatever room is left. */
export class Opening {
  readonly #camera: Camera;
  readonly #ground: Ground;
  /** What stood on the map when it opened, and how it was seen. */
  #opened: { readonly model: BoardModel; readonly view: View } | undefined;

  constructor(camera: Camera, ground: Ground) {
    this.#camera = camera;
    this.#ground = ground;
  }

  get done(): boolean {
    return this.#opened !== undefined;
  }

  open(model: BoardModel): void {
    const { view, limits } = this.#camera;
    const { left, right, top, bottom } = limits.covered;
    const counter = this.#ground.magnitudes.counterPixels(view.zoom);
    const [width, height] = [view.width - left - right - counter, view.height - top - bottom - counter];
    const at = firstLook(model, this.#ground, [Math.max(0, width) / view.zoom, Math.max(0, height) / view.zoom]);
    if (at) this.#camera.jump(centredOn(view, at, limits));
    this.#opened = { model, view: this.#camera.view };
  }

  /** Does what changes the room for the map. */
  refit(change: () => void): void {
    const opened = this.#opened;
    const still = opened !== undefined && sameView(opened.view, this.#camera.goal);
    change();
    if (still) this.open(opened.model);
  }
}
