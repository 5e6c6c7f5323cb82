import type { Camera } from "./camera.ts";
import { type Box, distance, grown } from "./geometry.ts";
import type { Ground } from "./ground.ts";
import { framing, sameView, type View } from "./view-box.ts";

/** Counters stay at least so wide, in px, however far apart lies what is framed. */
const READABLE = 30;
/** Px a ms that a flight crosses, and its bounds in ms. */
const FLIGHT = { speed: 1.1, least: 260, most: 900 } as const;

/** Frames what a scene is about, and goes back to where the reader looked. */
export class Framing {
  readonly #camera: Camera;
  readonly #ground: Ground;
  #before: View | undefined;
  #framed: View | undefined;

  constructor(camera: Camera, ground: Ground) {
    this.#camera = camera;
    this.#ground = ground;
  }

  /** See {@link BoardApi.frame}. */
  frame(spaces: readonly string[]): void {
    const boxes = spaces.flatMap((space) => this.#boxOf(space) ?? []);
    const last = boxes.at(-1);
    if (!last) return;
    const box = boxes.reduce((all, one) => ({
      left: Math.min(all.left, one.left),
      top: Math.min(all.top, one.top),
      right: Math.max(all.right, one.right),
      bottom: Math.max(all.bottom, one.bottom),
    }));
    const { goal, limits } = this.#camera;
    // What was brought near for one scene does not stay far off for the next.
    const zoom = this.#before ? Math.max(goal.zoom, this.#before.zoom) : goal.zoom;
    const next = framing({ ...goal, zoom }, box, last, limits, this.#farthest(zoom));
    this.#before ??= goal;
    if (!sameView(next, goal)) this.#fly(next);
    this.#framed = this.#camera.goal;
  }

  /** See {@link BoardApi.unframe}. */
  unframe(): void {
    const { goal } = this.#camera;
    const before = this.#before;
    const untouched = this.#framed !== undefined && sameView(this.#framed, goal);
    this.#before = undefined;
    this.#framed = undefined;
    if (before && untouched) this.#fly({ ...goal, x: before.x, y: before.y, zoom: before.zoom });
  }

  #boxOf(space: string): Box | undefined {
    const box = this.#ground.box(space);
    return box && grown(box, this.#ground.kind === "hexes" ? (box.right - box.left) * 0.5 : 0);
  }

  /** The smallest zoom at which counters can be read, or this one where they cannot even here. */
  #farthest(zoom: number): number {
    const { counterPixels } = this.#ground.magnitudes;
    let farthest = zoom;
    while (counterPixels(farthest * 0.95) >= READABLE) farthest *= 0.95;
    return farthest;
  }

  #fly(to: View): void {
    const { view } = this.#camera;
    const way = distance([view.x, view.y], [to.x, to.y]) * Math.min(view.zoom, to.zoom);
    this.#camera.flyTo(to, Math.min(FLIGHT.most, Math.max(FLIGHT.least, way / FLIGHT.speed)));
  }
}
