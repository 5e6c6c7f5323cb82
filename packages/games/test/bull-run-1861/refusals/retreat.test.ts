import { describe } from "vitest";
import { type Action, type Placement } from "../../../src/bull-run-1861/index.ts";
import { assault, block } from "../support/assault.ts";
import { refusedAs, type Attempt } from "../support/refused.ts";
import { combats, Table, type Setting } from "../support/table.ts";
import { quiet, QUIET } from "../support/units.ts";
import { BARTOW, at, march } from "./tables.ts";

/** The combats of the North in turn 3. */
function fights(placements: readonly Placement[], more: Partial<Setting> = {}): Table {
  return new Table({ at: combats("north"), units: QUIET, placements, ...more }, [6, 1]);
}

const marked = (unit: string, zone: string, facing: string, more: Partial<Placement> = {}): Placement =>
  at(unit, zone, { facing, attacks: true, ...more });

/** Keyes faces e4 from d4 and is to attack. */
const ATTACKER = at("keyes", "d4", { facing: "e4", attacks: true });

const lose = (unit: string): Action => ({ type: "lose", unit });

const retreat = (unit: string): Action => ({ type: "retreat", unit });

const withdraw = (unit: string, zone: string): Action => ({ type: "withdraw", unit, zone });

const advance = (unit: string, zone: string): Action => ({ type: "advance", unit, zone });

const HIT = [at("bartow", "e4", { facing: "d4", losses: 1 })];

const hits: readonly Attempt[] = [
  [
    "BR61-11.4-i",
    "a loss that would leave less than half",
    () =>
      fights([...HIT, ATTACKER, at("bee", "e5", { facing: "d4" })], {
        units: quiet({ bartow: { combat: 3 }, bee: { combat: 2 }, keyes: { combat: 6 } }),
      }).fight(["keyes"], ["e4", "e5"]),
    lose("bartow"),
  ],
  [
    "BR61-11.4-i",
    "a loss, when the retreat that it must try is under way",
    () => assault({ units: quiet({ bartow: { combat: 3 } }), defenders: HIT, dice: [6, 1, 1] }),
    lose("bartow"),
  ],
  [
    "BR61-11.4-h",
    "a loss, when it has chosen to retreat",
    () => assault({ units: quiet({ bartow: { combat: 4 } }), dice: [6, 1, 1] }).act(retreat("bartow")),
    lose("bartow"),
  ],
  [
    "BR61-11.4-f",
    "of a brigade that did not fight",
    () => assault({ units: quiet({ bartow: { combat: 4 } }), others: [at("bee", "f6")] }),
    lose("bee"),
  ],
  [
    "BR61-11.3-l",
    "of a second line",
    () => assault({ units: quiet({ bartow: { combat: 4 } }), defenders: [BARTOW, at("bee", "e4")] }),
    lose("bee"),
  ],
  [
    "BR61-11.3-l",
    "of a second line that follows",
    () =>
      assault({ units: quiet({ bartow: { combat: 4 } }), defenders: [BARTOW, at("bee", "e4")], dice: [6, 1, 1] })
        .act(retreat("bartow"), withdraw("bartow", "f4"), { type: "halt", unit: "bartow" })
        .to("withdrawal"),
    lose("bee"),
  ],
  ["BR61-10.1-a", "of the winner", () => assault({ units: quiet({ bartow: { combat: 4 } }) }), lose("keyes")],
  ["BR61-11.4-h", "without a Hit", () => march("north", [at("keyes", "d4"), BARTOW]), lose("keyes")],
  ["BR61-11.4-h", "a retreat without a Hit", () => march("north", [at("keyes", "d4"), BARTOW]), retreat("keyes")],
  [
    "BR61-11.4-h",
    "a way back without a Hit",
    () => march("north", [at("keyes", "d4"), BARTOW]),
    withdraw("keyes", "c4"),
  ],
  ["BR61-1-c", "of nobody", () => assault({ units: quiet({ bartow: { combat: 4 } }) }), lose("lee")],
];

const away = (more: Parameters<typeof assault>[0] = {}) => assault({ dice: [6, 1, 1], ...more }).act(retreat("bartow"));

const ways: readonly Attempt[] = [
  ["BR61-11.4-h", "towards the fight", () => away(), withdraw("bartow", "d3")],
  ["BR61-11.4-j", "into an enemy Front", () => away({ others: block(["e2", "e3"]) }), withdraw("bartow", "e3")],
  ["BR61-10.5-h", "into an enemy zone", () => away(), withdraw("bartow", "d4")],
  ["BR61-R63", "where no border leads", () => away(), withdraw("bartow", "f5")],
  ["BR61-R63", "back to where it was", () => away().act(withdraw("bartow", "f4")), withdraw("bartow", "e4")],
  ["BR61-11.4-h", "not at all", () => away(), { type: "halt", unit: "bartow" }],
  [
    "BR61-10.5-a",
    "into a full zone",
    () => away({ others: [at("bee", "f5"), at("early", "f5"), at("ewell", "g6")] }).act(withdraw("bartow", "f4")),
    withdraw("bartow", "f5"),
  ],
  ["BR61-3-a", "nowhere", () => away(), withdraw("bartow", "h1")],
  ["BR61-11.4-h", "another brigade", () => away({ others: [at("bee", "f6")] }), withdraw("bee", "f5")],
  ["BR61-11.4-h", "the winner", () => away(), withdraw("keyes", "c4"), "north"],
  [
    "BR61-11.4-p",
    "an extended line to a zone that borders one element",
    () =>
      fights(
        [marked("keyes", "d3", "e4"), at("bartow", "e4", { facing: "d3", extended: { zone: "f4", facing: "e4" } })],
        { units: quiet({ bartow: { combat: 4 }, keyes: { combat: 6 } }) },
      )
        .dice(1)
        .fight(["keyes"], ["e4"])
        .act(retreat("bartow")),
    withdraw("bartow", "e3"),
  ],
  [
    "BR61-10.3-i",
    "over Farm Ford unknown",
    () => {
      const placements = [marked("jackson", "d2", "d3"), at("keyes", "d3", { facing: "d2" }), at("howard", "a1")];
      const g = new Table({ at: combats("south"), units: QUIET, placements }, [6, 1, 1]).fight(["jackson"], ["d3"]);
      return g.act(retreat("keyes"));
    },
    withdraw("keyes", "c3"),
  ],
];

const victory = (more: readonly Placement[] = []): Table =>
  assault({ defenders: [at("hampton", "e4", { facing: "d4" })], others: more, dice: [6, 1, 6] });

const advances: readonly Attempt[] = [
  ["BR61-11.4-q", "a brigade that did not attack", () => victory([at("howard", "d3")]), advance("howard", "e4")],
  ["BR61-11.3-j", "a second line", () => victory([at("howard", "d4")]), advance("howard", "e4")],
  ["BR61-11.4-q", "a zone that nobody abandoned", () => victory(), advance("keyes", "d3")],
  ["BR61-10.1-a", "the loser", () => victory([at("bee", "f4")]), advance("bee", "e4")],
  ["BR61-3-a", "nowhere", () => victory(), advance("keyes", "q7")],
  ["BR61-1-c", "nobody", () => victory(), advance("lee", "e4")],
  [
    "BR61-R70",
    "an element of an extended line",
    () =>
      fights([
        marked("keyes", "d4", "e4", { extended: { zone: "d5", facing: "d4" } }),
        marked("howard", "d3", "e4"),
        at("hampton", "e4", { facing: "d4" }),
      ])
        .dice(6)
        .fight(["keyes", "howard"], ["e4"]),
    advance("keyes", "e4"),
  ],
  ["BR61-11.4-q", "later", () => march("north", [at("keyes", "d4"), BARTOW]), advance("keyes", "e4")],
  [
    "BR61-11.4-q",
    "the defender’s turn to advance never comes",
    () => victory([at("bee", "f4")]),
    advance("bee", "d4"),
    "south",
  ],
];

describe("taking a Hit", () => refusedAs(hits));
describe("the way of a retreat", () => refusedAs(ways));
describe("the advance", () => refusedAs(advances));
