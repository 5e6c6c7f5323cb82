import { type Described, optionTexts, type OptionWords } from "@stonebridge/kernel/words";
import { count } from "@stonebridge/kernel/words/english";
import type { OPTION_VALUES, ScenarioId } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";
import { The_SIDE, verb } from "./grammar.ts";

const OFF: Described = { name: "Off", help: "Played without this rule." };

const on = (help: string) => ({ off: OFF, on: { name: "On", help } });

const byModule = (off: string, help: string) => ({
  module: { name: "As the battle says", help: "Each battle has its own default." },
  off: { name: "Off", help: off },
  on: { name: "On", help },
});

const SCENARIOS: Readonly<Record<ScenarioId, Described>> = {
  "first-bull-run": {
    name: "First Bull Run",
    help: "21 July 1861, from dawn to dusk: McDowell’s flank march against the line of Bull Run.",
  },
  "brawners-farm": {
    name: "Brawner’s Farm",
    help: "28 August 1862 at dusk, and the two days after: Jackson strikes King’s column.",
  },
  "two-days": {
    name: "29 and 30 August 1862",
    help: "Pope masses against Jackson on the unfinished railroad while Longstreet comes up.",
  },
  "third-day": {
    name: "30 August 1862, noon",
    help: "Porter attacks while Longstreet waits on his flank with a whole wing.",
  },
};

const OPTIONS: OptionWords<typeof OPTION_VALUES> = {
  cavalryCharges: {
    name: "Cavalry charges",
    help: "Charges, squares and pursuits, for battles in which cavalry still charged.",
    values: on("Cavalry may charge before movement, and when enemies come near."),
  },
  variableReinforcements: {
    name: "Uncertain reinforcements",
    help: "A die may bring a group up to two turns early or late.",
    values: on("A die two turns ahead says when a group arrives; only its owner knows."),
  },
  artilleryDetail: {
    name: "More artillery detail",
    help: "Guns hit dense targets harder and defend themselves better.",
    values: on("Guns gain 50% against stacks of several units, and in defence against an assault."),
  },
  remoteSupport: {
    name: "Support from afar",
    help: "Guns that are not attacked may help friends who are.",
    values: on("Artillery in range and sight adds its fire to the defence."),
  },
  advancedSupply: {
    name: "Wagon trains",
    help: "Supply runs through the army’s wagon train, which moves, needs a guard and can be lost.",
    values: on("Units trace their supply to the train, and the train to its road home."),
  },
  artilleryAmmo: {
    name: "Artillery ammunition",
    help: "Each army has a limited supply of rounds for its guns. Needs the wagon trains.",
    values: on("Each artillery strength point that fires uses one; without rounds guns fire at half strength."),
  },
  smallArmsAmmo: {
    name: "Cartridges",
    help: "Heavy fighting empties cartridge boxes; each corps has wagons to refill them. Needs the wagon trains.",
    values: on("A high roll in an assault leaves that side low on cartridges until it reloads."),
  },
  hiddenMovement: {
    name: "Hidden marches",
    help: "A formation may march off in secret while its counters stay where they were.",
    values: on("You may plot a March in secret; each turn a die may give it away."),
  },
  leaderTraits: {
    name: "Leaders’ characters",
    help: "Some leaders are aggressive, some panicky; now and then they do as they please.",
    values: on("A 2 on two dice lets a leader follow his character, which also affects his initiative."),
  },
  advancedRoadMarch: {
    name: "Columns on the road",
    help: "Troops marching by road take up two hexes.",
    values: on("A marching column blocks two hexes of road and is weak if attacked."),
  },
  sixToHit: {
    name: "Six to hit",
    help: "A handful of dice instead of the fire table.",
    values: on("One die per strength point; every 6 is a hit."),
  },
  igoUgo: {
    name: "Turn by turn",
    help: "No chits: one side acts with all its formations, then the other. For play by mail.",
    values: on("A die, the commander’s rating and the assaults won decide who chooses to go first."),
  },
  attachDivisions: {
    name: "Attached divisions",
    help: "An order may lend a division to another corps.",
    values: on("An attached division acts with its new corps and shares its demoralisation."),
  },
  interception: {
    name: "Intercepted orders",
    help: "Troops that meet an enemy aide read his order.",
    values: on("Once the news reaches their commander, the order and its target are known."),
  },
  nightNoChits: {
    name: "Night without chits",
    help: "At night formations act together instead of in drawn order.",
    values: byModule("Chits are drawn at night too.", "At night each side acts at the end of the turn."),
  },
  entrenching: {
    name: "Entrenchments",
    help: "Troops on Defend may dig in.",
    values: byModule("Nobody digs in.", "Works take two turns and protect three hexsides."),
  },
  instantByView: {
    name: "Orders by sight",
    help: "How far an order arrives at once.",
    values: {
      off: { name: "3 MP", help: "An order arrives at once within 3 MP; beyond that an aide carries it." },
      on: { name: "In sight", help: "It also arrives at once with a leader the commander can see." },
    },
  },
  secretTests: {
    name: "Secret tests",
    help: "Who sees the dice for compliance and initiative.",
    values: {
      on: { name: "Secret", help: "Only their owner sees them." },
      off: { name: "Open", help: "Both players see them." },
    },
  },
  abatis: {
    name: "Abatis at the Stone Bridge",
    help: "Felled trees block the roads west of the bridge.",
    values: on("Four hexes cost more to enter and leave until infantry clears them."),
  },
  campPickens: {
    name: "Camp Pickens",
    help: "The heavy guns of Manassas Junction and a late regiment take part.",
    values: on("The battery never moves; the regiment stays near the Junction."),
  },
  runyon: {
    name: "Runyon’s reserve",
    help: "McDowell’s rear guard may come up late in the day.",
    values: on("It arrives by the turnpike in the evening and stays there or at Centreville."),
  },
  mcDowellForward: {
    name: "McDowell forward",
    help: "Where the Union commander starts.",
    values: {
      off: { name: "At Centreville", help: "He starts with his headquarters." },
      on: {
        name: "With the column",
        help: "He starts on the farm road with his flanking column, away from his headquarters.",
      },
    },
  },
  fixedIdea: {
    name: "Pope’s fixed idea",
    help: "Pope was sure that the enemy was in flight.",
    values: on("Until the Union sees Longstreet’s men, Pope orders only Attack, Probe or March."),
  },
  griffin: {
    name: "Griffin’s brigade",
    help: "It went astray to Centreville and missed the battle.",
    values: {
      on: { name: "On the field", help: "It arrives with Porter’s corps." },
      off: { name: "Astray", help: "It stays away, and Porter’s corps is demoralised a little sooner." },
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
