import type { About, Action, ActionType } from "../../src/second-bull-run-1862/actions.ts";
import type { CombatUnit, DieRoll, GameEvent } from "../../src/second-bull-run-1862/events.ts";
import { texts as en } from "../../src/second-bull-run-1862/text/en.ts";
import { texts as fr } from "../../src/second-bull-run-1862/text/fr.ts";
import { type FoughtEvent, namesOf, type Names, type Texts } from "../../src/second-bull-run-1862/text/texts.ts";
import { BUILT_MAP } from "../../src/second-bull-run-1862/map.ts";

export const LANGUAGES = [en, fr].map((texts) => ({
  texts,
  names: namesOf(texts, BUILT_MAP.zones),
  language: texts.language,
}));

export function inBoth(of: (texts: Texts, names: Names) => string): readonly [string, string] {
  const [english, french] = LANGUAGES.map(({ texts, names }) => of(texts, names));
  return [english, french.replaceAll("\u202f", " ")];
}

export const ACTIONS: { readonly [T in ActionType]: Extract<Action, { readonly type: T }> } = {
  place: { type: "place", unit: "taliaferro-artillery", zone: "95" },
  post: { type: "post", commander: "jackson", zone: "155" },
  face: { type: "face", unit: "gibbon", zone: "155" },
  suggest: { type: "suggest" },
  ready: { type: "ready" },
  designate: { type: "designate", commander: "heintzelman" },
  "choose-division": { type: "choose-division", division: "butterfield" },
  "choose-independent": { type: "choose-independent", unit: "washington-artillery" },
  enough: { type: "enough" },
  activate: { type: "activate", unit: "hill-artillery" },
  done: { type: "done" },
  rest: { type: "rest", unit: "gibbon" },
  step: { type: "step", unit: "gibbon", zone: "99" },
  force: { type: "force", unit: "gibbon" },
  dismount: { type: "dismount", unit: "buford" },
  mount: { type: "mount", unit: "fitzhugh-lee" },
  attack: { type: "attack", unit: "schimmelfennig", zone: "115" },
  end: { type: "end", unit: "ewell-artillery" },
  try: { type: "try", commander: "pope" },
  ride: { type: "ride", commander: "longstreet", zone: "56" },
  stay: { type: "stay" },
  displace: { type: "displace", commander: "mcdowell", zone: "108" },
  fight: { type: "fight", zone: "128" },
  choose: { type: "choose", unit: "us-artillery" },
  withdraw: { type: "withdraw", unit: "field", zone: "126" },
  advance: { type: "advance", unit: "krzyzanowski", zone: "143" },
  decline: { type: "decline" },
  flee: { type: "flee", unit: "baylor" },
  call: { type: "call" },
  launch: { type: "launch" },
  refrain: { type: "refrain" },
  enter: { type: "enter", unit: "us-artillery", entry: "E" },
  bring: { type: "bring", commander: "pope", entry: "B" },
  wait: { type: "wait", unit: "milroy" },
  part: { type: "part", unit: "reynolds-artillery" },
  hold: { type: "hold", unit: "evans" },
  recall: { type: "recall", commander: "sigel" },
};

export function die(kind: DieRoll["kind"], side: DieRoll["side"], face: number, more: Partial<DieRoll> = {}): DieRoll {
  const modifiers = more.modifiers ?? [];
  return { kind, side, die: face, modifiers, total: modifiers.reduce((sum, { value }) => sum + value, face), ...more };
}

const rule = "SB62-6.1-b";

function fighter(unit: string, zone: string, combat: number, artillery = 0): CombatUnit {
  return { unit, zone, combat, artillery };
}

/** Hardin and Meade against Field: the first combat of the rulebook's example 4. */
export const FOUGHT: FoughtEvent = {
  type: "fought",
  rule: "SB62-10.4-d",
  attacker: "union",
  zone: "96",
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
  designated: [0, 1, 2, 3].map((divisions) => ({
    type: "designated",
    rule,
    commander: "heintzelman",
    roll: die("activation", "union", 1, {
      modifiers: [
        { value: -1, rule },
        { value: -1, rule },
      ],
    }),
    divisions,
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
  "attack-declared": [{ type: "attack-declared", rule, unit: "schimmelfennig", zone: "129" }],
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
        { value: 1, rule },
        { value: -4, rule },
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

/** All values that a decision of any step may bring along. */
export const ABOUT: About = {
  side: "confederate",
  unit: "ewell-artillery",
  commander: "longstreet",
  division: "hill",
  zone: "122",
  left: 1,
  of: 3,
  points: 2,
  allowance: 6,
  forced: false,
  contacts: ["gibbon", "hatch-artillery"],
  cause: "suffering",
  wanted: 2,
  steps: 1,
  apart: ["archer", "hill-artillery"],
};

const ENGLISH = /\b(the|and|of|or|to|with|MP|VP|loss|losses|march|move|turn|cannot|brigades? of|enemy)\b/i;

/** Nothing missing, nothing doubled, typeset as its language is: what is wrong with it, if anything. */
export function faultOf(text: string, language: string): string | undefined {
  if (text.trim() === "") return "empty";
  if (/undefined|NaN|\bnull\b|\[object|function/.test(text)) return "a value is missing";
  if (/ {2}|^ | $|'|"| [.,]|[.,]{2}|\d-\d/.test(text)) return "set badly";
  if (/[-–]\d/.test(text)) return "a hyphen for a minus";
  if (/\b[a-z]+-(artillery|lee)\b/.test(text)) return "an id for a name";
  if (language === "en") return /[\u202f«»]|(?<!\d) [;:!?]/.test(text) ? "set as French" : undefined;
  if (/ [;:!?%»]|« |\d (?:PM|PV|h)\b/.test(text)) return "spaces";
  return ENGLISH.test(text.replaceAll("The Dump", "")) ? "English" : undefined;
}
