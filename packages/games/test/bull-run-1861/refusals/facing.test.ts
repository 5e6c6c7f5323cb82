import { describe } from "vitest";
import { type Action } from "../../../src/bull-run-1861/index.ts";
import { assault } from "../support/assault.ts";
import { refusedAs, type Attempt } from "../support/refused.ts";
import { half, Table } from "../support/table.ts";
import { BARTOW, at, march } from "./tables.ts";

const face = (element: string, zone: string): Action => ({ type: "face", element, zone });

const facings: readonly Attempt[] = [
  [
    "BR61-10.2-d",
    "a zone that does not border",
    () => march("north", [at("keyes", "b2")]).end("keyes"),
    face("keyes", "b5"),
  ],
  ["BR61-3-a", "no zone", () => march("north", [at("keyes", "b2")]).end("keyes"), face("keyes", "nowhere")],
  [
    "BR61-10.4-c",
    "away from the enemy that it has met",
    () =>
      march("north", [at("keyes", "c4"), BARTOW])
        .go("keyes", "d4")
        .end("keyes"),
    face("keyes", "c4"),
  ],
  [
    "BR61-R39",
    "where fewer of the enemies are in the Front than could be",
    () =>
      march("north", [at("keyes", "c4"), BARTOW, at("bee", "e5", { facing: "d4" })])
        .go("keyes", "d4")
        .end("keyes"),
    face("keyes", "d3"),
  ],
  [
    "BR61-10.4-d",
    "the one who is met, away from the newcomer",
    () =>
      march("north", [at("keyes", "c4"), at("bartow", "e4", { facing: "f4" })])
        .go("keyes", "d4")
        .end("keyes")
        .face("keyes", "e4"),
    face("bartow", "f4"),
  ],
  [
    "BR61-10.4-e",
    "the one who is met, though he faces an enemy already",
    () =>
      march("north", [at("keyes", "c4"), at("howard", "f3", { facing: "e4" }), at("bartow", "e4", { facing: "f3" })])
        .go("keyes", "d4")
        .end("keyes")
        .face("keyes", "e4"),
    face("bartow", "d4"),
    "south",
  ],
  ["BR61-10.4-a", "in the midst of the march", () => march("north", [at("keyes", "b2")]), face("keyes", "b1")],
  [
    "BR61-10.4-a",
    "without being activated",
    () => new Table({ at: half("north", 2), placements: [at("keyes", "b2")] }),
    face("keyes", "b1"),
  ],
  [
    "BR61-10.5-g",
    "a second line",
    () => march("north", [at("keyes", "b2"), at("howard", "b2")]).end("keyes"),
    face("howard", "b1"),
  ],
  [
    "BR61-10.5-g",
    "a second line in another’s move",
    () => march("north", [at("keyes", "b2"), at("howard", "b4"), at("porter", "b4")]),
    face("porter", "b5"),
  ],
  ["BR61-10.4-b", "an HQ", () => march("north", [at("keyes", "b2")]), face("mcdowell", "a5")],
  [
    "BR61-7-e",
    "another brigade, when one has moved",
    () => march("north", [at("keyes", "b2"), at("howard", "b4")]).end("keyes"),
    face("howard", "b5"),
  ],
  ["BR61-10.1-a", "an enemy brigade", () => march("north", [at("keyes", "b2"), BARTOW]), face("bartow", "d4")],
  [
    "BR61-11.4-w",
    "an eliminated brigade",
    () => march("north", [at("keyes", "b2")], { eliminated: ["porter"] }),
    face("porter", "b1"),
  ],
  [
    "BR61-10.5-k",
    "the carried Legion",
    () => march("south", [at("bee", "e4"), at("hampton", "e4", { with: "bee" })]),
    face("hampton", "d4"),
  ],
];

const retreatTooFar: readonly Attempt[] = [
  [
    "BR61-10.4-a",
    "on after two zones of a retreat",
    () =>
      assault({ dice: [6, 1, 1] }).act(
        { type: "retreat", unit: "bartow" },
        { type: "withdraw", unit: "bartow", zone: "f4" },
        { type: "withdraw", unit: "bartow", zone: "f5" },
      ),
    { type: "step", unit: "bartow", zone: "g5" },
  ],
];

describe("facing", () => refusedAs(facings));
describe("after a retreat", () => refusedAs(retreatTooFar));
