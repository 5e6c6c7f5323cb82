import { describe } from "vitest";
import { fighting, marching, refusedBy } from "./cases.ts";
import { blank } from "../support/field.ts";
import { Table, active, at, combats } from "../support/table.ts";

const form = (piece: string, ...pieces: string[]) => ({ type: "form", piece, pieces }) as const;
const FORD = blank({ river: ["UU28", "K12", "J11"], fords: [{ hex: "K11", water: "Run" }] });
const take = (piece: string) => ({ type: "take", piece }) as const;
const BURNSIDE = "us-l-burnside us-1ri us-2ri us-2nh";
const formed = (table: Table) => table.act(form("us-b-burnside", "us-1ri", "us-2ri"));
const broken = (piece: string) => ({ type: "break", piece }) as const;
/** Burnside's brigade formed in a hex, not yet moved. */
const brigade = (hex: string, more: object = {}) =>
  marching(
    {},
    {},
    {
      placements: [
        ...active({ [hex]: "us-b-burnside us-71nym" }),
        ...["us-l-burnside", "us-1ri", "us-2ri"].map(
          (piece) => ({ piece, where: "held", holder: "us-b-burnside" }) as const,
        ),
        ...at({ CCC1: "cs-18va" }),
      ],
      ...more,
    },
  );

describe("refused to brigades", () => {
  refusedBy([
    [
      "BR83-8.1-a",
      "who is formed is formed",
      () => formed(marching({ K10: BURNSIDE })),
      form("us-b-burnside", "us-1ri", "us-2nh"),
    ],
    [
      "BR83-8.2-a",
      "one forms in the Combat phase",
      () => fighting({ K10: BURNSIDE, K11: "cs-18va" }),
      form("us-b-burnside", "us-1ri", "us-2ri"),
    ],
    [
      "BR83-8.21-a",
      "of other brigades",
      () => marching({ K10: `${BURNSIDE} us-14nym` }),
      form("us-b-burnside", "us-1ri", "us-14nym"),
    ],
    ["BR83-8.21-a", "of too few points", () => marching({ K10: BURNSIDE }), form("us-b-burnside", "us-1ri")],
    [
      "BR83-8.21-b",
      "of infantry and a battery",
      () => marching({ K10: `${BURNSIDE} us-2ri-bty` }),
      form("us-b-burnside", "us-1ri", "us-2ri-bty"),
    ],
    [
      "BR83-8.21-b",
      "without its leader",
      () => marching({ K10: "us-1ri us-2ri" }),
      form("us-b-burnside", "us-1ri", "us-2ri"),
    ],
    ["BR83-8.21-b", "by a piece that is none", () => marching({ K10: BURNSIDE }), form("us-l-burnside", "us-1ri")],
    [
      "BR83-8.22-a",
      "from two hexes",
      () => marching({ K10: "us-l-burnside us-1ri", K11: "us-2ri" }),
      form("us-b-burnside", "us-1ri", "us-2ri"),
    ],
    [
      "BR83-8.22-a",
      "of who has moved",
      () => marching({ K10: "us-l-burnside us-1ri", K11: "us-2ri" }).go("us-2ri", "K10").stop(),
      form("us-b-burnside", "us-1ri", "us-2ri"),
    ],
    [
      "BR83-8.22-a",
      "in a zone of control",
      () => marching({ K10: BURNSIDE }, { K11: "cs-18va" }),
      form("us-b-burnside", "us-1ri", "us-2ri"),
    ],
    [
      "BR83-8.22-a",
      "twice in a turn",
      () => formed(marching({ K10: BURNSIDE })).act(broken("us-b-burnside")),
      form("us-b-burnside", "us-1ri", "us-2ri"),
    ],
    [
      "BR83-8.52-a",
      "on ABATIS",
      () => marching({ X5: BURNSIDE }, {}, { abatis: ["X5"] }),
      form("us-b-burnside", "us-1ri", "us-2ri"),
    ],
    ["BR83-8.4-a", "who is none breaks up", () => marching({ K10: BURNSIDE }), broken("us-2nh")],
    ["BR83-8.4-a", "one of the enemy breaks up", () => marching({ K10: BURNSIDE }), broken("cs-b-bonham")],
    [
      "BR83-R76",
      "one breaks up in the middle of a march",
      () => brigade("K10").go("us-b-burnside", "K11"),
      broken("us-b-burnside"),
    ],
    [
      "BR83-8.41-a",
      "parts move after the brigade has moved",
      () => brigade("K10").go("us-b-burnside", "K11").stop().act(broken("us-b-burnside")),
      take("us-1ri"),
    ],
    [
      "BR83-8.41-a",
      "parts march on after the brigade has moved",
      () => brigade("K10").go("us-b-burnside", "K11").stop().act(broken("us-b-burnside")),
      { type: "step", hex: "K12" },
    ],
    [
      "BR83-8.41-a",
      "parts move on from the ford where the brigade broke",
      () => brigade("K10", { map: FORD }).go("us-b-burnside", "K11"),
      take("us-1ri"),
    ],
    [
      "BR83-8.41-a",
      "parts march on from that ford",
      () => brigade("K10", { map: FORD }).go("us-b-burnside", "K11"),
      { type: "step", hex: "K10" },
    ],
    ["BR83-8.5-a", "a part moves alone", () => brigade("K10"), take("us-1ri")],
    [
      "BR83-8.5-a",
      "a part attacks alone",
      () =>
        new Table({
          name: "part",
          at: combats("union", 5),
          map: blank(),
          placements: [
            ...at({ K10: "us-b-burnside", K11: "cs-18va" }),
            ...["us-l-burnside", "us-1ri", "us-2ri"].map(
              (piece) => ({ piece, where: "held", holder: "us-b-burnside" }) as const,
            ),
          ],
        }).act({ type: "target", piece: "cs-18va" }),
      { type: "assign", piece: "us-1ri" },
    ],
    [
      "BR83-8.5-a",
      "a part is attacked alone",
      () => {
        const table = new Table({
          name: "part",
          at: combats("union", 5),
          map: blank(),
          placements: [
            ...at({ K10: "us-2nh", K11: "cs-b-bonham" }),
            ...["cs-l-bonham", "cs-3sc", "cs-7sc"].map(
              (piece) => ({ piece, where: "held", holder: "cs-b-bonham" }) as const,
            ),
          ],
        });
        return table.step === "window" ? table.done() : table;
      },
      { type: "target", piece: "cs-3sc" },
    ],
    [
      "BR83-4.83-a",
      "of hidden and open parts",
      () =>
        marching(
          {},
          {},
          {
            placements: [
              ...at({ K10: "cs-l-bonham cs-3sc" }),
              ...at({ K10: "cs-7sc" }, { frozen: true }),
              ...at({ CCC1: "us-2nh" }),
            ],
          },
          "confederate",
        ),
      form("cs-b-bonham", "cs-3sc", "cs-7sc"),
    ],
  ]);
});
