import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import type { ActionBase, EventBase, Game } from "@stonebridge/kernel";

/** An action that is wanted: the first of the legal ones with these values. */
export type Wanted = Readonly<Record<string, unknown>>;

/** What is asked first, and what is done to reach the goal, and to miss it. */
export interface Ways {
  readonly asks: string;
  readonly there: readonly Wanted[];
  readonly astray: readonly Wanted[];
}

type AnyGame = Game<unknown, ActionBase, EventBase, unknown>;

/** How the lessons of a game are played. */
export interface Lessons {
  readonly id: string;
  readonly open: (situation: unknown) => AnyGame;
  /** Types of actions that lead on where nothing wanted is legal, the likeliest first. */
  readonly endings: readonly string[];
  readonly ways: Readonly<Record<string, Ways>>;
}

const opener = (open: unknown): Lessons["open"] => open as Lessons["open"];

const steps = (...hexes: readonly string[]): readonly Wanted[] => hexes.map((hex) => ({ type: "step", hex }));
const battle = (target: string, ...pieces: readonly string[]): readonly Wanted[] => [
  { type: "target", piece: target },
  ...pieces.map((piece) => ({ type: "assign", piece })),
];
const march = (unit: string, ...zones: readonly string[]): readonly Wanted[] => [
  { type: "activate", unit },
  ...zones.map((zone) => ({ type: "step", unit, zone })),
];
const marchOf = (unit: string, ...hexes: readonly string[]): readonly Wanted[] => [
  { type: "take", unit },
  ...steps(...hexes),
  { type: "stop" },
];
const assault = (unit: string): Wanted => ({ type: "assault", unit, hex: "2515" });
const bombard = (unit: string): Wanted => ({ type: "bombard", unit, hex: "2515" });

export const LESSONS: readonly Lessons[] = [
  {
    id: "bull-run-1861",
    open: opener(bullRun1861.open),
    endings: ["fight", "end", "stay", "decline", "face", "line", "lose", "activate"],
    ways: {
      flank: {
        asks: "activation",
        there: [...march("burnside", "bald-hill"), { type: "attack", element: "burnside", facing: "henry-hill" }],
        astray: [...march("burnside", "stone-house"), { type: "attack", element: "burnside", facing: "henry-hill" }],
      },
      second: {
        asks: "activation",
        there: [
          ...march("burnside", "stone-house"),
          { type: "end", unit: "burnside" },
          { type: "line", element: "burnside", line: "second" },
          { type: "activate", unit: "porter" },
          { type: "attack", element: "porter", facing: "henry-hill" },
        ],
        astray: [
          { type: "activate", unit: "porter" },
          { type: "attack", element: "porter", facing: "henry-hill" },
        ],
      },
      command: {
        asks: "activation",
        there: [
          { type: "activate", unit: "sherman" },
          { type: "end", unit: "sherman" },
          { type: "ride", headquarters: "mcdowell", zone: "gum-spring-turn" },
        ],
        astray: [
          { type: "activate", unit: "sherman" },
          { type: "end", unit: "sherman" },
        ],
      },
    },
  },
  {
    id: "second-bull-run-1862",
    open: opener(secondBullRun1862.open),
    endings: ["fight", "done", "enough", "stay", "decline", "refrain", "end"],
    ways: {
      cohesion: {
        asks: "divisions",
        there: [
          { type: "choose-division", division: "kearny" },
          ...march("robinson", "185"),
          { type: "attack", unit: "robinson", zone: "184" },
        ],
        astray: [
          { type: "choose-division", division: "kearny" },
          ...march("robinson", "163"),
          { type: "attack", unit: "robinson", zone: "184" },
        ],
      },
      command: {
        asks: "divisions",
        there: [{ type: "choose-division", division: "reynolds" }, ...march("hardin", "117"), { type: "end" }],
        astray: [{ type: "choose-division", division: "ricketts" }],
      },
      combat: {
        asks: "divisions",
        there: [
          { type: "choose-division", division: "reynolds" },
          ...["hardin", "meade"].flatMap((unit) => [...march(unit), { type: "attack", unit, zone: "96" }]),
        ],
        astray: [
          { type: "choose-division", division: "reynolds" },
          ...march("hardin"),
          { type: "attack", unit: "hardin", zone: "96" },
        ],
      },
      rout: {
        asks: "divisions",
        there: [{ type: "choose-division", division: "reynolds" }, ...march("meade"), { type: "rest", unit: "meade" }],
        astray: [{ type: "choose-division", division: "reynolds" }, ...march("meade", "96"), { type: "end" }],
      },
      night: {
        asks: "parting",
        there: [{ type: "part", unit: "poe" }, ...march("robinson", "147"), { type: "end" }, ...march("poe", "165")],
        astray: [{ type: "part", unit: "poe" }],
      },
    },
  },
  {
    id: "bull-run-1983",
    open: opener(bullRun1983.open),
    endings: ["stop", "close", "complete", "done", "next", "lose"],
    ways: {
      "soak-off": {
        asks: "declaration",
        there: battle("cs-33va", "us-38ny", "us-8ny"),
        astray: [...battle("cs-33va", "us-8ny"), { type: "close" }, ...battle("cs-4ala", "us-38ny")],
      },
      activation: {
        asks: "movement",
        there: [{ type: "take", piece: "us-l-mcdowell" }, ...steps("HH7", "GG7", "FF7", "EE7")],
        astray: [],
      },
      brigade: { asks: "movement", there: [{ type: "form", piece: "us-b-burnside" }], astray: [] },
      retreat: {
        asks: "movement",
        there: [{ type: "take", piece: "us-14nym" }, ...steps("W17", "V17", "U17")],
        astray: [],
      },
    },
  },
  {
    id: "no-written-orders",
    open: opener(noWrittenOrders.open),
    endings: ["done", "send", "stop", "end-bombardment", "end-declaration", "end"],
    ways: {
      orders: {
        asks: "initiative",
        there: [
          { type: "done" },
          { type: "address", from: "mcdowell", to: "U4" },
          { type: "kind", order: "defend" },
          { type: "aim" },
        ],
        astray: [],
      },
      initiative: {
        asks: "initiative",
        there: [{ type: "try", holder: "U3" }, { type: "kind", order: "attack" }, { type: "aim" }],
        astray: [{ type: "try", holder: "U3" }, { type: "kind", order: "defend" }, { type: "aim" }],
      },
      attack: {
        asks: "movement",
        there: [...marchOf("u_reynolds", "2412"), ...marchOf("u_griffin", "2412"), ...marchOf("u_burnside", "2413")],
        astray: marchOf("u_burnside", "2413", "2514"),
      },
      sight: {
        asks: "bombardment",
        there: [bombard("u_reynolds"), bombard("u_griffin")],
        astray: [bombard("u_griffin")],
      },
      assault: {
        asks: "declaration",
        there: ["u_burnside", "u_porter", "u_griffin"].map(assault),
        astray: ["u_burnside", "u_porter"].map(assault),
      },
      morale: { asks: "standing-down", there: [{ type: "stand-down", holder: "U2" }], astray: [] },
    },
  },
];
