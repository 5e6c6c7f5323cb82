import { join, known, line } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { RefusalReason } from "../../refusals.ts";
import type { Refusals } from "../texts.ts";
import { refusalValues, say } from "../values.ts";
import { pronoun } from "./grammar.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { movementRefusals } from "./refusals-movement.ts";
import { setUpRefusals } from "./refusals-set-up.ts";
import type { Refused } from "./refused.ts";

const REFUSALS: Readonly<Record<RefusalReason, Refused>> = {
  ...setUpRefusals,
  ...movementRefusals,
  ...combatRefusals,
};

/** The refusals in English. */
export const refusals: Refusals = {
  refusal: (refusal, names, action) => {
    const values = refusalValues(refusal, action);
    const to = say(names);
    const { piece, zone, host, enemies, friends, zones } = values;
    const write = known<Refused>(REFUSALS, refusal.reason) ?? REFUSALS["not-asked"];
    const [title, sentence] = write({
      ...pronoun(piece),
      who: piece === undefined ? "This brigade" : to.unit(piece),
      zone: zone === undefined ? "this zone" : to.zone(zone),
      Zone: zone === undefined ? "This zone" : to.zone(zone),
      toZone: zone === undefined ? " there" : line` to ${to.zone(zone)}`,
      atZone: zone === undefined ? " here" : line` at ${to.zone(zone)}`,
      host: host === undefined ? "a brigade" : to.unit(host),
      enemies: enemies.length === 0 ? undefined : and(enemies.map(to.unit)),
      friends: friends.length === 0 ? undefined : and(friends.map(to.unit)),
      zones: zones.length === 0 ? undefined : join(zones.map(to.zone), ", "),
      several: enemies.length > 1,
      points: values.points,
      needed: values.needed,
      limit: values.limit,
      fatigue: values.fatigue,
    });
    return { title, sentence };
  },
};
