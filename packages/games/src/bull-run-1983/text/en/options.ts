import { type Described, known } from "@stonebridge/kernel/words";
import type { OPTION_VALUES, OptionId } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";

type Values<O extends OptionId> = Readonly<Record<(typeof OPTION_VALUES)[O][number], Described>>;

const OFF: Described = { name: "Off", help: "Played without this rule." };

const OPTIONS: { readonly [O in OptionId]: Described & { readonly values: Values<O> } } = {
  setup: {
    name: "Set-up",
    help: "Where the armies stand at 9:00 AM.",
    values: {
      historical: { name: "Historical", help: "Every piece stands where history had it, within its card." },
      free: { name: "Free", help: "Each side sets up within its card: the Confederates unseen, then the Union." },
    },
  },
  uncertainTimes: {
    name: "Uncertain times",
    help: "When the Confederates wake and reinforcements come is left to dice.",
    values: {
      off: { name: "Off", help: "The clock decides: unfrozen at 10:30 AM, reinforcements at their hour." },
      on: { name: "On", help: "A die a turn from an hour before: first on 1, then on 2 or less, and so on." },
    },
  },
  fogOfWar: {
    name: "Fog of war",
    help: "The Union, too, sets up unseen and begins face down, with dummies for its brigade leaders.",
    values: {
      off: { name: "Off", help: "Only frozen Confederates lie face down." },
      on: { name: "On", help: "The Union turns up what it likes in its Command phases, all of it at 10:30 AM." },
    },
  },
  exhaustion: {
    name: "Exhaustion",
    help: "Who marched all night by R1 rallies less well.",
    values: {
      off: OFF,
      on: { name: "On", help: "A unit whose march route led to R1 can be revived once only." },
    },
  },
  july20: {
    name: "20 July",
    help: "The Union attacks a day early, before Johnston’s army has come.",
    values: {
      off: { name: "21 July", help: "Both armies as on the day of the battle." },
      on: { name: "20 July", help: "Nothing is frozen; Bee, Johnston and others come during the day." },
    },
  },
};

const SCENARIOS: Readonly<Record<string, Described>> = {
  historical: {
    name: "21 July 1861",
    help: "The Union columns are on the march; the Confederates lie along Bull Run, most of them frozen.",
  },
  free: {
    name: "Free set-up",
    help: "The Confederates choose their ground behind the fords, then the Union its roads.",
  },
};

export const options = {
  scenario: (id) => known(SCENARIOS, id) ?? { name: id, help: "" },
  option: (id) => ({ name: OPTIONS[id].name, help: OPTIONS[id].help }),
  optionValue: (id, value) => known<Described>(OPTIONS[id].values, value) ?? { name: value, help: "" },
} satisfies Partial<Texts>;
