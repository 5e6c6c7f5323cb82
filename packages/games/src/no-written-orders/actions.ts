import { type ActionShapes, actionCheck } from "@stonebridge/kernel";
import { MOVEMENT_ACTIONS, MOVEMENT_STEPS, type MovementAction } from "./actions/movement.ts";
import { CAMPAIGN_ACTIONS, CAMPAIGN_STEPS, type CampaignAction } from "./actions/campaign.ts";
import { COMBAT_ACTIONS, COMBAT_STEPS, type CombatAction } from "./actions/combat.ts";
import { ORDERS_ACTIONS, ORDERS_STEPS, type OrdersAction } from "./actions/orders.ts";
import { TURN_ACTIONS, TURN_STEPS, type TurnAction } from "./actions/turn.ts";
import type { SideId } from "./vocabulary.ts";

/** Every choice of the game, told by subject. Units, leaders, formations, divisions and hexes go by their ids. */
export type Action = TurnAction | OrdersAction | MovementAction | CombatAction | CampaignAction;

/** The kind of a choice. */
export type ActionType = Action["type"];

/** The fields of each kind of action besides its type. */
export const ACTION_SHAPES: ActionShapes<Action> = {
  ...TURN_ACTIONS,
  ...ORDERS_ACTIONS,
  ...MOVEMENT_ACTIONS,
  ...COMBAT_ACTIONS,
  ...CAMPAIGN_ACTIONS,
};

/** Checks that something has the shape of an action. Input from a file or the network may be anything. */
export const isAction = actionCheck<Action>(ACTION_SHAPES);

/** The steps of the sequence of play that ask; each is also the key of its question. */
export const ASKING_STEPS = [
  ...TURN_STEPS,
  ...ORDERS_STEPS,
  ...MOVEMENT_STEPS,
  ...COMBAT_STEPS,
  ...CAMPAIGN_STEPS,
] as const;
/** A step that asks, and so the key of its question. */
export type AskingStep = (typeof ASKING_STEPS)[number];

/** The fields of a decision’s `about`, by step. */
export interface About {
  readonly side: SideId;
  /** The commander who rolled or chooses; the formations concerned. */
  readonly commander?: string;
  readonly formations?: readonly string[];
  /** The formations that move now. */
  readonly acting?: readonly string[];
  /** Units that act, or that are on the march with their points left, in halves. */
  readonly units?: readonly string[];
  readonly points?: readonly number[];
  /** What the commander will roll for; whose order is written: a superior’s, his own, the enemy’s; what a formation is chosen for. */
  readonly purpose?: "coordinated" | "initial" | "order" | "try" | "bad-move" | "bombard" | "charge" | "assault";
  /** The hex concerned: of an assault, a stack that may fire, a retreat. */
  readonly hex?: string;
  /** The leader who may go along, escapes, or still has to ride by his order. */
  readonly leader?: string;
  /** The unit that still has to move by its order; with a hex: a unit that is one too many there. */
  readonly unit?: string;
  /** How many are left: hits, hexes that a unit whose order has failed retreats. */
  readonly left?: number;
}
