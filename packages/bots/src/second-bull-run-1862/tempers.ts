import type { Position, SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { lossesOf, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Temper } from "../bot.ts";
import { followsHistory, tempered } from "../marshal/tempers.ts";
import { usualOf } from "./army.ts";
import { changed } from "./scripts.ts";
import type { Weights } from "./weights.ts";

interface Judge {
  chance(p: Position, side: number): number;
}

/** What a loss counts to a Marshal of a temper. */
const LOSS = 0.012;

const CHANGES: Readonly<Record<"cautious" | "bold", Partial<Record<keyof Weights, number>>>> = {
  cautious: { attackGain: 0.5, enemyLossFactor: 0.6, ownLossFactor: 1.8, harmPerPoint: 4, guardRatio: 1.6 },
  bold: {
    attackGain: 1.8,
    enemyLossFactor: 1.6,
    ownLossFactor: 0.5,
    harmPerPoint: 0.3,
    guardRatio: 0.5,
    fatigueLevel: 0.5,
  },
};

/** Pope throws in whatever is at hand, and guards little. */
const POPE = { attackGain: 1.8, ownLossFactor: 0.6, guardRatio: 0.3, harmPerPoint: 0.3, restedLevel: 0.3 };
/** Jackson holds until Longstreet is up, then Lee strikes with all he has. */
const JACKSON = { attackGain: 0.45, harmPerPoint: 2.5, guardRatio: 1.8, holdingShare: 3, wayShare: 0.7 };
const LONGSTREET = { attackGain: 2, ownLossFactor: 0.7, guardRatio: 0.6, harmPerPoint: 0.3 };
/** Turns of history: Pope attacks on until the evening; on the 30th Longstreet goes forward at about four in the afternoon. */
const ATTACKS_UNTIL = 9;
const LONGSTREET_FROM = 8;
const SECOND_DAY = 2;

/** What judges positions for a Marshal of a temper. */
export function judgeOf(game: SecondBullRun1862, judge: Judge, temper: Temper | undefined): Judge {
  return tempered(judge, temper, LOSS, (p, side) => lossesOf(game.field, p, side));
}

/** How a Marshal of a temper leads; undefined: as usual. */
export function leadOf(
  game: SecondBullRun1862,
  judge: Judge,
  temper: Temper | undefined,
): ((side: number, p: Position) => Weights) | undefined {
  if (temper === undefined) return undefined;
  const usual = [0, 1].map(usualOf(game));
  if (temper !== "historical") {
    const led = usual.map((weights) => changed(weights, CHANGES[temper]));
    return (side) => led[side];
  }
  const pope = changed(usual[UNION], POPE);
  const [jackson, longstreet] = [JACKSON, LONGSTREET].map((factors) => changed(usual[1 - UNION], factors));
  return (side, p) => {
    if (side === UNION) return followsHistory(judge, p, side, ATTACKS_UNTIL) ? pope : usual[side];
    if (p.day === SECOND_DAY && p.turn >= LONGSTREET_FROM) return longstreet;
    return followsHistory(judge, p, side, Infinity) ? jackson : usual[side];
  };
}
