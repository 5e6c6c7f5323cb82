import { type ActionShapes, actionCheck } from "@stonebridge/kernel";
import { MOVEMENT_ACTIONS, MOVEMENT_STEPS, type MovementAction } from "./actions/movement.ts";
import { CAMPAIGN_ACTIONS, CAMPAIGN_STEPS, type CampaignAction } from "./actions/campaign.ts";
import { COMBAT_ACTIONS, COMBAT_STEPS, type CombatAction } from "./actions/combat.ts";
import { ORDERS_ACTIONS, ORDERS_STEPS, type OrdersAction } from "./actions/orders.ts";
import { TURN_ACTIONS, TURN_STEPS, type TurnAction } from "./actions/turn.ts";
import type { SideId } from "./vocabulary.ts";

/** Every choice of the game, told by subject. Units, leaders, formations, divisions and hexes go by their ids. */
export type Action = TurnAction | OrdersAction | MovementAction | CombatAction | CampaignAction;

export type ActionType = Action["type"];

/** What each kind of action holds beside its type. */
export const ACTION_SHAPES: ActionShapes<Action> = {
  ...TURN_ACTIONS,
  ...ORDERS_ACTIONS,
  ...MOVEMENT_ACTIONS,
  ...COMBAT_ACTIONS,
  ...CAMPAIGN_ACTIONS,
};

/** Has it the shape of an action? What comes from a file or over a wire may be anything. */
export const isAction = actionCheck<Action>(ACTION_SHAPES);

/** The steps of the sequence of play that ask; each is also the key of its question. */
export const ASKING_STEPS = [
  ...TURN_STEPS,
  ...ORDERS_STEPS,
  ...MOVEMENT_STEPS,
  ...COMBAT_STEPS,
  ...CAMPAIGN_STEPS,
] as const;
export type AskingStep = (typeof ASKING_STEPS)[number];

/** What the decision’s `about` holds, by step. */
export interface About {
  readonly side: SideId;
  /** The commander who rolled or chooses; formations it is about. */
  readonly commander?: string;
  readonly formations?: readonly string[];
  /** Units that act, or that are on the march with their points left, in halves. */
  readonly units?: readonly string[];
  readonly points?: readonly number[];
  /** What the commander will roll for; whose order is written: a superior’s, his own, the enemy’s; what a formation is chosen for. */
  readonly purpose?: "coordinated" | "initial" | "order" | "try" | "bad-move" | "bombard" | "charge" | "assault";
  /** The hex it is about: of an assault, a stack that may fire, a retreat. */
  readonly hex?: string;
  /** The leader who may go along, gets away, or owes his order a ride. */
  readonly leader?: string;
  /** The unit that owes its order a move; with a hex: that stands there among too many. */
  readonly unit?: string;
  /** How many are left: hits, hexes that a unit whose order has failed goes back. */
  readonly left?: number;
}
