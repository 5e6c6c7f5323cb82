import { known, sentenceCase } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { RefusalReason } from "../../refusals.ts";
import type { OrderType } from "../../vocabulary.ts";
import { halves } from "../halves.ts";
import type { Refusals } from "../texts.ts";
import { refusalValues } from "../values.ts";
import { ending, pronoun, say } from "./grammar.ts";
import { campaignRefusals } from "./refusals-campaign.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { movementRefusals } from "./refusals-movement.ts";
import { ordersRefusals } from "./refusals-orders.ts";
import { turnRefusals } from "./refusals-turn.ts";
import type { Refused } from "./refused.ts";
import { units } from "./units.ts";

const REFUSALS: Readonly<Record<RefusalReason, Refused>> = {
  ...turnRefusals,
  ...ordersRefusals,
  ...movementRefusals,
  ...combatRefusals,
  ...campaignRefusals,
};

const MASCULINE: readonly OrderType[] = ["delay", "fall-back"];

/** The refusals in French. */
export const refusals: Refusals = {
  refusal: (refusal, names, action) => {
    const values = refusalValues(refusal, action);
    const to = say(names);
    const { unit, leader, holder, formation, from, hex, target, enemies, order } = values;
    const write = known<Refused>(REFUSALS, refusal.reason) ?? REFUSALS["not-asked"];
    const name = unit === undefined ? "" : names.unit(unit);
    const il = unit === undefined ? "elle" : pronoun(name);
    const [title, sentence] = write({
      Il: il === "il" ? "Il" : "Elle",
      il,
      e: unit === undefined ? "e" : ending(name),
      who: unit === undefined ? ["cette unité"] : to.unit(unit),
      leader: leader === undefined ? "ce chef" : to.leader(leader),
      holder: holder === undefined ? ["cette formation"] : to.holder(holder),
      toHolder: holder === undefined ? ["à cette formation"] : to.toHolder(holder),
      formation: formation === undefined ? ["cette formation"] : to.holder(formation),
      sender: from === undefined ? "ce commandant" : to.commander(from),
      recipient: holder === undefined ? "ce chef" : to.commander(holder),
      hex: hex === undefined ? "cet hexagone" : to.hex(hex),
      toHex: hex === undefined ? " par là" : ligne` vers ${to.hex(hex)}`,
      atHex: hex === undefined ? " ici" : ligne` ${to.at(hex)}`,
      target: target === undefined ? "l’objectif" : to.hex(target),
      enemies: enemies.length === 0 ? undefined : et(enemies.map(to.unit)),
      several: enemies.length > 1,
      order: (fallback) => units.order(order ?? fallback),
      un: (fallback) => {
        const type = order ?? fallback;
        return `${MASCULINE.includes(type) ? "un" : "une"} ${units.order(type)}`;
      },
      needed: values.needed === undefined ? undefined : halves(values.needed),
      left: values.left === undefined ? undefined : halves(values.left),
      limit: values.limit,
    });
    return { title: sentenceCase(title), sentence: sentenceCase(sentence) };
  },
};
