import { CAMPAIGN_FRAMES } from "./locals/campaign.ts";
import { COMBAT_FRAMES } from "./locals/combat.ts";
import { MOVEMENT_FRAMES } from "./locals/movement.ts";
import { ORDERS_FRAMES } from "./locals/orders.ts";
import { TURN_FRAMES } from "./locals/turn.ts";

/**
 * The steps of the sequence of play with their locals, by who may see them, as they lie on a position’s stack while they run; the last one
 * runs. Each subject declares its own. Lists are replaced, never changed.
 */
export const FRAMES = { ...TURN_FRAMES, ...ORDERS_FRAMES, ...MOVEMENT_FRAMES, ...COMBAT_FRAMES, ...CAMPAIGN_FRAMES };
