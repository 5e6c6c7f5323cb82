import type { GameEvent } from "../../../src/no-written-orders/events.ts";
import type { DieRoll } from "../../../src/no-written-orders/events/die-roll.ts";
import type { Modifier } from "../../../src/no-written-orders/tables/modifiers.ts";
import type { RollKind } from "../../../src/no-written-orders/vocabulary.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;

const rule = "NWO-4-a";
const [unit, guns, own] = ["u_schim", "u_indart_a", "c_hood"] as const;
const [from, to] = ["1217", "1016"] as const;
const units = [unit, "u_krz", "u_sart_a", "u_sart_b", "u_stahel"] as const;

function one(kind: RollKind, needed?: number, value = 0): DieRoll {
  const modifiers: readonly Modifier[] = value === 0 ? [] : [{ value, rule: "NWO-4.2-a" }];
  const roll = { kind, side: "confederate", die: 4, modifiers, total: 4 + value } as const;
  return needed === undefined ? roll : { ...roll, needed };
}

function two(kind: RollKind, value = 0): DieRoll {
  const modifiers: readonly Modifier[] = value === 0 ? [] : [{ value, rule: "NWO-7.6-h" }];
  return { kind, side: "union", die: 9, dice: [4, 5], modifiers, total: 9 + value };
}

/** Events of every type, with much to say. */
export const SAMPLE_EVENTS: { readonly [T in GameEvent["type"]]: readonly EventOf<T>[] } = {
  "turn-began": [1, 4, 99].map((turn) => ({ type: "turn-began", rule, turn })),
  "phase-began": [{ type: "phase-began", rule, phase: "selection" }],
  "coordinated-tested": [true, false].map((won) => ({
    type: "coordinated-tested",
    rule,
    commander: "longstreet",
    roll: one("coordinated-action", -1),
    won,
  })),
  "initial-tested": [
    {
      type: "initial-tested",
      rule,
      rolls: [one("initial-action", undefined, 4), one("initial-action")],
      winner: "union",
    },
    { type: "initial-tested", rule, rolls: [one("initial-action", undefined, 1)] },
  ],
  "initial-chosen": [
    { type: "initial-chosen", rule, side: "confederate", formation: "L5" },
    { type: "initial-chosen", rule, side: "union" },
  ],
  "pair-chosen": [{ type: "pair-chosen", rule, side: "confederate", formations: ["L5", "W3"] }],
  "chit-drawn": [
    { type: "chit-drawn", rule, side: "confederate", formations: ["L5", "W3"], of: 9 },
    { type: "chit-drawn", rule, side: "union", formations: ["V4"], of: 1 },
  ],
  "player-turns-rolled": [
    {
      type: "player-turns-rolled",
      rule,
      rolls: [one("player-turn", undefined, 3), one("player-turn")],
      winner: "confederate",
    },
  ],
  "player-turns-chosen": [{ type: "player-turns-chosen", rule, first: "union" }],
  "action-began": [
    { type: "action-began", rule, side: "union", formations: ["V4"] },
    { type: "action-began", rule: "NWO-4-g", side: "confederate", formations: ["L1", "L2", "L3", "L4", "L5"] },
    { type: "action-began", rule: "NWO-4-g", side: "confederate", formations: ["L5", "W3"] },
  ],
  "turn-end-rolled": [
    { type: "turn-end-rolled", rule, rolls: [one("turn-end"), one("turn-end")], first: "confederate" },
  ],
  "game-over": (["union", "confederate", "draw"] as const).map((winner) => ({ type: "game-over", rule, winner })),
  obeyed: [
    { type: "obeyed", rule, holder: "fitzhugh-lee-brigade", order: "general-retreat", origin: "superior" },
    { type: "obeyed", rule, holder: "V4", order: "attack", target: from, origin: "bad-move" },
  ],
  "stood-down": [{ type: "stood-down", rule, holder: "fitzhugh-lee-brigade" }],
  "order-failed": [{ type: "order-failed", rule, holder: "L5" }],
  rejoined: [{ type: "rejoined", rule, holder: "fitzhugh-lee-brigade" }],
  "initiative-tried": (["bad-move", "no-effect", "acts", "waits"] as const).map((result) => ({
    type: "initiative-tried",
    rule,
    holder: "fitzhugh-lee-brigade",
    order: "attack",
    roll: two("initiative"),
    result,
  })),
  "bad-move": [{ type: "bad-move", rule, holder: "fitzhugh-lee-brigade" }],
  "confidence-checked": [true, false].map((held) => ({
    type: "confidence-checked",
    rule,
    holder: "L5",
    roll: one("confidence", 3),
    held,
  })),
  "order-sent": [
    { type: "order-sent", rule, from: "longstreet", to: "L5", orders: ["march", "attack", "attack"], aide: true },
    { type: "order-sent", rule, from: "lee", to: "lee", orders: ["fall-back"], aide: false },
  ],
  "aide-rode": [
    { type: "aide-rode", rule, hex: to },
    { type: "aide-rode", rule, hex: to, from },
  ],
  "order-delivered": [{ type: "order-delivered", rule, to: "L5", orders: ["march", "attack", "attack"] }],
  "compliance-tested": (["C", "R4", "R5", "R6"] as const).map((result) => ({
    type: "compliance-tested",
    rule,
    holder: "fitzhugh-lee-brigade",
    column: -1,
    roll: two("compliance"),
    result,
  })),
  "character-tested": [true, false].map((follows) => ({
    type: "character-tested",
    rule,
    holder: "L1",
    roll: two("trait"),
    follows,
  })),
  "waiting-tested": [true, false].map((obeyed) => ({
    type: "waiting-tested",
    rule,
    holder: "L5",
    roll: one("waiting-order"),
    obeyed,
  })),
  "aide-met": [{ type: "aide-met", rule, hex: from, turn: 4 }],
  "orders-read": [
    { type: "orders-read", rule, to: "L5", orders: ["march", "attack"], targets: [from, to] },
    { type: "orders-read", rule, to: "W3", orders: ["general-retreat"], targets: [] },
  ],
  attached: [{ type: "attached", rule, division: "kearny-division", formation: "V1" }],
  "hiding-tested": [true, false].map((hidden) => ({
    type: "hiding-tested",
    rule,
    holder: "L5",
    roll: one("hiding"),
    hidden,
  })),
  "march-revealed": [{ type: "march-revealed", rule, holder: "L5", hex: from }],
  appeared: [{ type: "appeared", rule, unit, hex: to }],
  "decoy-planted": [{ type: "decoy-planted", rule, hex: from }],
  "decoy-struck": [{ type: "decoy-struck", rule, hex: "3333" }],
  "top-shown": [{ type: "top-shown", rule, unit }],
  "ford-found": [{ type: "ford-found", rule }],
  "idea-given-up": [{ type: "idea-given-up", rule }],
  "fell-back": [{ type: "fell-back", rule, unit, from, to }],
  stepped: [
    { type: "stepped", rule, units: [unit], from, to, left: [5] },
    { type: "stepped", rule, units, from, to, left: [5, 4, 3, 2, 1] },
  ],
  "counter-moved": [{ type: "counter-moved", rule, top: unit, from, to }],
  stopped: [{ type: "stopped", rule, units, hex: to }],
  screened: [{ type: "screened", rule, unit, units }],
  entered: [{ type: "entered", rule, unit: own, hex: "0125", side: "confederate" }],
  "left-map": [{ type: "left-map", rule, units: [own], leaders: [], hex: "0125" }],
  "leader-came": [{ type: "leader-came", rule, leader: "s-d-lee", hex: "0125" }],
  "arrival-thrown": [{ type: "arrival-thrown", rule, group: "V5-15", turn: 17 }],
  "digging-began": [{ type: "digging-began", rule, unit, hex: from, facing: "1218" }],
  entrenched: [{ type: "entrenched", rule, hex: from, facing: "1218" }],
  "abatis-cleared": [{ type: "abatis-cleared", rule, unit, hex: from }],
  rode: [{ type: "rode", rule, leader: "longstreet", from, to }],
  fired: [
    {
      type: "fired",
      rule,
      kind: "assault",
      side: "union",
      units,
      hex: from,
      strength: 31,
      rolls: [two("assault", 2)],
      hits: 3,
    },
    {
      type: "fired",
      rule,
      kind: "bombardment",
      side: "union",
      units: [guns],
      hex: "1822",
      strength: 1,
      rolls: [two("bombardment")],
      hits: 0,
    },
    {
      type: "fired",
      rule,
      kind: "passing",
      side: "union",
      units: [unit, guns],
      hex: from,
      strength: 9,
      rolls: [two("passing-fire", -1)],
      hits: 1,
    },
    {
      type: "fired",
      rule,
      kind: "charge",
      side: "union",
      units: [unit],
      hex: from,
      strength: 3,
      rolls: [one("six-to-hit"), one("six-to-hit"), one("six-to-hit")],
      hits: 1,
    },
  ],
  "step-lost": [{ type: "step-lost", rule, unit, lost: 1, strength: 3 }],
  "step-restored": [{ type: "step-restored", rule, unit, lost: 1, strength: 3 }],
  eliminated: [
    { type: "eliminated", rule, unit, hex: from },
    { type: "eliminated", rule, unit: "c_lart", hex: "1822" },
  ],
  disrupted: [
    { type: "disrupted", rule, units },
    { type: "disrupted", rule, units: ["c_lart"] },
  ],
  "digging-stopped": [{ type: "digging-stopped", rule, hex: from }],
  assaulted: [
    { type: "assaulted", rule, side: "union", attackers: units, defenders: [own, "c_law", "c_hoart"], hex: from },
    { type: "assaulted", rule, side: "union", attackers: [unit], defenders: [], hex: "1822" },
  ],
  charged: [{ type: "charged", rule, side: "union", chargers: [unit], defenders: [own], hex: from }],
  "pursuit-tested": [true, false].map((pursues) => ({
    type: "pursuit-tested",
    rule,
    unit: "u_buford",
    roll: one("charge", 3),
    pursues,
  })),
  stayed: [{ type: "stayed", rule, units: ["u_buford"], hex: from }],
  "morale-tested": [true, false].flatMap((held) =>
    [units, [unit]].map((who) => ({
      type: "morale-tested" as const,
      rule,
      side: "union" as const,
      units: who,
      roll: one("morale", 3),
      held,
    })),
  ),
  retreated: [{ type: "retreated", rule, units, from, to }],
  advanced: [{ type: "advanced", rule, unit, from, to }],
  "leader-advanced": [{ type: "leader-advanced", rule, leader: "longstreet", to }],
  destroyed: [{ type: "destroyed", rule, unit: guns }],
  displaced: [
    { type: "displaced", rule, leader: "s-d-lee", from, to },
    { type: "displaced", rule, leader: "s-d-lee", from: "1822" },
  ],
  "headquarters-lost": [{ type: "headquarters-lost", rule, holder: "lee", hex: from }],
  "low-ammunition": [{ type: "low-ammunition", rule, units }],
  "leader-tested": [true, false].map((lost) => ({
    type: "leader-tested",
    rule,
    leader: "longstreet",
    roll: two("leader-loss"),
    lost,
  })),
  "leader-replaced": [{ type: "leader-replaced", rule, leader: "ewell", rating: 1 }],
  "spirit-changed": [true, false].map((demoralised) => ({
    type: "spirit-changed",
    rule,
    formation: "V4",
    demoralised,
  })),
  "army-broke": [{ type: "army-broke", rule, side: "confederate" }],
  "fatigue-changed": [0, 1, 2].map((fatigue) => ({ type: "fatigue-changed", rule, holder: "L5", fatigue })),
  "return-tested": [true, false].map((returns) => ({
    type: "return-tested",
    rule,
    unit,
    roll: one("reorganisation", 3),
    returns,
  })),
  returned: [{ type: "returned", rule, unit, hex: from, lost: 1 }],
  shifted: [{ type: "shifted", rule, unit, from, to }],
  "headquarters-moved": [{ type: "headquarters-moved", rule, holder: "lee", from, to }],
  "headquarters-returned": [{ type: "headquarters-returned", rule, holder: "lee", hex: from }],
  "recovery-tested": [true, false].map((recovered) => ({
    type: "recovery-tested",
    rule,
    unit: "c_lart",
    roll: one("recovery"),
    recovered,
  })),
  "train-came": [{ type: "train-came", rule, train: "L5-train", hex: from }],
  "train-moved": [{ type: "train-moved", rule, train: "union-train-1", from, to }],
  "train-lost": [{ type: "train-lost", rule, train: "L5-train", hex: from }],
  "train-filled": [{ type: "train-filled", rule, train: "L5-train", reloads: 5 }],
  reloaded: [{ type: "reloaded", rule, unit, train: "V1-train", left: 1 }],
  "supply-changed": [true, false].map((supplied) => ({ type: "supply-changed", rule, units, supplied })),
};
