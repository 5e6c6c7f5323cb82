import { sees } from "../../land/sight.ts";
import { UNION } from "../../measures.ts";
import { onMap } from "../../position.ts";
import { refusesSpecially, sender } from "../../refusing.ts";
import type { OrderType } from "../../vocabulary.ts";
import type { SpecialRuleMaker } from "../special-rule.ts";

/** Longstreet’s formations: a Union unit that sees one of them knows that Pope is wrong. */
const UNEXPECTED: readonly string[] = ["L1", "L2", "L3", "L4", "L5"];
const FORWARD: readonly OrderType[] = ["attack", "probe", "march"];

/** Why Pope does not give an order (NWO-DS4). */
export const FIXED_IDEA = refusesSpecially({ "kind-idea": ["NWO-DS4", sender] });

/** Pope believes that the enemy is fleeing, until a Union unit sees Longstreet’s men (NWO-DS4). */
export const fixedIdea: SpecialRuleMaker = {
  open({ holders, holderIndex, roster }) {
    const pope = holderIndex.get("pope");
    const longstreet = holders.filter(({ id }) => UNEXPECTED.includes(id)).flatMap(({ units }) => units);
    return {
      refuseOrder: (_field, { lifted }, from, type) =>
        from !== pope || FORWARD.includes(type) || lifted.includes("NWO-DS4") ? undefined : FIXED_IDEA["kind-idea"],
      isOver(field, p, { at }) {
        if (at !== "orders begin" && at !== "action ends") return false;
        const there = longstreet.filter((unit) => onMap(p, unit));
        return roster[UNION].some(
          (unit) => onMap(p, unit) && there.some((other) => sees(field, p, p.place[unit], p.place[other])),
        );
      },
      told: { type: "idea-given-up" },
    };
  },
};
