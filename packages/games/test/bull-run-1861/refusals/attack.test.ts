import { describe } from "vitest";
import { type Action, type Placement } from "../../../src/bull-run-1861/index.ts";
import { assault } from "../support/assault.ts";
import { refusedAs, type Attempt } from "../support/refused.ts";
import { combats, half, Table, type Setting } from "../support/table.ts";
import { QUIET } from "../support/units.ts";
import { BARTOW, at, attack, fight, march } from "./tables.ts";

/** The combats of the North in turn 3. */
function fights(placements: readonly Placement[], more: Partial<Setting> = {}): Table {
  return new Table({ at: combats("north"), units: QUIET, placements, ...more }, [6, 1]);
}

const marked = (unit: string, zone: string, facing: string, more: Partial<Placement> = {}): Placement =>
  at(unit, zone, { facing, attacks: true, ...more });

/** Keyes faces e4 from d4 and is to attack. */
const ATTACKER = at("keyes", "d4", { facing: "e4", attacks: true });

const KNOWN: Action = { type: "attack", element: "keyes", facing: "d3", over: "farm-ford" };

const attacks: readonly Attempt[] = [
  [
    "BR61-10.3-r",
    "an enemy that is not adjacent",
    () => march("north", [at("keyes", "d4"), at("bartow", "f4")]),
    attack("keyes", "e4"),
  ],
  [
    "BR61-10.3-r",
    "with less than 2 MP",
    () => march("north", [at("keyes", "c5"), at("bartow", "e6", { facing: "d6" })]).go("keyes", "c6", "d6"),
    attack("keyes", "e6"),
  ],
  [
    "BR61-10.2-e",
    "an enemy who would not be in the Front",
    () => march("north", [at("keyes", "d4"), BARTOW]),
    attack("keyes", "c4"),
  ],
  [
    "BR61-10.2-d",
    "facing a zone that does not border",
    () => march("north", [at("keyes", "d4"), BARTOW]),
    attack("keyes", "f4"),
  ],
  [
    "BR61-R10",
    "over Bull Run where nothing crosses",
    () => march("north", [at("keyes", "c2"), at("bartow", "d2")]),
    attack("keyes", "d2"),
  ],
  [
    "BR61-10.3-j",
    "over Farm Ford unknown, without finding it",
    () => march("north", [at("keyes", "c3"), at("bartow", "d3")]),
    attack("keyes", "d3"),
  ],
  [
    "BR61-10.3-j",
    "over Farm Ford unknown, after a step",
    () => march("north", [at("uscav", "c2"), at("bartow", "d3")]).go("uscav", "c3"),
    { ...KNOWN, element: "uscav" } as Action,
  ],
  [
    "BR61-10.3-k",
    "as if Farm Ford were still unknown",
    () => march("north", [at("keyes", "c3"), at("bartow", "d3")], { farmFordKnown: true }),
    KNOWN,
  ],
  [
    "BR61-11.1-g",
    "a zone that has been attacked in this half",
    () => march("north", [at("keyes", "d4"), BARTOW], { attacked: ["e4"] }),
    attack("keyes", "e4"),
  ],
  [
    "BR61-R44",
    "with an element that has declared one",
    () => march("north", [at("keyes", "d4", { extended: { zone: "d3" } }), BARTOW]).attack("keyes", "e4"),
    attack("keyes", "e4"),
  ],
  [
    "BR61-R74",
    "with the carried Legion",
    () =>
      new Table({
        at: half("south", 3),
        units: QUIET,
        placements: [at("bee", "e4"), at("hampton", "e4", { with: "bee" }), at("keyes", "d4")],
      }).activate("hampton"),
    attack("hampton", "d4"),
  ],
  [
    "BR61-7-g",
    "after a rest",
    () =>
      march("north", [at("keyes", "d4", { fatigue: 1 }), at("howard", "d4"), BARTOW]).act({
        type: "rest",
        unit: "keyes",
      }),
    attack("keyes", "e4"),
  ],
  [
    "BR61-R47",
    "from behind a brigade that is to attack",
    () =>
      march("north", [at("keyes", "d4", { facing: "e4" }), marked("howard", "d4", "e4", { line: "front" }), BARTOW]),
    attack("keyes", "e4"),
  ],
  [
    "BR61-10.5-a",
    "from a full zone that it is passing",
    () => march("north", [at("keyes", "c4"), at("howard", "d4"), at("porter", "d4")]).go("keyes", "d4"),
    attack("keyes", "e4"),
  ],
];

const two = [ATTACKER, BARTOW, at("bee", "e5", { facing: "d4" })];

const combat: readonly Attempt[] = [
  [
    "BR61-11.1-a",
    "a brigade without an Attack marker",
    () => fights([ATTACKER, at("howard", "d3", { facing: "e4" }), BARTOW]),
    fight(["howard"], ["e4"]),
  ],
  [
    "BR61-11.1-a",
    "one of two without an Attack marker",
    () => fights([ATTACKER, at("howard", "d3", { facing: "e4" }), BARTOW]),
    fight(["keyes", "howard"], ["e4"]),
  ],
  [
    "BR61-10.2-e",
    "a zone that is not in the Front",
    () => fights([ATTACKER, BARTOW, at("bee", "d3", { facing: "d2" }), at("jackson", "c5")]),
    fight(["keyes"], ["c5"]),
  ],
  ["BR61-R45", "a zone without enemies", () => fights([ATTACKER, BARTOW]), fight(["keyes"], ["e5"])],
  [
    "BR61-11.1-g",
    "a zone attacked in this half",
    () => fights([ATTACKER, BARTOW, at("bee", "e5", { facing: "d4" })], { attacked: ["e5"] }),
    fight(["keyes"], ["e5"]),
  ],
  [
    "BR61-11.1-d",
    "together from zones that do not hang together",
    () => fights([ATTACKER, marked("howard", "f4", "e4"), BARTOW]),
    fight(["keyes", "howard"], ["e4"]),
  ],
  [
    "BR61-11.1-h",
    "several zones against several",
    () => fights([...two, marked("howard", "f4", "e5")]),
    fight(["keyes", "howard"], ["e4", "e5"]),
  ],
  [
    "BR61-11.1-e",
    "some of three zones, though nobody else attacks the third",
    () => fights([...two, at("jackson", "d3", { facing: "d4" })]),
    fight(["keyes"], ["e4", "e5"]),
  ],
  [
    "BR61-R10",
    "over Bull Run where nothing crosses",
    () => fights([marked("keyes", "c4", "d4"), at("bartow", "d3"), at("bee", "d4", { facing: "c4" })]),
    fight(["keyes"], ["d3"]),
  ],
  [
    "BR61-10.3-j",
    "over Farm Ford unknown",
    () => fights([marked("keyes", "c3", "d3"), at("bartow", "d3"), marked("howard", "c4", "d4"), at("bee", "d4")]),
    fight(["keyes"], ["d3"]),
  ],
  ["BR61-1-c", "with nobody", () => fights([ATTACKER, BARTOW]), fight([], ["e4"])],
  ["BR61-1-c", "with somebody of no name", () => fights([ATTACKER, BARTOW]), fight(["keyes", "lee"], ["e4"])],
  ["BR61-3-a", "nowhere", () => fights([ATTACKER, BARTOW]), fight(["keyes"], [])],
  ["BR61-10.1-a", "with the enemy’s brigade", () => fights([ATTACKER, BARTOW]), fight(["bartow"], ["d4"])],
  [
    "BR61-11.1-c",
    "the next before this one is over",
    () => assault({ others: [marked("howard", "e6", "e5"), at("bee", "e5")] }),
    fight(["howard"], ["e5"]),
    "north",
  ],
  [
    "BR61-7-b",
    "the defender, in the attacker’s half",
    () => fights([ATTACKER, BARTOW]),
    fight(["bartow"], ["d4"]),
    "south",
  ],
];

describe("declaring an attack", () => refusedAs(attacks));
describe("fighting a combat", () => refusedAs(combat));
