import { known, line, sentenceCase } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { RefusalReason } from "../../refusals.ts";
import { halves } from "../halves.ts";
import type { Refusals } from "../texts.ts";
import { refusalValues } from "../values.ts";
import { article, say } from "./grammar.ts";
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

/** The refusals in English. */
export const refusals: Refusals = {
  refusal: (refusal, names, action) => {
    const values = refusalValues(refusal, action);
    const to = say(names);
    const { unit, leader, holder, formation, from, hex, target, enemies, order } = values;
    const write = known<Refused>(REFUSALS, refusal.reason) ?? REFUSALS["not-asked"];
    const [title, sentence] = write({
      who: unit === undefined ? ["this unit"] : to.unit(unit),
      leader: leader === undefined ? "this leader" : to.leader(leader),
      holder: holder === undefined ? ["this formation"] : to.holder(holder),
      formation: formation === undefined ? ["this formation"] : to.holder(formation),
      sender: from === undefined ? "this commander" : to.commander(from),
      recipient: holder === undefined ? "this leader" : to.commander(holder),
      hex: hex === undefined ? "this hex" : to.hex(hex),
      toHex: hex === undefined ? " there" : line` to ${to.hex(hex)}`,
      atHex: hex === undefined ? " there" : line` ${to.at(hex)}`,
      target: target === undefined ? "the target" : to.hex(target),
      enemies: enemies.length === 0 ? undefined : and(enemies.map(to.unit)),
      several: enemies.length > 1,
      order: (fallback) => units.order(order ?? fallback),
      an: (fallback) => article(units.order(order ?? fallback)),
      needed: values.needed === undefined ? undefined : halves(values.needed),
      left: values.left === undefined ? undefined : halves(values.left),
      limit: values.limit,
    });
    return { title: sentenceCase(title), sentence: sentenceCase(sentence) };
  },
};
