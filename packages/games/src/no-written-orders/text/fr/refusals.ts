import { type FigureWords, refusalTexts } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { Figures } from "../../refusing.ts";
import type { OrderType } from "../../vocabulary.ts";
import { halves } from "../halves.ts";
import type { FiguresOfRefusals } from "../refused.ts";
import type { Names, Refusals } from "../texts.ts";
import { ending, pronoun, say } from "./grammar.ts";
import { firstBullRunRefusals } from "./first-bull-run.ts";
import { chargesRefusals } from "./refusals-charges.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { hidingRefusals } from "./refusals-hiding.ts";
import { movementRefusals } from "./refusals-movement.ts";
import { ordersRefusals } from "./refusals-orders.ts";
import { supplyRefusals } from "./refusals-supply.ts";
import { turnRefusals } from "./refusals-turn.ts";
import { unknownRefusals } from "./refusals-unknown.ts";
import type { Words } from "./refused.ts";
import { secondBullRunRefusals } from "./second-bull-run.ts";
import { units } from "./units.ts";

const MASCULINE: readonly OrderType[] = ["delay", "fall-back"];

function wordsOf(names: Names): FigureWords<Figures, Words> {
  const to = say(names);
  return {
    unit(id) {
      const name = names.unit(id);
      const il = pronoun(name);
      return { who: to.unit(id), il, Il: il === "il" ? "Il" : "Elle", e: ending(name) };
    },
    leader: (id) => ({ leader: to.leader(id) }),
    holder: (id) => ({ holder: to.holder(id), toHolder: to.toHolder(id), recipient: to.commander(id) }),
    formation: (id) => ({ formation: to.holder(id) }),
    from: (id) => ({ sender: to.commander(id) }),
    hex: (id) => ({ hex: to.hex(id), toHex: ligne` vers ${to.hex(id)}`, atHex: ligne` ${to.at(id)}` }),
    target: (id) => ({ target: to.hex(id) }),
    order: (type) => ({
      order: units.order(type),
      un: `${MASCULINE.includes(type) ? "un" : "une"} ${units.order(type)}`,
    }),
    enemies: (ids) => ({ enemies: et(ids.map(to.unit)), several: ids.length > 1 }),
    needed: (points) => ({ needed: halves(points) }),
    left: (points) => ({ left: halves(points) }),
  };
}

/** The refusals in French. */
export const refusals: Refusals = refusalTexts<Figures, Words, FiguresOfRefusals, Names>(
  {
    ...unknownRefusals,
    ...turnRefusals,
    ...ordersRefusals,
    ...hidingRefusals,
    ...supplyRefusals,
    ...movementRefusals,
    ...combatRefusals,
    ...chargesRefusals,
    ...firstBullRunRefusals,
    ...secondBullRunRefusals,
  },
  "not-asked",
  wordsOf,
);
