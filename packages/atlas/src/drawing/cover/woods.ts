import type { Point } from "@stonebridge/board";
import { directionAt, easeClosed, resample } from "../../geography/curves.ts";
import type { Geography } from "../../geography/index.ts";
import type { LineKind } from "../../geography/lines.ts";
import { type Noise, gradientNoise } from "../../geography/noise.ts";
import type { Wood } from "../../geography/woods.ts";
import type { Houses } from "../features/houses.ts";
import type { Waters } from "../features/waters.ts";
import type { Ways } from "../features/ways.ts";
import { type Region, alongside, common, disc, grown, united, without } from "../regions.ts";

/** How far trees keep away from other features, u from their axis. */
const OFF_LINES: Readonly<Record<Exclude<LineKind, "river">, number>> = {
  turnpike: 4.6,
  road: 3.6,
  lane: 2.6,
  railroad: 4.2,
  unfinished_railroad: 4.4,
  stream: 1.6,
};
const OFF_RIVER = 2.2;
const OFF_HOUSE = 8.5;
const OFF_VILLAGE = 16;
/** The wash is cut less than the trees: a road through a wood stays green on both sides. */
const WASH_OFF_HOUSE = 7.5;
const WASH_OFF_VILLAGE = 15;

/** The woods as they lie on the sheet. */
export interface Woods {
  /** The blocks with their natural edge, nothing cut out. */
  readonly blocks: Region;
  /** Where the wash is laid. */
  readonly wash: Region;
  /** Where trees may stand. */
  readonly stand: Region;
  /** The thicket of pines on Henry Hill. */
  readonly pines: Region;
}

/** What lies in and about the woods. */
export interface WoodedGround {
  readonly geography: Geography;
  readonly waters: Waters;
  readonly ways: Ways;
  readonly houses: Houses;
  /** The part of the sheet on which woods are drawn. */
  readonly ground: Region;
}

/** Gives the wood blocks of the tables their edges and clearings. */
export function layWoods(about: WoodedGround): Woods {
  const { woods } = about.geography;
  const noise = gradientNoise(77);
  const edged = woods.map((wood, index) => naturalEdge(wood, index * 3.7, noise));
  const pines = woods.flatMap((wood, index) => (wood.name.includes("pines") ? edged[index] : []));
  return clearWoods(grown(grown(united(edged), 1.5), -1.5), pines, about);
}

/** Cuts the clearings into blocks of woods: waters, ways, houses and villages. */
export function clearWoods(blocks: Region, pines: Region, about: WoodedGround): Woods {
  const { waters, ways, houses, ground } = about;
  const streams = [...about.geography.lines.values()].filter((line) => line.kind === "stream");
  const lines = [...ways.drawn, ...ways.railroads, ...ways.unfinished, ...streams];
  const offLines = lines.map((line) => alongside(line.course, OFF_LINES[line.kind as Exclude<LineKind, "river">]));
  const offRiver = grown(waters.river, OFF_RIVER);
  const clearings = (house: number, village: number): Region[] => [
    ...houses.named.map(({ at }) => disc(at, house)),
    ...houses.villages.map((at) => disc(at, village)),
  ];
  const washed = without(blocks, united([offRiver, ...clearings(WASH_OFF_HOUSE, WASH_OFF_VILLAGE)]));
  return {
    blocks,
    wash: common(grown(grown(washed, -0.6), 0.6), ground),
    stand: common(without(blocks, united([offRiver, ...offLines, ...clearings(OFF_HOUSE, OFF_VILLAGE)])), ground),
    pines,
  };
}

/** A rough block, rounded and displaced along its normal by noise of two sizes. */
function naturalEdge(wood: Wood, shift: number, noise: Noise): Region {
  const ring = resample([...wood.outline, wood.outline[0]], 2).slice(0, -1);
  const round = easeClosed(ring, 5);
  const edge = round.map((point, index): Point => {
    const before = round[(index + round.length - 1) % round.length];
    const after = round[(index + 1) % round.length];
    const [tx, ty] = directionAt([before, point, after], 1);
    const by = 9 * noise(point[0] / 26 + shift, point[1] / 26) + 3.2 * noise(point[0] / 8 + shift, point[1] / 8);
    return [point[0] - ty * by, point[1] + tx * by];
  });
  return united([positive(edge)]);
}

/** The ring running the way that the union of rings counts as filled. */
function positive(ring: readonly Point[]): Region {
  let twice = 0;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    twice += a[0] * b[1] - b[0] * a[1];
  });
  return [twice >= 0 ? ring : ring.toReversed()];
}
