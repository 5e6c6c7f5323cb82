import type { GameEvent } from "../../../src/second-bull-run-1862/events.ts";
import { die, fighter, FOUGHT, HOPELESS, TIED } from "./combats.ts";

const rule = "SB62-6.1-b";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;

export const EVENTS: { readonly [T in GameEvent["type"]]: readonly EventOf<T>[] } = {
  "turn-began": [{ type: "turn-began", rule, day: 1, turn: 5 }],
  "night-began": [{ type: "night-began", rule }],
  "stage-began": (["set-up", "initiative", "action", "continuation", "administrative", "night", "over"] as const).map(
    (stage) => ({ type: "stage-began", rule, stage }),
  ),
  placed: [{ type: "placed", rule, unit: "taliaferro-artillery", zone: "155" }],
  posted: [{ type: "posted", rule, commander: "jackson", zone: "108" }],
  readied: [
    { type: "readied", rule, side: "union" },
    { type: "readied", rule, side: "confederate" },
  ],
  initiative: [
    { type: "initiative", rule, rolls: [], first: "confederate" },
    {
      type: "initiative",
      rule,
      rolls: [
        die("initiative", "union", 3, { modifiers: [{ value: 1, rule: "SB62-11.2.1-g" }] }),
        die("initiative", "confederate", 4),
      ],
      first: "union",
    },
    {
      type: "initiative",
      rule,
      rolls: [die("initiative", "union", 2), die("initiative", "confederate", 5)],
      first: "confederate",
    },
  ],
  tactic: [
    {
      type: "tactic",
      rule,
      side: "confederate",
      tactic: "manoeuvre",
      roll: die("tactic", "confederate", 1, { modifiers: [{ value: -1, rule: "SB62-11.2.1-k" }] }),
    },
    { type: "tactic", rule, side: "union", tactic: "assault", roll: die("tactic", "union", 5) },
  ],
  "segment-began": [
    { type: "segment-began", rule, phase: 2, side: "union", isolated: [] },
    { type: "segment-began", rule, phase: 1, side: "confederate", isolated: ["early", "forno"] },
    {
      type: "segment-began",
      rule,
      phase: 1,
      side: "confederate",
      isolated: [
        "taliaferro-artillery",
        "ewell-artillery",
        "hill-artillery",
        "hood-artillery",
        "featherston",
        "armistead",
      ],
    },
  ],
  designated: [
    { divisions: 0 },
    { divisions: 1 },
    { divisions: 2 },
    { divisions: 3 },
    { divisions: 3, able: 0 },
    { divisions: 3, able: 1 },
    { divisions: 3, able: 2 },
  ].map((given) => ({
    type: "designated",
    rule,
    commander: "heintzelman",
    roll: die("activation", "union", 1, {
      modifiers: [
        { value: -1, rule },
        { value: -1, rule },
      ],
    }),
    ...given,
  })),
  "division-activated": [
    { type: "division-activated", rule, division: "hill", distance: 5, succeeded: true },
    { type: "division-activated", rule, division: "hill", succeeded: true },
    { type: "division-activated", rule, division: "hill", succeeded: false },
    { type: "division-activated", rule, unit: "milroy", distance: 0, succeeded: true },
    { type: "division-activated", rule, succeeded: true },
    {
      type: "division-activated",
      rule,
      division: "butterfield",
      test: die("command-test", "union", 4, { needed: 3 }),
      succeeded: false,
    },
    {
      type: "division-activated",
      rule,
      unit: "washington-artillery",
      test: die("command-test", "confederate", 3, { needed: 3, modifiers: [{ value: -1, rule }] }),
      succeeded: true,
    },
  ],
  activated: [
    { type: "activated", rule, unit: "gibbon", guest: false },
    { type: "activated", rule, unit: "us-artillery", guest: true },
  ],
  rested: [
    { type: "rested", rule, unit: "evans", fatigue: 1 },
    { type: "rested", rule, unit: "evans", fatigue: 0 },
  ],
  stepped: [
    { type: "stepped", rule, unit: "gibbon", from: "108", to: "122", cost: 2, left: 4, stoppedBy: [] },
    { type: "stepped", rule, unit: "meade", from: "99", to: "98", cost: 2, left: 3, stoppedBy: ["trimble", "evans"] },
    {
      type: "stepped",
      rule,
      unit: "schimmelfennig",
      from: "192",
      to: "2",
      cost: 2,
      left: 3,
      stoppedBy: ["taliaferro-artillery", "washington-artillery", "featherston", "armistead"],
    },
  ],
  forced: [{ type: "forced", rule, unit: "krzyzanowski", points: 3 }],
  dismounted: [{ type: "dismounted", rule, unit: "buford" }],
  mounted: [{ type: "mounted", rule, unit: "fitzhugh-lee" }],
  "attack-declared": [
    { type: "attack-declared", rule, unit: "schimmelfennig", zone: "129", against: ["forno", "hood-artillery"] },
  ],
  "attack-lapsed": [{ type: "attack-lapsed", rule, unit: "evans" }],
  faced: [
    { type: "faced", rule, units: ["gibbon"], zone: "122" },
    { type: "faced", rule, units: ["lawton", "ewell-artillery"], zone: "115" },
  ],
  control: [
    { type: "control", rule, zone: "143", side: "union" },
    { type: "control", rule, zone: "77", side: "confederate" },
  ],
  "commander-tested": [
    {
      type: "commander-tested",
      rule,
      commander: "pope",
      roll: die("commander-movement", "union", 3, { needed: 3 }),
      succeeded: true,
    },
    {
      type: "commander-tested",
      rule,
      commander: "lee",
      roll: die("commander-movement", "confederate", 5, { needed: 4 }),
      succeeded: false,
    },
  ],
  rode: [{ type: "rode", rule, commander: "heintzelman", from: "108", to: "121", cost: 3 }],
  displaced: [{ type: "displaced", rule, commander: "mcdowell", from: "122", to: "108" }],
  fought: [
    FOUGHT,
    TIED,
    HOPELESS,
    {
      ...FOUGHT,
      zone: "192",
      attackers: [fighter("schimmelfennig", "2", 5), fighter("krzyzanowski", "2", 4)],
      defenders: [fighter("taliaferro-artillery", "192", 0, 6), fighter("washington-artillery", "192", 0, 4)],
      modifiers: { attacker: [{ key: "ratio", value: 3, rule, column: "guns" }], defender: [] },
      totals: { attacker: 9, defender: 3 },
    },
    {
      ...FOUGHT,
      attacker: "confederate",
      modifiers: { attacker: [{ key: "fatigue", value: -4, rule }], defender: [] },
      rolls: [],
      dice: { attacker: 2, defender: 2 },
      totals: { attacker: 1, defender: 2 },
      loser: "confederate",
      tests: false,
    },
  ],
  fatigued: [{ type: "fatigued", rule, unit: "gibbon", fatigue: 1 }],
  "lost-step": (
    ["rout", "disorder", "retreat", "melee", "natural-six", "front", "no-way", "flight", "parting", "crossing"] as const
  ).map((cause) => ({ type: "lost-step", rule, unit: "field", losses: 2, combat: 4, cause })),
  eliminated: [
    { type: "eliminated", rule, unit: "field", zone: "126" },
    { type: "eliminated", rule, unit: "washington-artillery", zone: "77" },
  ],
  "left-map": [
    { type: "left-map", rule, unit: "field", zone: "193" },
    { type: "left-map", rule, unit: "hood-artillery", zone: "37" },
  ],
  "combat-test": (["rout", "disorder", "retreat", "melee"] as const).map((result) => ({
    type: "combat-test",
    rule,
    unit: "field",
    roll: die("combat-test", "confederate", 2, {
      modifiers: [
        { value: 1, rule: "SB62-11.1.1-b" },
        { value: -1, rule: "SB62-10.4-i" },
        { value: -3, rule: "SB62-10.4-z" },
      ],
    }),
    result,
  })),
  routed: [{ type: "routed", rule, unit: "field" }],
  retreated: [
    { type: "retreated", rule, unit: "field", from: "96", to: "113", throughFront: false },
    { type: "retreated", rule, unit: "taliaferro-artillery", from: "192", to: "2", throughFront: true },
  ],
  advanced: [{ type: "advanced", rule, unit: "meade", from: "74", to: "96" }],
  continuation: [
    { type: "continuation", rule, phase: 4, played: true, roll: die("continuation", "union", 4, { needed: 4 }) },
    { type: "continuation", rule, phase: 5, played: false, roll: die("continuation", "union", 3, { needed: 2 }) },
  ],
  recovered: [
    { type: "recovered", rule, units: ["gibbon"] },
    { type: "recovered", rule, units: ["gibbon", "meade", "schimmelfennig"] },
    {
      type: "recovered",
      rule,
      units: [
        "krzyzanowski",
        "schimmelfennig",
        "fitzhugh-lee",
        "featherston",
        "armistead",
        "farnsworth",
        "taliaferro",
        "doubleday",
        "buchanan",
      ],
    },
  ],
  "commanders-ready": [
    { type: "commanders-ready", rule, commanders: ["pope"] },
    { type: "commanders-ready", rule, commanders: ["lee", "jackson", "longstreet"] },
  ],
  "rout-test": [
    {
      type: "rout-test",
      rule,
      unit: "field",
      roll: die("rout-test", "confederate", 3),
      rallied: false,
      recovers: false,
    },
    {
      type: "rout-test",
      rule,
      unit: "field",
      roll: die("rout-test", "confederate", 4),
      rallied: true,
      recovers: false,
    },
    {
      type: "rout-test",
      rule,
      unit: "hill-artillery",
      roll: die("rout-test", "confederate", 6),
      rallied: true,
      recovers: true,
    },
  ],
  "loss-recovered": [
    { type: "loss-recovered", rule, unit: "field", losses: 1 },
    { type: "loss-recovered", rule, unit: "field", losses: 0 },
  ],
  "reinforcement-tested": [
    {
      type: "reinforcement-tested",
      rule,
      formation: "kearny",
      roll: die("reinforcement", "union", 3, { needed: 3 }),
      arrives: true,
    },
    {
      type: "reinforcement-tested",
      rule,
      formation: "washington-artillery",
      roll: die("reinforcement", "confederate", 5, { needed: 4 }),
      arrives: false,
    },
  ],
  entered: [{ type: "entered", rule, unit: "us-artillery", entry: "E", zone: "11", cost: 1 }],
  "commander-entered": [{ type: "commander-entered", rule, commander: "pope", entry: "B", zone: "190" }],
  "entry-blocked": [
    { type: "entry-blocked", rule, entry: "C", instead: "B" },
    { type: "entry-blocked", rule, entry: "C" },
  ],
  "entry-waits": [{ type: "entry-waits", rule, unit: "hood-artillery" }],
  "jones-called": [{ type: "jones-called", rule }],
  "counter-attack-declared": [{ type: "counter-attack-declared", rule }],
  "rallied-by-night": [
    { type: "rallied-by-night", rule, units: [] },
    { type: "rallied-by-night", rule, units: ["field"] },
    { type: "rallied-by-night", rule, units: ["field", "gregg"] },
  ],
  held: [{ type: "held", rule, unit: "hill-artillery" }],
  recalled: [{ type: "recalled", rule, commander: "heintzelman", units: ["grover", "taylor"] }],
  "game-over": [
    { type: "game-over", rule, winner: "draw", points: { union: 3, confederate: 5 } },
    { type: "game-over", rule, winner: "confederate", points: { union: 0, confederate: 11 } },
    { type: "game-over", rule, winner: "union", points: { union: 12, confederate: 3 } },
  ],
};
