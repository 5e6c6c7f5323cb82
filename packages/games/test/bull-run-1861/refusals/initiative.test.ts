import { describe } from "vitest";
import { type Action, type Placement } from "../../../src/bull-run-1861/index.ts";
import { refusedAs, type Attempt } from "../support/refused.ts";
import { BEE, BOTH, HOWARD, JACKSON, KEYES, activate, administration, marking, moving, step, turn } from "./tables.ts";

const launch: Action = { type: "launch" };

const mark = (unit: string): Action => ({ type: "mark", unit });

const marked = (placement: Placement): Placement => ({ ...placement, operational: true });

const offensive: readonly Attempt[] = [
  ["BR61-6-h", "the North launches in turn 1", () => turn(1), launch],
  ["BR61-6-h", "the South launches in turn 1", () => turn(1), launch, "south"],
  ["BR61-6-h", "nor does anybody refrain in turn 1", () => turn(1), { type: "refrain" }],
  ["BR61-6-e", "the South launches while the North decides", () => turn(2), launch, "south"],
  [
    "BR61-6-d",
    "the North launches after all, once it has refrained",
    () => turn(2).act({ type: "refrain" }),
    launch,
    "north",
  ],
  ["BR61-6-f", "the North launches again", () => turn(3, { offensive: { north: 2 } }, [6, 1]), launch, "north"],
  ["BR61-6-f", "the South launches again", () => turn(3, { offensive: { south: 2 } }), launch, "south"],
  ["BR61-6-g", "the South launches in the North’s turn", () => turn(2, {}, [6, 1]).act(launch), launch, "south"],
  [
    "BR61-6-g",
    "the North launches in the South’s turn",
    () => turn(2, {}, [6, 1]).act({ type: "refrain" }).act(launch),
    launch,
    "north",
  ],
  ["BR61-6-d", "the North launches after the initiative", () => marking("north"), launch, "north"],
  ["BR61-6-e", "the South launches after the initiative", () => marking("south"), launch, "south"],
  ["BR61-6-d", "the North launches in a Movement phase", () => moving("north", 2), launch],
  ["BR61-6-e", "the South launches in a Movement phase", () => moving("south", 2), launch],
];

const operational: readonly Attempt[] = [
  [
    "BR61-6-o",
    "a brigade in contact is marked",
    () => marking("north", [{ unit: "keyes", zone: "d4" }, HOWARD, { unit: "bee", zone: "e4" }, JACKSON]),
    mark("keyes"),
  ],
  [
    "BR61-6-p",
    "a fatigued brigade is marked",
    () => marking("north", [{ ...KEYES, fatigue: 1 }, HOWARD, BEE]),
    mark("keyes"),
  ],
  ["BR61-6-q", "the South marks in a second zone", () => marking("south").act(mark("bee")), mark("jackson"), "south"],
  [
    "BR61-6-r",
    "the North marks in a third zone",
    () => marking("north", [KEYES, HOWARD, { unit: "porter", zone: "a6" }, BEE]).act(mark("keyes"), mark("howard")),
    mark("porter"),
    "north",
  ],
  [
    "BR61-6-r",
    "the North marks a third brigade in a zone",
    () =>
      marking("north", [...["militia", "volunteers", "mccunn"].map((unit) => ({ unit, zone: "centreville" })), BEE], {
        options: { northernReinforcements: "on" },
      }).act(mark("militia"), mark("volunteers")),
    mark("mccunn"),
    "north",
  ],
  ["BR61-6-k", "a brigade is marked twice", () => marking("north").act(mark("keyes")), mark("keyes")],
  [
    "BR61-R70",
    "an extended line is marked",
    () => marking("south", [KEYES, { ...BEE, extended: { zone: "f3" } }, JACKSON]),
    mark("bee"),
  ],
  [
    "BR61-R75",
    "the carried Legion is marked",
    () => marking("south", [KEYES, BEE, { unit: "hampton", zone: "f4", with: "bee" }]),
    mark("hampton"),
  ],
  ["BR61-10.1-a", "an enemy brigade is marked", () => marking("north"), mark("bee")],
  ["BR61-1-c", "nobody of that name is marked", () => marking("north"), mark("pickett")],
  ["BR61-12-b", "a brigade that is not there is marked", () => marking("south"), mark("smith")],
  [
    "BR61-11.4-w",
    "an eliminated brigade is marked",
    () => marking("south", BOTH, { eliminated: ["early"] }),
    mark("early"),
  ],
  ["BR61-6-k", "P1 marks before P2", () => marking("south"), mark("keyes"), "north"],
  ["BR61-6-k", "P1 ends his marking before P2 has marked", () => marking("south"), { type: "marked" }, "north"],
  ["BR61-6-k", "a brigade is marked in a Movement phase", () => moving("north", 2), mark("keyes")],
  [
    "BR61-6-o",
    "the question was passed over, since his only brigade is in contact",
    () =>
      marking("south", [
        { unit: "keyes", zone: "d4" },
        { unit: "bee", zone: "e4" },
      ]).to("activation"),
    mark("keyes"),
    "north",
  ],
  [
    "BR61-6-p",
    "the question was passed over, since his only brigade is fatigued",
    () => marking("south", [{ ...KEYES, fatigue: 2 }, BEE]).to("activation"),
    mark("keyes"),
    "north",
  ],
  ["BR61-12.1-c", "the North marks in turn 1, when A and B march by order", () => turn(1), mark("keyes"), "north"],
  ["BR61-R25", "a marked brigade acts", () => moving("north", 2, [marked(KEYES), HOWARD, BEE]), activate("keyes")],
  ["BR61-R25", "a marked brigade steps", () => moving("north", 2, [marked(KEYES), HOWARD, BEE]), step("keyes", "b1")],
  [
    "BR61-R25",
    "a marked brigade attacks",
    () => moving("north", 2, [marked(KEYES), HOWARD, BEE]),
    { type: "attack", element: "keyes", facing: "b1" },
  ],
  [
    "BR61-9-a",
    "a brigade without a marker marches when the turn ends",
    () => administration([marked(KEYES), HOWARD, BEE]),
    activate("howard"),
  ],
  ["BR61-10.1-a", "an enemy brigade marches", () => administration([marked(KEYES), HOWARD, BEE]), activate("bee")],
  [
    "BR61-6-s",
    "a brigade that the enemy has come into contact with marches when the turn ends",
    () => administration([marked(KEYES), { unit: "howard", zone: "d4" }, { unit: "bee", zone: "e4" }]),
    activate("howard"),
  ],
  [
    "BR61-6-p",
    "a tired brigade marches when the turn ends",
    () => administration([marked(KEYES), { ...HOWARD, fatigue: 1 }, BEE]),
    activate("howard"),
  ],
  [
    "BR61-R27",
    "the brigade on an Operational march is activated again",
    () => administration([marked(KEYES), BEE]).activate("keyes"),
    activate("keyes"),
  ],
  [
    "BR61-6-m",
    "an Operational march costs more than is left",
    () => {
      const g = administration([marked({ unit: "keyes", zone: "e5" }), { unit: "bee", zone: "a1" }]).activate("keyes");
      return g.go("keyes", "e6", "e7", "f6", "f5");
    },
    step("keyes", "g5"),
  ],
  ...(["rest", "push"] as const).map((type): Attempt => [
    "BR61-R27",
    `somebody wants to ${type} on an Operational march`,
    () => administration([marked(KEYES), BEE]).activate("keyes"),
    { type, unit: "keyes" },
  ]),
  [
    "BR61-R27",
    "deploys on an Operational march",
    () => administration([marked(KEYES), BEE]).activate("keyes"),
    { type: "deploy", unit: "keyes", zone: "b1" },
  ],
  [
    "BR61-R27",
    "attacks on an Operational march",
    () => administration([marked(KEYES), BEE]).activate("keyes"),
    { type: "attack", element: "keyes", facing: "b1" },
  ],
  [
    "BR61-R27",
    "joins another on an Operational march",
    () => administration([marked(KEYES), BEE]).activate("keyes"),
    { type: "join", unit: "keyes", host: "howard" },
  ],
  [
    "BR61-7-e",
    "another brigade steps meanwhile",
    () => administration([marked(KEYES), marked(HOWARD), BEE]).activate("keyes"),
    step("howard", "b4"),
  ],
  [
    "BR61-R74",
    "leaves a Legion that he does not carry",
    () => administration([KEYES, marked(BEE)]).activate("bee"),
    { type: "leave", unit: "bee" },
  ],
];

describe("the Major Offensive", () => refusedAs(offensive));
describe("Operational movement", () => refusedAs(operational));
