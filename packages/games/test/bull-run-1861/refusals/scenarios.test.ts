import { describe } from "vitest";
import type { Action, Placement } from "../../../src/bull-run-1861/index.ts";
import { type Attempt, refusedAs } from "../support/refused.ts";
import { Table, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

const place = (unit: string, zone: string, group: "forward" | "base" = "base"): Action => ({
  type: "place",
  unit,
  zone,
  group,
});
const extend = (unit: string, zone: string): Action => ({ type: "extend", unit, zone });
const face = (element: string, zone: string): Action => ({ type: "face", element, zone });
const arrange = (element: string): Action => ({ type: "arrange", element });
const attach = (unit: string, host: string): Action => ({ type: "attach", unit, host });
const arrive = (unit: string, zone: string): Action => ({ type: "arrive", unit, zone });
const READY: Action = { type: "ready" };

/** The free set-up on the test field. */
function free(options: Readonly<Record<string, string>> = {}): Table {
  return new Table({ at: { stage: "set-up" }, options: { setup: "free", ...options } as never });
}
/** Everything placed as it comes; then somebody else is asked, or something else. */
function placed(g: Table): Table {
  const { side } = g;
  while (g.step === "placement" && g.side === side) g.act(g.decision.actions[0] as Action);
  return g;
}
/** The North places. */
const north = (options: Readonly<Record<string, string>> = {}): Table => placed(free(options)).act(READY);
const forward = () =>
  free().act(place("bonham", "d1", "forward"), place("early", "d4", "forward"), place("cocke", "d7", "forward"));
/** The South disposes what is placed so. */
function disposing(placements: readonly Placement[], setup: "free" | "historical" = "free"): Table {
  return new Table({ at: { stage: "set-up" }, placements, options: { setup } });
}
const at = (unit: string, zone: string, more: Partial<Placement> = {}): Placement => ({ unit, zone, ...more });

const placing: readonly Attempt[] = [
  ["BR61-12.2-b", "a forward brigade north of Bull Run", () => free(), place("bonham", "c4", "forward")],
  ["BR61-12.2-b", "a forward brigade of the other army", () => free(), place("jackson", "d1", "forward")],
  ["BR61-R95", "the Legion as one of the three", () => free(), place("hampton", "d1", "forward")],
  [
    "BR61-12.2-b",
    "a second forward brigade in a zone",
    () => free().act(place("bonham", "d1", "forward")),
    place("early", "d1", "forward"),
  ],
  ["BR61-12.2-b", "a fourth forward brigade", forward, place("ewell", "d2", "forward")],
  [
    "BR61-12.2-b",
    "another brigade with a forward one",
    () => free().act(place("bonham", "f4", "forward")),
    place("jackson", "f4"),
  ],
  ["BR61-12.2-c", "the rest too far from Manassas Junction", () => free(), place("jackson", "d1")],
  [
    "BR61-12.2-c",
    "the rest too near, read to the letter",
    () => free({ freeDistance: "atLeast" }),
    place("jackson", "f4"),
  ],
  [
    "BR61-12.2-c",
    "three in a zone",
    () => free().act(place("jackson", "f4"), place("bee", "f4")),
    place("bartow", "f4"),
  ],
  ["BR61-12-a", "a brigade twice", () => free().act(place("jackson", "f4")), place("jackson", "f5")],
  ["BR61-12-b", "a brigade that comes later", () => free(), place("smith", "f4")],
  ["BR61-12-b", "a brigade of an option", () => free(), place("va30", "f4")],
  ["BR61-10.1-a", "an enemy brigade", () => free(), place("keyes", "b4")],
  ["BR61-1-c", "nobody", () => free(), place("lee", "f4")],
  ["BR61-3-a", "nowhere", () => free(), place("jackson", "z1")],
  ["BR61-13-b", "the 30th Virginia far from Beauregard", () => free({ thirtiethVirginia: "on" }), place("va30", "d4")],
  ["BR61-13-b", "the 30th Virginia forward", () => free({ thirtiethVirginia: "on" }), place("va30", "f4", "forward")],
  ["BR61-13-b", "another before the 30th Virginia", () => free({ thirtiethVirginia: "on" }), place("jackson", "f4")],
  ["BR61-12.2-d", "the North before the South", () => free(), place("keyes", "b4"), "north"],
  [
    "BR61-12.2-d",
    "the North too near Centreville, read to the letter",
    () => north({ freeDistance: "atLeast" }),
    place("keyes", "b4"),
  ],
  ["BR61-12.2-e", "the North next to Bull Run", () => north(), place("keyes", "c4")],
  ["BR61-12.2-b", "the North forward", () => north(), place("keyes", "b4", "forward")],
  [
    "BR61-12.2-d",
    "three Northern brigades in a zone",
    () => north().act(place("keyes", "b4"), place("howard", "b4")),
    place("porter", "b4"),
  ],
  ["BR61-12-a", "the South after all", () => north(), place("jackson", "f4"), "south"],
  [
    "BR61-R91",
    "a brigade at the enemy’s HQ",
    () => north({ freeDistance: "atLeast" }),
    place("keyes", "manassas-junction"),
  ],
  [
    "BR61-12.1-a",
    "a brigade elsewhere than history has it",
    () => disposing([at("jackson", "f4"), at("keyes", "b4")], "historical"),
    place("jackson", "f5"),
  ],
];

const LEGION = [at("jackson", "f4"), at("bee", "f5"), at("hampton", "f4", { with: "jackson" }), at("keyes", "b4")];
const disposition: readonly Attempt[] = [
  ["BR61-10.2-d", "a facing that does not border", () => disposing(LEGION), face("jackson", "a1")],
  [
    "BR61-12.1-b",
    "a facing that it has",
    () => disposing([at("jackson", "f4", { facing: "e4" }), at("keyes", "b4")]),
    face("jackson", "e4"),
  ],
  [
    "BR61-10.5-g",
    "a facing of a second line",
    () => disposing([at("jackson", "f4"), at("bee", "f4"), at("keyes", "b4")]),
    face("bee", "e4"),
  ],
  ["BR61-10.4-b", "a facing of an HQ", () => disposing(LEGION), face("johnston", "f4")],
  ["BR61-10.5-k", "a facing of the carried Legion", () => disposing(LEGION), face("hampton", "e4")],
  ["BR61-10.6-c", "a facing of a marker that is not there", () => disposing(LEGION), face("jackson+", "e4")],
  ["BR61-10.1-a", "a facing of the enemy", () => disposing(LEGION), face("keyes", "c4")],
  ["BR61-10.5-c", "the lines of a lone brigade", () => disposing(LEGION), arrange("jackson")],
  [
    "BR61-10.5-c",
    "the line that it has",
    () => disposing([at("jackson", "f4"), at("bee", "f4"), at("keyes", "b4")]),
    arrange("jackson"),
  ],
  ["BR61-10.5-i", "a brigade with another", () => disposing(LEGION), attach("bee", "jackson")],
  ["BR61-10.5-i", "the Legion with a brigade elsewhere", () => disposing(LEGION), attach("hampton", "bee")],
  ["BR61-10.5-i", "the Legion with its own brigade", () => disposing(LEGION), attach("hampton", "jackson")],
  ["BR61-10.6-a", "a line over zones that do not touch", () => disposing(LEGION), extend("jackson", "f6")],
  [
    "BR61-10.6-e",
    "a line over Bull Run",
    () => disposing([at("jackson", "d4"), at("keyes", "b4")]),
    extend("jackson", "c4"),
  ],
  [
    "BR61-10.6-b",
    "a line into a full zone",
    () => disposing([at("jackson", "f4"), at("bee", "f5"), at("early", "f5"), at("keyes", "b4")]),
    extend("jackson", "f5"),
  ],
  [
    "BR61-12.2-c",
    "a line too far from the base",
    () => disposing([at("jackson", "e2"), at("keyes", "b4")]),
    extend("jackson", "d1"),
  ],
  ["BR61-R74", "a line of the carried Legion", () => disposing(LEGION), extend("hampton", "f5")],
  ["BR61-12.2-a", "a Northern line", () => placed(north()), extend("keyes", "b5")],
  [
    "BR61-12.1-d",
    "a line of others than Cocke by history",
    () => disposing([at("jackson", "f4"), at("cocke", "d6"), at("keyes", "b4")], "historical"),
    extend("jackson", "f5"),
  ],
  ["BR61-R93", "the North before the South", () => disposing(LEGION), face("keyes", "c4"), "north"],
  ["BR61-R93", "the North is ready before the South", () => disposing(LEGION), READY, "north"],
  ["BR61-12.1-b", "readiness while brigades are placed", () => free(), READY],
  ["BR61-12.1-b", "readiness in the game", () => new Table({ at: half("north"), placements: LEGION }), READY],
  [
    "BR61-12.1-d",
    "a line in the game",
    () => new Table({ at: half("south"), placements: LEGION }),
    extend("jackson", "f5"),
  ],
  [
    "BR61-10.5-e",
    "a stack in the game",
    () => new Table({ at: half("south"), placements: LEGION }),
    arrange("jackson"),
  ],
  [
    "BR61-R74",
    "the Legion in the game",
    () => new Table({ at: half("south"), placements: LEGION }),
    attach("hampton", "bee"),
  ],
];

const FAR = [at("keyes", "a1"), at("bee", "g1")];
function administration(turn: number, placements: readonly Placement[] = FAR, reserves: "on" | "off" = "off"): Table {
  const options = { northernReinforcements: reserves } as const;
  return new Table({ at: { stage: "administrative", turn, first: "north" }, units: QUIET, placements, options });
}
const FULL = [...FAR, at("jackson", "manassas-junction"), at("early", "manassas-junction")];
const arrivals: readonly Attempt[] = [
  [
    "BR61-12.3-a",
    "Smith in turn 1",
    () => new Table({ at: { stage: "turn", turn: 1 }, placements: FAR }),
    arrive("smith", "manassas-junction"),
    "south",
  ],
  [
    "BR61-12.3-a",
    "Smith in a Movement phase",
    () => new Table({ at: half("south"), placements: FAR }),
    arrive("smith", "manassas-junction"),
  ],
  ["BR61-12.3-a", "Smith stays away", () => administration(2, FULL), { type: "decline" }],
  ["BR61-10.5-a", "Smith in a full zone", () => administration(2, FULL), arrive("smith", "manassas-junction")],
  ["BR61-R96", "Smith farther than he must", () => administration(2, FULL), arrive("smith", "e1")],
  ["BR61-12-b", "somebody who is here", () => administration(2, FULL), arrive("bee", "f4")],
  ["BR61-10.1-a", "somebody of the enemy", () => administration(2, FULL), arrive("keyes", "a1")],
  [
    "BR61-13-h",
    "the reserves without the option",
    () => new Table({ at: half("north"), placements: FAR }),
    arrive("militia", "centreville"),
  ],
  [
    "BR61-13-h",
    "the reserves before turn 3 ends",
    () => new Table({ at: half("north"), placements: FAR, options: { northernReinforcements: "on" } }),
    arrive("militia", "centreville"),
  ],
  ["BR61-13-h", "the reserves elsewhere", () => administration(3, FAR, "on"), arrive("militia", "a5")],
  ["BR61-R102", "the reserves in another order", () => administration(3, FAR, "on"), arrive("mccunn", "centreville")],
  ["BR61-12-b", "the 30th Virginia without its option", () => administration(2, FULL), arrive("va30", "f4")],
  [
    "BR61-12-b",
    "Smith acts before he has come",
    () => new Table({ at: half("south", 2), placements: FAR }),
    { type: "activate", unit: "smith" },
  ],
];

describe("placing", () => refusedAs(placing));
describe("disposing", () => refusedAs(disposition));
describe("arriving", () => refusedAs(arrivals));
