import type { DieRollModifier } from "@stonebridge/kernel";
import type { CombatUnit, DieRoll } from "../../../src/second-bull-run-1862/events.ts";
import type { FoughtEvent } from "../../../src/second-bull-run-1862/text/texts.ts";

export function die<const M extends DieRollModifier = never>(
  kind: DieRoll["kind"],
  side: DieRoll["side"],
  face: number,
  more: Partial<DieRoll<M>> = {},
): DieRoll<M> {
  const modifiers = more.modifiers ?? [];
  return { kind, side, die: face, modifiers, total: modifiers.reduce((sum, { value }) => sum + value, face), ...more };
}

/** A brigade in a combat. */
export function fighter(unit: string, zone: string, combat: number, artillery = 0): CombatUnit {
  return { unit, zone, combat, artillery };
}

/** Hardin and Meade against Field: the first combat of the rulebook's example 4. */
export const FOUGHT: FoughtEvent = {
  type: "fought",
  rule: "SB62-10.4-d",
  attacker: "union",
  zone: "98",
  from: ["73", "74"],
  attackers: [
    fighter("hardin", "73", 6),
    fighter("meade", "74", 6),
    { ...fighter("reynolds-artillery", "97", 0, 4), supports: true },
  ],
  defenders: [fighter("field", "96", 5)],
  modifiers: {
    attacker: [
      { key: "ratio", value: 2, rule: "SB62-10.3.1-a", strengths: [12, 5], column: "2/1" },
      { key: "star", value: 1, rule: "SB62-10.3.3-a", units: ["meade"] },
      { key: "zones", value: 1, rule: "SB62-10.3.6-a", zones: ["73", "74"] },
      { key: "unattacked", value: -2, rule: "SB62-10.3.6-b", zones: ["95"] },
      { key: "artillery", value: 1, rule: "SB62-10.3.2-b" },
    ],
    defender: [
      { key: "fatigue", value: -1, rule: "SB62-10.3.4-a", units: ["field"] },
      { key: "terrain", value: 2, rule: "SB62-10.3.5-a", defences: ["escarpment", "embankment"] },
    ],
  },
  rolls: [die("artillery", "union", 3, { needed: 4 })],
  dice: { attacker: 6, defender: 3 },
  totals: { attacker: 9, defender: 4 },
  loser: "confederate",
  tests: true,
};

/** Gibbon and three more against Lawton and his guns: the second combat of that example, a tie. */
export const TIED: FoughtEvent = {
  type: "fought",
  rule: "SB62-10.4-b",
  attacker: "union",
  zone: "128",
  from: ["116", "129", "142"],
  attackers: [
    fighter("gibbon", "116", 6),
    fighter("doubleday", "116", 4),
    fighter("milroy", "129", 7, 1),
    fighter("sullivan", "142", 5),
  ],
  defenders: [fighter("lawton", "128", 6), fighter("ewell-artillery", "128", 0, 5)],
  modifiers: {
    attacker: [
      { key: "ratio", value: 3, rule: "SB62-10.3.1-a", strengths: [22, 6], column: "3/1" },
      { key: "star", value: 1, rule: "SB62-10.3.3-a", units: ["gibbon"] },
      { key: "fatigue", value: -2, rule: "SB62-10.3.4-a", units: ["gibbon", "doubleday"] },
      { key: "zones", value: 2, rule: "SB62-10.3.6-a", zones: ["116", "129", "142"] },
      { key: "sharpshooters", value: 1, rule: "SB62-10.3.2-c", units: ["sullivan"] },
    ],
    defender: [
      { key: "terrain", value: 2, rule: "SB62-10.3.5-a", defences: ["escarpment", "woods"] },
      { key: "flank", value: -1, rule: "SB62-10.3.6-c", zones: ["142"] },
      { key: "artillery", value: 1, rule: "SB62-10.3.2-b" },
    ],
  },
  rolls: [
    die("artillery", "union", 3, { needed: 1 }),
    die("sharpshooters", "union", 2, { needed: 2, piece: "sullivan" }),
    die("artillery", "confederate", 4, { needed: 5 }),
  ],
  dice: { attacker: 1, defender: 4 },
  totals: { attacker: 6, defender: 6 },
  loser: "union",
  tests: false,
};

/** An attack below 1 to 3: nobody rolls. */
export const HOPELESS: FoughtEvent = {
  type: "fought",
  rule: "SB62-10.3.1-b",
  attacker: "confederate",
  zone: "90",
  from: ["91"],
  attackers: [fighter("drayton", "91", 2)],
  defenders: [fighter("buchanan", "90", 8), fighter("butterfield-artillery", "90", 0, 4)],
  modifiers: { attacker: [{ key: "ratio", value: 0, rule: "SB62-10.3.1-b", strengths: [2, 8] }], defender: [] },
  rolls: [],
  loser: "confederate",
  tests: true,
};
