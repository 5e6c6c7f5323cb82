import { describe } from "vitest";
import { fighting, refusedBy } from "./cases.ts";
import { blank } from "../support/field.ts";
import { factorsOf } from "../support/fight.ts";
import { at, type Table } from "../support/table.ts";

const target = (piece: string) => ({ type: "target", piece }) as const;
const assign = (piece: string) => ({ type: "assign", piece }) as const;
const join = (piece: string, battle: number) => ({ type: "join", piece, battle }) as const;
const GUNS = { pieces: factorsOf({ "us-d5us": "4-3", "us-e3us": "4-3" }) };
const near = (more: Readonly<Record<string, string>> = {}) =>
  fighting({ K10: "us-2nh", K11: "cs-18va", ...more }, GUNS);
const pair = (): Table => fighting({ K10: "us-2nh us-1ri", K11: "cs-18va", L10: "cs-19va" });
const spent = () =>
  fighting(
    {},
    { placements: [...at({ K10: "us-2nh" }, { spent: true }), ...at({ K11: "cs-18va", A1: "us-1ri", A2: "cs-19va" })] },
  );

describe("refused in a declaration", () => {
  refusedBy([
    [
      "BR83-6.1-a",
      "a leader is attacked",
      () => fighting({ K10: "us-2nh", K11: "cs-18va cs-l-cocke" }),
      target("cs-l-cocke"),
    ],
    [
      "BR83-6.1-a",
      "a leader attacks",
      () => fighting({ K10: "us-2nh us-l-burnside", K11: "cs-18va" }).act(target("cs-18va")),
      assign("us-l-burnside"),
    ],
    ["BR83-6.3-b", "who fought an automatic victory attacks", () => spent().act(target("cs-19va")), assign("us-2nh")],
    ["BR83-6.3-b", "who is next to such units alone is attacked", spent, target("cs-18va")],
    [
      "BR83-6.3-a",
      "a brigade that must fight breaks into parts that cannot",
      () =>
        fighting(
          {},
          {
            placements: [
              ...at({ K10: "us-b-burnside", K11: "cs-18va" }),
              ...["us-l-burnside", "us-1ri", "us-2ri"].map(
                (piece) => ({ piece, where: "held", holder: "us-b-burnside" }) as const,
              ),
            ],
            pieces: factorsOf({ "us-1ri": "0-3", "us-2ri": "0-3" }),
          },
        ),
      { type: "break", piece: "us-b-burnside" },
    ],
    [
      "BR83-6.31-a",
      "an attacker in contact is left out",
      () => pair().act(target("cs-18va"), target("cs-19va"), assign("us-2nh"), { type: "close" }),
      { type: "done" },
    ],
    ["BR83-6.32-a", "a defender in contact is left out", () => pair(), { type: "done" }],
    ["BR83-6.4-a", "a friend is attacked", near, target("us-2nh")],
    ["BR83-6.4-a", "an enemy attacks", () => near().act(target("cs-18va")), assign("cs-18va")],
    [
      "BR83-6.4-a",
      "who is next to none of them attacks",
      () => near({ A1: "us-1ri" }).act(target("cs-18va")),
      assign("us-1ri"),
    ],
    ["BR83-6.5-a", "a unit is attacked twice", () => near().act(target("cs-18va")), target("cs-18va")],
    ["BR83-6.5-a", "a unit attacks twice", () => near().act(target("cs-18va"), assign("us-2nh")), assign("us-2nh")],
    ["BR83-6.7-a", "somebody attacks nobody", near, assign("us-2nh")],
    ["BR83-6.7-a", "what is complete is completed", () => near().act({ type: "complete" }), { type: "complete" }],
    ["BR83-6.71-a", "a battle is declared before one is closed", () => near().act(target("cs-18va")), { type: "done" }],
    ["BR83-6.71-a", "somebody joins a battle that is not", near, join("us-2nh", 1)],
    ["BR83-6.71-a", "no battle is closed", near, { type: "close" }],
    ["BR83-6.71-a", "a battle without attackers is closed", () => near().act(target("cs-18va")), { type: "close" }],
    [
      "BR83-6.72-a",
      "who is next to one of two attacks both",
      () =>
        fighting({ K10: "us-2nh", J10: "us-1ri", K11: "cs-18va", L10: "cs-19va", J11: "cs-8va" }).act(
          target("cs-18va"),
          target("cs-19va"),
        ),
      assign("us-1ri"),
    ],
    [
      "BR83-6.8-a",
      "a battery is attacked without the infantry that screens it",
      () => fighting({ K10: "us-2nh us-1ri", K11: "cs-18va cs-rogers" }).act(target("cs-rogers"), assign("us-2nh")),
      { type: "close" },
    ],
    [
      "BR83-7.32-a",
      "a battle of a unit with attack 0 alone",
      () =>
        fighting({ K10: "us-2nh us-palmer", K11: "cs-18va" }, { pieces: factorsOf({ "us-palmer": "0-1" }) }).act(
          target("cs-18va"),
          assign("us-palmer"),
        ),
      { type: "close" },
    ],
    [
      "BR83-R42",
      "a unit with attack 0 is left out",
      () =>
        fighting({ K10: "us-2nh us-palmer", K11: "cs-18va" }, { pieces: factorsOf({ "us-palmer": "0-1" }) }).act(
          target("cs-18va"),
          assign("us-2nh"),
          { type: "close" },
        ),
      { type: "done" },
    ],
    // 9 artillery
    [
      "BR83-9.2-a",
      "a battery fires too far",
      () => near({ K6: "us-d5us" }).act(target("cs-18va"), assign("us-2nh"), { type: "close" }),
      join("us-d5us", 1),
    ],
    ["BR83-9.2-a", "nobody in range is bombarded", () => near({ A1: "us-d5us", A9: "cs-19va" }), target("cs-19va")],
    [
      "BR83-9.3-a",
      "behind woods",
      () =>
        fighting(
          { A1: "us-d5us", A4: "cs-19va", K10: "us-2nh", K11: "cs-18va" },
          { ...GUNS, map: blank({ woods: ["A2", "A3"] }) },
        ),
      target("cs-19va"),
    ],
    [
      "BR83-9.4-a",
      "a battery fires twice",
      () =>
        fighting({ K10: "us-2nh", K11: "cs-18va", K14: "us-d5us", M14: "cs-19va" }, GUNS).act(
          target("cs-18va"),
          assign("us-2nh"),
          { type: "close" },
          join("us-d5us", 1),
        ),
      join("us-d5us", 1),
    ],
    [
      "BR83-9.4-a",
      "somebody is bombarded with batteries that have fired",
      () =>
        fighting({ K10: "us-2nh", K11: "cs-18va", K14: "us-d5us", M14: "cs-19va" }, GUNS).act(
          target("cs-18va"),
          assign("us-2nh"),
          { type: "close" },
          join("us-d5us", 1),
        ),
      target("cs-19va"),
    ],
    [
      "BR83-9.41-a",
      "a battery in contact fires afar",
      () =>
        fighting({ K10: "us-d5us us-2nh", K11: "cs-18va", K14: "us-e3us", M14: "cs-19va" }, GUNS).act(
          target("cs-19va"),
        ),
      assign("us-d5us"),
    ],
    [
      "BR83-9.43-a",
      "a bombardment of whom one of its batteries does not see",
      () =>
        fighting(
          { K10: "us-d5us", K12: "cs-18va", K7: "cs-19va", A1: "us-2nh" },
          { ...GUNS, map: blank({ woods: ["K8", "K9"] }) },
        ).act(target("cs-18va"), assign("us-d5us")),
      target("cs-19va"),
    ],
    ["BR83-9.6-a", "nobody can reach it", () => near({ A9: "cs-19va" }), target("cs-19va")],
    [
      "BR83-9.61-a",
      "whom a friend can attack is bombarded",
      () => near({ K14: "us-d5us", M14: "cs-19va" }).act(target("cs-19va")),
      target("cs-18va"),
    ],
    [
      "BR83-9.61-a",
      "a long-range gun attacks as if it stood adjacent",
      () => near({ K8: "us-d5us" }).act(target("cs-18va")),
      assign("us-d5us"),
    ],
    [
      "BR83-9.62-a",
      "a leader is bombarded",
      () => near({ K14: "us-d5us", M14: "cs-l-cocke cs-19va" }),
      target("cs-l-cocke"),
    ],
    [
      "BR83-9.62-a",
      "a part of a brigade piece is bombarded",
      () =>
        fighting(
          {},
          {
            ...GUNS,
            placements: [
              ...at({ A1: "us-1ri", A2: "cs-19va", K14: "us-d5us", K11: "cs-b-bonham" }),
              ...["cs-l-bonham", "cs-3sc", "cs-7sc"].map(
                (piece) => ({ piece, where: "held", holder: "cs-b-bonham" }) as const,
              ),
            ],
          },
        ),
      target("cs-3sc"),
    ],
    [
      "BR83-7.32-a",
      "a battery with attack 0 bombards",
      () =>
        fighting(
          { K8: "us-d5us", K11: "cs-18va", A1: "us-2nh", A2: "cs-19va" },
          { pieces: factorsOf({ "us-d5us": "0-3" }) },
        ),
      target("cs-18va"),
    ],
    [
      "BR83-7.1-a",
      "a battle that is not gets its place",
      () =>
        fighting({ K10: "us-2nh", K11: "cs-18va", A1: "us-1ri", A2: "cs-19va" }).act(
          { type: "complete" },
          { type: "done" },
        ),
      { type: "next", battle: 7 },
    ],
  ]);
});
