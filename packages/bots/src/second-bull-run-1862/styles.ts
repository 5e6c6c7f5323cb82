import type { SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import type { Sending } from "../marshal/sending.ts";
import type { SetUp } from "./set-up.ts";
import { BOLD, CAREFUL, type Weights } from "./weights.ts";

/** How the Marshal leads a side. */
export interface Style {
  readonly weights: Weights;
  /** Where its units begin, the others as the game suggests; absent: all of them. */
  readonly setUp?: SetUp;
  /** Where corps are sent, by their commanders and zones of objectives, in turns as `clockOf` counts them; absent: as the army's aims say. */
  readonly sendings?: readonly Sending[];
}

/**
 * Where the Union begins on August 30. The best of twenty set-ups drawn at random, by successive halving over 504 games between leaders with
 * the Generals' weights: in fifty games each with the same dice it made 0.41 of them, a draw counted as half, and what the game suggests
 * 0.29; in the thirty after the last choice 0.38 and 0.32.
 */
const UNION_ON_AUGUST_30: SetUp = {
  "82": ["meade", "reynolds-artillery"],
  "106": ["seymour", "hardin"],
  "122": ["duryea", "thoburn"],
  "134": ["gibbon", "hatch-artillery"],
  "135": ["sullivan", "stiles"],
  "136": ["doubleday", "patrick"],
  "149": ["tower", "ricketts-artillery"],
  "164": ["robinson", "birney"],
  "186": ["poe", "kearny-artillery"],
  "148": ["grover", "carr"],
  "165": ["taylor", "hooker-artillery"],
  "121": ["nagle", "farnsworth"],
  "133": ["ferrero", "leasure"],
  "120": ["christ", "stevens-artillery"],
  "108": ["roberts", "sykes-artillery"],
  "86": ["lansing", "warren"],
  "87": ["buchanan", "chapman"],
  "89": ["butterfield-artillery"],
};

/**
 * Longstreet goes forward from the first turn on: to Stone House, then to Chinn Ridge. Found among 160 ways by whole games between leaders who
 * do not look ahead (docs/marshal.md).
 */
const LONGSTREET: readonly Sending[] = [
  { formation: "longstreet", place: "108", from: 13, to: 14 },
  { formation: "longstreet", place: "84", from: 15, to: 18 },
];

/** The Marshal's styles in a game, by side. */
export function stylesOf({ field: { scenario } }: SecondBullRun1862): readonly [union: Style, confederate: Style] {
  if (scenario.id !== "august-30") return [{ weights: BOLD }, { weights: CAREFUL }];
  return [
    { weights: BOLD, setUp: UNION_ON_AUGUST_30 },
    { weights: CAREFUL, sendings: LONGSTREET },
  ];
}
