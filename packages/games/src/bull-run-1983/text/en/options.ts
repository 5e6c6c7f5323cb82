import { type Described, optionTexts, type OptionWords } from "@stonebridge/kernel/words";
import { count } from "@stonebridge/kernel/words/english";
import type { OPTION_VALUES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { The_SIDE, verb } from "./grammar.ts";

const OFF: Described = { name: "Off", help: "Played without this rule." };

const SCENARIOS: Readonly<Record<string, Described>> = {
  historical: {
    name: "21 July 1861",
    help: "The Union columns are on the march; the Confederates hold Bull Run, most of them frozen.",
  },
  free: {
    name: "Free set-up",
    help: "The Confederates choose their positions behind the fords, then the Union its roads.",
  },
};

const OPTIONS: OptionWords<typeof OPTION_VALUES> = {
  setup: {
    name: "Set-up",
    help: "Where the armies are at 9:00 AM.",
    values: {
      historical: { name: "Historical", help: "Every piece starts where it was that morning, within its card." },
      free: { name: "Free", help: "Each side sets up within its cards: the Confederates in secret, then the Union." },
    },
  },
  uncertainTimes: {
    name: "Uncertain times",
    help: "Dice decide when the Confederates wake and reinforcements arrive.",
    values: {
      off: { name: "Off", help: "By the clock: Confederates unfreeze at 10:30 AM, reinforcements arrive on time." },
      on: { name: "On", help: "One die a turn from an hour earlier: on a 1, then on 2 or less, and so on." },
    },
  },
  fogOfWar: {
    name: "Fog of war",
    help: "The Union also sets up in secret and starts face down, with dummies for its brigade leaders.",
    values: {
      off: { name: "Off", help: "Only frozen Confederates are face down." },
      on: {
        name: "On",
        help: "The Union turns face up what it likes in its Command phases, and everything at 10:30 AM.",
      },
    },
  },
  exhaustion: {
    name: "Exhaustion",
    help: "Units that marched all night via R1 rally less well.",
    values: {
      off: OFF,
      on: { name: "On", help: "A unit whose march route led to R1 can be revived only once." },
    },
  },
  july20: {
    name: "20 July",
    help: "The Union attacks a day early, before Johnston’s army arrives.",
    values: {
      off: { name: "21 July", help: "Both armies as on the day of the battle." },
      on: { name: "20 July", help: "Nothing is frozen; Bee, Johnston and others arrive during the day." },
    },
  },
  evenChances: {
    name: "Even chances",
    help: "Makes up for a set-up that favours one side.",
    values: {
      off: { name: "Off", help: "One unit is enough to win in the enemy’s base, or for the Union on a star." },
      on: {
        name: "On",
        help: "Who wins more often needs more than one unit.",
      },
    },
  },
};

export const options = {
  ...optionTexts(OPTIONS, SCENARIOS),
  bid: (side, points) =>
    `${The_SIDE[side]} ${verb(side, "needs", "need")} ${count(points, "defence point")} on hexes where one unit would win, because ${verb(side, "it wins", "they win")} more often when bots play.`,
} satisfies Partial<Texts>;
