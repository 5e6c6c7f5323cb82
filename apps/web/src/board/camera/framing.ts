import type { Camera } from "./camera.ts";
import { around, type Box, grown, middleOf } from "../geometry.ts";
import type { Ground } from "../ground.ts";
import type { Attention } from "../model.ts";
import type { looking as Looking } from "./looking.ts";
import { centredOn, fitted, framing, type Limits, sameView, toMap, uncovered, type View, zoomFor } from "./view-box.ts";

/** Counters stay at least so wide, in px, however far apart lies what is framed. */
const READABLE = 30;
/** Of the zoom that a game opens with: from here on counters can be read well. */
const NEAR_ENOUGH = 0.7;
/** With so many px covered at the top, if there are not more of them already. */
function underHead(limits: Limits, head: number): Limits {
  const { covered } = limits;
  return { ...limits, covered: { ...covered, top: Math.max(covered.top, head) } };
}

/** Frames what a scene is about, and goes back to where the reader looked. */
export class Framing {
  readonly #camera: Camera;
  readonly #ground: Ground;
  #before: View | undefined;
  /** What was seen before the whole field. */
  #beforeWhole: View | undefined;
  #framed: View | undefined;
  /** The reader's own zoom, and the one to which the map stepped back from it by itself. */
  #own: { readonly zoom: number; readonly at: number } | undefined;

  constructor(camera: Camera, ground: Ground) {
    this.#camera = camera;
    this.#ground = ground;
  }

  /** See {@link BoardApi.frame}. */
  frame(spaces: readonly string[], near = false, head = 0): void {
    const boxes = spaces.flatMap((space) => this.#boxOf(space) ?? []);
    const last = boxes.at(-1);
    if (!last) return;
    const box = boxes.reduce(around);
    const { goal } = this.#camera;
    const limits = underHead(this.#camera.limits, head);
    const { opening } = this.#ground.magnitudes;
    const from =
      near && goal.zoom < opening * NEAR_ENOUGH ? centredOn({ ...goal, zoom: opening }, middleOf(box), limits) : goal;
    const next = framing(from, box, last, limits, this.#farthest(goal.zoom));
    this.#before ??= goal;
    if (!sameView(next, goal)) this.#camera.flyTo(next);
    this.#framed = this.#camera.goal;
  }

  /** See {@link BoardApi.fits}. */
  fits(spaces: readonly string[]): boolean {
    const boxes = spaces.flatMap((space) => this.#boxOf(space) ?? []);
    const [first] = boxes;
    if (!first) return true;
    const { goal, limits } = this.#camera;
    return zoomFor(goal, boxes.reduce(around), limits) >= this.#farthest(goal.zoom);
  }

  /** Whether all of these spaces can be seen at once from where counters can be read well, and that is nearer than now. */
  fitsNear(spaces: readonly string[]): boolean {
    const boxes = spaces.flatMap((space) => this.#boxOf(space) ?? []);
    const [first] = boxes;
    const { goal, limits } = this.#camera;
    return first !== undefined && goal.zoom < this.#near && zoomFor(goal, boxes.reduce(around), limits) >= this.#near;
  }

  /** From here on counters can be read well, and none lies over the next hex. */
  get #near(): number {
    return this.#ground.magnitudes.opening * NEAR_ENOUGH;
  }

  /**
   * See {@link BoardApi.attend}.
   * @param touched what lies there has to be told apart
   * @param looking the rule
   */
  attend({ all, along, any, near = false }: Attention, touched: boolean, looking: typeof Looking): void {
    const { goal, limits } = this.#camera;
    const boxes = (spaces: readonly string[]) => spaces.flatMap((space) => this.#boxOf(space) ?? []);
    const own = this.#own?.at === goal.zoom ? this.#own.zoom : undefined;
    const next = looking(goal, { all: boxes(all), along: boxes(along), any: boxes(any) }, limits, {
      farthest: this.#farthest(goal.zoom),
      own,
      nearest: touched || near ? this.#near : undefined,
    });
    if (sameView(next, goal)) return;
    const untouched = this.#untouched;
    this.#camera.flyTo(next);
    const mine = own ?? goal.zoom;
    this.#own = next.zoom < mine ? { zoom: mine, at: this.#camera.goal.zoom } : undefined;
    // No hand has moved the map: it still goes back to where the reader had it.
    if (untouched) this.#framed = this.#camera.goal;
  }

  /** See {@link BoardApi.fit}. */
  fit(field: Box): void {
    const { goal, limits } = this.#camera;
    const whole = fitted(goal, field, limits);
    const isThere = Math.abs(goal.zoom / whole.zoom - 1) < 0.01;
    if (isThere && this.#beforeWhole) {
      const { x, y, zoom } = this.#beforeWhole;
      this.#beforeWhole = undefined;
      this.#camera.flyTo({ ...goal, x, y, zoom });
    } else if (!isThere) {
      this.#beforeWhole = goal;
      this.#camera.flyTo(whole);
    }
  }

  /** Comes near to a box of the map from so far off that counters there cannot be read. @returns whether it was far off */
  near(box: Box): boolean {
    const { goal, limits } = this.#camera;
    const { opening } = this.#ground.magnitudes;
    if (goal.zoom >= this.#near) return false;
    this.#camera.flyTo(centredOn({ ...goal, zoom: opening }, middleOf(box), limits));
    return true;
  }

  /** Comes so near to some spaces that what stands there can be told apart, all of them in sight. */
  closeUp(spaces: readonly string[]): void {
    const boxes = spaces.flatMap((space) => this.#boxOf(space) ?? []);
    const [first] = boxes;
    if (!first) return;
    const box = boxes.reduce(around);
    const { goal, limits } = this.#camera;
    const { opening } = this.#ground.magnitudes;
    const zoom = Math.min(opening, Math.max(opening * NEAR_ENOUGH, zoomFor(goal, box, limits, 16)));
    this.#camera.flyTo(centredOn({ ...goal, zoom }, middleOf(box), limits));
  }

  /** The same part of the map from nearer, or from farther off, in the middle of what nothing covers. */
  zoomBy(factor: number): void {
    const { goal, limits } = this.#camera;
    const middle = toMap(goal, ...middleOf(uncovered(goal, limits.covered)));
    this.#camera.flyTo(centredOn({ ...goal, zoom: goal.zoom * factor }, middle, limits));
  }

  /** See {@link BoardApi.unframe}. */
  unframe(stays = false): void {
    const { goal } = this.#camera;
    const [before, untouched] = [this.#before, this.#untouched];
    this.#before = undefined;
    this.#framed = undefined;
    if (before && untouched && !stays) this.#camera.flyTo({ ...goal, x: before.x, y: before.y, zoom: before.zoom });
  }

  /** The map lies as it was framed. */
  get #untouched(): boolean {
    return this.#framed !== undefined && sameView(this.#framed, this.#camera.goal);
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
}
