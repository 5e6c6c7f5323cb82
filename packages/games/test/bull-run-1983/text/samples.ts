import type { Action, ActionType } from "../../../src/bull-run-1983/actions.ts";
import type { GameEvent, LossCause, Strength } from "../../../src/bull-run-1983/events.ts";
import { ARRIVALS, type ArrivalId } from "../../../src/bull-run-1983/army/pieces.ts";
import { texts as en } from "../../../src/bull-run-1983/text/en.ts";
import { refusals as enRefusals } from "../../../src/bull-run-1983/text/en/refusals.ts";
import { texts as fr } from "../../../src/bull-run-1983/text/fr.ts";
import { refusals as frRefusals } from "../../../src/bull-run-1983/text/fr/refusals.ts";
import { namesOf, type Fighting, type Refusals, type Texts } from "../../../src/bull-run-1983/text/index.ts";
import { ROUTE_ENDS, SIDES, STAGES } from "../../../src/bull-run-1983/vocabulary.ts";

export const LANGUAGES = [
  { ...en, ...enRefusals },
  { ...fr, ...frRefusals },
].map((texts) => ({ texts, names: namesOf(texts), language: texts.language }));

export function inBoth(
  of: (texts: Texts & Refusals, names: ReturnType<typeof namesOf>) => string,
): readonly [string, string] {
  const [english, french] = LANGUAGES.map(({ texts, names }) => of(texts, names));
  return [english as string, (french as string).replaceAll("\u202f", " ")];
}

const GROUPS = Object.keys(ARRIVALS) as ArrivalId[];
const FOUR = ["us-l-heintzelman", "us-69nym", "us-2ri-bty", "us-b-richardson"];
const TWO = ["us-14nym", "us-27ny"];

export const ACTIONS: { readonly [T in ActionType]: readonly Extract<Action, { readonly type: T }>[] } = {
  take: [{ type: "take", piece: "us-2nh" }],
  put: [{ type: "put", hex: "QQ18" }, ...ROUTE_ENDS.map((route) => ({ type: "put", hex: "QQ18", route }) as const)],
  return: [{ type: "return", piece: "us-l-heintzelman" }],
  abatis: [{ type: "abatis", hex: "GG24" }],
  clear: [{ type: "clear", hex: "GG24" }],
  trestle: [
    { type: "trestle", fate: "stands" },
    { type: "trestle", fate: "destroyed" },
  ],
  hide: [
    { type: "hide", piece: "us-d-burnside", pieces: ["us-l-burnside"] },
    { type: "hide", piece: "us-d-burnside", pieces: FOUR },
    { type: "hide", piece: "us-d-burnside", pieces: [] },
  ],
  suggest: [{ type: "suggest" }],
  ready: [{ type: "ready" }],
  thaw: [{ type: "thaw", piece: "us-d-burnside" }],
  form: [{ type: "form", piece: "us-b-burnside", pieces: ["us-1ri", "us-2ri"] }],
  break: [{ type: "break", piece: "cs-b-longstreet" }],
  flip: [{ type: "flip", piece: "cs-wa-richardson" }],
  with: [{ type: "with", piece: "us-e3us" }],
  step: [{ type: "step", hex: "QQ18" }],
  leave: [{ type: "leave", piece: "us-l-mcdowell" }],
  stop: [{ type: "stop" }],
  enter: [{ type: "enter", piece: "us-1njm" }],
  rail: [{ type: "rail", piece: "cs-l-smith" }],
  overwhelm: [
    { type: "overwhelm", pieces: ["cs-4sc"] },
    { type: "overwhelm", pieces: ["cs-4sc", "cs-lasp", "cs-terry", "cs-davidson"] },
  ],
  fight: [{ type: "fight" }],
  abandon: [{ type: "abandon" }],
  done: [{ type: "done" }],
  target: [{ type: "target", piece: "cs-33va" }],
  assign: [{ type: "assign", piece: "us-14nym" }],
  close: [{ type: "close" }],
  join: [{ type: "join", piece: "us-e2us", battle: 2 }],
  complete: [{ type: "complete" }],
  next: [{ type: "next", battle: 3 }],
  lose: [{ type: "lose", piece: "us-14nym" }],
  retreat: [{ type: "retreat", piece: "cs-b-longstreet", via: "QQ18", hex: "RR19" }],
  follow: [{ type: "follow", piece: "cs-l-beauregard" }],
  advance: [{ type: "advance", piece: "us-14nym", hex: "AA14" }],
  revive: [{ type: "revive", piece: "cs-27va" }],
};

function strength(
  piece: string,
  hex: string,
  printed: number,
  counts: number,
  defense: number,
  changes: Strength["changes"] = [],
): Strength {
  return { piece, hex, printed, counts, defense, changes };
}

/** Burnside's Rhode Islanders and a supporting battery against Evans on a hill. */
export const MELEE: Fighting = {
  side: "union",
  reckoning: {
    kind: "melee",
    targets: [strength("cs-4sc", "S12", 2, 8, 8, [{ by: "doubled", rule: "BR83-7.42-a" }])],
    adjacent: [
      strength("us-1ri", "S11", 3, 6, 6),
      strength("us-2ri", "R11", 3, 3, 3, [{ by: "halved", rule: "BR83-7.51-a" }]),
    ],
    guns: [strength("us-2ri-bty", "S9", 3, 6, 6), strength("us-d5us", "R9", 3, 6, 6, [])],
    totals: { adjacent: 9, support: 9, defense: 8 },
    odds: "2-1",
  },
  die: 1,
  results: ["DE"],
};

const BOMBARDMENT: Fighting = {
  side: "confederate",
  reckoning: {
    kind: "bombardment",
    targets: [strength("us-d5us", "R9", 3, 3, 3, [{ by: "halved", rule: "BR83-7.52-a" }])],
    adjacent: [],
    guns: [strength("cs-davidson", "S12", 1, 1, 1, [{ by: "halved", rule: "BR83-9.7-a" }])],
    totals: { adjacent: 0, support: 1, defense: 3 },
    odds: "none",
  },
};

/** Every kind of battle, before and after its die. */
export const BATTLES: readonly Fighting[] = [
  MELEE,
  { side: MELEE.side, reckoning: MELEE.reckoning },
  { ...MELEE, die: 5, results: ["EX"] },
  { ...MELEE, die: 6, results: ["AE", "AB2"] },
  { ...MELEE, die: 3, results: ["DE", "DB2"] },
  { ...MELEE, side: "confederate", results: ["AB2"] },
  { ...MELEE, reckoning: { ...MELEE.reckoning, kind: "automatic-victory", guns: [], odds: "6-1" } },
  { ...MELEE, reckoning: { ...MELEE.reckoning, odds: "none" }, results: [] },
  { ...BOMBARDMENT, results: [] },
  BOMBARDMENT,
  { ...BOMBARDMENT, reckoning: { ...BOMBARDMENT.reckoning, odds: "1-2" }, die: 2, results: [] },
  { ...BOMBARDMENT, reckoning: { ...BOMBARDMENT.reckoning, odds: "1-1" }, die: 1, results: ["DL1"] },
  { ...BOMBARDMENT, reckoning: { ...BOMBARDMENT.reckoning, odds: "1-1" } },
];

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
const rule = "BR83-2.1-a";
const CAUSES: readonly LossCause[] = [
  "combat",
  "retreat",
  "cancelled",
  "contact",
  "overstacked",
  "late",
  "leader-test",
];

export const EVENTS: { readonly [T in GameEvent["type"]]: readonly EventOf<T>[] } = {
  placed: [
    { type: "placed", rule, pieces: ["us-2nh"], hex: "R3" },
    { type: "placed", rule, pieces: FOUR, hex: "R3", route: "north" },
  ],
  "taken-back": [
    { type: "taken-back", rule, piece: "us-2nh" },
    { type: "taken-back", rule, piece: "us-b-burnside" },
  ],
  "abatis-placed": [{ type: "abatis-placed", rule, hex: "GG24" }],
  "abatis-taken": [{ type: "abatis-taken", rule, hex: "GG24" }],
  trestle: [
    { type: "trestle", rule, fate: "stands" },
    { type: "trestle", rule, fate: "destroyed" },
  ],
  hidden: [{ type: "hidden", rule, piece: "us-d-burnside", pieces: FOUR, hex: "R3" }],
  unhidden: [{ type: "unhidden", rule, piece: "us-d-burnside", pieces: TWO, hex: "R3" }],
  readied: SIDES.map((side) => ({ type: "readied", rule, side })),
  "turn-began": [{ type: "turn-began", rule, turn: 7 }],
  "player-turn-began": SIDES.map((side) => ({ type: "player-turn-began", rule, side, turn: 8 })),
  "stage-began": STAGES.map((stage) => ({ type: "stage-began", rule, stage, side: "union" })),
  thawed: (["clock", "contact", "event", "owner"] as const).flatMap((cause) =>
    [["cs-5nc"], TWO, FOUR].flatMap((ids) => {
      const pieces = ids.map((piece) => ({ piece, hex: "NN18" }));
      const event = { type: "thawed", rule, side: "confederate", pieces, cause } as const;
      return [event, { ...event, by: "us-1mass" }];
    }),
  ),
  commanded: [
    { type: "commanded", rule, side: "union", activations: [] },
    {
      type: "commanded",
      rule,
      side: "confederate",
      activations: (["red", "enemy", "base", "bombarded", "dummy", "range", "hex", "brigade"] as const).flatMap(
        (cause) => [
          { piece: "cs-4sc", cause, rule },
          { piece: "cs-4sc", cause, rule, by: "cs-l-evans", path: ["S12", "S13", "T13"] },
        ],
      ),
    },
  ],
  formed: [{ type: "formed", rule, piece: "us-b-burnside", pieces: ["us-l-burnside", "us-1ri", "us-2ri"], hex: "S9" }],
  broke: [{ type: "broke", rule, piece: "us-b-burnside", pieces: ["us-l-burnside", "us-1ri", "us-2ri"], hex: "S9" }],
  flipped: [
    { type: "flipped", rule, piece: "us-e3us", face: "battle", hex: "S9" },
    { type: "flipped", rule, piece: "us-e3us", face: "mobile", hex: "S9" },
  ],
  moved: [
    { type: "moved", rule, pieces: ["us-2nh"], from: "S9", to: "S10", costs: [3], left: [21], stoppedBy: [] },
    { type: "moved", rule, pieces: TWO, from: "S9", to: "S10", costs: [3, 2], left: [21, 16], stoppedBy: ["cs-4sc"] },
    {
      type: "moved",
      rule,
      pieces: FOUR,
      from: "S9",
      to: "S10",
      costs: [12, 12, 12, 12],
      left: [0, 0, 0, 0],
      stoppedBy: ["cs-4sc", "cs-lasp", "cs-b-evans", "cs-davidson"],
    },
  ],
  entered: [{ type: "entered", rule, piece: "us-1njm", hex: "CCC5", cost: 3 }],
  railed: [{ type: "railed", rule, piece: "cs-l-smith", from: "A18", to: "EE34" }],
  "arrival-delayed": GROUPS.map((group) => ({ type: "arrival-delayed", rule, group, hex: "CCC5" })),
  "event-rolled": (["thaw", ...GROUPS] as const).flatMap((event) =>
    [true, false].map(
      (happens) =>
        ({ type: "event-rolled", rule, side: "confederate", event, die: happens ? 1 : 5, needed: 2, happens }) as const,
    ),
  ),
  declared: [
    { type: "declared", rule, side: "union", battles: [{ targets: TWO, adjacent: FOUR, guns: ["us-e3us"] }] },
    {
      type: "declared",
      rule,
      side: "confederate",
      battles: [
        { targets: TWO, adjacent: ["cs-4sc"], guns: [] },
        { targets: TWO, adjacent: [], guns: ["cs-davidson"] },
      ],
    },
  ],
  fought: BATTLES.flatMap(({ results, ...battle }) =>
    results === undefined ? [] : [{ type: "fought", rule, ...battle, results } as const],
  ),
  owed: SIDES.flatMap((side) => [
    { type: "owed", rule, side, loss: 7 } as const,
    { type: "owed", rule, side, loss: 0, count: 1 } as const,
  ]),
  lost: CAUSES.flatMap((cause) =>
    (["rally", "lost"] as const).map(
      (to) => ({ type: "lost", rule, piece: "us-14nym", hex: "S9", to, cause }) as const,
    ),
  ),
  "leader-tested": (["LE", "LB2"] as const).map((result) => ({
    type: "leader-tested",
    rule,
    piece: "cs-l-evans",
    hex: "S12",
    die: 4,
    result,
  })),
  retreated: [{ type: "retreated", rule, piece: "cs-4sc", from: "S12", via: "S13", to: "S14" }],
  followed: [{ type: "followed", rule, piece: "cs-l-evans", from: "S12", to: "S14" }],
  advanced: [{ type: "advanced", rule, piece: "us-1ri", from: "S11", to: "S12" }],
  flagged: [
    { type: "flagged", rule, pieces: ["cs-l-evans"] },
    { type: "flagged", rule, pieces: FOUR },
  ],
  "abatis-cleared": [
    { type: "abatis-cleared", rule, hex: "GG24", piece: "us-2nh" },
    { type: "abatis-cleared", rule, hex: "GG24" },
  ],
  revived: [{ type: "revived", rule, piece: "us-2nh", leader: "us-l-burnside", hex: "R8" }],
  "dummies-removed": [
    { type: "dummies-removed", rule, pieces: ["us-d-burnside"] },
    { type: "dummies-removed", rule, pieces: ["us-d-burnside", "us-d-porter"] },
  ],
  "game-over": SIDES.flatMap((winner) => [
    { type: "game-over", rule, winner, hexes: [] } as const,
    { type: "game-over", rule, winner, hexes: ["S29", "QQ23"] } as const,
  ]),
};
