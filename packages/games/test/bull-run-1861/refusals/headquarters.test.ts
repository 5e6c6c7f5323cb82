import { describe } from "vitest";
import { type Action, type Placement } from "../../../src/bull-run-1861/index.ts";
import { refusedAs, type Attempt } from "../support/refused.ts";
import { half, Table } from "../support/table.ts";
import { BEE, BOTH, HOWARD, KEYES, at, march, moving, step, table } from "./tables.ts";

const ride = (headquarters: string, zone: string): Action => ({ type: "ride", headquarters, zone });

const rides: readonly Attempt[] = [
  ["BR61-7-k", "an HQ rides before the brigades", () => moving("north", 2), ride("mcdowell", "a5")],
  [
    "BR61-7-k",
    "an HQ rides during a brigade’s move",
    () => moving("north", 2).activate("keyes"),
    ride("mcdowell", "a5"),
  ],
  [
    "BR61-7-k",
    "an HQ rides in the enemy’s half",
    () => moving("north", 1).to("headquarters"),
    ride("beauregard", "g5"),
    "south",
  ],
  ["BR61-7-k", "an HQ steps like a brigade", () => moving("north", 2), step("mcdowell", "a5")],
  ["BR61-7-k", "the HQs stay where nobody asks", () => moving("north", 2), { type: "stay" }],
  ["BR61-7-n", "an HQ pushes", () => moving("north", 1).to("headquarters"), { type: "push", unit: "mcdowell" }],
  [
    "BR61-7-n",
    "an HQ pushes during a brigade’s move",
    () => moving("north", 2).activate("keyes"),
    { type: "push", unit: "mcdowell" },
  ],
  [
    "BR61-7-l",
    "an HQ rides farther than 6 MP",
    () => moving("north", 1, BOTH, { headquarters: [{ id: "mcdowell", zone: "a7" }] }).to("headquarters"),
    ride("mcdowell", "b1"),
  ],
  [
    "BR61-7-m",
    "an HQ rides up to the enemy",
    () => moving("south", 1, [KEYES, { unit: "howard", zone: "e4" }, BEE]).to("headquarters"),
    ride("johnston", "f3"),
  ],
  [
    "BR61-7-m",
    "an HQ rides up to an enemy beyond Bull Run",
    () =>
      moving("south", 1, [{ unit: "keyes", zone: "c5" }, BEE], { headquarters: [{ id: "johnston", zone: "e4" }] }).to(
        "headquarters",
      ),
    ride("johnston", "d4"),
  ],
  [
    "BR61-7-m",
    "an HQ rides past the enemy",
    () =>
      moving("north", 1, [HOWARD, { unit: "bee", zone: "b1" }], {
        headquarters: [{ id: "mcdowell", zone: "a3" }],
      }).to("headquarters"),
    ride("mcdowell", "c2"),
  ],
  [
    "BR61-R78",
    "an HQ rides twice in a turn",
    () =>
      moving("south", 1, BOTH, { headquarters: [{ id: "johnston", zone: "g5", activated: true }] }).to("headquarters"),
    ride("johnston", "g6"),
  ],
  [
    "BR61-10.5-a",
    "two HQs in a zone",
    () =>
      moving("south", 1, BOTH, {
        headquarters: [
          { id: "johnston", zone: "g6" },
          { id: "beauregard", zone: "g5" },
        ],
      }).to("headquarters"),
    ride("johnston", "g5"),
  ],
  [
    "BR61-7-k",
    "an HQ rides to where it is",
    () => moving("south", 1, BOTH, { headquarters: [{ id: "johnston", zone: "g6" }] }).to("headquarters"),
    ride("johnston", "g6"),
  ],
  [
    "BR61-10.1-a",
    "somebody rides with the enemy’s HQ",
    () => moving("north", 1).to("headquarters"),
    ride("johnston", "g5"),
  ],
  ["BR61-1-c", "nobody of that name rides", () => moving("north", 1).to("headquarters"), ride("grant", "a5")],
  ["BR61-3-a", "an HQ rides to no zone", () => moving("north", 1).to("headquarters"), ride("mcdowell", "z9")],
  [
    "BR61-10.3-i",
    "an HQ crosses Farm Ford that the North does not know",
    () => moving("north", 1, BOTH, { headquarters: [{ id: "mcdowell", zone: "c3" }] }).to("headquarters"),
    ride("mcdowell", "d2"),
  ],
  [
    "BR61-13-f",
    "a Southern HQ crosses Bull Run in turn 1 of the Historical manoeuvre",
    () =>
      table({
        at: half("south", 1, { turn: 1 }),
        placements: [{ unit: "keyes", zone: "a1" }, BEE],
        options: { historicalManeuver: "on" },
        headquarters: [{ id: "johnston", zone: "d6" }],
      }).to("headquarters"),
    ride("johnston", "c6"),
  ],
  [
    "BR61-10.3-n",
    "an HQ shifts that nobody has touched",
    () => moving("north", 1).to("headquarters"),
    { type: "displace", headquarters: "mcdowell", zone: "a5" },
  ],
];

/** Keyes comes up to Beauregard’s HQ. */
const touched = (more: readonly Placement[] = []): Table =>
  march("north", [at("keyes", "c5"), ...more], {
    headquarters: [
      { id: "beauregard", zone: "e4" },
      { id: "johnston", zone: "f4" },
    ],
  }).go("keyes", "d4");

const displace = (headquarters: string, zone: string): Action => ({ type: "displace", headquarters, zone });

const displaced: readonly Attempt[] = [
  ["BR61-10.3-n", "to a zone next to the enemy", () => touched(), displace("beauregard", "e5")],
  ["BR61-10.3-n", "farther than two zones", () => touched(), displace("beauregard", "g1")],
  ["BR61-10.5-a", "to the other HQ", () => touched(), displace("beauregard", "f4")],
  ["BR61-10.3-n", "the other HQ, which nobody has touched", () => touched(), displace("johnston", "g5"), "south"],
  ["BR61-3-a", "to no zone", () => touched(), displace("beauregard", "x1")],
  ["BR61-10.1-a", "the enemy’s HQ", () => touched(), displace("mcdowell", "a5"), "south"],
];

describe("the ride of an HQ", () => refusedAs(rides));
describe("a displaced HQ", () => refusedAs(displaced));
