import { createBot } from "@stonebridge/bots/bull-run-1983";
import { tutorOf } from "@stonebridge/bots/bull-run-1983/tutor";
import {
  type Action,
  type BullRun1983,
  type GameEvent,
  type Position,
  type View,
  bullRun1983,
} from "@stonebridge/games/bull-run-1983";
import { CONFEDERATE, LAST_TURN, type SideIndex, UNION } from "@stonebridge/games/bull-run-1983/internals";
import type { Dice } from "@stonebridge/kernel";
import type { BotName } from "@stonebridge/bots";
import type { Inputs } from "@stonebridge/bots/value";
import { Colonel } from "../../packages/bots/src/bull-run-1983/colonel.ts";
import { type Country, surveyCountry } from "../../packages/bots/src/bull-run-1983/country.ts";
import { evenInputsOf } from "../../packages/bots/src/bull-run-1983/even-inputs.ts";
import { inputsOf } from "../../packages/bots/src/bull-run-1983/inputs.ts";
import { prospects } from "../../packages/bots/src/bull-run-1983/prospects.ts";
import { type Style, stylesOf } from "../../packages/bots/src/bull-run-1983/styles.ts";
import { waysToLead } from "../../packages/bots/src/bull-run-1983/ways.ts";
import { normal } from "../../packages/bots/src/normal.ts";
import value from "../../packages/bots/src/bull-run-1983/value.json" with { type: "json" };
import type { Commander, Lesson, Opening, School } from "../school.ts";

/** Of a hundred commanders, those who begin with the Colonel's own style, and with the General's first way. */
const COLONELS = 35;
const GENERALS = 60;
/** Those who change their style in the course of the day. */
const FICKLE = 40;
/** How far factors and worths are drawn from the usual ones. */
const SPREAD = 0.5;
const WORTHS = 2;

const GAME = "bull-run-1983";
const EVEN = { evenChances: "on" } as const;
/** Of a hundred commanders with even chances, the Generals, and their play-outs for a decision. */
const OF_EVEN_GENERALS = 80;
const GENERALS_PLAYOUTS = 8;
/** Seeds that a General may have. */
const LUCKS = 1_000_000;

/** What the value of Bull Run (1983) learns from: mostly the battle itself, a little of each optional rule. */
export const school: School<Position, Action, GameEvent, View> = {
  game: GAME,
  openings: [
    { scenario: "historical", share: 14 },
    { scenario: "historical", options: { uncertainTimes: "on" }, share: 1 },
    { scenario: "historical", options: { fogOfWar: "on" }, share: 1 },
    { scenario: "historical", options: { exhaustion: "on" }, share: 1 },
    { scenario: "historical", options: { july20: "on" }, share: 2 },
    { scenario: "free", share: 1 },
  ],
  open(opening) {
    const game = opened(opening);
    const country = surveyCountry(game.field);
    return lessonOf(game, inputsOf(game), (side, dice) => commanderOf(new Colonel(game), country, side, dice));
  },
};

/**
 * What the value of its games with even chances learns from: mostly games between Generals, since the bid was found by their play, and other
 * bids than today's too.
 */
export const even: School<Position, Action, GameEvent, View> = {
  game: GAME,
  openings: [
    { scenario: "historical", options: EVEN, share: 6 },
    { scenario: "free", options: EVEN, share: 1 },
    ...[7, 10, 16, 20].map((points) => ({
      scenario: "historical",
      options: EVEN,
      bid: { side: "union", points },
      share: 1,
    })),
  ],
  open(opening) {
    const game = opened(opening);
    const country = surveyCountry(game.field);
    return lessonOf(game, evenInputsOf(game, value), (side, dice) =>
      dice.roll("commander", 100) <= OF_EVEN_GENERALS
        ? generalOf(game, side, dice)
        : commanderOf(new Colonel(game), country, side, dice),
    );
  },
};

function opened({ scenario, options = {}, bid }: Omit<Opening, "share">): BullRun1983 {
  return bullRun1983.open({ ...bullRun1983.situation(scenario, options), ...(bid && { bid }) });
}

function lessonOf(
  game: BullRun1983,
  inputs: Inputs<Position>,
  commander: (side: SideIndex, dice: Dice) => Commander<Position, Action>,
): Lesson<Position, Action, GameEvent, View> {
  const country = surveyCountry(game.field);
  return {
    game,
    inputs,
    commander: (side, dice) => commander(side as SideIndex, dice),
    lead(p) {
      const outcome = game.decision(p);
      if (!outcome.over || outcome.winner === "draw") return 0;
      return outcome.winner === "union" ? 1 : -1;
    },
    progress: ({ turn, side }) => (2 * Math.max(0, turn - 1) + (side === CONFEDERATE ? 1 : 0)) / (2 * LAST_TURN),
    judgment: (p) => prospects(country, p, UNION),
    // of weights that may have to be learned anew first
    get tutor() {
      return tutorOf(game);
    },
    bot: (level, seed, thinking) => createBot(level as BotName, game, seed, thinking),
  };
}

/** A General with the few play-outs of those by whom the bid was found. */
function generalOf(game: BullRun1983, side: SideIndex, dice: Dice): Commander<Position, Action> {
  const clock = { now: () => 0, pause: () => Promise.resolve() };
  const bot = createBot("general", game, dice.roll("seed", LUCKS), { clock, playouts: GENERALS_PLAYOUTS });
  return {
    choose: (p, decision) => bot.choose(game.view(p, game.sides[side]), decision, Infinity),
  };
}

/** A Colonel whose style is drawn anew now and then, or never. */
function commanderOf(colonel: Colonel, country: Country, side: SideIndex, dice: Dice): Commander<Position, Action> {
  const usual = stylesOf(country);
  const fickle = dice.roll("commander", 100) <= FICKLE;
  let until = 0;
  return {
    choose(p, decision) {
      if (p.turn >= until) {
        const style = drawnStyle(country, side, usual[side], dice);
        colonel.styles = usual.map((one, at) => (at === side ? style : one));
        until = fickle ? p.turn + dice.roll("turns", LAST_TURN) : Infinity;
        colonel.forget();
      }
      return colonel.choose(p, decision);
    },
  };
}

/** A style about one that won games. */
function drawnStyle(country: Country, side: SideIndex, usual: Style, dice: Dice): Style {
  const kind = dice.roll("style", 100);
  const [best] = waysToLead(country, side, usual);
  const base = kind > COLONELS && kind <= GENERALS ? best : usual;
  return {
    ...base,
    mainObjective: kind > GENERALS ? dice.roll("objective", country.objectives.length) - 1 : base.mainObjective,
    leastAttackWorth: base.leastAttackWorth + WORTHS * normal(dice),
    dangerFactor: base.dangerFactor * Math.exp(SPREAD * normal(dice)),
    garrisonShare: base.garrisonShare * Math.exp(SPREAD * normal(dice)),
  };
}
