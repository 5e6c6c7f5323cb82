import type { FiguresByReason } from "@stonebridge/kernel";
import { type FigureWords, line, refusalTexts } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import { fewest } from "../fewest.ts";
import type { Figures } from "../../refusing.ts";
import type { AllRefusals, Names, Refusals } from "../texts.ts";
import { pronoun, say } from "./grammar.ts";
import { attack, combat, retreat } from "./refusals-combat.ts";
import { activation, commanders } from "./refusals-command.ts";
import { general } from "./refusals-general.ts";
import { facing, march } from "./refusals-movement.ts";
import { setUp } from "./refusals-set-up.ts";
import { administration, night, reinforcements } from "./refusals-turn.ts";
import type { Words } from "./refused.ts";
import { units } from "./units.ts";

const more = (number: number) => `${number} more`;

function wordsOf(names: Names): FigureWords<Figures, Words> {
  const to = say(names);
  return {
    piece: (id) => ({ ...pronoun(id), who: to.unit(id) }),
    division: (id) => ({ division: units.division(id) }),
    zone: (id) => ({ zone: to.zone(id), Zone: to.Zone(id), toZone: line`to ${to.zone(id)}`, atZone: to.at(id) }),
    entry: (letter) => ({ entry: `entry ${letter}` }),
    enemies: (ids) => ({ enemies: and(ids.map(to.unit)), several: ids.length > 1 }),
    friends: (ids) => ({ friends: and(fewest(ids.map(to.unit), more)) }),
    zones: (ids) => ({ zones: and(fewest(ids.map(to.zone), more)) }),
  };
}

/** The refusals in English. */
export const refusals: Refusals = refusalTexts<Figures, Words, FiguresByReason<AllRefusals>, Names>(
  {
    ...general,
    ...setUp,
    ...activation,
    ...commanders,
    ...march,
    ...facing,
    ...attack,
    ...combat,
    ...retreat,
    ...administration,
    ...reinforcements,
    ...night,
  },
  "not-asked",
  wordsOf,
);
