import {
  type Action,
  type OrderType,
  ORDER_TYPES,
  type Position,
  sendersTo,
} from "@stonebridge/games/no-written-orders";
import type { Hand } from "../../contract/offers.ts";
import { ofType } from "../../contract/offers.ts";
import { hexOf, piecesIn } from "../pieces/pieces.ts";
import { type Table, tableOf } from "../table.ts";
import type { DrawnOrder } from "./drawn-order.ts";
import { orderHand, pieceOfHolder } from "./hand.ts";
import { weighingDice } from "../../weighing-dice.ts";

/** An order that a hand can begin: the action that begins it, and where each kind of it may aim. */
export interface Drawing {
  readonly purpose: DrawnOrder["purpose"];
  readonly from: string;
  readonly to: string;
  readonly begin: Action;
  /** The kind that was chosen. */
  readonly type?: OrderType;
  /** Hexes that each kind may aim at. */
  readonly aims: ReadonlyMap<OrderType, ReadonlySet<string>>;
}

/** The order that can be drawn with a hand; undefined if nobody is in hand, or nobody may order him now. */
export function drawingOf(table: Table, hand: Hand): Drawing | undefined {
  const begun = beginOf(table, hand);
  if (begun === undefined) return undefined;
  const { type } = begun;
  const aims = aimsAfter(table, begun.begin);
  return { ...begun, aims, ...(type !== undefined && aims.has(type) ? { type } : {}) };
}

type Begun = Pick<Drawing, "purpose" | "from" | "to" | "begin" | "type">;

function beginOf(table: Table, hand: Hand): Begun | undefined {
  const { actions } = table.decision;
  if (table.step === "bad-move") {
    const [begin] = ofType(actions, "command");
    const type = orderHand(table.tools, table.side, hand)?.type;
    return begin && { purpose: "bad-move", from: begin.holder, to: begin.holder, begin, ...(type && { type }) };
  }
  const wanted = orderHand(table.tools, table.side, hand);
  if (wanted === undefined) return undefined;
  const { to, type } = wanted;
  const more = type === undefined ? {} : { type };
  if (table.step === "initiative") {
    const own = ofType(actions, "try").find(({ holder }) => holder === to);
    const begin = own ?? ofType(actions, "try-for").find((one) => one.to === to);
    return begin && { purpose: "initiative", from: begin.type === "try" ? to : begin.from, to, begin, ...more };
  }
  if (table.step !== "orders") return undefined;
  const able = ofType(actions, "address").filter((one) => one.to === to);
  const begin = able.find(({ from }) => from === wanted.from) ?? bestOf(table, able, to, type);
  return begin && { purpose: "superior", from: begin.from, to, begin, ...more };
}

type Address = Extract<Action, { readonly type: "address" }>;

/** Of those who may order somebody, the one whose order comes first and is likeliest obeyed. */
function bestOf(table: Table, able: readonly Address[], to: string, type: OrderType = "march"): Address | undefined {
  if (able.length < 2) return able[0];
  const { game } = table.tools;
  const senders = sendersTo(game.field, table.position, to, [type]);
  const best = senders.find(({ from }) => able.some((one) => one.from === from));
  return able.find(({ from }) => from === best?.from) ?? able[0];
}

const known = new WeakMap<Position, Map<string, Drawing["aims"]>>();

/** Where each kind of order may aim once it is begun: the rules’ own answers, played on copies. */
function aimsAfter(table: Table, begin: Action): Drawing["aims"] {
  const found = known.get(table.position) ?? new Map<string, Drawing["aims"]>();
  known.set(table.position, found);
  const key = Object.values(begin).join(" ");
  const kept = found.get(key);
  if (kept) return kept;
  const after = played(table, table.position, begin);
  const aims = new Map<OrderType, ReadonlySet<string>>();
  for (const { order } of ofType(choicesIn(table, after), "kind")) {
    const chosen = played(table, after, { type: "kind", order });
    aims.set(order, new Set(ofType(choicesIn(table, chosen), "aim").map(({ hex }) => hex)));
  }
  found.set(key, aims);
  return aims;
}

function played({ tools: { game }, side }: Table, before: Position, action: Action): Position {
  const after = game.copy(before);
  game.act(after, side, action, weighingDice());
  return after;
}

function choicesIn({ tools }: Table, position: Position): readonly Action[] {
  return tableOf(tools, position)?.decision.actions ?? [];
}

/** Hexes from an enemy within which an order there most likely means him. */
const NEAR = 1;

/** The kind of order that somebody most likely means by pointing at a hex: against the enemy, to stand where he is, else to go there. */
export function naturalType(table: Table, { aims, to }: Drawing, hex: string): OrderType | undefined {
  const may = (type: OrderType): boolean => aims.get(type)?.has(hex) === true;
  const { grid } = table.tools.game.field.map;
  const at = grid.known(hex);
  const piece = pieceOfHolder(table.tools, to);
  const own = piece === undefined ? undefined : hexOf(table.view, piece);
  const enemies = (near: Iterable<number>): boolean =>
    [...near].some((one) => piecesIn(table.view, grid.ids[one] as string).some(({ side }) => side !== table.side));
  const wanted: OrderType[] = [];
  if (enemies(grid.within(at, NEAR))) wanted.push("attack", "probe");
  if (own !== undefined && grid.distance(grid.known(own), at) <= NEAR) wanted.push("defend");
  return [...wanted, "march" as const, ...ORDER_TYPES].find(may);
}

/** The actions that give an order which is drawn in one stroke. */
export function stroke({ begin }: Drawing, type: OrderType, hex: string): readonly Action[] {
  return [begin, { type: "kind", order: type }, { type: "aim", hex }];
}
