/** Bands of zoom, from the whole map on one screen to reading the ground. */
export const BANDS = ["sheet", "far", "play", "close"] as const;
export type Band = (typeof BANDS)[number];

/** What a band of zoom shows. */
export interface Detail {
  readonly band: Band;
  /** Slopes under this carry no strokes at this zoom. */
  readonly leastSlope: number;
  /** Factor of the weight of slope strokes. */
  readonly strokeWeight: number;
  /** Least share of a stream that is drawn, counted from its mouth. */
  readonly streamShare: number;
  readonly casedRoads: boolean;
  readonly lanes: boolean;
  /** Share of the trees inside a wood. */
  readonly innerTrees: number;
  /** Trees and marks that are not terrain: along runs, round houses, in the open. */
  readonly scatteredTrees: boolean;
  /** Stipple, second inner strokes, grass, flow lines, orchards and sheds. */
  readonly fine: boolean;
  /** All houses, or villages only. */
  readonly houses: boolean;
}

const DETAILS: Readonly<Record<Band, Detail>> = {
  sheet: {
    band: "sheet",
    leastSlope: 0.03,
    strokeWeight: 1.2,
    streamShare: 0.5,
    casedRoads: false,
    lanes: false,
    innerTrees: 1,
    scatteredTrees: false,
    fine: false,
    houses: false,
  },
  far: {
    band: "far",
    leastSlope: 0,
    strokeWeight: 1,
    streamShare: 1,
    casedRoads: true,
    lanes: true,
    innerTrees: 1,
    scatteredTrees: true,
    fine: false,
    houses: true,
  },
  play: {
    band: "play",
    leastSlope: 0,
    strokeWeight: 1,
    streamShare: 1,
    casedRoads: true,
    lanes: true,
    innerTrees: 1,
    scatteredTrees: true,
    fine: true,
    houses: true,
  },
  close: {
    band: "close",
    leastSlope: 0,
    strokeWeight: 1,
    streamShare: 1,
    casedRoads: true,
    lanes: true,
    innerTrees: 1,
    scatteredTrees: true,
    fine: true,
    houses: true,
  },
};

/** What is drawn in a band of zoom. */
export function detailOf(band: Band): Detail {
  return DETAILS[band];
}

/** The band of a zoom in CSS px per u. */
export function bandAt(zoom: number): Band {
  return zoom < 0.8 ? "sheet" : zoom <= 1.3 ? "far" : zoom <= 3 ? "play" : "close";
}
