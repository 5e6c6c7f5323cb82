import type { BotName } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/second-bull-run-1862";
import { tutorOf } from "@stonebridge/bots/second-bull-run-1862/tutor";
import {
  type Action,
  type GameEvent,
  type Position,
  secondBullRun1862,
  type SecondBullRun1862,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { clockOf, scoreOf, type SideIndex, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Dice } from "@stonebridge/kernel";
import { turnsLeft } from "../../packages/bots/src/second-bull-run-1862/chances.ts";
import { Colonel } from "../../packages/bots/src/second-bull-run-1862/colonel.ts";
import { groundOf } from "../../packages/bots/src/second-bull-run-1862/ground.ts";
import { inputsOf } from "../../packages/bots/src/second-bull-run-1862/inputs.ts";
import { prospects } from "../../packages/bots/src/second-bull-run-1862/prospects.ts";
import { placedBy } from "../../packages/bots/src/second-bull-run-1862/set-up.ts";
import { stylesOf } from "../../packages/bots/src/second-bull-run-1862/styles.ts";
import {
  BOLD,
  CAREFUL,
  LAST_WAYS,
  type Weights,
  WEIGHTS,
} from "../../packages/bots/src/second-bull-run-1862/weights.ts";
import type { Commander, Lesson, School } from "../school.ts";

/** Of a hundred commanders, those who begin as Colonels, those as Generals of their side; the others as Generals of the other side. */
const COLONELS = 25;
const GENERALS = 65;
/** Those who begin where Marshals do, if Marshals begin elsewhere than the game suggests. */
const SET_UP_AS_MARSHALS = 50;
/** Those who change their mind from turn to turn. */
const FICKLE = 40;
/** How far weights are drawn from where they begin, as a standard deviation of their logarithms. */
const SPREADS = [0, 0.3, 0.3, 0.5] as const;

/** What the value of Second Bull Run (1862) learns from: each scenario, and a little of each option. */
export const school: School<Position, Action, GameEvent, View> = {
  game: "second-bull-run-1862",
  openings: [
    { scenario: "august-30", share: 9 },
    { scenario: "august-29", share: 8 },
    { scenario: "both-days", share: 8 },
    { scenario: "august-30", options: { setupLosses: "count" }, share: 1 },
    { scenario: "august-29", options: { tacticalOption: "on" }, share: 1 },
    { scenario: "both-days", options: { tacticalOption: "on" }, share: 1 },
  ],
  open({ scenario, options = {} }) {
    return lessonIn(secondBullRun1862.open(secondBullRun1862.situation(scenario, options)));
  },
};

function lessonIn(game: SecondBullRun1862): Lesson<Position, Action, GameEvent, View> {
  const { field } = game;
  const ground = groundOf(game);
  const whole = turnsLeft(field, game.start({ roll: () => 1 }));
  return {
    game,
    inputs: inputsOf(game),
    commander: (side, dice) => commanderOf(game, side as SideIndex, dice),
    lead(p) {
      const { union, confederate } = scoreOf(field, p);
      return union.points - confederate.points;
    },
    progress: (p) => (p.stack.at(-1)?.step === "over" ? 1 : Math.min(1, Math.max(0, 1 - turnsLeft(field, p) / whole))),
    judgment: (p) => prospects(ground, p, UNION),
    tutor: tutorOf(game),
    bot: (level, seed, thinking) => createBot(level as BotName, game, seed, thinking),
  };
}

function commanderOf(game: SecondBullRun1862, side: SideIndex, dice: Dice): Commander<Position, Action> {
  const { setUp } = stylesOf(game)[side];
  const leader = leaderOf(game, side, dice);
  if (setUp === undefined || dice.roll("set-up", 100) > SET_UP_AS_MARSHALS) return leader;
  return {
    choose: (p, decision) =>
      (decision.step === "placement" ? placedBy(game.field, setUp, p, decision.actions) : undefined) ??
      leader.choose(p, decision),
  };
}

function leaderOf(game: SecondBullRun1862, side: SideIndex, dice: Dice): Commander<Position, Action> {
  const kind = dice.roll("kind", 100);
  const own = side === UNION ? BOLD : CAREFUL;
  const from = kind <= COLONELS ? WEIGHTS : kind <= COLONELS + GENERALS ? own : side === UNION ? CAREFUL : BOLD;
  const spread = SPREADS[dice.roll("spread", SPREADS.length) - 1];
  let colonel = new Colonel(game, drawn(from, spread, dice));
  if (dice.roll("fickle", 100) > FICKLE) return colonel;
  let turn = 0;
  return {
    choose(p, decision) {
      if (clockOf(p) !== turn) {
        turn = clockOf(p);
        const last = turnsLeft(game.field, p) <= 1 && dice.roll("last", 2) === 1;
        const way = last ? LAST_WAYS[dice.roll("way", LAST_WAYS.length) - 1] : {};
        colonel = new Colonel(game, { ...drawn(from, spread, dice), ...way });
      }
      return colonel.choose(p, decision);
    },
  };
}

/** Each weight times e to the power of a normal deviate. */
function drawn(weights: Weights, spread: number, dice: Dice): Weights {
  const entries = Object.entries(weights).map(([name, weight]) => [
    name,
    (weight as number) * Math.exp(spread * normal(dice)),
  ]);
  return Object.fromEntries(entries) as unknown as Weights;
}

const FINE = 1_000_000;

/** A normal deviate (Box and Muller 1958). */
function normal(dice: Dice): number {
  const [one, other] = [0, 1].map(() => dice.roll("deviate", FINE) / FINE);
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}
