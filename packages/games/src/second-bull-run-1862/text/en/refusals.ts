import { known, line } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { RefusalReason } from "../../refusals.ts";
import type { Refusals } from "../texts.ts";
import { fewest } from "../fewest.ts";
import { refusalValues } from "../values.ts";
import { pronoun, say } from "./grammar.ts";
import { activationRefusals } from "./refusals-activation.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { movementRefusals } from "./refusals-movement.ts";
import type { Refused } from "./refused.ts";
import { units } from "./units.ts";

const REFUSALS: Readonly<Record<RefusalReason, Refused>> = {
  ...activationRefusals,
  ...movementRefusals,
  ...combatRefusals,
};

const more = (number: number) => `${number} more`;

/** The refusals in English. */
export const refusals: Refusals = {
  refusal: (refusal, names, action) => {
    const values = refusalValues(refusal, action);
    const to = say(names);
    const { piece, division, zone, entry, enemies, friends, zones } = values;
    const write = known<Refused>(REFUSALS, refusal.reason) ?? REFUSALS["not-asked"];
    const [title, sentence] = write({
      ...pronoun(piece),
      who: piece === undefined ? "This brigade" : to.unit(piece),
      general: piece === undefined ? "This commander" : to.unit(piece),
      division: division === undefined ? "This division" : units.division(division),
      zone: zone === undefined ? "this zone" : to.zone(zone),
      Zone: zone === undefined ? "This zone" : to.Zone(zone),
      toZone: zone === undefined ? " there" : line` to ${to.zone(zone)}`,
      atZone: zone === undefined ? " here" : line` ${to.at(zone)}`,
      entry: entry === undefined ? "this entry" : `entry ${entry}`,
      enemies: enemies.length === 0 ? undefined : and(enemies.map(to.unit)),
      friends: friends.length === 0 ? undefined : and(fewest(friends.map(to.unit), more)),
      zones: zones.length === 0 ? undefined : and(fewest(zones.map(to.zone), more)),
      several: enemies.length > 1,
      points: values.points,
      needed: values.needed,
    });
    return { title, sentence };
  },
};
