/** A point of a curve, in px of its drawing. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** Figures of one side, one for each moment, as points in a frame; the same frame for all. */
export function pointsIn(
  figures: readonly number[],
  highest: number,
  {
    left,
    top,
    width,
    height,
  }: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): readonly CurvePoint[] {
  const steps = Math.max(1, figures.length - 1);
  return figures.map((figure, at) => ({
    x: left + (width * at) / steps,
    y: top + height - (height * Math.max(0, figure)) / Math.max(1, highest),
  }));
}

/** A round figure at or above the highest, split into this many equal steps of a whole number. */
export function scaleFor(highest: number): { readonly top: number; readonly marks: readonly number[] } {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].find((one) => highest / one <= 4) ?? Math.ceil(highest / 4);
  const count = Math.max(1, Math.ceil(highest / step));
  return { top: count * step, marks: Array.from({ length: count + 1 }, (_, at) => at * step) };
}

/** The moments labelled under a curve of this width: all, or every second, third ... and always the last. */
export function named(count: number, width: number, each = 52): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil((count * each) / width));
  const last = count - 1;
  const chosen = Array.from({ length: count }, (_, at) => at).filter((at) => at % every === 0 && last - at >= every);
  return new Set([...chosen, last]);
}
