import { describe } from "vitest";
import { beginCommanders, beginRide } from "../../../src/second-bull-run-1862/command/commanders.ts";
import { NONE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import { ELIMINATED, LEFT, liftUp, ON_MAP, WITHDRAWN } from "../../../src/second-bull-run-1862/position.ts";
import type { CommanderPlace, Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, framesOf, go } from "../support/acting.ts";
import { refused, testRefused } from "../support/refused.ts";
import { type Setting, Stage } from "../support/stage.ts";

/** McDowell’s corps as in the first example: Reynolds with Hardin apart, Hatch’s two, Ricketts far off, Milroy by Hatch. */
const EXAMPLE: readonly Placement[] = [
  { unit: "meade", zone: "77" },
  { unit: "seymour", zone: "97" },
  { unit: "hardin", zone: "130" },
  { unit: "gibbon", zone: "102" },
  { unit: "patrick", zone: "106" },
  { unit: "milroy", zone: "107" },
  { unit: "tower", zone: "11" },
  { unit: "stiles", zone: "10" },
];
const LEADERS: readonly CommanderPlace[] = [
  { id: "mcdowell", zone: "78" },
  { id: "pope", zone: "108" },
];
const BY_ROAD: readonly Placement[] = [
  { unit: "us-artillery", zone: "101" },
  { unit: "archer", zone: "155", facing: "142" },
];

/** The Union’s half begins. */
function half(dice: readonly number[], placements = EXAMPLE, more: Partial<Setting> = {}): Stage {
  const frames = () => [{ step: "segment", side: UNION, at: 0, commander: NONE, slots: NONE }] as const;
  return new Stage({ placements, commanders: LEADERS, frames, ...more }, dice);
}

const designate = (commander: string) => ({ type: "designate", commander }) as const;
const division = (id: string) => ({ type: "choose-division", division: id }) as const;
const independent = (unit: string) => ({ type: "choose-independent", unit }) as const;
const activate = (unit: string) => ({ type: "activate", unit }) as const;

const begun = (): Stage => half([6]);
/** Some brigades are off the map, Heintzelman and Kearny’s division since the night. */
const thinned = (): Stage =>
  half([6], [...EXAMPLE, { unit: "us-artillery", zone: "101" }], {
    scenario: "both-days",
    day: 2,
    frames: (field, p) => {
      const states = {
        patrick: ELIMINATED,
        doubleday: LEFT,
        tower: ELIMINATED,
        stiles: LEFT,
        poe: WITHDRAWN,
        milroy: WITHDRAWN,
      };
      for (const [id, state] of Object.entries(states)) {
        const unit = field.unitIndex.get(id) as number;
        if (p.state[unit] === ON_MAP) liftUp(field, p, unit);
        p.state = p.state.with(unit, state);
      }
      for (const id of ["duryea", "thoburn", "ricketts-artillery"])
        p.state = p.state.with(field.unitIndex.get(id) as number, ELIMINATED);
      p.commanderState[field.commanderIndex.get("heintzelman") as number] = WITHDRAWN;
      return [{ step: "segment", side: UNION, at: 0, commander: NONE, slots: NONE }];
    },
  });
const after = (): Stage => thinned().act(designate("mcdowell"));
const named =
  (die = 6, placements = EXAMPLE) =>
  (): Stage =>
    half([die], placements).act(designate("mcdowell"));
const hatch =
  (placements = EXAMPLE) =>
  (): Stage =>
    named(6, placements)().act(division("hatch"));
/** Ricketts’ division is out of command range, and the die lets it stay. */
const failed = (): Stage => half([6, 6]).act(designate("mcdowell"), division("ricketts"));
/** It was the only one of its commander’s half. */
const failedLast = (): Stage => failed().act({ type: "enough" });
/** An independent brigade far away. */
const failedAlone = (): Stage =>
  half([6, 6], [...EXAMPLE, { unit: "us-artillery", zone: "9" }]).act(
    designate("mcdowell"),
    independent("us-artillery"),
  );
const moved = (): Stage => named()().act({ type: "enough" });

describe("6.1 a commander is refused by the clause", () => {
  testRefused([
    refused("6.1-b", "who commands an army", begun, designate("pope")),
    refused("8-E-a", "who has not entered yet", begun, designate("porter")),
    refused("11.2.3-i", "who was withdrawn in the night", thinned, designate("heintzelman")),
    refused("6.1-a", "who is the enemy’s", begun, designate("jackson")),
    refused("2.2-a", "who is not in the game", begun, designate("nobody")),
    refused("6.1-b", "after another one", named(), designate("mcdowell")),
    refused("6.1-b", "when the moves are over", moved, designate("mcdowell")),
    refused(
      "RU19",
      "where none is on the map",
      () => half([], EXAMPLE, { commanders: [{ id: "pope", zone: "108" }] }),
      designate("mcdowell"),
    ),
    refused("6.1-a", "in the other side’s half", begun, designate("jackson"), "confederate"),
  ]);
});

describe("6.1, 6.2 a division or an independent brigade is refused by the clause", () => {
  const routed = EXAMPLE.map((one) => (["gibbon", "patrick"].includes(one.unit) ? { ...one, routed: true } : one));
  const two = [...EXAMPLE, ...BY_ROAD];
  testRefused([
    refused("6.1-b", "before a commander is chosen", begun, division("hatch")),
    refused("RU18", "whose commander is not on the map", named(), division("kearny")),
    refused(
      "6.1-g",
      "of another commander",
      () =>
        half([6], [...EXAMPLE, { unit: "poe", zone: "122" }, { unit: "birney", zone: "122" }], {
          commanders: [...LEADERS, { id: "heintzelman", zone: "122" }],
        }).act(designate("mcdowell")),
      division("kearny"),
    ),
    refused("6.1-a", "of the enemy", named(), division("hill")),
    refused("2.1-b", "that is not in the game", named(), division("nobody")),
    refused(
      "RU21",
      "for the second time, with brigades that have not acted",
      () => hatch()().act({ type: "done" }),
      division("hatch"),
    ),
    refused("9.2-c", "whose command test has failed", failed, division("ricketts")),
    refused("9.2-c", "whose command test has failed, when the moves are over", failedLast, division("ricketts")),
    refused("9.2-c", "a brigade whose division has failed its test", failed, activate("tower")),
    refused("9.2-c", "a march of a brigade whose division has failed its test", failed, {
      type: "step",
      unit: "tower",
      zone: "12",
    }),
    refused("9.2-c", "an independent brigade that has failed its test", failedAlone, independent("us-artillery")),
    refused("10.4-n", "whose brigades are routed", named(6, routed), division("hatch")),
    refused(
      "8-E-a",
      "that has not entered yet",
      named(
        6,
        EXAMPLE.filter(({ unit }) => !["tower", "stiles"].includes(unit)),
      ),
      division("ricketts"),
    ),
    refused("6.1-g", "while another acts", hatch(), division("ricketts")),
    refused("10.4-w", "that has been destroyed", after, division("ricketts")),
    refused("11.2.3-i", "an independent one that was withdrawn in the night", after, independent("milroy")),
    refused("10.4-q", "an independent one that has left the map", after, independent("doubleday")),
    refused(
      "6.1-b",
      "when the die gave none",
      () =>
        half([1], EXAMPLE, { scenario: "august-29", commanders: [{ id: "mcdowell", zone: "78" }] }).act(
          designate("mcdowell"),
        ),
      independent("milroy"),
    ),
    refused("6.1-b", "when the moves are over", moved, division("ricketts")),
    refused("6.2-a", "that has a division on the map", named(), independent("meade")),
    refused(
      "6.1-g",
      "that is all of a division of the commander",
      named(
        6,
        EXAMPLE.filter(({ unit }) => unit !== "patrick"),
      ),
      independent("gibbon"),
    ),
    refused(
      "6.1-i",
      "after another independent one",
      () =>
        named(6, two)().act(
          independent("us-artillery"),
          { type: "end", unit: "us-artillery" },
          { type: "face", unit: "us-artillery", zone: "100" },
        ),
      independent("milroy"),
    ),
    refused(
      "6.1-k",
      "that has acted",
      () =>
        named(6, two)().act(
          independent("us-artillery"),
          { type: "end", unit: "us-artillery" },
          { type: "face", unit: "us-artillery", zone: "100" },
        ),
      independent("us-artillery"),
    ),
    refused(
      "10.4-n",
      "that is routed",
      named(
        6,
        EXAMPLE.map((one) => (one.unit === "milroy" ? { ...one, routed: true } : one)),
      ),
      independent("milroy"),
    ),
    refused("8-E-a", "that is not on the map yet", named(), independent("bayard")),
    refused("6.1-a", "that is the enemy’s", named(6, two), independent("archer")),
  ]);
});

describe("6.1, 6.2 a brigade is refused by the clause", () => {
  const near = EXAMPLE.map((one) => (one.unit === "milroy" ? { ...one, zone: "131" } : one));
  const far = EXAMPLE.map((one) => (one.unit === "milroy" ? { ...one, zone: "11" } : one));
  const reynolds =
    (placements = EXAMPLE) =>
    (): Stage =>
      named(6, placements)().act(division("reynolds"));
  testRefused([
    refused("6.1-b", "before a commander is chosen", begun, activate("gibbon")),
    refused("6.1-g", "before its division is chosen", named(), activate("gibbon")),
    refused("6.1-g", "before it is named", hatch(), { type: "step", unit: "gibbon", zone: "104" }),
    refused("6.1-g", "before its division is chosen, to march", named(), { type: "step", unit: "gibbon", zone: "104" }),
    refused("6.1-g", "of another division", hatch(), activate("meade")),
    refused(
      "6.1-k",
      "that has acted",
      () =>
        hatch()().act(
          activate("gibbon"),
          { type: "end", unit: "gibbon" },
          { type: "face", unit: "gibbon", zone: "104" },
        ),
      activate("gibbon"),
    ),
    refused(
      "10.4-n",
      "that is routed",
      hatch(EXAMPLE.map((one) => (one.unit === "gibbon" ? { ...one, routed: true } : one))),
      activate("gibbon"),
    ),
    refused("6.1-j", "while another acts", () => hatch()().act(activate("gibbon")), activate("patrick")),
    refused("6.2-b", "that is independent and far", reynolds(far), activate("milroy")),
    refused("6.2-c", "that is independent and near an isolated one alone", reynolds(near), activate("milroy")),
    refused(
      "6.1-h",
      "that is a second independent one",
      () =>
        hatch([...EXAMPLE, ...BY_ROAD])().act(
          activate("milroy"),
          { type: "end", unit: "milroy" },
          { type: "face", unit: "milroy", zone: "106" },
        ),
      activate("us-artillery"),
    ),
    refused("6.1-m", "when the moves are over", moved, activate("gibbon")),
    refused("6.1-m", "to march when the moves are over", moved, { type: "step", unit: "gibbon", zone: "104" }),
    refused(
      "6.1-a",
      "in the other side’s half",
      () => half([6], [...EXAMPLE, ...BY_ROAD]),
      activate("archer"),
      "confederate",
    ),
    refused(
      "9.1-c",
      "to leave out of a division that is torn apart",
      () => {
        const torn = half(
          [6],
          [
            { unit: "meade", zone: "99" },
            { unit: "seymour", zone: "98" },
          ],
        );
        go(torn.act(designate("mcdowell"), division("reynolds"), activate("meade")), "meade", "100", "101");
        return torn.act({ type: "end", unit: "meade" }, { type: "face", unit: "meade", zone: "100" });
      },
      { type: "done" },
    ),
    refused(
      "9.1-f",
      "of none of the groups that can stay in command",
      () =>
        half(
          [],
          [
            { unit: "koltes", zone: "50" },
            { unit: "schimmelfennig", zone: "51" },
            { unit: "krzyzanowski", zone: "100" },
            { unit: "schurz-artillery", zone: "101" },
            { unit: "meade", zone: "77" },
          ],
        ),
      { type: "choose", unit: "meade" },
    ),
  ]);
});

/** The Union moves its commanders, after its brigades. */
const riding =
  (commanders: readonly CommanderPlace[], placements: readonly Placement[] = [], dice: readonly number[] = []) =>
  (): Stage =>
    new Stage(
      {
        placements,
        commanders,
        frames: (field, p) => [
          { step: "segment", side: UNION, at: 4, commander: field.commanderIndex.get("mcdowell") ?? NONE, slots: NONE },
          ...framesOf(field, p, (play) => beginCommanders(play, UNION, field.commanderIndex.get("mcdowell") ?? NONE)),
        ],
      },
      dice,
    );
const ride = (zone: string, commander = "mcdowell") => ({ type: "ride", commander, zone }) as const;
const attempt = (commander: string) => ({ type: "try", commander }) as const;
const POPE: CommanderPlace = { id: "pope", zone: "109" };
const McDOWELL: CommanderPlace = { id: "mcdowell", zone: "78" };

describe("6.3 a ride is refused by the clause", () => {
  const both = riding([POPE, McDOWELL]);
  const at = (zone: string, ...placements: readonly Placement[]) => riding([{ ...McDOWELL, zone }], placements);
  testRefused([
    refused(
      "6.3-a",
      "of a corps commander who was not chosen",
      riding([POPE, McDOWELL, { id: "porter", zone: "108" }]),
      ride("87", "porter"),
    ),
    refused("6.3-g", "a second time", () => both().act(ride("77"), { type: "stay" }), ride("78")),
    refused("6.3-b", "of the army commander before his test", both, ride("108", "pope")),
    refused("6.3-d", "as a test of a corps commander", both, attempt("mcdowell")),
    refused("6.3-g", "as a second test", riding([{ ...POPE, activated: true }, McDOWELL]), attempt("pope")),
    refused(
      "6.3-g",
      "after a test that failed",
      () => riding([POPE, McDOWELL], [], [6])().act(attempt("pope")),
      ride("108", "pope"),
    ),
    refused("6.1-a", "of the enemy’s commander", both, ride("87", "jackson")),
    refused("8-E-a", "of who is not on the map", both, ride("87", "sigel")),
    refused("2.2-a", "of who is not in the game", both, ride("87", "nobody")),
    refused("9.4-d", "two zones at once", at("125"), ride("77")),
    refused("9.4-i", "over the river without a bridge", at("125"), ride("141")),
    refused(
      "9.6-d",
      "into a zone with an enemy brigade",
      at("78", { unit: "archer", zone: "77" }, { unit: "meade", zone: "78" }),
      ride("77"),
    ),
    refused("6.3-f", "beside an enemy, alone", at("99", { unit: "archer", zone: "115", facing: "98" }), ride("98")),
    refused("6.3-a", "before the brigades have moved", named(), ride("77")),
    refused("6.3-a", "as a stay, before the brigades have moved", named(), { type: "stay" }),
    refused(
      "6.3-g",
      "as a test, before, of who is activated",
      () => half([6], EXAMPLE, { commanders: [McDOWELL, { ...POPE, activated: true }] }),
      attempt("pope"),
    ),
    refused("6.1-j", "of another than the one who rides", () => both().act(ride("77")), ride("108", "pope")),
    refused(
      "6.3-e",
      "farther than his points",
      () =>
        new Stage({
          placements: [],
          commanders: [{ id: "mcdowell", zone: "97" }],
          frames: (field, p) =>
            framesOf(field, p, (play) => beginRide(play, field.commanderIndex.get("mcdowell") ?? NONE, 2)),
        }),
      ride("96"),
    ),
  ]);
});

describe("9.4-q a displacement is refused by the clause", () => {
  const touched = (): Stage =>
    go(
      acting(
        "meade",
        [{ unit: "meade", zone: "99" }],
        {},
        {
          commanders: [
            { id: "jackson", zone: "115" },
            { id: "lee", zone: "155" },
            { id: "pope", zone: "99" },
          ],
        },
      ),
      "meade",
      "98",
    );
  const displace = (commander: string, zone: string) => ({ type: "displace", commander, zone }) as const;
  testRefused([
    refused("9.4-q", "into contact", touched, displace("jackson", "116")),
    refused("9.4-q", "three zones away", touched, displace("jackson", "156")),
    refused("9.4-q", "of another commander", touched, displace("lee", "142")),
    refused("6.1-a", "of the enemy’s commander", touched, displace("pope", "100")),
    refused("2-a", "into a zone that is not there", touched, displace("jackson", "900")),
    refused("9.4-q", "of who is not in contact", named(), displace("mcdowell", "77")),
  ]);
});

/** Meade has acted, and stands in contact with three. */
const touching = (): Stage => {
  const enemies: readonly Placement[] = [
    { unit: "trimble", zone: "115", facing: "98" },
    { unit: "lawton", zone: "114", facing: "96" },
    { unit: "gregg", zone: "116", facing: "98" },
  ];
  const stage = half(
    [6],
    [...EXAMPLE.filter(({ unit }) => unit !== "meade"), { unit: "meade", zone: "76" }, ...enemies],
  ).act(
    designate("mcdowell"),
    division("reynolds"),
    activate("meade"),
    { type: "step", unit: "meade", zone: "98" },
    { type: "end", unit: "meade" },
  );
  const [faced] = stage.offered("face");
  return faced === undefined ? stage : stage.act(faced);
};

describe("9.5 a facing after the action is refused by the clause", () => {
  testRefused([
    refused(
      "9.5-b",
      "with fewer enemies in front than possible",
      touching,
      { type: "face", unit: "meade", zone: "96" },
      "union",
    ),
    refused("9.5-a", "of who has not acted yet", touching, { type: "face", unit: "seymour", zone: "96" }, "union"),
  ]);
});
