import { describe } from "vitest";
import { refusedAs, type Attempt } from "../support/refused.ts";
import { combats, half } from "../support/table.ts";
import { BEE, BOTH, KEYES, activate, end, marking, moving, rest, step, table, turn } from "./tables.ts";

const acting: readonly Attempt[] = [
  [
    "BR61-7-d",
    "a second brigade acts in turn 1",
    () =>
      table({ at: half("north", 1, { turn: 1 }), placements: BOTH })
        .activate("keyes")
        .end("keyes")
        .to("headquarters"),
    activate("howard"),
  ],
  [
    "BR61-7-d",
    "a second brigade acts in turn 1 while the first moves",
    () => table({ at: half("north", 1, { turn: 1 }), placements: BOTH }).activate("keyes"),
    activate("howard"),
  ],
  [
    "BR61-7-c",
    "one brigade more than the die gave acts",
    () => moving("north", 1).activate("keyes").to("headquarters"),
    activate("howard"),
  ],
  [
    "BR61-7-c",
    "one brigade more than the die gave steps",
    () => moving("north", 1).activate("keyes").to("headquarters"),
    step("howard", "b4"),
  ],
  [
    "BR61-7-e",
    "another brigade acts before the first has finished",
    () => moving("north", 2).activate("keyes"),
    activate("howard"),
  ],
  [
    "BR61-7-e",
    "another brigade rests before the first has finished",
    () => moving("north", 2).activate("keyes"),
    rest("howard"),
  ],
  [
    "BR61-7-f",
    "a brigade acts twice in a half",
    () => moving("north", 3).activate("keyes").to("activation"),
    activate("keyes"),
  ],
  [
    "BR61-7-f",
    "a brigade that has acted steps",
    () => moving("north", 3).activate("keyes").to("activation"),
    step("keyes", "b1"),
  ],
  [
    "BR61-7-f",
    "a brigade that has acted pushes",
    () => moving("north", 3).activate("keyes").to("activation"),
    { type: "push", unit: "keyes" },
  ],
  [
    "BR61-7-f",
    "a brigade on the march is activated again",
    () => moving("north", 3).activate("keyes"),
    activate("keyes"),
  ],
  ["BR61-7-g", "a brigade steps without being activated", () => moving("north", 2), step("keyes", "b1")],
  ["BR61-7-g", "a brigade rests without being activated", () => moving("north", 2), rest("keyes")],
  [
    "BR61-11.1-a",
    "a brigade attacks without being activated",
    () => moving("north", 2),
    { type: "attack", element: "keyes", facing: "b1" },
  ],
  [
    "BR61-7-g",
    "a brigade deploys without being activated",
    () => moving("north", 2),
    { type: "deploy", unit: "keyes", zone: "b1" },
  ],
  [
    "BR61-7-g",
    "a brigade rests after a step",
    () =>
      moving("north", 2, [{ ...KEYES, fatigue: 1 }, BEE])
        .activate("keyes")
        .go("keyes", "b1"),
    rest("keyes"),
  ],
  ["BR61-R37", "a fresh brigade rests", () => moving("north", 2).activate("keyes"), rest("keyes")],
  [
    "BR61-7-g",
    "a brigade steps after a rest",
    () =>
      moving("north", 2, [{ ...KEYES, fatigue: 1 }, { unit: "howard", zone: "b2" }, BEE])
        .activate("keyes")
        .act(rest("keyes")),
    step("keyes", "b1"),
  ],
  [
    "BR61-7-g",
    "a brigade rests twice",
    () =>
      moving("north", 2, [{ ...KEYES, fatigue: 2 }, { unit: "howard", zone: "b2" }, BEE])
        .activate("keyes")
        .act(rest("keyes")),
    rest("keyes"),
  ],
  ["BR61-7-b", "P2 acts in P1’s half", () => moving("north", 2), activate("bee"), "south"],
  ["BR61-7-b", "P2 steps in P1’s half", () => moving("north", 2).activate("keyes"), step("bee", "g5"), "south"],
  ["BR61-7-a", "a brigade acts in the Initiative phase", () => marking("north"), activate("keyes")],
  ["BR61-7-a", "a brigade steps in the Initiative phase", () => turn(2), step("keyes", "b1")],
  ["BR61-10.1-a", "somebody activates the enemy’s brigade", () => moving("north", 2), activate("bee")],
  ["BR61-1-c", "nobody of that name acts", () => moving("north", 2), activate("longbow")],
  [
    "BR61-11.4-w",
    "an eliminated brigade acts",
    () => moving("north", 2, BOTH, { eliminated: ["porter"] }),
    activate("porter"),
  ],
  ["BR61-12-b", "a brigade that has not arrived acts", () => moving("south", 2), activate("smith")],
  [
    "BR61-10.4-a",
    "a brigade steps on when its move is over",
    () => moving("north", 2).activate("keyes").end("keyes"),
    step("keyes", "b1"),
  ],
  [
    "BR61-10.4-a",
    "a brigade deploys when its move is over",
    () => moving("north", 2).activate("keyes").end("keyes"),
    { type: "deploy", unit: "keyes", zone: "b1" },
  ],
  ["BR61-7-e", "a move ends that is another brigade’s", () => moving("north", 2).activate("keyes"), end("howard")],
];

const combatsLater: readonly Attempt[] = [
  [
    "BR61-7-h",
    "a combat is fought before all have moved",
    () => moving("north", 2).activate("keyes"),
    { type: "fight", attackers: ["keyes"], zones: ["f4"] },
  ],
  [
    "BR61-7-h",
    "a combat is fought before the brigades",
    () => moving("north", 2),
    { type: "fight", attackers: ["keyes"], zones: ["f4"] },
  ],
  [
    "BR61-11.1-a",
    "a brigade without an Attack marker fights after the movement",
    () => moving("north", 1).to("headquarters"),
    { type: "fight", attackers: ["keyes"], zones: ["f4"] },
  ],
  [
    "BR61-7-b",
    "P2 fights in P1’s half",
    () => moving("north", 2),
    { type: "fight", attackers: ["bee"], zones: ["b2"] },
    "south",
  ],
  [
    "BR61-7-c",
    "a brigade acts when the combats have begun",
    () =>
      table({
        at: combats("north"),
        placements: [
          { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
          { unit: "howard", zone: "d3" },
          { unit: "bee", zone: "e4" },
        ],
      }),
    { type: "rest", unit: "howard" },
  ],
];

describe("who acts", () => refusedAs(acting));
describe("combats after the movement", () => refusedAs(combatsLater));
