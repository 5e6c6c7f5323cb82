import { type Described, optionTexts, type OptionWords } from "@stonebridge/kernel/words";
import { count } from "@stonebridge/kernel/words/english";
import type { OPTION_VALUES } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { The_SIDE, verb } from "./grammar.ts";

const SCENARIOS: Readonly<Record<string, Described>> = {
  "august-29": {
    name: "29 August 1862",
    help: "Jackson holds the unfinished railroad; the Union arrives corps by corps, then Longstreet.",
  },
  "august-30": {
    name: "30 August 1862",
    help: "Pope attacks before Lee and Longstreet launch the counter-attack.",
  },
  "both-days": {
    name: "29 and 30 August 1862",
    help: "Both days in one game, with an evening turn and the night between them.",
  },
};

const OPTIONS: OptionWords<typeof OPTION_VALUES> = {
  tacticalOption: {
    name: "Tactical option",
    help: "On 29 August a die may hold an army back once its commander has arrived.",
    values: {
      off: { name: "Off", help: "Each player commands as he likes." },
      on: {
        name: "On",
        help: "On 29 August: Manoeuvre gives −1 on every activation roll of the turn, Assault nothing.",
      },
    },
  },
  setupLosses: {
    name: "Losses at set-up",
    help: "Whether losses a brigade starts with count for victory.",
    values: {
      exclude: { name: "Not counted", help: "Only losses suffered in the game count." },
      count: { name: "Counted", help: "They count as inflicted by the enemy." },
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
    `${The_SIDE[side]} ${verb(side, "has", "have")} ${count(points, "point")} from the start, because ${verb(side, "it wins", "they win")} less often when bots play.`,
} satisfies Partial<Texts>;
