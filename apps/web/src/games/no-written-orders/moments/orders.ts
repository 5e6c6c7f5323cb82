import type { GameEvent, OrderType } from "@stonebridge/games/no-written-orders";
import { headed } from "../../../language/headed.ts";
import type { Moment } from "../../contract/moments.ts";
import { ofHolder, type Told } from "./told.ts";
import { momentTexts } from "./texts.ts";

/** On what a waiting order is obeyed, by the result of the test (NWO-12.5). */
const LATER = { R4: 4, R5: 5, R6: 6 } as const;

/** What becomes of orders: they arrive, are obeyed, wait, fail, are misread, are read by the enemy. */
export function orderMoment(event: GameEvent, desk: Told): Moment | undefined {
  const { t } = momentTexts;
  const { texts, names } = desk;
  const legs = (types: readonly OrderType[]): string => types.map((type) => texts.order(type)).join(", ");
  const of = (holder: string) => ({ text: headed(names.holder(holder)), ...ofHolder(desk, holder) });
  switch (event.type) {
    case "order-delivered": {
      const { to, orders } = event;
      return { kind: "order", ...of(to), text: t.order(headed(names.holder(to)), legs(orders)) };
    }
    case "compliance-tested": {
      const { holder, result } = event;
      if (result === "C") return { kind: "order", title: t.obeyed, ...of(holder) };
      const text = t.later.text(headed(names.holder(holder)), LATER[result]);
      return { kind: "misread", title: t.later.title, ...of(holder), text };
    }
    case "waiting-tested":
      return event.obeyed ? { kind: "order", title: t.obeyed, ...of(event.holder) } : undefined;
    case "initiative-tried":
      return event.result === "acts"
        ? {
            kind: "order",
            title: t.ownIdea,
            ...of(event.holder),
            text: t.order(headed(names.holder(event.holder)), texts.order(event.order)),
          }
        : undefined;
    case "order-failed":
      return { kind: "misread", title: t.failed, ...of(event.holder) };
    case "bad-move":
      return {
        kind: "misread",
        title: t.badMove,
        ...of(event.holder),
        text: t.badMoveText(names.holder(event.holder)),
      };
    case "character-tested":
      return event.follows ? { kind: "misread", title: t.character, ...of(event.holder) } : undefined;
    case "orders-read": {
      const { to, orders } = event;
      return {
        kind: "news",
        title: t.read,
        ...ofHolder(desk, to),
        text: t.order(headed(names.holder(to)), legs(orders)),
      };
    }
    default:
      return undefined;
  }
}
