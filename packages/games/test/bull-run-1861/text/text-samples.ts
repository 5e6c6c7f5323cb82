import type { Action, ActionType } from "../../../src/bull-run-1861/actions.ts";
import type { CombatPiece, DieRoll, GameEvent } from "../../../src/bull-run-1861/events.ts";
import { texts as en } from "../../../src/bull-run-1861/text/en.ts";
import { refusals as enRefusals } from "../../../src/bull-run-1861/text/en/refusals.ts";
import { texts as fr } from "../../../src/bull-run-1861/text/fr.ts";
import { refusals as frRefusals } from "../../../src/bull-run-1861/text/fr/refusals.ts";
import { namesOf, type FoughtEvent, type Refusals, type Texts } from "../../../src/bull-run-1861/text/texts.ts";

const ZONES = [
  ["henry-hill", "Henry Hill"],
  ["robinson-farm", "Robinson farm"],
  ["matthews-hill", "Matthews Hill"],
  ["stone-bridge-w", "Stone Bridge W"],
  ["stone-house", "Stone House"],
  ["mitchells-ford-s", "Mitchell's Ford S"],
  ["centreville-heights-west", "Centreville heights west"],
  ["centreville-heights-south", "Centreville Heights South"],
  ["van-pelt", "Van Pelt"],
  ["bald-hill", "Bald Hill"],
  ["groveton", "Groveton"],
  ["portici", "Portici"],
].map(([id, name]) => ({ id, name }));

export const LANGUAGES = [
  { ...en, ...enRefusals },
  { ...fr, ...frRefusals },
].map((texts) => ({ texts, names: namesOf(texts, ZONES), language: texts.language }));

export function inBoth(
  of: (texts: Texts & Refusals, names: ReturnType<typeof namesOf>) => string,
): readonly [string, string] {
  const [english, french] = LANGUAGES.map(({ texts, names }) => of(texts, names));
  return [english, french.replaceAll("\u202f", " ")];
}

export const ACTIONS: { readonly [T in ActionType]: Extract<Action, { readonly type: T }> } = {
  place: { type: "place", unit: "jackson", zone: "henry-hill", group: "forward" },
  extend: { type: "extend", unit: "cocke", zone: "portici" },
  attach: { type: "attach", unit: "hampton", host: "jackson" },
  arrange: { type: "arrange", element: "early" },
  face: { type: "face", element: "cocke+", zone: "portici" },
  ready: { type: "ready" },
  launch: { type: "launch" },
  refrain: { type: "refrain" },
  mark: { type: "mark", unit: "uscav" },
  marked: { type: "marked" },
  activate: { type: "activate", unit: "sherman" },
  rest: { type: "rest", unit: "sherman" },
  step: { type: "step", unit: "sherman", zone: "stone-bridge-w" },
  push: { type: "push", unit: "burnside" },
  deploy: { type: "deploy", unit: "evans", zone: "portici" },
  regroup: { type: "regroup", unit: "cocke", zone: "portici" },
  attack: { type: "attack", element: "franklin", facing: "portici" },
  leave: { type: "leave", unit: "jackson" },
  end: { type: "end", unit: "keyes" },
  line: { type: "line", element: "bee", line: "front" },
  join: { type: "join", unit: "hampton", host: "evans" },
  ride: { type: "ride", headquarters: "mcdowell", zone: "stone-house" },
  displace: { type: "displace", headquarters: "johnston", zone: "portici" },
  stay: { type: "stay" },
  fight: { type: "fight", attackers: ["porter", "cocke+"], zones: ["henry-hill"] },
  lose: { type: "lose", unit: "jackson" },
  retreat: { type: "retreat", unit: "militia" },
  withdraw: { type: "withdraw", unit: "ewell", zone: "portici" },
  halt: { type: "halt", unit: "ewell" },
  advance: { type: "advance", unit: "sherman", zone: "henry-hill" },
  decline: { type: "decline" },
  arrive: { type: "arrive", unit: "volunteers", zone: "centreville-heights-west" },
};

export function die(kind: DieRoll["kind"], side: DieRoll["side"], face: number, more: Partial<DieRoll> = {}): DieRoll {
  const modifiers = more.modifiers ?? [];
  return { kind, side, die: face, modifiers, total: modifiers.reduce((sum, { value }) => sum + value, face), ...more };
}

function piece(element: string, zone: string, combat: number, artillery: number): CombatPiece {
  return { element, unit: element.replace("+", ""), zone, combat, artillery, cavalry: 0 };
}

/** The combat of the mock-up: Porter and Sherman against Jackson on Henry Hill. */
export const FOUGHT: FoughtEvent = {
  type: "fought",
  rule: "BR61-11.4-e",
  attacker: "north",
  zones: ["henry-hill"],
  attackers: [piece("porter", "stone-house", 5, 3), piece("sherman", "robinson-farm", 5, 3)],
  supporters: [piece("willcox", "stone-house", 4, 2)],
  defenders: [piece("jackson", "henry-hill", 5, 3)],
  modifiers: {
    attacker: [
      { key: "ratio", value: 3, rule: "BR61-11.2-c", strengths: [10, 5], row: "2/1" },
      { key: "artillery", value: 1, rule: "BR61-11.3-m", piece: "porter" },
      { key: "support", value: 1, rule: "BR61-11.3-d", piece: "willcox" },
      { key: "command", value: 1, rule: "BR61-11.3-o", piece: "porter" },
      { key: "fatigue", value: -1, rule: "BR61-11.3-t", piece: "porter" },
    ],
    defender: [
      { key: "hill", value: 2, rule: "BR61-11.3-p" },
      { key: "artillery", value: 1, rule: "BR61-11.3-m", piece: "jackson" },
      { key: "command", value: 1, rule: "BR61-11.3-o", piece: "jackson" },
    ],
  },
  rolls: [
    die("artillery", "north", 4, { piece: "porter", needed: 3, modifiers: [{ value: -1, rule: "BR61-11.3-e" }] }),
    die("artillery", "north", 5, { piece: "sherman", needed: 3 }),
    die("artillery", "south", 2, { piece: "jackson", needed: 3 }),
  ],
  dice: { attacker: 5, defender: 1 },
  totals: { attacker: 10, defender: 5 },
  result: "defender-hit",
};

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
const rule = "BR61-7-c";

export const EVENTS: { readonly [T in GameEvent["type"]]: readonly EventOf<T>[] } = {
  "turn-began": [{ type: "turn-began", rule, turn: 6 }],
  "stage-began": (["initiative", "continuation", "administrative"] as const).map((stage) => ({
    type: "stage-began",
    rule,
    stage,
  })),
  "half-began": [{ type: "half-began", rule, phase: 2, side: "north" }],
  placed: [{ type: "placed", rule, unit: "uscav", zone: "centreville-heights-west" }],
  readied: [{ type: "readied", rule, side: "south" }],
  "offensive-launched": [{ type: "offensive-launched", rule, side: "north" }],
  "offensive-refrained": [{ type: "offensive-refrained", rule, side: "south" }],
  initiative: [
    { type: "initiative", rule, rolls: [], first: "north" },
    { type: "initiative", rule, rolls: [die("initiative", "north", 4), die("initiative", "south", 2)], first: "north" },
    { type: "initiative", rule, rolls: [die("initiative", "north", 4), die("initiative", "south", 4)] },
    {
      type: "initiative",
      rule,
      rolls: [
        die("initiative", "north", 3, { modifiers: [{ value: 2, rule: "BR61-6-i" }] }),
        die("initiative", "south", 6),
      ],
      first: "south",
    },
  ],
  marked: [{ type: "marked", rule, unit: "early", zone: "centreville-heights-west" }],
  unmarked: [{ type: "unmarked", rule, unit: "uscav" }],
  "activation-number": [
    { type: "activation-number", rule, side: "north", number: 1 },
    { type: "activation-number", rule, side: "north", number: 3, roll: die("activation", "north", 3) },
  ],
  activated: [
    { type: "activated", rule, unit: "sherman", succeeded: true },
    { type: "activated", rule, unit: "sherman", succeeded: false },
    {
      type: "activated",
      rule,
      unit: "longstreet",
      succeeded: true,
      command: { headquarters: "beauregard", distance: 5, range: 6 },
    },
    { type: "activated", rule, unit: "keyes", succeeded: false, test: die("command-test", "north", 5, { needed: 3 }) },
    {
      type: "activated",
      rule,
      unit: "uscav",
      succeeded: true,
      test: die("command-test", "north", 5, {
        needed: 3,
        modifiers: [
          { value: -1, rule: "BR61-10.1-f" },
          { value: -1, rule: "BR61-10.1-g" },
        ],
      }),
    },
  ],
  rested: [
    { type: "rested", rule, unit: "evans", fatigue: 1 },
    { type: "rested", rule, unit: "evans", fatigue: 0 },
  ],
  stepped: [
    { type: "stepped", rule, unit: "sherman", from: "van-pelt", to: "robinson-farm", cost: 2, left: 2, stoppedBy: [] },
    {
      type: "stepped",
      rule,
      unit: "sherman",
      from: "van-pelt",
      to: "robinson-farm",
      cost: 2,
      left: 2,
      stoppedBy: ["jackson", "evans"],
    },
    {
      type: "stepped",
      rule,
      unit: "richardson",
      from: "centreville-heights-south",
      to: "centreville-heights-west",
      cost: 2,
      left: 0,
      stoppedBy: ["longstreet", "va30", "bonham"],
    },
    {
      type: "stepped",
      rule,
      unit: "richardson",
      from: "centreville-heights-south",
      to: "centreville-heights-west",
      cost: 2,
      left: 0,
      stoppedBy: ["longstreet", "jackson", "bonham", "evans", "early"],
    },
  ],
  pushed: [{ type: "pushed", rule, unit: "uscav", points: 3 }],
  deployed: [{ type: "deployed", rule, unit: "cocke", zone: "portici" }],
  regrouped: [{ type: "regrouped", rule, unit: "cocke", zone: "portici" }],
  "attack-declared": [
    { type: "attack-declared", rule, element: "cocke+", facing: "mitchells-ford-s", against: ["richardson"] },
  ],
  "attack-lapsed": [{ type: "attack-lapsed", rule, element: "evans" }],
  "legion-left": [{ type: "legion-left", rule, unit: "hampton", zone: "portici" }],
  "legion-joined": [{ type: "legion-joined", rule, unit: "hampton", host: "evans" }],
  lined: [
    { type: "lined", rule, element: "bee", line: "front" },
    { type: "lined", rule, element: "bee", line: "second" },
  ],
  faced: [{ type: "faced", rule, element: "cocke+", zone: "centreville-heights-west" }],
  control: [
    { type: "control", rule, zone: "matthews-hill", side: "north", points: 1 },
    { type: "control", rule, zone: "centreville-heights-west", side: "south", points: 2 },
    { type: "control", rule, zone: "centreville-heights-west", side: "south", points: 0 },
  ],
  "ford-found": [{ type: "ford-found", rule, zone: "van-pelt" }],
  rode: [{ type: "rode", rule, headquarters: "beauregard", from: "portici", to: "centreville-heights-west", cost: 4 }],
  displaced: [{ type: "displaced", rule, headquarters: "johnston", from: "portici", to: "centreville-heights-west" }],
  fought: [
    FOUGHT,
    {
      ...FOUGHT,
      attackers: [...FOUGHT.attackers, piece("cocke+", "centreville-heights-west", 2, 1)],
      zones: ["mitchells-ford-s"],
    },
    {
      ...FOUGHT,
      attackers: [piece("richardson", "stone-house", 5, 3), piece("volunteers", "robinson-farm", 3, 0)],
      defenders: [piece("longstreet", "centreville-heights-west", 2, 1), piece("longstreet+", "henry-hill", 2, 1)],
      zones: ["centreville-heights-west"],
      modifiers: { attacker: [{ key: "ratio", value: 3, rule }], defender: [{ key: "fatigue", value: -4, rule }] },
      dice: { attacker: 6, defender: 1 },
      totals: { attacker: 9, defender: 1 },
    },
    {
      ...FOUGHT,
      attacker: "south",
      zones: ["henry-hill", "portici"],
      modifiers: { attacker: [{ key: "fatigue", value: -2, rule }], defender: [] },
      rolls: [],
      dice: { attacker: 1, defender: 4 },
      totals: { attacker: 1, defender: 4 },
      result: "attacker-hit",
    },
  ],
  fatigued: [{ type: "fatigued", rule, unit: "jackson", fatigue: 1 }],
  "lost-step": [{ type: "lost-step", rule, unit: "jackson", losses: 1, combat: 4 }],
  "legion-test": [
    { type: "legion-test", rule, host: "jackson", roll: die("legion", "south", 2, { needed: 2 }), legionLost: true },
    { type: "legion-test", rule, host: "jackson", roll: die("legion", "south", 5, { needed: 2 }), legionLost: false },
  ],
  eliminated: [
    { type: "eliminated", rule, unit: "bartow", zone: "henry-hill" },
    { type: "eliminated", rule, unit: "uscav", zone: "henry-hill" },
  ],
  "retreat-tried": [
    { type: "retreat-tried", rule, unit: "jackson", roll: die("retreat", "south", 3, { needed: 3 }), succeeded: true },
    { type: "retreat-tried", rule, unit: "jackson", roll: die("retreat", "south", 6, { needed: 3 }), succeeded: false },
    { type: "retreat-tried", rule, unit: "bee", succeeded: true },
    { type: "retreat-tried", rule, unit: "bee", succeeded: false },
  ],
  retreated: [
    {
      type: "retreated",
      rule,
      unit: "longstreet",
      from: "centreville-heights-south",
      to: "centreville-heights-west",
      throughFront: true,
    },
    {
      type: "retreated",
      rule,
      unit: "longstreet",
      from: "portici",
      to: "centreville-heights-west",
      throughFront: false,
    },
  ],
  advanced: [{ type: "advanced", rule, unit: "sherman", from: "robinson-farm", to: "henry-hill" }],
  continuation: [
    {
      type: "continuation",
      rule,
      phase: 4,
      played: true,
      roll: die("continuation", "north", 5, { needed: 4, modifiers: [{ value: -1, rule: "BR61-8-d" }] }),
    },
    { type: "continuation", rule, phase: 5, played: false, roll: die("continuation", "north", 5, { needed: 2 }) },
  ],
  recovered: [
    { type: "recovered", rule, units: ["porter"] },
    { type: "recovered", rule, units: ["longstreet", "richardson", "uscav", "volunteers"] },
    { type: "recovered", rule, units: ["porter", "burnside", "sherman", "keyes", "bee", "jackson"] },
  ],
  "headquarters-ready": [{ type: "headquarters-ready", rule }],
  arrived: [{ type: "arrived", rule, unit: "smith", zone: "centreville-heights-west" }],
  "arrival-waits": [{ type: "arrival-waits", rule, unit: "smith" }],
  "defeat-latched": [{ type: "defeat-latched", rule, winner: "south" }],
  "extra-turn": [{ type: "extra-turn", rule }],
  "game-over": [{ type: "game-over", rule, winner: "south", points: { north: 5, south: 8 } }],
};
