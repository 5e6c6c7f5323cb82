import type { Point } from "@stonebridge/board";
import { distance } from "../geometry.ts";
import { outCubic } from "../paths/travel.ts";
import { keptIn, type Limits, pannedBy, sameView, type View, zoomedAt } from "./view-box.ts";

/** Ms until a fling has lost two thirds of its speed. */
const GLIDE = 325;
/** Px per ms under which a fling ends. */
const STILL = 0.02;
/** Px a ms that a flight crosses, and its bounds in ms. */
const FLIGHT = { speed: 1.1, least: 220, most: 900 } as const;
/** A view by more than this nearer or farther fades in: counters keep their size in px, and a flight would blow them up on its way. */
const CUT = 1.3;

/** Holds the view and moves it: at once, in a flight, fading into another view, or gliding on after a fling. */
export class Camera {
  #view: View;
  #limits: Limits;
  readonly #changed: (view: View, rested: boolean) => void;
  readonly #faded: () => void;
  readonly #calm: () => boolean;
  #frame = 0;
  #goal: View | undefined;

  /**
   * `calm` says whether the reader wants no motion. `changed` is called with every new view, and told whether all is to be drawn
   * for it at once; `faded` when that view should fade in.
   */
  constructor(
    view: View,
    limits: Limits,
    calm: () => boolean,
    changed: (view: View, rested: boolean) => void,
    faded: () => void,
  ) {
    this.#limits = limits;
    this.#view = keptIn(view, limits);
    this.#calm = calm;
    this.#changed = changed;
    this.#faded = faded;
  }

  get view(): View {
    return this.#view;
  }

  /** Where a running flight will end; else where the view is. */
  get goal(): View {
    return this.#goal ?? this.#view;
  }

  get limits(): Limits {
    return this.#limits;
  }

  set limits(limits: Limits) {
    this.#limits = limits;
    this.#refit(this.#view);
  }

  /** New limits that hold from the next move on: what a hand drags is not drawn away from under it. */
  limitLater(limits: Limits): void {
    this.#limits = limits;
  }

  /** The window has another size, in px: what lies in its middle stays there, and a flight goes on to where it was going. */
  resize(width: number, height: number): void {
    this.#refit({ width, height });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#goal = undefined;
  }

  jump(view: View): void {
    this.stop();
    this.#set(keptIn(view, this.#limits), true);
  }

  panBy(x: number, y: number): void {
    this.stop();
    this.#set(pannedBy(this.#view, x, y, this.#limits));
  }

  zoomAt(factor: number, at: Point): void {
    this.stop();
    this.#set(zoomedAt(this.#view, this.#view.zoom * factor, at[0], at[1], this.#limits));
  }

  /** It is on its way to a {@link goal}. */
  get flying(): boolean {
    return this.#goal !== undefined;
  }

  /** To another view: at once where the reader wants no motion; a much nearer or farther one fades in; to any other it flies. */
  flyTo(view: View): void {
    this.stop();
    const from = this.#view;
    const to = keptIn(view, this.#limits);
    if (this.#calm()) return this.#set(to, true);
    if (Math.max(to.zoom / from.zoom, from.zoom / to.zoom) > CUT) {
      this.#set(to, true);
      return this.#faded();
    }
    this.#goal = to;
    const way = distance([from.x, from.y], [to.x, to.y]) * Math.min(from.zoom, to.zoom);
    const time = Math.min(FLIGHT.most, Math.max(FLIGHT.least, way / FLIGHT.speed));
    // Its time begins with its first frame: by then a sheet that opens for it, or whatever else is new, has been drawn.
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const gone = (now - start) / time;
      const share = outCubic(gone);
      const zoom = from.zoom * (to.zoom / from.zoom) ** share;
      // Places move with the zoom's own share, or a zoom would swing sideways.
      const along =
        Math.abs(to.zoom - from.zoom) < 1e-6 ? share : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
      const { width, height } = this.#view;
      this.#set({ zoom, width, height, x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along });
      if (gone < 1) this.#frame = requestAnimationFrame(step);
      else {
        this.stop();
        // Nothing is drawn anew in the last frame of a flight: that has time once the map lies still.
        this.#set(to);
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Glides on with a speed in px per ms. */
  fling(x: number, y: number): void {
    this.stop();
    if (this.#calm() || Math.hypot(x, y) < 0.15) return this.#changed(this.#view, false);
    let [speedX, speedY] = [x, y];
    let last = performance.now();
    const step = (now: number) => {
      const passed = Math.min(50, Math.max(0, now - last));
      last = now;
      this.#set(pannedBy(this.#view, speedX * passed, speedY * passed, this.#limits));
      const slower = Math.exp(-passed / GLIDE);
      speedX *= slower;
      speedY *= slower;
      this.#frame = Math.hypot(speedX, speedY) > STILL ? requestAnimationFrame(step) : 0;
      if (this.#frame === 0) this.#changed(this.#view, false);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #refit({ width, height }: Pick<View, "width" | "height">): void {
    const { goal, flying } = this;
    const next = keptIn({ ...goal, width, height }, this.#limits);
    if (!flying) return this.#set(next, true);
    if (sameView(next, goal)) return;
    this.#view = { ...this.#view, width, height };
    this.flyTo(next);
  }

  #set(view: View, rested = false): void {
    this.#view = view;
    this.#changed(view, rested);
  }
}
