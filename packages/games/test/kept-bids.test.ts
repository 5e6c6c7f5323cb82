import {
  type Bid,
  fastDice,
  type GameRecord,
  Match,
  readRecord,
  resume,
  seededSource,
  verify,
} from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { bullRun1861 } from "../src/bull-run-1861/index.ts";
import UNSAID_1861 from "../src/bull-run-1861/unsaid-bids.json" with { type: "json" };
import { bullRun1983 } from "../src/bull-run-1983/index.ts";
import UNSAID_1983 from "../src/bull-run-1983/unsaid-bids.json" with { type: "json" };
import { noWrittenOrders } from "../src/no-written-orders/index.ts";
import UNSAID_OF_ORDERS from "../src/no-written-orders/unsaid-bids.json" with { type: "json" };
import { secondBullRun1862 } from "../src/second-bull-run-1862/index.ts";
import UNSAID_1862 from "../src/second-bull-run-1862/unsaid-bids.json" with { type: "json" };
import OF_VERSION_1 from "./bull-run-1983/record-of-version-1.json" with { type: "json" };

/** Shortly before the end of a scenario. The Union has 12 defense points on a star in 1983. */
const GAMES = [
  {
    module: bullRun1861,
    scenario: "historical",
    unsaid: UNSAID_1861.historical,
    late: { at: { stage: "administrative", turn: 7, first: "north" } },
  },
  {
    module: secondBullRun1862,
    scenario: "august-29",
    unsaid: UNSAID_1862["august-29"],
    late: { at: { stage: "administrative", day: 1, turn: 10, first: "union" } },
  },
  {
    module: noWrittenOrders,
    scenario: "third-day",
    unsaid: UNSAID_OF_ORDERS["third-day"],
    late: {
      at: { stage: "exact", turn: 50, phase: "turn-end" },
      control: { union: "", confederate: "" },
      sequence: [{ step: "over", winner: 0 }],
    },
  },
  {
    module: bullRun1983,
    scenario: "historical",
    unsaid: UNSAID_1983.historical,
    late: {
      at: { stage: "rally", turn: 23, side: "confederate" },
      placements: [
        { piece: "us-b-burnside", hex: "S29" },
        { piece: "cs-18va", hex: "A1" },
      ],
    },
  },
];

type Any = (typeof GAMES)[number];

/** A game with this bid, played to its end by chance. */
function played({ module, scenario, late }: Any, bid: Bid): GameRecord {
  const situation = { ...module.situation(scenario, { evenChances: "on" }), ...late, bid };
  const match = Match.begin<unknown, never, never, unknown>(module.open(situation) as never, { dice: seededSource(5) });
  const chance = fastDice(3);
  for (;;) {
    const { decision } = match;
    if (decision.over) return readRecord(JSON.parse(JSON.stringify(match.record())));
    match.act(decision.sides[0], decision.actions[chance.roll("", decision.actions.length) - 1]);
  }
}

/** The same as it was kept before situations said their bid. */
function unsaying(record: GameRecord): GameRecord {
  const { bid: _, ...situation } = record.situation;
  return { ...record, situation };
}

describe.each(GAMES)("a game of $module.id with even chances", (game) => {
  const { module, unsaid } = game;
  const opened = (record: GameRecord) => module.open(record.situation) as never;

  it("goes on with the bid that it began with, whatever new games begin with", () => {
    const bid = { side: module.sides[1], points: 7 };
    const record = played(game, bid);
    expect(record.situation.bid).toEqual(bid);
    expect(verify(opened(record), record)).toMatchObject({ ok: true });
    const match = resume<unknown, never, never, unknown>(opened(record), record);
    expect(match.game.situation.bid).toEqual(bid);
    expect(match.record()).toEqual(record);
    expect(module.open(record.situation).describe(match.position as never)).toMatchObject({ bid });
  });

  it("is read with the bid that it had then, if it is of the time before that was said", () => {
    for (const bid of unsaid) {
      const record = played(game, bid);
      const old = unsaying(record);
      expect(verify(opened(old), old)).toMatchObject({ ok: true });
      const match = resume<unknown, never, never, unknown>(opened(old), old);
      expect(match.record().outcome).toEqual(record.outcome);
    }
    expect(module.open(unsaying(played(game, unsaid[0])).situation).situation.bid).toEqual(unsaid[0]);
  });

  it("is refused with a bid but no even chances, or a bid of neither side", () => {
    const even = module.situation(game.scenario, { evenChances: "on" });
    expect(() => module.open({ ...even, options: {} })).toThrow(/bid: is only for even chances/);
    expect(() => module.open({ ...even, bid: { side: "nobody", points: 3 } })).toThrow(/bid.side: must be one of/);
  });
});

it("says why a game with even chances does not end as its record does", () => {
  const [game] = GAMES;
  const record = unsaying(played(game, { side: "north", points: 40 }));
  const verdict = verify(game.module.open(record.situation) as never, record);
  expect(verdict).toMatchObject({ ok: false });
  expect(verdict.ok ? "" : verdict.problem).toMatch(
    /Step 1: the position .* was altered. It has even chances but does not say by how many points/,
  );
});

it("BR83-S5: a game of version 1 that too few defense points lost, by another clause than now, can be opened", () => {
  const record = readRecord(OF_VERSION_1);
  expect(record.outcome).toMatchObject({ winner: "confederate", rule: "BR83-3.3-c" });
  const match = resume(bullRun1983.open(record.situation), record);
  expect(match.decision).toMatchObject({ winner: "confederate", rule: "BR83-S5" });
  expect(match.record()).toMatchObject({ rulesVersion: bullRun1983.rulesVersion, situation: { bid: { points: 13 } } });
  const other = readRecord({ ...OF_VERSION_1, outcome: { ...OF_VERSION_1.outcome, winner: "union" } });
  expect(verify(bullRun1983.open(other.situation), other)).toMatchObject({ ok: false });
});
