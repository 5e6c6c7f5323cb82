import { type FigureWords, line, refusalTexts } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { Figures } from "../../refusing.ts";
import { halves } from "../halves.ts";
import type { FiguresOfRefusals } from "../refused.ts";
import type { Names, Refusals } from "../texts.ts";
import { article, say } from "./grammar.ts";
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

function wordsOf(names: Names): FigureWords<Figures, Words> {
  const to = say(names);
  return {
    unit: (id) => ({ who: to.unit(id) }),
    leader: (id) => ({ leader: to.leader(id) }),
    holder: (id) => ({ holder: to.holder(id), recipient: to.commander(id) }),
    formation: (id) => ({ formation: to.holder(id) }),
    from: (id) => ({ sender: to.commander(id) }),
    hex: (id) => ({ hex: to.hex(id), toHex: line` to ${to.hex(id)}`, atHex: line` ${to.at(id)}` }),
    target: (id) => ({ target: to.hex(id) }),
    order: (type) => ({ order: units.order(type), an: article(units.order(type)) }),
    enemies: (ids) => ({ enemies: and(ids.map(to.unit)), several: ids.length > 1 }),
    needed: (points) => ({ needed: halves(points) }),
    left: (points) => ({ left: halves(points) }),
  };
}

/** The refusals in English. */
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
