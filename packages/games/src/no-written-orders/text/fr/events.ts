import { type Line, sentenceCase } from "@stonebridge/kernel/words";
import type { GameEvent } from "../../events.ts";
import type { EventOf, Tellers } from "../telling.ts";
import type { Names, Texts } from "../texts.ts";
import { campaignEvents } from "./events-campaign.ts";
import { combatEvents } from "./events-combat.ts";
import { movementEvents } from "./events-movement.ts";
import { ordersEvents } from "./events-orders.ts";
import { specialEvents } from "./events-special.ts";
import { turnEvents } from "./events-turn.ts";
import { say, type Say } from "./grammar.ts";

const TELL: Tellers<GameEvent, Say> = {
  ...turnEvents,
  ...ordersEvents,
  ...movementEvents,
  ...combatEvents,
  ...campaignEvents,
  ...specialEvents,
};

function tell<T extends GameEvent["type"]>(type: T, event: EventOf<T>, names: Names): Line {
  return TELL[type](event, say(names));
}

export const events = {
  event: (event, names) => sentenceCase(tell(event.type, event, names)),
} satisfies Partial<Texts>;
