import type { Refusal } from "@stonebridge/kernel";
import { type Loose, numberOf, textOf, textsOf } from "@stonebridge/kernel/words";
import type { About, Action, ActionType, AskingStep } from "../actions.ts";
import { STACKING_LIMIT } from "../measures.ts";
import { ORDER_TYPES, type OrderType } from "../vocabulary.ts";
import type { Asked } from "./texts.ts";

/** The decision's values and what it offers. */
export interface Told {
  readonly about: About;
  may(type: ActionType): boolean;
  /** How many choices of a kind there are. */
  count(type: ActionType): number;
}

export function asked(decision: Asked): Told {
  const number = (type: ActionType): number => decision.actions.filter((action) => action.type === type).length;
  return {
    about: decision.about as unknown as About,
    may: (type) => decision.actions.some((action) => action.type === type),
    count: number,
  };
}

export function stepOf(decision: Asked): AskingStep {
  return decision.step as AskingStep;
}

/** The fewest halves of a movement point left to any unit on the march. */
export function pointsLeft({ points }: About): number | undefined {
  return points === undefined || points.length === 0 ? undefined : Math.min(...points);
}

/** The named values of a refusal (see `explain.ts`), each present only if it has the right type. */
export interface RefusalValues {
  readonly unit?: string;
  readonly leader?: string;
  /** The holder of the order in question. */
  readonly holder?: string;
  readonly formation?: string;
  /** The sender of an order. */
  readonly from?: string;
  readonly hex?: string;
  readonly target?: string;
  readonly order?: OrderType;
  readonly enemies: readonly string[];
  /** Movement points in halves: what the step costs, what is left. */
  readonly needed?: number;
  readonly left?: number;
  /** Strength points that a hex holds. */
  readonly limit: number;
}

/** Reads a refusal’s values; missing ones come from the action, if there is one. Never throws. */
export function refusalValues(refusal: Refusal, action: Action | undefined): RefusalValues {
  const own: Loose = refusal.with ?? {};
  const tried: Loose = { ...action };
  const text = (key: string): string | undefined => textOf(own[key], tried[key]);
  const order = text("order");
  const values = {
    unit: text("unit"),
    leader: text("leader"),
    holder: text("to") ?? text("holder"),
    formation: text("formation"),
    from: text("from") ?? text("commander"),
    hex: text("hex"),
    target: text("target"),
    order: ORDER_TYPES.find((type) => type === order),
    needed: numberOf(own["needed"]),
    left: numberOf(own["left"]),
  };
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return {
    ...(present as Partial<RefusalValues>),
    enemies: textsOf(own["enemies"]),
    limit: numberOf(own["limit"]) ?? STACKING_LIMIT,
  };
}

/** The final points in an outcome’s values, if they are there, and whether the victory is decisive. */
export function endOf(about: Loose): {
  readonly points?: { readonly union: number; readonly confederate: number };
  readonly decisive: boolean;
} {
  const points: Loose = typeof about["points"] === "object" && about["points"] !== null ? { ...about["points"] } : {};
  const [union, confederate] = [numberOf(points["union"]), numberOf(points["confederate"])];
  const decisive = about["decisive"] === true;
  return union === undefined || confederate === undefined ? { decisive } : { points: { union, confederate }, decisive };
}
