import type { BotName } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/no-written-orders";
import { tutorOf } from "@stonebridge/bots/no-written-orders/tutor";
import {
  type Action,
  type GameEvent,
  type NoWrittenOrders,
  noWrittenOrders,
  type Position,
  type View,
} from "@stonebridge/games/no-written-orders";
import { scoreOf, UNION } from "@stonebridge/games/no-written-orders/internals";
import type { Dice } from "@stonebridge/kernel";
import { Colonel } from "../../packages/bots/src/no-written-orders/colonel.ts";
import { surveyCountry } from "../../packages/bots/src/no-written-orders/country.ts";
import { inputsOf } from "../../packages/bots/src/no-written-orders/inputs.ts";
import { marshalStyle } from "../../packages/bots/src/no-written-orders/marshal-styles.ts";
import { prospects } from "../../packages/bots/src/no-written-orders/prospects.ts";
import { type Style, USUAL, WATCHFUL } from "../../packages/bots/src/no-written-orders/styles.ts";
import { normal } from "../../packages/bots/src/normal.ts";
import type { Commander, Opening, School } from "../school.ts";

const OPENINGS: readonly Opening[] = [
  { scenario: "first-bull-run", share: 5 },
  { scenario: "third-day", share: 5 },
  { scenario: "two-days", share: 1 },
  { scenario: "brawners-farm", share: 0.4 },
];

/**
 * Of a hundred commanders, those who lead like Marshals and like Generals, those who prize some objectives more than others, those who change
 * their mind.
 */
const LIKE_MARSHALS = 40;
const LIKE_GENERALS = 30;
const BIASED = 65;
const FICKLE = 30;
/** How far factors are drawn from the usual ones, as exponents. */
const SPREAD = 0.35;
const STRESS = 0.8;
/** How far worths are drawn from the usual ones, in strength points. */
const WORTHS = 0.8;
/** Turns after which a fickle commander changes his mind. */
const STEADY_TURNS = 3;

/** What the value of No Written Orders learns from. */
export const school: School<Position, Action, GameEvent, View> = {
  game: "no-written-orders",
  openings: OPENINGS,
  open({ scenario, options }) {
    const game = noWrittenOrders.open(noWrittenOrders.situation(scenario, options));
    const country = surveyCountry(game);
    const { firstTurn, lastTurn } = game.field.scenario;
    return {
      game,
      inputs: inputsOf(game),
      commander: (side, dice) => commanderOf(game, side, dice),
      lead(position) {
        const { union, confederate } = scoreOf(game.field, position);
        return union.points - confederate.points;
      },
      progress: (position) => Math.max(0, position.turn - firstTurn) / (lastTurn - firstTurn + 1),
      judgment: (position) => prospects(country, position, UNION),
      tutor: tutorOf(game),
      bot: (level, seed, thinking) => createBot(level as BotName, game, seed, thinking),
    };
  },
};

/** A Colonel with a style of his own, and perhaps a mind that changes. */
function commanderOf(game: NoWrittenOrders, side: number, dice: Dice): Commander<Position, Action> {
  const drawn = dice.roll("like", 100);
  const fickle = dice.roll("fickle", 100) <= FICKLE;
  const colonel = new Colonel(game);
  const { country } = colonel;
  const { length } = country.objectives;
  const like =
    drawn <= LIKE_MARSHALS ? marshalStyle(country, side) : drawn <= LIKE_MARSHALS + LIKE_GENERALS ? WATCHFUL : USUAL;
  let led = 0;
  return {
    choose(position, decision) {
      const part = fickle ? 1 + Math.floor(position.turn / STEADY_TURNS) : 1;
      if (led !== part) {
        led = part;
        const style = styleLike(like, length, dice);
        colonel.styles = colonel.styles.map((usual, at) => (at === side ? style : usual));
      }
      return colonel.choose(position, decision);
    },
  };
}

/** A style drawn at random around another. @param objectives how many there are */
export function styleLike(style: Style, objectives: number, dice: Dice): Style {
  const about = (value: number): number => value * Math.exp(SPREAD * normal(dice));
  const near = (value: number): number => value + WORTHS * normal(dice);
  const biased = dice.roll("biased", 100) <= BIASED;
  return {
    beatenPerPoint: about(style.beatenPerPoint),
    leastAssaultWorth: near(style.leastAssaultWorth),
    presentObjectiveFactor: about(style.presentObjectiveFactor),
    dangerPerPoint: about(style.dangerPerPoint),
    unescortedGunsFactor: about(style.unescortedGunsFactor),
    threatHexes: about(style.threatHexes),
    holdingFactor: about(style.holdingFactor),
    garrisonFromPoints: about(style.garrisonFromPoints),
    objectiveFactors: biased ? Array.from({ length: objectives }, () => Math.exp(STRESS * normal(dice))) : [],
    laterFactor: Math.min(1, style.laterFactor + 0.05 * normal(dice)),
    ownLossesFactor: about(style.ownLossesFactor),
    strengthPerPlacePoint: about(style.strengthPerPlacePoint),
    leastSortieWorth: near(style.leastSortieWorth),
    strengthPerStep: about(style.strengthPerStep),
    strengthPerLossPoint: style.strengthPerLossPoint,
    assaultBonus: style.assaultBonus,
    trustedRating: style.trustedRating - 1 + dice.roll("trust", 3) - 1,
    leastOrderWorth: about(style.leastOrderWorth),
    sendings: [],
    stays: [],
    neglects: [],
    followsByDay: style.followsByDay,
  };
}
