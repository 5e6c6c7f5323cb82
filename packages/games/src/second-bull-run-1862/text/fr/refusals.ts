import { known, sentenceCase } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
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

const more = (number: number) => `${number} autres`;

/** The refusals in French. */
export const refusals: Refusals = {
  refusal: (refusal, names, action) => {
    const values = refusalValues(refusal, action);
    const to = say(names);
    const { piece, division, zone, entry, enemies, friends, zones } = values;
    const write = known<Refused>(REFUSALS, refusal.reason) ?? REFUSALS["not-asked"];
    const [title, sentence] = write({
      ...pronoun(piece),
      who: piece === undefined ? "cette brigade" : to.unit(piece),
      general: piece === undefined ? "ce commandant" : to.unit(piece),
      division: division === undefined ? "cette division" : `la ${units.division(division)}`,
      zone: zone === undefined ? "cette zone" : to.the(zone),
      toZone: zone === undefined ? " par là" : ligne` vers ${to.the(zone)}`,
      atZone: zone === undefined ? " ici" : ligne` ${to.at(zone)}`,
      entry: entry === undefined ? "cette entrée" : `l’entrée ${entry}`,
      enemies: enemies.length === 0 ? undefined : et(enemies.map(to.unit)),
      ofEnemies: enemies.length === 0 ? "de l’ennemi" : et(enemies.map(to.of)),
      friends: friends.length === 0 ? undefined : et(fewest(friends.map(to.unit), more)),
      zones: zones.length === 0 ? undefined : et(fewest(zones.map(to.zone), more)),
      several: enemies.length > 1,
      points: values.points,
      needed: values.needed,
    });
    return { title: sentenceCase(title), sentence: sentenceCase(sentence) };
  },
};
