import type { OrderType } from "../../../src/no-written-orders/vocabulary.ts";

/** States of an order (reading 3.9): its type, a march that waits for its attack after contact, or none. */
export const STATES = [
  "attack",
  "probe",
  "defend",
  "delay",
  "march",
  "march+contact",
  "fall-back",
  "general-retreat",
  "reserve",
] as const satisfies readonly (OrderType | "march+contact")[];
export type State = (typeof STATES)[number];

/** What can befall it, in the order of the table. */
export const EVENTS = [
  "compliance",
  "waiting order made good",
  "initiative acts",
  "bad move",
  "character",
  "bad-move order ran a turn",
  "confidence failed",
  "confidence failed, demoralised",
  "achieved, another follows",
  "achieved, nothing follows",
  "contact, another follows",
  "contact, an attack follows a poor leader",
  "contact, nothing follows",
  "turn after contact",
  "nightfall, nothing held",
  "artillery alone left",
  "nobody left",
  "leader driven off",
  "leader displaced",
  "units beside the leader retreat",
  "leader lost",
  "owner lets them rest",
  "owner lets them rest after a night",
  "assaulted",
] as const;
export type OrderEvent = (typeof EVENTS)[number];

/**
 * What becomes of it: stays as it is; the new order; the next of its sequence; none; a failure and Fall Back; a Defend by rule; the wait for
 * an attack; and, assaulted: fights, gives way, fights with one less.
 */
export type Cell =
  | "same"
  | "new"
  | "next"
  | "reserve"
  | "fails"
  | "defend"
  | "contact"
  | "attack"
  | "fights"
  | "gives way"
  | "fights at one less";

type Row = readonly [
  attack: Cell,
  probe: Cell,
  defend: Cell,
  delay: Cell,
  march: Cell,
  contact: Cell,
  fallBack: Cell,
  retreat: Cell,
  reserve: Cell,
];

const all = (cell: Cell): Row => [cell, cell, cell, cell, cell, cell, cell, cell, cell];
const attacks = (cell: Cell): Row => [cell, cell, "same", "same", "same", "same", "same", "same", "same"];
const march = (cell: Cell): Row => ["same", "same", "same", "same", cell, "same", "same", "same", "same"];
const reserve = (cell: Cell): Row => ["same", "same", "same", "same", "same", "same", "same", "same", cell];

/** The complete cells of reading 3.9. */
const TABLE: Readonly<Record<OrderEvent, Row>> = {
  compliance: all("new"),
  "waiting order made good": all("new"),
  "initiative acts": all("new"),
  "bad move": all("new"),
  character: all("new"),
  "bad-move order ran a turn": attacks("reserve"),
  "confidence failed": attacks("fails"),
  "confidence failed, demoralised": ["fails", "fails", "fails", "fails", "same", "same", "same", "same", "same"],
  "achieved, another follows": ["next", "next", "same", "same", "next", "same", "same", "same", "same"],
  "achieved, nothing follows": ["reserve", "reserve", "same", "same", "reserve", "same", "same", "same", "same"],
  "contact, another follows": march("next"),
  "contact, an attack follows a poor leader": march("contact"),
  "contact, nothing follows": march("defend"),
  "turn after contact": ["same", "same", "same", "same", "same", "attack", "same", "same", "same"],
  "nightfall, nothing held": ["fails", "fails", "same", "same", "same", "attack", "same", "same", "same"],
  "artillery alone left": attacks("fails"),
  "nobody left": attacks("fails"),
  "leader driven off": ["same", "same", "fails", "fails", "same", "same", "same", "same", "same"],
  "leader displaced": reserve("fails"),
  "units beside the leader retreat": reserve("fails"),
  "leader lost": all("same"),
  "owner lets them rest": ["same", "same", "same", "same", "same", "same", "reserve", "same", "same"],
  "owner lets them rest after a night": ["same", "same", "same", "same", "same", "same", "reserve", "reserve", "same"],
  assaulted: [
    "fights",
    "fights",
    "fights",
    "fights",
    "fights",
    "fights",
    "gives way",
    "gives way",
    "fights at one less",
  ],
};

/** The cell of an event and a state. */
export function cellOf(event: OrderEvent, state: State): Cell {
  return TABLE[event][STATES.indexOf(state)] as Cell;
}
