import { describe } from "vitest";
import { marching, refusedBy } from "./cases.ts";
import { blank, way } from "../support/field.ts";
import { Table, active, at, movement } from "../support/table.ts";

const take = (piece: string) => ({ type: "take", piece }) as const;
const step = (hex: string) => ({ type: "step", hex }) as const;
const FORD = blank({ river: ["UU28", "K12", "J11"], fords: [{ hex: "K11", water: "Run" }] });
const rail = (turn = 5, placements = at({ CCC1: "us-2nh" })) =>
  new Table({ name: "rail", at: movement("confederate", turn), due: { "confederate-11-am": 5 }, placements });

describe("refused in the Movement phase", () => {
  refusedBy([
    // 4 command
    [
      "BR83-4.12-a",
      "a piece that no order reached",
      () => marching({}, { K10: "us-2nh", CCC1: "cs-18va" }),
      take("us-2nh"),
    ],
    [
      "BR83-4.81-a",
      "a frozen piece",
      () =>
        marching(
          {},
          {},
          { placements: [...at({ K10: "cs-18va" }, { frozen: true }), ...at({ CCC1: "us-2nh" })] },
          "confederate",
        ),
      take("cs-18va"),
    ],
    // 5 movement
    ["BR83-5.1-a", "an enemy piece", () => marching({ K10: "us-2nh" }, { CCC1: "cs-18va" }), take("cs-18va")],
    [
      "BR83-5.2-a",
      "a piece that has moved",
      () => marching({ K10: "us-2nh us-1ri" }).go("us-2nh", "K11").stop(),
      take("us-2nh"),
    ],
    [
      "BR83-5.2-a",
      "another piece joins on the way",
      () => marching({ K10: "us-2nh us-1ri" }).go("us-2nh", "K11"),
      { type: "with", piece: "us-1ri" },
    ],
    [
      "BR83-5.2-a",
      "a piece of another hex joins",
      () => marching({ K10: "us-2nh", K12: "us-1ri" }).take("us-2nh"),
      { type: "with", piece: "us-1ri" },
    ],
    [
      "BR83-5.2-a",
      "a piece joins its own march",
      () => marching({ K10: "us-2nh" }).take("us-2nh"),
      { type: "with", piece: "us-2nh" },
    ],
    [
      "BR83-5.2-a",
      "another piece is taken during a march",
      () => marching({ K10: "us-2nh", K12: "us-1ri" }).take("us-2nh"),
      take("us-1ri"),
    ],
    ["BR83-5.2-a", "the phase ends during a march", () => marching({ K10: "us-2nh" }).take("us-2nh"), { type: "done" }],
    ["BR83-5.2-a", "a step before anybody is taken up", () => marching({ K10: "us-2nh" }), step("K11")],
    [
      "BR83-5.2-a",
      "a step of who has finished",
      () => marching({ K10: "us-2nh us-1ri" }).go("us-2nh", "K11").stop(),
      step("K12"),
    ],
    [
      "BR83-5.2-a",
      "who marches alone is left",
      () => marching({ K10: "us-2nh" }).go("us-2nh", "K11"),
      { type: "leave", piece: "us-2nh" },
    ],
    [
      "BR83-5.3-a",
      "a step that costs more than is left",
      () =>
        marching(
          { K10: "us-2nh" },
          {},
          { map: blank({ woods: ["K11", "K12", "K13"] }), pieces: [{ id: "us-2nh", movement: 3 }] },
        ).go("us-2nh", "K11"),
      step("K12"),
    ],
    [
      "BR83-5.61-a",
      "a fraction too much",
      () =>
        marching(
          { K10: "us-2nh" },
          {},
          { map: blank({ majorRoads: way("K10 K11 K12 K13") }), pieces: [{ id: "us-2nh", movement: 2 }] },
        ).go("us-2nh", "K11", "K12", "K13"),
      step("K14"),
    ],
    [
      "BR83-5.32-a",
      "a ford costs a point more",
      () => marching({ K9: "us-2nh" }, {}, { map: FORD, pieces: [{ id: "us-2nh", movement: 2 }] }).go("us-2nh", "K10"),
      step("K11"),
    ],
    [
      "BR83-5.7-a",
      "ABATIS cancel the road",
      () =>
        marching(
          { X3: "us-2nh" },
          {},
          {
            map: blank({ woods: ["X5"], majorRoads: way("X3 X4 X5") }),
            abatis: ["X5"],
            pieces: [{ id: "us-2nh", movement: 2 }],
          },
        ).go("us-2nh", "X4"),
      step("X5"),
    ],
    [
      "BR83-5.63-a",
      "a brigade piece gains nothing from the road",
      () =>
        marching(
          { K10: "us-b-burnside" },
          {},
          {
            map: blank({ woods: ["K11", "K12", "K13"], majorRoads: way("K10 K11 K12 K13") }),
            placements: [
              ...active({ K10: "us-b-burnside" }),
              ...["us-l-burnside", "us-1ri", "us-2ri"].map(
                (piece) => ({ piece, where: "held", holder: "us-b-burnside" }) as const,
              ),
            ],
            pieces: [{ id: "us-b-burnside", movement: 3 }],
          },
        ).go("us-b-burnside", "K11"),
      step("K12"),
    ],
    ["BR83-5.33-a", "a march stops where it began", () => marching({ K10: "us-2nh" }).take("us-2nh"), { type: "stop" }],
    [
      "BR83-5.4-a",
      "thirteen points in a hex",
      () =>
        marching(
          { K10: "us-2nh" },
          { K11: "us-1nj us-2nj us-1njm" },
          {
            pieces: [
              { id: "us-2nh", movement: 1 },
              ...["us-1nj", "us-2nj", "us-1njm"].map((id) => ({ id, defense: 4 })),
            ],
          },
        ).take("us-2nh"),
      step("K11"),
    ],
    [
      "BR83-5.5-a",
      "into the river",
      () => marching({ K10: "us-2nh" }, {}, { map: blank({ river: ["UU28", "K11"] }) }).take("us-2nh"),
      step("K11"),
    ],
    [
      "BR83-11.2-a",
      "over the destroyed TRESTLE",
      () => marching({ UU29: "us-2nh" }, {}, { trestle: "destroyed" }).take("us-2nh"),
      step("UU28"),
    ],
    [
      "BR83-5.52-b",
      "nine points stand on a ford",
      () =>
        marching(
          { K10: "us-2nh" },
          { K11: "us-1nj us-2nj" },
          {
            map: FORD,
            pieces: [{ id: "us-2nh", movement: 2 }, ...["us-1nj", "us-2nj"].map((id) => ({ id, defense: 4 }))],
          },
        ).take("us-2nh"),
      step("K11"),
    ],
    [
      "BR83-5.52-c",
      "nine points enter a ford",
      () => marching({ K10: "us-2nh" }, {}, { map: FORD, fordUse: { K11: 8 } }).take("us-2nh"),
      step("K11"),
    ],
    [
      "BR83-5.81-a",
      "a step out of a zone of control that was entered",
      () => marching({ K10: "us-2nh" }, { K12: "cs-18va" }).go("us-2nh", "K11"),
      step("J11"),
    ],
    [
      "BR83-5.81-a",
      "who stopped in one is taken again",
      () => marching({ K10: "us-2nh" }, { K12: "cs-18va" }).go("us-2nh", "K11"),
      take("us-2nh"),
    ],
    [
      "BR83-5.82-a",
      "along the zone of control of one unit",
      () => marching({ K11: "us-2nh" }, { K12: "cs-18va" }).take("us-2nh"),
      step("L11"),
    ],
    [
      "BR83-5.82-b",
      "into the hex of an enemy unit",
      () => marching({ K11: "us-2nh" }, { K12: "cs-18va" }).take("us-2nh"),
      step("K12"),
    ],
    [
      "BR83-5.82-a",
      "out of a ring of enemies",
      () =>
        marching(
          { K11: "us-2nh" },
          { K10: "cs-18va", K12: "cs-19va", J11: "cs-8va", L11: "cs-28va", J12: "cs-3sc", L12: "cs-7sc" },
        ),
      take("us-2nh"),
    ],
    [
      "BR83-5.3-a",
      "with nowhere to go",
      () =>
        marching(
          { K10: "us-2nh" },
          { CCC1: "cs-18va" },
          { map: blank({ river: ["UU28", "K9", "K11", "J9", "J10", "L9", "L10", "J11", "L11"] }) },
        ),
      take("us-2nh"),
    ],
    [
      "BR83-5.4-a",
      "a march stops where thirteen points would be",
      () =>
        marching(
          { K10: "us-2nh" },
          { K11: "us-1nj us-2nj us-1njm" },
          { pieces: ["us-1nj", "us-2nj", "us-1njm"].map((id) => ({ id, defense: 4 })) },
        ).go("us-2nh", "K11"),
      { type: "stop" },
    ],
    [
      "BR83-5.52-b",
      "a march stops on a ford where nine points would be",
      () =>
        marching(
          { K10: "us-2nh" },
          { K11: "us-1nj us-2nj" },
          {
            map: FORD,
            pieces: [{ id: "us-2nh", movement: 8 }, ...["us-1nj", "us-2nj"].map((id) => ({ id, defense: 4 }))],
          },
        ).go("us-2nh", "K11"),
      { type: "stop" },
    ],
    [
      "BR83-5.2-a",
      "somebody is left who is not on the march",
      () => marching({ K10: "us-2nh us-1ri" }).go("us-2nh", "K11"),
      { type: "leave", piece: "us-1ri" },
    ],
    [
      "BR83-10.6-a",
      "who fought an automatic victory",
      () =>
        marching({}, {}, { placements: [...active({ K10: "us-2nh" }, { spent: true }), ...at({ CCC1: "cs-18va" })] }),
      take("us-2nh"),
    ],
    // the map
    ["BR83-MAP1.1-a", "two hexes at once", () => marching({ K10: "us-2nh" }).take("us-2nh"), step("K12")],
    ["BR83-MAP1.1-b", "no hex of the map", () => marching({ K10: "us-2nh" }).take("us-2nh"), step("ZZZ99")],
    [
      "BR83-MAP1.1-c",
      "out of play",
      () => marching({ K10: "us-2nh" }, {}, { map: blank({ unplayable: ["K11"] }) }).take("us-2nh"),
      step("K11"),
    ],
    [
      "BR83-MAP1.2-a",
      "a piece in the RALLY box",
      () => marching({}, {}, { placements: [...active({ K10: "us-1ri" }), { piece: "us-2nh", where: "rally" }] }),
      take("us-2nh"),
    ],
    ["BR83-OB3-a", "a brigade piece that is not formed", () => marching({ K10: "us-2nh" }), take("us-b-burnside")],
    ["BR83-OB5-a", "a reinforcement on its card", () => marching({ K10: "us-2nh" }), take("us-1nj")],
    ["BR83-PP1-a", "no piece at all", () => marching({ K10: "us-2nh" }), take("us-nobody")],
    // 9.1 batteries
    ["BR83-9.1-a", "infantry is flipped", () => marching({ K10: "us-2nh" }), { type: "flip", piece: "us-2nh" }],
    [
      "BR83-9.12-a",
      "a battery is flipped after its move",
      () => marching({ K10: "us-2ri-bty us-2nh" }).go("us-2ri-bty", "K11").stop(),
      { type: "flip", piece: "us-2ri-bty" },
    ],
    [
      "BR83-9.12-a",
      "a battery is flipped twice",
      () => marching({ K10: "us-2ri-bty" }).act({ type: "flip", piece: "us-2ri-bty" }),
      { type: "flip", piece: "us-2ri-bty" },
    ],
    [
      "BR83-PP2.1-b",
      "a battery is flipped on its card",
      () => marching({ K10: "us-2nh" }),
      { type: "flip", piece: "us-2ri-bty" },
    ],
    // 13 reinforcements
    ["BR83-13.1-a", "before their hour", () => rail(4), { type: "rail", piece: "cs-1md" }],
    [
      "BR83-13.1-a",
      "who has come already",
      () => rail().act({ type: "rail", piece: "cs-1md" }),
      { type: "rail", piece: "cs-1md" },
    ],
    [
      "BR83-13.12-a",
      "who did not come when he could",
      () =>
        new Table({
          name: "late",
          at: movement("confederate", 6),
          due: { "confederate-11-am": 5 },
          placements: [...at({ CCC1: "us-2nh" }), { piece: "cs-1md", where: "lost" }],
        }),
      { type: "enter", piece: "cs-1md" },
    ],
    ["BR83-OB2-a", "who is no reinforcement", rail, { type: "rail", piece: "cs-18va" }],
    ["BR83-13.11-a", "into a zone of control", () => rail(5, at({ A17: "us-2nh" })), { type: "rail", piece: "cs-1md" }],
    ["BR83-13.4-a", "by rail after their hour", () => rail(6), { type: "rail", piece: "cs-1md" }],
    ["BR83-13.41-a", "by road on time", rail, { type: "enter", piece: "cs-1md" }],
    ["BR83-13.42-a", "a march on from the train", () => rail().act({ type: "rail", piece: "cs-1md" }), step("EE33")],
    ["BR83-13.42-a", "on from the train", () => rail().act({ type: "rail", piece: "cs-1md" }), take("cs-1md")],
    [
      "BR83-OPT1-a",
      "before the die has said so",
      () =>
        new Table({
          name: "uncertain",
          at: movement("confederate", 5),
          options: { uncertainTimes: "on" },
          due: { "confederate-11-am": 0 },
          placements: at({ CCC1: "us-2nh" }),
        }),
      { type: "rail", piece: "cs-1md" },
    ],
  ]);
});
