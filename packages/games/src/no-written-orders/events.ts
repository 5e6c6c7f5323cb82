import type { RuleId } from "@stonebridge/kernel";
import type { CampaignEvent } from "./events/campaign.ts";
import type { MovementEvent } from "./events/movement.ts";
import type { CombatEvent } from "./events/combat.ts";
import type { OrdersEvent } from "./events/orders.ts";
import type { SpecialEvent } from "./modules/special-events.ts";
import type { TurnEvent } from "./events/turn.ts";
import type { SideId } from "./vocabulary.ts";

/** Everything that happens, as facts, grouped by subject. `audience`: the seats that may see it (reading 4); absent: all. */
export type GameEvent = {
  readonly rule: RuleId;
  readonly audience?: readonly SideId[];
  readonly reveals?: true;
} & (TurnEvent | OrdersEvent | MovementEvent | CombatEvent | CampaignEvent | SpecialEvent);
