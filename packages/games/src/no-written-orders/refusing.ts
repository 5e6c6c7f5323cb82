import { knownHolder, knownLeader, knownUnit } from "./known.ts";
import { type Asked, refusals, type Refuses } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import { boundBy } from "./army/standing.ts";
import type { Field, SpecialAsking } from "./field.ts";
import type { FrameOf } from "./frames.ts";
import { type HolderIndex, type SideIndex, STACKING_LIMIT } from "./measures.ts";
import { hexId, holderId, type Play, unitId } from "./play.ts";
import { type Position, unitsAt } from "./position.ts";
import type { Rule } from "./rules/registry.ts";
import { ORDER_TYPES, type OrderType } from "./vocabulary.ts";

/** What somebody asks for: the action, his side, and the position as his side knows it. */
export type Asking = Asked<Play, Action>;

/** A rule that refuses an action: its clause, the key of its sentence, and how the sentence’s figures are found. */
export type Refusal = Refuses<Asking>;

/** What the sentences of refusals name: units, leaders, holders of orders and hexes by their ids. */
export interface Figures {
  readonly unit?: string;
  readonly leader?: string;
  /** The holder of the order in question, or its recipient. */
  readonly holder?: string;
  readonly formation?: string;
  /** The sender of an order. */
  readonly from?: string;
  readonly hex?: string;
  /** The flag of the order in question. */
  readonly target?: string;
  readonly order?: OrderType;
  /** Units of the enemy in the hex. */
  readonly enemies?: readonly string[];
  /** In halves of a movement point: what a step costs, what is left for it. */
  readonly needed?: number;
  readonly left?: number;
  /** Strength points that a hex holds. */
  readonly limit?: number;
}

/** Declares the refusals of a room: the clause that fires, and how the figures of its sentence are found. */
export const refuses = refusals<Asking, Rule, Figures>();

/** Declares the refusals of a special rule of a module. */
export const refusesSpecially = refusals<SpecialAsking, Rule, Figures>();

type All<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I extends Figures) => void ? I : never;

/** Several figures together. */
export function of<A extends SpecialAsking, F extends readonly Figures[]>(
  ...finds: { readonly [I in keyof F]: (asked: A) => F[I] }
): (asked: A) => All<F[number]> {
  return (asked) => Object.assign({}, ...finds.map((find) => find(asked)));
}

/** The unit of the action, otherwise the first of those on the march. */
export function unit({ play, action }: SpecialAsking): { readonly unit: string } {
  return { unit: "unit" in action ? action.unit : unitId(play, marching(play).units[0]) };
}

export function leader({ action }: Asking): { readonly leader: string } {
  return { leader: named(action, "leader") };
}

export function formation({ action }: Asking): { readonly formation: string } {
  return { formation: named(action, "formation") };
}

/** The holder or recipient of the action, otherwise that of the order being written. */
export function holder({ play, action }: SpecialAsking): { readonly holder: string } {
  if ("holder" in action) return { holder: action.holder };
  return { holder: "to" in action ? action.to : holderId(play, drafting(play).to) };
}

export function sender({ play, action }: SpecialAsking): { readonly from: string } {
  return { from: "from" in action ? action.from : holderId(play, drafting(play).from) };
}

export function hex({ action }: SpecialAsking): { readonly hex: string } {
  return { hex: named(action, "hex") };
}

export function limit(): { readonly limit: number } {
  return { limit: STACKING_LIMIT };
}

/** Units of the enemy, of which the side knows, in the hex. */
export function enemies({ play, action }: Asking): { readonly enemies: readonly string[] } {
  const at = play.field.map.grid.known(named(action, "hex"));
  return { enemies: unitsAt(play.p, at).map((one) => unitId(play, one)) };
}

/** The order that is in question: the one being written, that of the holder, of the unit, of the leader. */
export function order(asked: Asking): { readonly order: OrderType } {
  const { play, action } = asked;
  if ("order" in action) return { order: action.order };
  const frame = play.p.stack.at(-1);
  if (frame?.step === "drafting") return { order: ORDER_TYPES[frame.type] };
  return { order: play.p.standing[inQuestion(asked)]?.order.type ?? "reserve" };
}

/** The flag of that order. */
export function target(asked: Asking): { readonly target: string } {
  const { play } = asked;
  const aim = play.p.standing[inQuestion(asked)]?.order.target;
  if (aim === undefined) throw new Error("An order without a target binds nobody to one.");
  return { target: hexId(play, aim.flag) };
}

/** Figures that only the rule can name, because it has found what stands in the way. */
export function byRule<F extends Figures>(): (asked: Asking) => F {
  return () => {
    throw new Error("The rule that refuses names its figures.");
  };
}

/** The holder of the order that binds the unit. */
export function boundTo(asked: Asking): { readonly holder: string } {
  return { holder: holderId(asked.play, inQuestion(asked)) };
}

function inQuestion(asked: Asking): HolderIndex {
  const { play, action } = asked;
  const { field, p } = play;
  if ("leader" in action) return field.leads[knownLeader(field, action.leader)];
  if ("holder" in action) return knownHolder(field, action.holder);
  if ("train" in action) return knownHolder(field, action.train);
  return boundBy(field, p, knownUnit(field, unit(asked).unit));
}

type Named = "leader" | "formation" | "hex";

function named(action: Action, key: Named): string {
  const id: unknown = Reflect.get(action, key);
  if (typeof id !== "string") throw new Error(`The choice ${action.type} names no ${key}.`);
  return id;
}

/** The stack on the march. */
export function marching({ p }: Pick<SpecialAsking["play"], "p">): FrameOf<"march"> {
  const frame = p.stack.at(-1);
  if (frame?.step !== "march") throw new Error("Nobody is on the march.");
  return frame;
}

function drafting({ p }: Pick<SpecialAsking["play"], "p">): FrameOf<"drafting"> {
  const frame = p.stack.at(-1);
  if (frame?.step !== "drafting") throw new Error("No order is being written.");
  return frame;
}

/** An action of a type, asked for where its step does not ask: why it cannot be taken. */
export interface Away<A extends Action = Action> {
  readonly field: Field;
  readonly p: Position;
  readonly side: SideIndex;
  readonly action: A;
}

/** For every type of action of a subject, why it cannot be taken away from its step. */
export type Elsewhere<A extends Action> = {
  readonly [T in A["type"]]: (away: Away<Extract<A, { readonly type: T }>>) => Refusal | undefined;
};

/** Refusals of any moment. */
export const UNKNOWN = refuses({
  "game-over": ["NWO-4-a"],
  "other-side": ["NWO-4-a"],
  "not-asked": ["NWO-4-a"],
  "no-such-holder": ["NWO-2.1-a"],
  "no-such-unit": ["NWO-6.1-a"],
  "no-such-leader": ["NWO-11.1-a"],
  "no-such-hex": ["NWO-8.1-a"],
  "no-such-order": ["NWO-12.3-a"],
});
