import type { BotLevel } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import {
  type Action,
  type BullRun1861,
  bullRun1861Scenarios,
  type GameEvent,
  type Position,
  type View,
} from "@stonebridge/games/bull-run-1861";
import { NORTH, scoreOf } from "@stonebridge/games/bull-run-1861/internals";
import { type Dice, present } from "@stonebridge/kernel";
import { Colonel } from "../../packages/bots/src/bull-run-1861/colonel.ts";
import { turnsLeft } from "../../packages/bots/src/bull-run-1861/estimate.ts";
import { surveyGround } from "../../packages/bots/src/bull-run-1861/ground.ts";
import { inputsOf } from "../../packages/bots/src/bull-run-1861/inputs.ts";
import { prospects } from "../../packages/bots/src/bull-run-1861/prospects.ts";
import { type Style, type Weights, WEIGHTS } from "../../packages/bots/src/bull-run-1861/weights.ts";
import type { Commander, Opening, School } from "../school.ts";

/** Options that each change a game a little; those advised with the historical placement are played together, more often. */
const RARE = [
  { thirtiethVirginia: "on" },
  { northernReinforcements: "on" },
  { extraTurn: "on" },
  { automaticDefeat: "on" },
  { defenderSupport: "on" },
  { hitThreshold: "moreThanDouble" },
  { opMarkedMayAct: "on" },
];

const OPENINGS: readonly Opening[] = [
  { scenario: "historical", share: 10 },
  { scenario: "historical", options: { historicalManeuver: "on", confusion: "on" }, share: 4 },
  { scenario: "free", share: 4 },
  { scenario: "free", options: { freeDistance: "atLeast" }, share: 0.5 },
  ...RARE.map((options) => ({ scenario: "historical", options, share: 0.5 })),
];

/** Of a hundred commanders, those who weigh everything anew at each choice; the others think as in play-outs. */
const THOROUGH = 30;
/** Those who stress some scoring zones more than others, and those of them who change their mind from turn to turn. */
const BIASED = 60;
const FICKLE = 40;
/** How far weights and stresses are drawn from the usual ones, as exponents. */
const SPREAD = 0.35;
const STRESS = 0.6;

/** What the value of Bull Run 1861 learns from. */
export const school: School<Position, Action, GameEvent, View> = {
  game: "bull-run-1861",
  openings: OPENINGS,
  open({ scenario, options }) {
    const game = present(bullRun1861Scenarios.begin(bullRun1861Scenarios.situation(scenario, options)), scenario);
    const ground = surveyGround(game);
    return {
      game,
      inputs: inputsOf(game),
      commander: (_side, dice) => commanderOf(game, dice),
      lead(position) {
        const { north, south } = scoreOf(game.field, position).points;
        return north - south;
      },
      progress: (position) => 1 - turnsLeft(position) / position.lastTurn,
      judgment: (position) => prospects(ground, position, NORTH),
      bot: (level, seed, playouts) => createBot(level as BotLevel, game, seed, { playouts }),
    };
  },
};

/** A Colonel with weights of his own, and perhaps a mind that changes. */
function commanderOf(game: BullRun1861, dice: Dice): Commander<Position, Action> {
  const hasty = dice.roll("thorough", 100) > THOROUGH;
  const biased = dice.roll("biased", 100) <= BIASED;
  const fickle = biased && dice.roll("fickle", 100) <= FICKLE;
  const weights = Object.fromEntries(
    Object.entries(WEIGHTS).map(([name, value]) => [name, value * Math.exp(SPREAD * normal(dice))]),
  ) as Weights;
  const style = (): Style =>
    biased ? { weights, stress: game.field.scoring.map(() => Math.exp(STRESS * normal(dice))) } : { weights };
  let colonel = new Colonel(game, hasty, style());
  let turn = 0;
  return {
    choose(position, decision) {
      if (position.turn !== turn) {
        turn = position.turn;
        if (fickle && turn > 1) colonel = new Colonel(game, hasty, style());
      }
      return colonel.choose(position, decision);
    },
  };
}

/** A number with mean 0 and spread 1, nearly normal. */
function normal(dice: Dice): number {
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += (dice.roll("normal", 1_000_001) - 1) / 1_000_000;
  return sum - 6;
}
