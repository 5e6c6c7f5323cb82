import { describe } from "vitest";
import { marching, rallying, refusedBy } from "./cases.ts";
import { at, movement, Table } from "../support/table.ts";
import { blank } from "../support/field.ts";

const revive = (piece: string) => ({ type: "revive", piece }) as const;
const clear = (hex: string) => ({ type: "clear", hex }) as const;
const marked = (flag: string, whom: string) =>
  rallying({ X5: "us-8nym" }, "us-2ri", {
    placements: [
      ...at({ CCC1: "cs-18va", X5: "us-8nym" }),
      ...["us-l-burnside", "us-1ri"].map((piece) => ({
        piece,
        hex: "K10",
        ...(piece === whom ? { [flag]: true } : {}),
      })),
      { piece: "us-2ri", where: "rally" },
    ],
  });
const ready = { K10: "us-l-burnside us-1ri" };
const moving = () =>
  new Table({
    name: "moving",
    at: movement("union", 9),
    map: blank(),
    placements: [
      ...at({ K10: "us-l-burnside us-1ri" }, { active: true }),
      ...at({ CCC1: "cs-18va" }),
      { piece: "us-2ri", where: "rally" },
    ],
  });

describe("refused in the Rally phase", () => {
  refusedBy([
    ["BR83-14.1-a", "before NOON", () => rallying(ready, "us-2ri", {}, 6), revive("us-2ri")],
    ["BR83-14.2-a", "who was not lost", () => rallying(ready, "us-2ri"), revive("us-1ri")],
    [
      "BR83-14.22-a",
      "who was lost far from his leader",
      () =>
        rallying(ready, "", {
          placements: [...at({ CCC1: "cs-18va", X5: "us-8nym", ...ready }), { piece: "us-2ri", where: "lost" }],
        }),
      revive("us-2ri"),
    ],
    [
      "BR83-OPT3-a",
      "who marched all night and has returned once",
      () =>
        rallying(ready, "", {
          options: { exhaustion: "on" },
          placements: [
            ...at({ CCC1: "cs-18va", X5: "us-8nym", ...ready }),
            { piece: "us-2ri", where: "lost", revived: true, route: "north" },
          ],
        }),
      revive("us-2ri"),
    ],
    ["BR83-14.23-a", "a battery", () => rallying(ready, "us-2ri"), revive("us-2ri-bty")],
    ["BR83-14.23-a", "a leader", () => rallying(ready, "us-2ri"), revive("us-l-burnside")],
    ["BR83-14.31-a", "an enemy", () => rallying(ready, "us-2ri"), revive("cs-18va")],
    ["BR83-14.31-a", "without the leader", () => rallying({ K10: "us-1ri" }, "us-2ri"), revive("us-2ri")],
    [
      "BR83-14.31-a",
      "without any infantry of the brigade",
      () => rallying({ K10: "us-l-burnside us-14nym" }, "us-2ri"),
      revive("us-2ri"),
    ],
    [
      "BR83-14.3-a",
      "with its infantry elsewhere",
      () => rallying({ K10: "us-l-burnside", K14: "us-1ri" }, "us-2ri"),
      revive("us-2ri"),
    ],
    ["BR83-14.32-a", "after the leader has moved", () => marked("moved", "us-l-burnside"), revive("us-2ri")],
    ["BR83-14.32-a", "after his infantry has moved", () => marked("moved", "us-1ri"), revive("us-2ri")],
    ["BR83-14.32-a", "after the leader was in contact", () => marked("pressed", "us-l-burnside"), revive("us-2ri")],
    ["BR83-14.32-a", "after his infantry fought", () => marked("fought", "us-1ri"), revive("us-2ri")],
    ["BR83-14.32-a", "next to the enemy", () => rallying({ ...ready, K11: "cs-19va" }, "us-2ri"), revive("us-2ri")],
    [
      "BR83-14.4-a",
      "a second unit",
      () => rallying({ ...ready, K20: "us-l-porter us-14nym" }, "us-2ri us-reg").act(revive("us-2ri")),
      revive("us-reg"),
    ],
    [
      "BR83-R69",
      "into a full hex",
      () => rallying({ K10: "us-l-burnside us-1ri us-2nh us-14nym us-13ny" }, "us-2ri"),
      revive("us-2ri"),
    ],
    ["BR83-11.6-a", "ABATIS that are not there", () => rallying(ready, "us-2ri"), clear("K10")],
    [
      "BR83-11.6-a",
      "ABATIS without infantry",
      () => rallying({ ...ready, Y5: "us-palmer" }, "us-2ri", { abatis: ["X5", "Y5"] }),
      clear("Y5"),
    ],
    [
      "BR83-SP-h",
      "ABATIS in a zone of control",
      () => rallying({ Y9: "us-14nym", Y10: "cs-19va" }, "us-2ri", { abatis: ["X5", "Y9"] }),
      clear("Y9"),
    ],
    // before it
    ["BR83-14.3-a", "in the Movement phase", moving, revive("us-2ri")],
    [
      "BR83-14.32-a",
      "in the Movement phase, after the leader has moved",
      () => moving().go("us-l-burnside", "K11").stop(),
      revive("us-2ri"),
    ],
    [
      "BR83-11.6-a",
      "ABATIS in the Movement phase",
      () => marching({ X5: "us-2nh" }, {}, { abatis: ["X5"] }),
      clear("X5"),
    ],
    ["BR83-14.1-a", "in the Movement phase of the morning", () => marching({ K10: "us-2nh" }), revive("us-2ri")],
  ]);
});
