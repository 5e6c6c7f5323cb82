/** Where a turning point lies on the drawing, in px. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where its letter stands. */
export interface LetterPlace {
  readonly x: number;
  /** Below the curve, in place of above it. */
  readonly below: boolean;
}

/** Px between the middles of two letters that do not cover each other. */
export const APART = 24;
/** Px between a point of the curve and the middle of its letter. */
export const OFF = 19;

/**
 * Places of letters over a curve, or below it, so that each can be read and pressed: a letter that another one would cover goes to the
 * other side of the curve, or else to the right.
 * @param spots from left to right
 * @param top y above which there is no room over the curve
 * @param bottom y below which there is none under it
 */
export function letterPlaces(spots: readonly Spot[], top: number, bottom: number): readonly LetterPlace[] {
  const taken: Spot[] = [];
  return spots.map((spot) => {
    const middle = (x: number, below: boolean): Spot => ({ x, y: spot.y + (below ? OFF : -OFF) });
    const free = (at: Spot): boolean =>
      taken.every(({ x, y }) => Math.abs(x - at.x) >= APART || Math.abs(y - at.y) >= APART);
    const sides = spot.y < top ? [true] : spot.y > bottom ? [false] : [false, true];
    for (let { x } = spot; ; x += APART / 2) {
      const below = sides.find((one) => free(middle(x, one)));
      if (below === undefined) continue;
      taken.push(middle(x, below));
      return { x, below };
    }
  });
}
