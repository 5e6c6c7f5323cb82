import { known } from "@stonebridge/kernel/words";
import type { OPTION_VALUES, OptionId, ScenarioId } from "../../vocabulary.ts";
import type { Described, Texts } from "../texts.ts";

type Values<O extends OptionId> = Readonly<Record<(typeof OPTION_VALUES)[O][number], Described>>;

const OFF: Described = { name: "Off", help: "Played without this rule." };

const on = (help: string) => ({ off: OFF, on: { name: "On", help } });

const byModule = (off: string, help: string) => ({
  module: { name: "As the battle says", help: "Each battle has its own custom." },
  off: { name: "Off", help: off },
  on: { name: "On", help },
});

const OPTIONS: { readonly [O in OptionId]: Described & { readonly values: Values<O> } } = {
  cavalryCharges: {
    name: "Cavalry charges",
    help: "Charges, squares and pursuits, for battles whose cavalry still fought so.",
    values: on("Cavalry may charge before movement, and when enemies come near."),
  },
  variableReinforcements: {
    name: "Uncertain reinforcements",
    help: "A die may bring a group up to two turns early or late.",
    values: on("Two turns ahead a die says when a group comes; its owner alone knows."),
  },
  artilleryDetail: {
    name: "More artillery detail",
    help: "Guns do more harm to dense targets, and defend themselves better.",
    values: on("Half as much again at stacks of several units, and when guns defend in an assault."),
  },
  remoteSupport: {
    name: "Support from afar",
    help: "Guns that are not attacked may help friends who are.",
    values: on("Artillery in range and sight adds its fire to the defence."),
  },
  advancedSupply: {
    name: "Wagon trains",
    help: "Supply runs over an army’s wagon train, which can be moved, guarded and lost.",
    values: on("Units trace their supply to the train, and the train to its road home."),
  },
  artilleryAmmo: {
    name: "Artillery ammunition",
    help: "Each army has so many rounds for its guns. Needs the wagon trains.",
    values: on("Every point of artillery that fires costs one; without rounds guns fire at half."),
  },
  smallArmsAmmo: {
    name: "Cartridges",
    help: "Hot fights empty cartridge boxes; each corps has wagons to fill them. Needs the wagon trains.",
    values: on("High rolls in an assault leave a side low on cartridges until it reloads."),
  },
  hiddenMovement: {
    name: "Hidden marches",
    help: "A march may slip away while its counters seem to stand where they were.",
    values: on("A March may be plotted in secret; each turn a die may give it away."),
  },
  leaderTraits: {
    name: "Leaders’ characters",
    help: "Some leaders are aggressive, some panicky, and now and then do as they please.",
    values: on("Two ones let a leader follow his character; it colours his initiative too."),
  },
  advancedRoadMarch: {
    name: "Columns on the road",
    help: "Troops that march by road stretch over two hexes.",
    values: on("A marching column blocks two hexes of road, and is weak if it is caught."),
  },
  sixToHit: {
    name: "Six to hit",
    help: "Fire by handfuls of dice instead of the table.",
    values: on("A die for each strength point; every six is a hit."),
  },
  igoUgo: {
    name: "Turn by turn",
    help: "No chits: one side acts with everybody, then the other. For play by letter.",
    values: on("A die, the commander’s rating and assaults won say who chooses to go first."),
  },
  attachDivisions: {
    name: "Attached divisions",
    help: "An order may lend a division to another corps.",
    values: on("An attached division acts with its new corps, and suffers its fears."),
  },
  interception: {
    name: "Intercepted orders",
    help: "Troops that come upon an enemy aide read what he carries.",
    values: on("Once it has been carried to the commander, the order and its target are known."),
  },
  nightNoChits: {
    name: "Night without chits",
    help: "By night formations act side by side instead of in drawn order.",
    values: byModule("Chits are drawn by night too.", "By night each side acts at the end of the turn."),
  },
  entrenching: {
    name: "Entrenchments",
    help: "Troops on Defend may dig in.",
    values: byModule("Nobody digs.", "Works are done after two turns, and shelter three hexsides."),
  },
  instantByView: {
    name: "Orders by sight",
    help: "How far an order goes at once.",
    values: {
      off: { name: "3 MP", help: "An order arrives at once within 3 MP; further it rides with an aide." },
      on: { name: "In sight", help: "It arrives at once also with a leader whom the commander can see." },
    },
  },
  secretTests: {
    name: "Secret tests",
    help: "Who sees the dice of compliance and initiative.",
    values: {
      on: { name: "Secret", help: "Only their owner sees them." },
      off: { name: "Open", help: "Both players see them." },
    },
  },
  abatis: {
    name: "Abatis at the Stone Bridge",
    help: "Felled trees bar the roads west of the bridge.",
    values: on("Four hexes cost more to enter and leave until infantry clears them."),
  },
  campPickens: {
    name: "Camp Pickens",
    help: "The heavy guns of Manassas Junction, and a late regiment, take part.",
    values: on("The battery never moves; the regiment stays near the Junction."),
  },
  runyon: {
    name: "Runyon’s reserve",
    help: "The guard of McDowell’s rear may come up late in the day.",
    values: on("It comes by the turnpike in the evening, and stays on it or at Centreville."),
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
    values: on("Until Longstreet’s men are seen Pope orders only Attack, Probe or March."),
  },
  griffin: {
    name: "Griffin’s brigade",
    help: "It lost its way to Centreville, and missed the battle.",
    values: {
      on: { name: "On the field", help: "It comes with Porter’s corps." },
      off: { name: "Astray", help: "It stays away, and Porter’s corps is demoralised a little sooner." },
    },
  },
};

const SCENARIOS: Readonly<Record<ScenarioId, Described>> = {
  "first-bull-run": {
    name: "First Bull Run",
    help: "21 July 1861, from dawn to dusk: McDowell’s flank march against the line of Bull Run.",
  },
  "brawners-farm": {
    name: "Brawner’s Farm",
    help: "28 August 1862 at dusk, and the two days after it: Jackson falls upon King’s column.",
  },
  "two-days": {
    name: "29 and 30 August 1862",
    help: "Pope gathers against Jackson on the unfinished railroad while Longstreet comes up.",
  },
  "third-day": {
    name: "30 August 1862, noon",
    help: "Porter attacks, and Longstreet waits with his whole wing on the flank.",
  },
};

export const options = {
  scenario: (id) => known(SCENARIOS, id) ?? { name: id, help: "" },
  option: (id) => ({ name: OPTIONS[id].name, help: OPTIONS[id].help }),
  optionValue: (id, value) => known<Described>(OPTIONS[id].values, value) ?? { name: value, help: "" },
} satisfies Partial<Texts>;
