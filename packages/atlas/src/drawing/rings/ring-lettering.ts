import type { Lettering, LineName } from "../labels/names.ts";
import { HOUSE_NAMES } from "../labels/names.ts";
import type { LabelStyle } from "../labels/styles.ts";
import type { RingFrame } from "../../zones/ring-frame.ts";
import type { Kilometres } from "../../zones/ring-ground-plan.ts";

/** A name along a line: near which place, in kilometres, and how far it may slide, u. */
type AlongName = readonly [style: LabelStyle, line: string, text: string, near: Kilometres, within: number];

const ALONG: readonly AlongName[] = [
  ["turnpike", "T1", "Warrenton Turnpike", [1.3, 2.5], 320],
  ["turnpike", "T1", "Warrenton Turnpike", [4.3, 3.35], 300],
  ["turnpike", "T1", "Warrenton Turnpike", [6.9, 4.2], 260],
  ["embankment", "L3", "Unfinished Rail Road", [1.4, 3.6], 260],
  ["embankment", "L3", "Unfinished Rail Road", [3.0, 4.6], 300],
  ["railroad", "L1", "MANASSAS GAP RAILROAD", [1.4, 1.0], 300],
  ["stream", "S9", "Young's Branch", [3.0, 2.3], 300],
  ["stream", "S9", "Young's Branch", [6.3, 4.2], 300],
  ["stream", "S7", "Catharpin Run", [2.2, 6.3], 300],
  ["stream", "S10", "Dogan Branch", [4.2, 3.9], 160],
  ["stream", "S12", "Chinn Branch", [5.4, 2.9], 140],
  ["stream", "S13", "Holkum's Branch", [7.0, 3.3], 200],
  ["stream", "S14", "Dawkins Branch", [2.95, 1.0], 200],
  ["road", "D1", "Sudley Road", [5.0, 5.2], 240],
  ["road", "D1", "Manassas and Sudley Road", [6.5, 1.6], 320],
  ["road", "D7", "Groveton and Sudley Road", [3.0, 3.6], 260],
  ["road", "D7", "Featherbed Lane", [3.3, 5.1], 260],
  ["road", "D8", "Pageland Lane", [1.2, 4.6], 240],
  ["road", "D8", "Pageland Lane", [0.8, 1.5], 240],
  ["road", "D9", "Lewis Lane", [3.75, 2.0], 260],
  ["road", "D15", "Ball's Ford Road", [7.1, 2.5], 240],
  ["road", "B1", "Brawner's Lane", [1.6, 3.9], 240],
  ["road", "D10", "Compton's Lane", [5.2, 2.2], 220],
  ["road", "D24", "Road from Manassas to Gainesville", [1.4, 1.4], 340],
  ["road", "D4", "Poplar Ford Lane", [6.3, 5.4], 260],
  ["road", "T1", "to Gainesville", [0.2, 2.0], 120],
  ["road", "T1", "to Centreville", [7.95, 4.6], 120],
  ["road", "D1", "to Manassas Junction", [6.8, 0.6], 160],
  ["road", "D8", "to Haymarket", [2.05, 6.6], 140],
  ["road", "L3", "to Gainesville", [0.6, 3.2], 200],
];

const HILLS: readonly (readonly [hill: string, text: string, scores?: true])[] = [
  ["Henry Hill", "Henry Hill", true],
  ["Matthews Hill", "Matthews Hill"],
  ["Chinn Ridge", "Chinn Ridge", true],
  ["Dogan Ridge", "Dogan Ridge"],
  ["Stony Ridge (Sudley Mountain)", "Stony Ridge or Sudley Mountain"],
  ["Stuart's Hill", "Stuart's Hill"],
  ["Monroe's Hill", "Monroe's Hill"],
  ["Bald Hill", "Bald Hill"],
  ["Buck Hill", "Buck Hill"],
  ["Battery Heights", "Battery Heights"],
  ["Van Pelt bluff", "Van Pelt Hill"],
  ["Rocky Knoll", "Rocky Knoll"],
  ["Cole ridge", "Cole Ridge"],
];

/** Every name of the sheet of Second Bull Run, in u of its frame. */
export function ringLettering(frame: RingFrame): Lettering {
  return {
    towns: [
      { place: "Groveton", text: "Groveton", style: "village", away: 8 },
      { place: "New Market", text: "New Market", style: "village", away: 8, prefer: ["SW", "W", "SE"] },
      { place: "Sudley Springs", text: "Sudley Springs", style: "village", away: 9, prefer: ["W", "NW", "SW"] },
    ],
    river: [
      { near: frame.point([6.1, 6.7]), within: 200 },
      { near: frame.point([7.42, 5.2]), within: 200 },
    ],
    riverBaselines: [],
    crossings: [
      { place: "Stone Bridge", text: "Stone Bridge", style: "ford", away: 8 },
      { place: "Sudley Ford", text: "Sudley Ford", style: "ford", away: 8 },
      { place: "Poplar Ford", text: "Poplar Ford", style: "ford", away: 8 },
    ],
    hills: HILLS.map(([hill, text, scores]) => ({ hill, text, ...(scores !== undefined && { scores }) })),
    lines: ALONG.map(([style, line, text, near, within]): LineName => ({
      style,
      line,
      text,
      near: frame.point(near),
      within,
    })),
    houses: { ...HOUSE_NAMES, "Stone House": "Stone House" },
    spots: [
      { place: "Deep Cut", text: "Deep Cut", style: "house", away: 6 },
      { place: "The Dump", text: "The Dump", style: "house", away: 6 },
    ],
    counties: [],
    woods: [
      {
        text: "Groveton Wood",
        lines: ["Groveton", "Wood"],
        at: frame.point([3.45, 4.1]),
        size: 9,
        angle: 0,
      },
    ],
  };
}
