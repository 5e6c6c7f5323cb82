import { describe } from "vitest";
import { type Action } from "../../../src/bull-run-1861/index.ts";
import { refusedAs, type Attempt } from "../support/refused.ts";
import { half, Table } from "../support/table.ts";
import { QUIET } from "../support/units.ts";
import { BARTOW, at, deploy, end, march, push, step } from "./tables.ts";

const steps: readonly Attempt[] = [
  ["BR61-10.3-e", "two zones at once", () => march("north", [at("keyes", "b2")]), step("keyes", "b4")],
  ["BR61-3-a", "into no zone", () => march("north", [at("keyes", "b2")]), step("keyes", "h8")],
  ["BR61-R10", "over Bull Run where nothing crosses", () => march("north", [at("keyes", "c2")]), step("keyes", "d2")],
  [
    "BR61-10.3-a",
    "farther than 4 MP",
    () => march("north", [at("keyes", "b5")]).go("keyes", "b6", "b7"),
    step("keyes", "a7"),
  ],
  [
    "BR61-10.3-a",
    "a cavalry brigade farther than 6 MP",
    () => march("north", [at("uscav", "b4")]).go("uscav", "b5", "b6", "b7"),
    step("uscav", "a7"),
  ],
  [
    "BR61-10.3-l",
    "on from an enemy zone of control",
    () => march("north", [at("keyes", "c4"), BARTOW]).go("keyes", "d4"),
    step("keyes", "d5"),
  ],
  [
    "BR61-10.3-q",
    "from one enemy zone of control into another",
    () => march("north", [at("keyes", "d4"), BARTOW]),
    step("keyes", "d3"),
  ],
  [
    "BR61-10.3-q",
    "into that of another enemy",
    () => march("north", [at("keyes", "d4"), BARTOW, at("bee", "c6")]),
    step("keyes", "c5"),
  ],
  [
    "BR61-10.5-h",
    "into a zone that the enemy holds",
    () => march("north", [at("keyes", "c4"), at("bartow", "d4")]),
    step("keyes", "d4"),
  ],
  [
    "BR61-10.5-a",
    "into a full zone where the points end",
    () =>
      march("north", [at("keyes", "b2", { fatigue: 2 }), at("howard", "b4"), at("willcox", "b4")]).go("keyes", "b3"),
    step("keyes", "b4"),
  ],
  [
    "BR61-10.5-a",
    "into a full zone in an enemy zone of control",
    () => march("north", [at("keyes", "c4"), at("howard", "d4"), at("willcox", "d4"), BARTOW]),
    step("keyes", "d4"),
  ],
  [
    "BR61-10.3-i",
    "over Farm Ford unknown, after a step",
    () => march("north", [at("uscav", "c2")]).go("uscav", "c3"),
    step("uscav", "d3"),
  ],
  [
    "BR61-10.3-i",
    "over Farm Ford unknown, on an Operational march",
    () => {
      const placements = [at("keyes", "c3", { operational: true }), at("bee", "g1")];
      return new Table({ at: { stage: "administrative", turn: 3, first: "north" }, units: QUIET, placements }).activate(
        "keyes",
      );
    },
    step("keyes", "d3"),
  ],
  [
    "BR61-13-f",
    "the South over Bull Run in turn 1 of the Historical manoeuvre",
    () =>
      new Table({
        at: half("south", 1, { turn: 1 }),
        units: QUIET,
        placements: [at("bee", "d6"), at("keyes", "a1")],
        options: { historicalManeuver: "on" },
        headquarters: [{ id: "johnston", zone: "d5" }],
      }).activate("bee"),
    step("bee", "c6"),
  ],
  [
    "BR61-10.6-h",
    "an extended line",
    () => march("south", [at("bee", "e4", { extended: { zone: "e5" } })]),
    step("bee", "f4"),
  ],
  [
    "BR61-10.6-h",
    "an extended line, far",
    () => march("south", [at("bee", "e4", { extended: { zone: "e5" } })]),
    step("bee", "g1"),
  ],
  [
    "BR61-10.3-c",
    "a push at Fatigue 2",
    () => march("north", [at("keyes", "b2", { fatigue: 2 })]).go("keyes", "b3", "b4"),
    push("keyes"),
  ],
  ["BR61-10.3-d", "a push while the points suffice", () => march("north", [at("keyes", "b2")]), push("keyes")],
  [
    "BR61-R34",
    "a second push",
    () =>
      march("north", [at("keyes", "b2")])
        .go("keyes", "b3", "b4")
        .act(push("keyes")),
    push("keyes"),
  ],
  [
    "BR61-10.5-a",
    "the end of a move in a full zone",
    () => march("north", [at("keyes", "b3"), at("howard", "b4"), at("willcox", "b4")]).go("keyes", "b4"),
    end("keyes"),
  ],
];

const regroup = (unit: string, zone: string): Action => ({ type: "regroup", unit, zone });

const EXTENDED = at("bee", "e4", { extended: { zone: "e5" } });

const lines: readonly Attempt[] = [
  ["BR61-10.6-a", "deploys twice", () => march("south", [EXTENDED]), deploy("bee", "f4")],
  ["BR61-10.6-a", "deploys into a zone farther on", () => march("south", [at("bee", "e4")]), deploy("bee", "e6")],
  [
    "BR61-10.6-a",
    "deploys without the points",
    () => march("south", [at("bee", "e3")], { headquarters: [{ id: "johnston", zone: "e4" }] }).go("bee", "f3", "f2"),
    deploy("bee", "f1"),
  ],
  ["BR61-10.6-e", "deploys across Bull Run", () => march("north", [at("keyes", "c4")]), deploy("keyes", "d4")],
  [
    "BR61-10.6-e",
    "deploys across Bull Run without a crossing",
    () => march("north", [at("keyes", "c2")]),
    deploy("keyes", "d2"),
  ],
  [
    "BR61-10.5-h",
    "deploys into an enemy zone",
    () => march("north", [at("keyes", "d4"), BARTOW]),
    deploy("keyes", "e4"),
  ],
  [
    "BR61-10.6-b",
    "deploys into a full zone",
    () => march("south", [at("bee", "e4"), at("early", "e5"), at("ewell", "e5")]),
    deploy("bee", "e5"),
  ],
  [
    "BR61-10.5-a",
    "deploys from a full zone that it is passing",
    () => march("south", [at("bee", "e3"), at("early", "e4"), at("ewell", "e4")]).go("bee", "e4"),
    deploy("bee", "f4"),
  ],
  [
    "BR61-R74",
    "the carried Legion deploys",
    () =>
      march("south", [at("hampton", "e4", { with: "bee" }), at("bee", "e4")].toReversed(), {})
        .end("bee")
        .to("activation")
        .activate("hampton"),
    deploy("hampton", "f4"),
  ],
  ["BR61-10.6-f", "regroups without being extended", () => march("south", [at("bee", "e4")]), regroup("bee", "e4")],
  ["BR61-10.6-g", "regroups in a third zone", () => march("south", [EXTENDED]), regroup("bee", "f4")],
  [
    "BR61-R67",
    "regroups when an element is to attack",
    () =>
      march("south", [at("bee", "e4", { extended: { zone: "e5" } }), at("keyes", "d4", { facing: "e4" })]).attack(
        "bee",
        "d4",
      ),
    regroup("bee", "e4"),
  ],
  [
    "BR61-7-g",
    "deploys after a rest",
    () => march("south", [at("bee", "e4", { fatigue: 1 }), at("early", "e4")]).act({ type: "rest", unit: "bee" }),
    deploy("bee", "f4"),
  ],
  [
    "BR61-10.6-c",
    "attacks with a marker that is not there",
    () => march("south", [at("bee", "e4"), at("keyes", "d4")]),
    { type: "attack", element: "bee+", facing: "d4" },
  ],
];

describe("steps and pushes", () => refusedAs(steps));
describe("extended lines", () => refusedAs(lines));
