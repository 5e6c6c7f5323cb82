import type { Point } from "@stonebridge/board";
import {
  ease,
  fromJunction,
  gradientNoise,
  layeredNoise,
  lengthOf,
  lineOf,
  offset,
  resample,
  simplify,
  type Geography,
} from "../geography/index.ts";
import { cutTo, layField, type Field } from "./banks.ts";
import { cellAt, cellsWithin, COLUMNS, ROWS } from "./ground-grid.ts";
import { weave, type LandBorder, type Net } from "./net.ts";
import { carryOver, partCorners, spread } from "./spread.ts";
import { traceBorders } from "./trace.ts";
import { travelCost } from "./travel-cost.ts";
import type { ZonePlan } from "./zone-plan.ts";

/** Cells by which labels are carried over the river and the rim before tracing. */
const BEYOND = 4;
/** Easing of a traced border, in samples of one unit, and the wobble it is given: strength and size in map units. */
const EASING = 6.5;
const WOBBLE = { strength: 1.5, size: 16, seed: 5, taper: 8 };
/** Borders are thinned so that no point moves more than this, in map units. */
export const TOLERANCE = 0.28;

/** The shapes of all zones: the field and the net of borders. */
export interface Layout {
  readonly field: Field;
  readonly net: Net;
}

/** A border traced on cells, eased to a line that looks drawn; its ends stay. */
function easeBorder(line: readonly Point[]): Point[] {
  const even = resample(line, 1);
  const eased = even.length > 6 ? ease(even, Math.min(EASING, even.length / 5)) : even;
  if (eased.length <= WOBBLE.taper) return eased;
  const noise = gradientNoise(WOBBLE.seed);
  const wobbled = offset(eased, (index) => {
    const [x, y] = eased[index];
    const fade = Math.min(1, Math.min(index, eased.length - 1 - index) / WOBBLE.taper);
    return fade * WOBBLE.strength * layeredNoise(noise, x / WOBBLE.size, y / WOBBLE.size, 2);
  });
  wobbled[0] = line[0];
  wobbled[wobbled.length - 1] = line.at(-1)!;
  return wobbled;
}

/** Grows the zones of a plan on the ground and joins their borders to a net. */
export function layOut(plan: ZonePlan, geography: Geography): Layout {
  const field = layField(plan.field, lineOf(geography.lines, plan.river).course);
  const cost = travelCost(geography);
  const land: LandBorder[] = [];
  for (const bank of ["south", "north"] as const) {
    const outline = field.banks[bank];
    const open = new Uint8Array(COLUMNS * ROWS);
    for (const cell of cellsWithin(outline)) open[cell] = 1;
    const seeds = plan.seeds.flatMap((seed, label) =>
      seed.bank === bank
        ? [seed.at, ...(seed.also ?? [])].map((at) => ({ seed, label, cell: cellAt(fromJunction(...at)) }))
        : [],
    );
    for (const { seed, cell } of seeds) {
      if (open[cell] !== 1) throw new Error(`A seed of ${seed.id} does not lie on the ${bank} bank within the field.`);
    }
    const labels = carryOver(spread(seeds, open, cost), BEYOND);
    partCorners(labels);
    for (const trace of traceBorders(labels)) {
      const cut = cutTo(easeBorder(trace.line), outline);
      if (cut === undefined || lengthOf(cut.course) < 1) continue;
      land.push({ course: simplify(cut.course, TOLERANCE) });
    }
  }
  return { field, net: weave(field.outline, field.river, land, TOLERANCE) };
}
