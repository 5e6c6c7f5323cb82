import { describe } from "vitest";
import type { Action, SideId } from "../../../src/bull-run-1983/index.ts";
import { type Case, fighting, marching, rallying, refusedBy } from "./cases.ts";
import { factorsOf, fight } from "../support/fight.ts";
import { blank } from "../support/field.ts";
import { at, combats, Table } from "../support/table.ts";

const battle = () => fighting({ K10: "us-2nh", K11: "cs-18va" });
const quiet = () => rallying({ K10: "us-l-burnside us-1ri" }, "us-2ri");
const move = () => marching({ K10: "us-2nh us-1ri" }, { CCC1: "cs-18va" });
const march = () => move().take("us-2nh");
const plan = () =>
  marching({ K10: "us-1nj" }, { K11: "cs-18va" }, { pieces: factorsOf({ "us-1nj": "20-4", "cs-18va": "1-1" }) }).act({
    type: "overwhelm",
    pieces: ["cs-18va"],
  });
const losing = () =>
  fight({
    attackers: { K10: "us-2nh" },
    defenders: { K11: "cs-18va cs-19va" },
    factors: { "us-2nh": "12-2", "cs-18va": "2-2", "cs-19va": "2-2" },
    dice: [1],
  });
const fog = () =>
  new Table({
    name: "fog",
    at: { stage: "command", turn: 2, side: "union" },
    map: blank(),
    options: { fogOfWar: "on" },
    placements: [...at({ K10: "us-2nh" }, { frozen: true }), ...at({ CCC1: "cs-18va" })],
  });

/** Choices of the set-up, in the midst of the game. */
const SET_UP: readonly (readonly [string, Action])[] = [
  ["BR83-1.1-a", { type: "put", hex: "K10" }],
  ["BR83-1.1-a", { type: "return", piece: "us-2nh" }],
  ["BR83-1.1-a", { type: "suggest" }],
  ["BR83-1.1-a", { type: "ready" }],
  ["BR83-11.4-a", { type: "abatis", hex: "Y9" }],
  ["BR83-11.1-a", { type: "trestle", fate: "stands" }],
  ["BR83-OPT2-a", { type: "hide", piece: "us-l-burnside", pieces: [] }],
];

describe("choices of another moment", () => {
  refusedBy([
    ...SET_UP.map(([rule, action]): Case => [rule, `${action.type} after the set-up`, move, action]),
    ["BR83-OPT2.1-a", "a piece is hidden after the set-up", fog, { type: "hide", piece: "us-d-burnside", pieces: [] }],
    // the Command phase
    ["BR83-OPT2-a", "a piece is turned up without the fog of war", move, { type: "thaw", piece: "us-2nh" }],
    ["BR83-OPT2-b", "a piece is turned up that lies face up", fog, { type: "thaw", piece: "us-1ri" }],
    [
      "BR83-4.82-a",
      "the Confederates turn up a piece",
      () => marching({ K10: "cs-18va" }, { CCC1: "us-2nh" }, {}, "confederate"),
      { type: "thaw", piece: "cs-18va" },
    ],
    ["BR83-2.3-a", "a piece moves in the Command phase", fog, { type: "take", piece: "us-2nh" }],
    // the Movement phase
    ["BR83-2.3-a", "a piece moves in the Combat phase", battle, { type: "take", piece: "us-2nh" }],
    ["BR83-2.3-a", "a piece marches on in the Rally phase", quiet, { type: "step", hex: "K11" }],
    ["BR83-5.2-a", "a march stops that is none", move, { type: "stop" }],
    [
      "BR83-5.2-a",
      "a brigade forms during a march",
      march,
      { type: "form", piece: "us-b-burnside", pieces: ["us-1ri"] },
    ],
    ["BR83-5.2-a", "a battery is flipped during a march", march, { type: "flip", piece: "us-2ri-bty" }],
    ["BR83-5.2-a", "a reinforcement enters during a march", march, { type: "enter", piece: "us-1nj" }],
    [
      "BR83-8.2-a",
      "a brigade forms in the Combat phase",
      battle,
      { type: "form", piece: "us-b-burnside", pieces: ["us-1ri"] },
    ],
    [
      "BR83-8.2-a",
      "a brigade forms in the enemy's turn",
      move,
      { type: "form", piece: "cs-b-bonham", pieces: ["cs-3sc"] },
      "confederate",
    ],
    ["BR83-9.12-a", "a battery is flipped in the Combat phase", battle, { type: "flip", piece: "us-2ri-bty" }],
    ["BR83-13.1-a", "a reinforcement enters in the Rally phase", quiet, { type: "enter", piece: "us-1nj" }],
    ["BR83-6.2-a", "an automatic victory in the Combat phase", battle, { type: "overwhelm", pieces: ["cs-18va"] }],
    ["BR83-10.1-a", "one is fought that was not planned", move, { type: "fight" }],
    ["BR83-10.1-a", "another piece moves while one is planned", plan, { type: "take", piece: "us-1nj" }],
    // the Combat phase
    ["BR83-6.2-a", "a battle in the Movement phase", move, { type: "target", piece: "cs-18va" }],
    ["BR83-6.2-a", "attackers in the Movement phase", move, { type: "assign", piece: "us-2nh" }],
    ["BR83-6.3-a", "a battle where nobody was in contact", quiet, { type: "target", piece: "cs-18va" }],
    [
      "BR83-6.3-a",
      "a battle in a Combat phase that was passed over",
      () =>
        new Table({
          name: "quiet",
          at: combats("union", 5),
          map: blank(),
          placements: at({ K10: "us-2nh", A1: "cs-18va" }),
        }),
      { type: "target", piece: "cs-18va" },
      "union",
    ],
    ["BR83-2.2-a", "an onlooker declares a battle", move, { type: "target", piece: "cs-18va" }, "spectator" as SideId],
    ["BR83-7.1-a", "the order of battles in the Movement phase", move, { type: "next", battle: 1 }],
    ["BR83-7.7-a", "a loss that no result asks", move, { type: "lose", piece: "us-2nh" }],
    ["BR83-7.8-a", "a retreat that no result asks", move, { type: "retreat", piece: "us-2nh", via: "K9", hex: "K8" }],
    ["BR83-12.4-a", "a leader goes along with nobody", move, { type: "follow", piece: "us-l-burnside" }],
    ["BR83-7.9-a", "an advance without a battle", move, { type: "advance", piece: "us-2nh", hex: "K11" }],
    [
      "BR83-7.9-a",
      "an advance before the losses are paid",
      losing,
      { type: "advance", piece: "us-2nh", hex: "K11" },
      "union",
    ],
    ["BR83-7.1-a", "a battle while another is fought", losing, { type: "target", piece: "cs-18va" }, "union"],
    // the others
    ["BR83-2.2-a", "a piece moves in the enemy's turn", move, { type: "take", piece: "cs-18va" }, "confederate"],
    ["BR83-PP1-a", "no piece at all", move, { type: "lose", piece: "us-nobody" }],
    ["BR83-MAP1.1-b", "no hex at all", move, { type: "clear", hex: "ZZZ99" }],
  ]);
});
