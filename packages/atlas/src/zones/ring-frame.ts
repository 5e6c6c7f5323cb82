import type { Point } from "@stonebridge/board";
import { mapPoint, METRES_PER_UNIT } from "../geography/frame.ts";
import type { Kilometres, RingGroundPlan } from "./ring-ground-plan.ts";
import type { RingPlan } from "./ring-plan.ts";

/** Room round the neat line for the border, and below it for the panel with title and signs, u. */
const MARGIN = 62;
const PANEL = { off: 36, height: 196 } as const;

/** How the kilometres of a plan become u of its sheet: x east, y south, from the upper left corner of the drawn ground. */
export class RingFrame {
  readonly #plan: Pick<RingPlan, "origin">;
  readonly #ground: RingGroundPlan;

  constructor(plan: Pick<RingPlan, "origin">, ground: RingGroundPlan) {
    this.#plan = plan;
    this.#ground = ground;
  }

  get width(): number {
    return this.#ground.width * this.#ground.unitsPerKilometre;
  }

  get height(): number {
    return this.#ground.height * this.#ground.unitsPerKilometre;
  }

  /** The sheet with its margins and panel, u. */
  get sheet(): readonly [left: number, top: number, right: number, bottom: number] {
    return [-MARGIN, -MARGIN, this.width + MARGIN, this.height + PANEL.off + PANEL.height + MARGIN];
  }

  /** The panel below the ground, u. */
  get panel(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
    const top = this.height + PANEL.off;
    return { left: 0, top, right: this.width, bottom: top + PANEL.height };
  }

  /** Metres to the u. */
  get metres(): number {
    return 1000 / this.#ground.unitsPerKilometre;
  }

  /** A place in kilometres from the plan's origin. */
  point([east, north]: Kilometres): Point {
    const { west, north: top, unitsPerKilometre } = this.#ground;
    return [(east - west) * unitsPerKilometre, (top - north) * unitsPerKilometre];
  }

  /** Where a point of the surveyed battlefield (its map units) would lie if the sheet were true to scale. */
  surveyed([x, y]: Point): Point {
    const { latitude, longitude } = this.#plan.origin;
    const [left, bottom] = mapPoint(latitude, longitude);
    const kilometres = METRES_PER_UNIT / 1000;
    return this.point([(x - left) * kilometres, (bottom - y) * kilometres]);
  }
}
