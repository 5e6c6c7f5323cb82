import { describe } from "vitest";
import { type Action } from "../../../src/bull-run-1861/index.ts";
import { refusedAs, type Attempt } from "../support/refused.ts";
import { half, Table } from "../support/table.ts";
import { BARTOW, at, march } from "./tables.ts";

const line = (element: string, which: "front" | "second"): Action => ({ type: "line", element, line: which });

const join = (unit: string, host: string): Action => ({ type: "join", unit, host });

const leave = (unit: string): Action => ({ type: "leave", unit });

const PAIR = [at("keyes", "b2"), at("howard", "b2")];

const stacks: readonly Attempt[] = [
  ["BR61-10.5-c", "a lone brigade changes lines", () => march("north", [at("keyes", "b2")]), line("keyes", "second")],
  ["BR61-10.5-c", "a brigade takes the line it has", () => march("north", PAIR), line("keyes", "front")],
  [
    "BR61-10.5-c",
    "a lone arrival takes the second line",
    () =>
      march("north", [at("keyes", "b2"), at("uscav", "b4")])
        .go("keyes", "b3")
        .end("keyes"),
    line("keyes", "second"),
  ],
  [
    "BR61-10.5-e",
    "a stack is arranged without being activated",
    () => new Table({ at: half("north", 2), placements: PAIR }),
    line("howard", "front"),
  ],
  [
    "BR61-10.5-e",
    "another stack is arranged",
    () => march("north", [at("uscav", "b5"), ...PAIR]),
    line("howard", "front"),
  ],
  [
    "BR61-R47",
    "a stack is arranged twice",
    () => march("north", PAIR).act(line("keyes", "second")),
    line("keyes", "front"),
  ],
  [
    "BR61-R47",
    "an arrival takes the front line from a brigade that is to attack",
    () =>
      march("north", [at("keyes", "c4"), at("howard", "d4", { facing: "e4", attacks: true }), BARTOW])
        .go("keyes", "d4")
        .end("keyes"),
    line("keyes", "front"),
  ],
  [
    "BR61-10.5-f",
    "a line is taken in the midst of the march",
    () => march("north", [at("keyes", "b2"), at("howard", "b3")]).go("keyes", "b3"),
    line("keyes", "second"),
  ],
  ["BR61-10.5-i", "a brigade joins another", () => march("north", PAIR), join("keyes", "howard")],
  [
    "BR61-10.5-i",
    "the Legion joins a brigade of another zone",
    () => march("south", [at("hampton", "e4"), at("bee", "f4")]),
    join("hampton", "bee"),
  ],
  [
    "BR61-10.5-i",
    "the Legion joins the brigade that it is with",
    () =>
      march("south", [at("bee", "e4"), at("hampton", "e4", { with: "bee" })])
        .end("bee")
        .to("activation")
        .activate("hampton"),
    join("hampton", "bee"),
  ],
  [
    "BR61-10.6-h",
    "the Legion joins in extended line",
    () => march("south", [at("hampton", "e4", { extended: { zone: "e5" } }), at("bee", "e4")]),
    join("hampton", "bee"),
  ],
  [
    "BR61-10.5-f",
    "the Legion joins in the midst of its march",
    () => march("south", [at("hampton", "f4"), at("bee", "e4")]).go("hampton", "e4"),
    join("hampton", "bee"),
  ],
  [
    "BR61-R74",
    "a brigade leaves a Legion that it does not carry",
    () => march("south", [at("bee", "e4")]),
    leave("bee"),
  ],
  [
    "BR61-R74",
    "a brigade leaves the Legion twice",
    () => march("south", [at("bee", "e4"), at("hampton", "e4", { with: "bee" })]).act(leave("bee")),
    leave("bee"),
  ],
  [
    "BR61-R74",
    "a brigade leaves the Legion on the way",
    () => march("south", [at("bee", "e4"), at("hampton", "e4", { with: "bee" })]).go("bee", "f4"),
    leave("bee"),
  ],
  ["BR61-R73", "the lone Legion leaves", () => march("south", [at("hampton", "e4")]), leave("hampton")],
  [
    "BR61-10.5-a",
    "the Legion steps off in a full zone",
    () =>
      march("south", [at("bee", "e4"), at("early", "e4"), at("hampton", "e4", { with: "bee" })])
        .end("bee")
        .to("activation")
        .activate("hampton"),
    leave("hampton"),
  ],
  [
    "BR61-10.5-k",
    "the carried Legion rests for itself",
    () =>
      march("south", [at("bee", "e4", { fatigue: 1 }), at("hampton", "e4", { with: "bee" })])
        .end("bee")
        .to("activation")
        .activate("hampton"),
    { type: "rest", unit: "hampton" },
  ],
  [
    "BR61-10.5-k",
    "the carried Legion takes a line",
    () =>
      march("south", [at("bee", "e4"), at("early", "e4"), at("hampton", "e4", { with: "bee" })])
        .end("bee")
        .to("activation")
        .activate("hampton"),
    line("hampton", "front"),
  ],
];

describe("stacks and the Legion", () => refusedAs(stacks));
