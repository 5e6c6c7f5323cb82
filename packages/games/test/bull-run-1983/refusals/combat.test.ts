import { describe } from "vitest";
import { marching, refusedBy } from "./cases.ts";
import { blank } from "../support/field.ts";
import { active, at } from "../support/table.ts";
import { type Fight, factorsOf, fight } from "../support/fight.ts";

const lose = (piece: string) => ({ type: "lose", piece }) as const;
const advance = (piece: string, hex: string) => ({ type: "advance", piece, hex }) as const;
const back = (via: string, hex: string, piece = "cs-8va") => ({ type: "retreat", piece, via, hex }) as const;
const STRONG = { "us-1nj": "20-4", "us-2nj": "20-4" };

/** 8 Va at K10 dies (1) or must go back (2). */
function won(more: Partial<Fight> = {}) {
  return fight({
    attackers: { K9: "us-1nj" },
    defenders: { K10: "cs-8va" },
    targets: "cs-8va",
    dice: [1],
    held: true,
    ...more,
    factors: { ...STRONG, ...more.factors },
  });
}
const routed = (more: Partial<Fight> = {}) => won({ dice: [2], ...more });
/** The Confederates choose among three what they lose. */
const losing = () =>
  fight({
    attackers: { K10: "us-2nh" },
    defenders: { K11: "cs-18va cs-19va", A1: "cs-8va" },
    targets: "cs-18va cs-19va",
    factors: { "us-2nh": "12-2", "cs-18va": "2-2", "cs-19va": "2-2" },
    dice: [1],
  });
const victory = () =>
  marching(
    { K10: "us-1nj us-2nj", K8: "us-2nh", L10: "us-1ri" },
    { K11: "cs-18va", L11: "cs-19va", A1: "cs-8va" },
    { pieces: factorsOf({ ...STRONG, "cs-18va": "1-1", "cs-19va": "1-1" }) },
  );

const OVER = { type: "overwhelm", pieces: ["cs-18va"] } as const;
/** 18 Va at K11 may be overwhelmed; a unit at K10 has fought an automatic victory. */
const overwhelming = (own: Readonly<Record<string, string>>, spent?: string) =>
  marching(
    {},
    {},
    {
      placements: [
        ...active(own),
        ...at({ K11: "cs-18va" }),
        ...(spent === undefined ? [] : at({ K10: spent }, { spent: true })),
      ],
      pieces: factorsOf({ ...STRONG, "cs-18va": "1-1" }),
    },
  );
const planned = (own: Readonly<Record<string, string>>, spent?: string) => overwhelming(own, spent).act(OVER);

describe("refused while results are carried out", () => {
  refusedBy([
    ["BR83-7.71-a", "too little is lost", losing, { type: "done" }],
    ["BR83-7.73-a", "the other side's units are lost", losing, lose("us-2nh")],
    ["BR83-7.71-e", "a unit of another battle is lost", losing, lose("cs-8va")],
    ["BR83-7.33-a", "who did not fight retreats", routed, back("K8", "K7", "us-1nj")],
    [
      "BR83-8.5-a",
      "a part of a brigade piece retreats",
      () => routed({ attackers: { K9: "us-1nj us-2nj" }, defenders: { K10: "cs-b-bonham" }, targets: "cs-b-bonham" }),
      back("K11", "K12", "cs-3sc"),
    ],
    [
      "BR83-8.5-a",
      "a part of a brigade piece advances",
      () => won({ attackers: { K9: "us-b-burnside" }, factors: { "us-b-burnside": "20-6" } }),
      advance("us-1ri", "K10"),
    ],
    ["BR83-7.8-a", "a retreat of one hex", routed, back("K11", "K11")],
    ["BR83-7.81-a", "a retreat past the enemy", routed, back("J10", "I10")],
    ["BR83-7.83-a", "a retreat into a zone of control", routed, back("L9", "M10")],
    [
      "BR83-7.83-b",
      "a retreat into a full hex",
      () => routed({ defenders: { K10: "cs-8va", K12: "cs-18va cs-19va cs-28va cs-5nc cs-24va cs-5sc" } }),
      back("K11", "K12"),
    ],
    [
      "BR83-7.83-c",
      "a retreat into the river",
      () => routed({ more: { map: blank({ river: ["UU28", "K12"] }) } }),
      back("K11", "K12"),
    ],
    [
      "BR83-7.83-d",
      "a retreat through a ford",
      () => routed({ more: { map: blank({ river: ["UU28"], fords: [{ hex: "K11", water: "Run" }] }) } }),
      back("K11", "K12"),
    ],
    [
      "BR83-7.83-c",
      "a retreat off the map",
      () =>
        routed({
          attackers: { K34: "us-1nj" },
          defenders: { K35: "cs-8va" },
          more: { map: blank({ unplayable: ["J35"] }) },
        }),
      back("J35", "I35"),
    ],
    [
      "BR83-12.4-a",
      "a leader retreats by himself",
      () => routed({ defenders: { K10: "cs-8va cs-l-cocke" } }),
      back("K11", "K12", "cs-l-cocke"),
    ],
    ["BR83-7.9-a", "into a hex that was not emptied", won, advance("us-1nj", "J9")],
    [
      "BR83-7.9-b",
      "who did not fight advances",
      () => won({ attackers: { K9: "us-1nj", A1: "us-1ri" }, adjacent: "us-1nj", defenders: { K10: "cs-8va" } }),
      advance("us-1ri", "K10"),
    ],
    [
      "BR83-7.9-c",
      "a defender advances",
      () => won({ defenders: { K10: "cs-8va", A1: "cs-18va" } }),
      advance("cs-18va", "K10"),
    ],
    [
      "BR83-7.93-a",
      "who has advanced advances again",
      () => won({ attackers: { K9: "us-1nj us-2nj" } }).act(advance("us-1nj", "K10")),
      advance("us-1nj", "K10"),
    ],
    [
      "BR83-12.4-a",
      "a unit goes along with another",
      () => won({ attackers: { K9: "us-1nj us-l-runyon" } }).act(advance("us-1nj", "K10")),
      { type: "follow", piece: "us-1nj" },
    ],
    [
      "BR83-7.72-a",
      "no unit is lost to a bombardment",
      () =>
        fight({
          attackers: { K10: "us-d5us" },
          defenders: { K13: "cs-18va cs-19va" },
          targets: "cs-18va cs-19va",
          adjacent: "",
          guns: "us-d5us",
          factors: { "us-d5us": "12-3", "cs-18va": "1-1", "cs-19va": "1-1" },
          dice: [1],
        }),
      { type: "done" },
    ],
    [
      "BR83-9.52-a",
      "a battery that supports from afar is lost",
      () =>
        fight({
          attackers: { K10: "us-2nh us-1ri", K14: "us-d5us" },
          defenders: { K11: "cs-18va" },
          guns: "us-d5us",
          factors: { "us-2nh": "1-3", "us-1ri": "1-3", "us-d5us": "1-3", "cs-18va": "4-4" },
          dice: [6],
        }),
      lose("us-d5us"),
    ],
    [
      "BR83-9.52-a",
      "a battery that supports from afar retreats",
      () =>
        fight({
          attackers: { K9: "us-1nj", K13: "us-d5us" },
          defenders: { K10: "cs-8va" },
          adjacent: "us-1nj",
          guns: "us-d5us",
          factors: { "us-1nj": "1-2", "us-d5us": "1-3", "cs-8va": "1-1" },
          dice: [4],
        }),
      back("K14", "K15", "us-d5us"),
    ],
    [
      "BR83-7.73-b",
      "a part of a brigade piece is lost",
      () =>
        fight({
          attackers: { K10: "us-2nh" },
          defenders: { K11: "cs-b-bonham" },
          targets: "cs-b-bonham",
          factors: { "us-2nh": "10-3" },
          dice: [1],
        }),
      lose("cs-3sc"),
    ],
    // 10 automatic victory
    [
      "BR83-10.2-a",
      "a battery from afar takes part",
      () => planned({ K10: "us-1nj", K8: "us-d5us" }),
      { type: "assign", piece: "us-d5us" },
    ],
    [
      "BR83-10.6-a",
      "who fought one takes part in another",
      () => planned({ K10: "us-1nj" }, "us-2nj"),
      { type: "assign", piece: "us-2nj" },
    ],
    ["BR83-10.6-a", "over whom such units alone touch", () => overwhelming({ A1: "us-1nj" }, "us-2nj"), OVER],
    [
      "BR83-10.2-a",
      "over whom nobody of the side touches",
      victory,
      { type: "overwhelm", pieces: ["cs-18va", "cs-8va"] },
    ],
    [
      "BR83-10.3-a",
      "at less than 8-1",
      () => marching({ K10: "us-2nh" }, { K11: "cs-18va" }),
      { type: "overwhelm", pieces: ["cs-18va"] },
    ],
    [
      "BR83-10.4-a",
      "over one of two that they touch",
      () => marching({ L10: "us-1nj" }, { L11: "cs-18va", M10: "cs-19va" }, { pieces: factorsOf({ ...STRONG }) }),
      { type: "overwhelm", pieces: ["cs-18va"] },
    ],
    [
      "BR83-6.1-a",
      "over a leader",
      () => marching({ K10: "us-1nj" }, { K11: "cs-18va cs-l-cocke" }),
      { type: "overwhelm", pieces: ["cs-l-cocke"] },
    ],
    [
      "BR83-8.5-a",
      "over a part of a brigade piece",
      () =>
        marching(
          {},
          {},
          {
            placements: [
              ...active({ K10: "us-1nj" }),
              ...at({ K11: "cs-b-bonham" }),
              ...["cs-l-bonham", "cs-3sc", "cs-7sc"].map(
                (piece) => ({ piece, where: "held", holder: "cs-b-bonham" }) as const,
              ),
            ],
          },
        ),
      { type: "overwhelm", pieces: ["cs-3sc"] },
    ],
    [
      "BR83-6.4-a",
      "over a friend",
      () => marching({ K10: "us-1nj" }, { K11: "cs-18va" }),
      { type: "overwhelm", pieces: ["us-1nj"] },
    ],
    [
      "BR83-R77",
      "in the middle of a march",
      () => victory().take("us-2nh"),
      { type: "overwhelm", pieces: ["cs-18va"] },
    ],
  ]);
});
