import type { BotName } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import { tutorOf } from "@stonebridge/bots/bull-run-1861/tutor";
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
import { groundOf } from "../../packages/bots/src/bull-run-1861/ground.ts";
import { inputsOf } from "../../packages/bots/src/bull-run-1861/inputs.ts";
import { prospects } from "../../packages/bots/src/bull-run-1861/prospects.ts";
import { stylesOf } from "../../packages/bots/src/bull-run-1861/styles.ts";
import { type Style, USUAL, type Weights } from "../../packages/bots/src/bull-run-1861/weights.ts";
import { normal } from "../../packages/bots/src/normal.ts";
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

/** Of a hundred commanders, those who weigh everything anew at each choice, and those in the greatest haste. */
const THOROUGH = 30;
const HASTY = 20;
/** Those who begin with the Marshal's style, the others with the Colonel's. */
const MARSHALS = 60;
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
    const ground = groundOf(game);
    return {
      game,
      inputs: inputsOf(game),
      commander: (side, dice) => commanderOf(game, side, dice),
      lead(position) {
        const { north, south } = scoreOf(game.field, position).points;
        return north - south;
      },
      progress: (position) => 1 - turnsLeft(position) / position.lastTurn,
      judgment: (position) => prospects(ground, position, NORTH),
      tutor: tutorOf(game),
      bot: (level, seed, thinking) => createBot(level as BotName, game, seed, thinking),
    };
  },
};

/** A Colonel or a Marshal without look-ahead, with weights of his own, and perhaps a mind that changes. */
function commanderOf(game: BullRun1861, side: number, dice: Dice): Commander<Position, Action> {
  const thought = dice.roll("pace", 100);
  const pace = thought <= THOROUGH ? "thorough" : thought <= THOROUGH + HASTY ? "hasty" : "attentive";
  const usual = dice.roll("marshal", 100) <= MARSHALS ? stylesOf(game)[side] : USUAL;
  const biased = dice.roll("biased", 100) <= BIASED;
  const fickle = biased && dice.roll("fickle", 100) <= FICKLE;
  const weights = Object.fromEntries(
    Object.entries(usual.weights).map(([name, value]) => [name, value * Math.exp(SPREAD * normal(dice))]),
  ) as Weights;
  const { stress = game.field.scoring.map(() => 1) } = usual;
  const style = (): Style => ({
    weights,
    stress: biased ? stress.map((usually) => usually * Math.exp(STRESS * normal(dice))) : stress,
  });
  let colonel = new Colonel(game, pace, style());
  let turn = 0;
  return {
    choose(position, decision) {
      if (position.turn !== turn) {
        turn = position.turn;
        if (fickle && turn > 1) colonel = new Colonel(game, pace, style());
      }
      return colonel.choose(position, decision);
    },
  };
}
