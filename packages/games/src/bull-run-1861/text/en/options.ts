import { type Described, optionTexts, type OptionWords } from "@stonebridge/kernel/words";
import { count } from "@stonebridge/kernel/words/english";
import type { OPTION_VALUES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { SIDE } from "./grammar.ts";

const OFF: Described = { name: "Off", help: "Played without this rule." };

const SCENARIOS: Readonly<Record<string, Described>> = {
  historical: {
    name: "21 July 1861",
    help: "McDowell’s flank march is under way; the South holds the fords from Union Mills to the Stone Bridge.",
  },
  free: {
    name: "Free set-up",
    help: "Both armies choose their ground: the South lines Bull Run, then the North sets up.",
  },
};

const OPTIONS: OptionWords<typeof OPTION_VALUES> = {
  setup: {
    name: "Set-up",
    help: "Where the armies start at 8:00.",
    values: {
      historical: { name: "Historical", help: "Every brigade starts where it was that morning." },
      free: { name: "Free", help: "Each side chooses its zones: the South first, then the North." },
    },
  },
  freeDistance: {
    name: "Distance of the free set-up",
    help: "How the 5 MP from the base are read.",
    values: {
      within: { name: "At most 5 MP", help: "Brigades start near their base, the North on the Centreville bank." },
      atLeast: {
        name: "At least 5 MP",
        help: "The rulebook taken literally: brigades start away from their base.",
      },
    },
  },
  thirtiethVirginia: {
    name: "30th Virginia",
    help: "The Southern cavalry regiment fights as one unit instead of by companies.",
    values: {
      off: { name: "Off", help: "Its companies ride with the brigades and may give them a bonus in attack." },
      on: { name: "On", help: "It starts beside Beauregard; no brigade has a cavalry potential." },
    },
  },
  historicalManeuver: {
    name: "Historical manoeuvre",
    help: "The North must make McDowell’s flank march; the South stays behind Bull Run in turn 1.",
    values: {
      off: OFF,
      on: { name: "On", help: "The North loses 2 points unless 4 brigades cross Sudley Ford." },
    },
  },
  confusion: {
    name: "Confusion",
    help: "Raw troops and look-alike uniforms hamper the first attacks.",
    values: {
      off: OFF,
      on: { name: "On", help: "Every attacker has −1 in turns 1 and 2." },
    },
  },
  northernReinforcements: {
    name: "Northern reinforcements",
    help: "Three reserve brigades may arrive.",
    values: {
      off: OFF,
      on: { name: "On", help: "Militia, Volunteers and McCunn may arrive at Centreville at the end of turn 3." },
    },
  },
  extraTurn: {
    name: "Extra turn",
    help: "A close score after turn 7 adds a turn.",
    values: {
      off: { name: "Off", help: "The game ends with turn 7." },
      on: { name: "On", help: "Turn 8 is played if the scores are 2 points apart or less." },
    },
  },
  automaticDefeat: {
    name: "Automatic defeat",
    help: "Heavy losses end the battle early.",
    values: {
      off: OFF,
      on: { name: "On", help: "The first side to inflict 10 losses and suffer 7 or fewer wins when the turn ends." },
    },
  },
  defenderSupport: {
    name: "Support in defence",
    help: "Whether a second line also helps a front line that is attacked.",
    values: {
      off: { name: "Attack only", help: "As the rulebook says: a second line supports attacks." },
      on: { name: "Attack and defence", help: "A second line supports its front line in defence too." },
    },
  },
  hitThreshold: {
    name: "When a combat hits",
    help: "How “twice as much” is read.",
    values: {
      atLeastDouble: { name: "Twice or more", help: "10 against 5 is a Hit." },
      moreThanDouble: { name: "More than twice", help: "10 against 5 is only Fatigue; 11 against 5 is a Hit." },
    },
  },
  opMarkedMayAct: {
    name: "Marked brigades",
    help: "Whether a brigade marked for Operational movement may act before it.",
    values: {
      off: { name: "Wait", help: "They act only when the turn ends." },
      on: { name: "May act", help: "They may be activated in the Movement phases as well." },
    },
  },
  evenChances: {
    name: "Even chances",
    help: "Makes up for a set-up that favours one side.",
    values: {
      off: { name: "Off", help: "Points are counted as the rules say." },
      on: {
        name: "On",
        help: "The side that wins less often when bots play has points from the start.",
      },
    },
  },
};

export const options = {
  ...optionTexts(OPTIONS, SCENARIOS),
  bid: (side, points) =>
    `The ${SIDE[side]} has ${count(points, "point")} from the start, because it wins less often when bots play.`,
} satisfies Partial<Texts>;
