import { join, known, sentenceCase } from "@stonebridge/kernel/words";
import { de, et, ligne } from "@stonebridge/kernel/words/french";
import type { RefusalReason } from "../../refusals.ts";
import type { Refusals } from "../texts.ts";
import { refusalValues } from "../values.ts";
import { pronoun, say } from "./grammar.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { movementRefusals } from "./refusals-movement.ts";
import { setUpRefusals } from "./refusals-set-up.ts";
import type { Refused } from "./refused.ts";

const REFUSALS: Readonly<Record<RefusalReason, Refused>> = {
  ...setUpRefusals,
  ...movementRefusals,
  ...combatRefusals,
};

/** The refusals in French. */
export const refusals: Refusals = {
  refusal: (refusal, names, action) => {
    const values = refusalValues(refusal, action);
    const to = say(names);
    const { piece, zone, host, enemies, friends, zones } = values;
    const write = known<Refused>(REFUSALS, refusal.reason) ?? REFUSALS["not-asked"];
    const [title, sentence] = write({
      ...pronoun(piece),
      who: piece === undefined ? "Cette brigade" : to.unit(piece),
      zone: zone === undefined ? "cette zone" : to.zone(zone),
      Zone: zone === undefined ? "Cette zone" : to.zone(zone),
      toZone: zone === undefined ? " par là" : ligne` vers ${to.zone(zone)}`,
      atZone: zone === undefined ? " ici" : ligne` à ${to.zone(zone)}`,
      host: host === undefined ? "une brigade" : to.unit(host),
      enemies: enemies.length === 0 ? undefined : et(enemies.map(to.unit)),
      ofEnemies: enemies.length === 0 ? ["de l’ennemi"] : et(enemies.map((id) => de(to.unit(id)))),
      friends: friends.length === 0 ? undefined : et(friends.map(to.unit)),
      zones: zones.length === 0 ? undefined : join(zones.map(to.zone), ", "),
      several: enemies.length > 1,
      points: values.points,
      needed: values.needed,
      limit: values.limit,
      fatigue: values.fatigue,
    });
    return { title: sentenceCase(title), sentence: sentenceCase(sentence) };
  },
};
