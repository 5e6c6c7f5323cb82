import { Match, seededSource } from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import { describe, expect, test } from "vitest";
import { bullRun1983 } from "../../src/bull-run-1983/index.ts";
import { CONFEDERATE } from "../../src/bull-run-1983/measures.ts";
import type { Play } from "../../src/bull-run-1983/play.ts";
import { texts } from "../../src/bull-run-1983/text/en.ts";
import { decideByStars, outcomeOf, panic as panicOf } from "../../src/bull-run-1983/victory.ts";
import { fight } from "./support/fight.ts";
import { Table, active, at } from "./support/table.ts";

type Places = Readonly<Record<string, string>>;
function panic(side: "union" | "confederate", places: Places, turn = 9): Table {
  return new Table({ name: "panic", at: { stage: "panic", turn, side }, placements: at(places) });
}
/** The end of the last turn. */
function dusk(places: Places): Table {
  const table = new Table({
    name: "dusk",
    at: { stage: "rally", turn: 23, side: "confederate" },
    placements: at(places),
  });
  return table;
}

describe("panic", () => {
  test("BR83-3.1-a BR83-MAP6-a BR83-R01: a Union unit in Manassas in a Confederate Panic phase wins at once", () => {
    for (const hex of ["FF32", "GG32"]) {
      const table = panic("confederate", { [hex]: "us-2nh", A1: "cs-18va" });
      expect(table.outcome).toEqual({ winner: "union", rule: "BR83-3.1-a" });
      expect(table.last("game-over").hexes).toEqual([hex]);
      expect(table.all("commanded")).toEqual([]);
    }
  });
  test("BR83-3.2-a: a Confederate unit in Centreville in a Union Panic phase", () => {
    for (const hex of ["QQ5", "RR5"])
      expect(panic("union", { [hex]: "cs-18va", A1: "us-2nh" }).outcome).toEqual({
        winner: "confederate",
        rule: "BR83-3.2-a",
      });
  });
  test("BR83-3.1-b: leaders never count, the parts of a brigade do", () => {
    expect(panic("confederate", { FF32: "us-l-mcdowell", A1: "cs-18va" }).step).toBe("movement");
    expect(panic("confederate", { FF32: "us-b-burnside", A1: "cs-18va" }).outcome.winner).toBe("union");
    expect(panic("union", { QQ5: "cs-l-jackson", A1: "us-2nh" }).step).toBe("movement");
  });
  test("BR83-3.1-a V-124: of two bases that are held the first Panic phase decides", () => {
    expect(panic("confederate", { GG32: "us-2nh", QQ5: "cs-18va" }).outcome.winner).toBe("union");
    expect(panic("union", { GG32: "us-2nh", QQ5: "cs-18va" }).outcome.winner).toBe("confederate");
  });
  test("BR83-3.1-a V-125: who is driven out before that phase wins nothing", () => {
    const table = fight({
      attackers: { FF32: "us-2nh" },
      defenders: { FF33: "cs-18va" },
      factors: { "us-2nh": "1-2", "cs-18va": "1-2" },
      dice: [5],
    });
    expect(table.hex("us-2nh")).toBe("lost");
    expect(table.step).toBe("movement");
    expect(table.side).toBe("confederate");
  });
  test("BR83-3.1-a: one's own units in one's own base, and enemies in it at other times, mean nothing", () => {
    expect(panic("confederate", { FF32: "cs-18va", A1: "us-2nh" }).step).toBe("movement");
    expect(panic("union", { FF32: "us-2nh", A1: "cs-18va" }).step).toBe("movement");
  });
});

describe("the last turn", () => {
  test("BR83-3.3-a BR83-3.3-b BR83-SP-n V-122: a Union unit on a star wins, with Confederates next to it", () => {
    for (const star of ["S29", "QQ23", "QQ32"])
      expect(dusk({ [star]: "us-2ri", QQ24: "cs-18va" }).outcome).toEqual({ winner: "union", rule: "BR83-3.3-a" });
  });
  test("BR83-3.3-c BR83-3.1-b BR83-SP-n V-123: a leader there does not, nor a unit elsewhere", () => {
    expect(dusk({ S29: "us-l-mcdowell", S30: "us-2ri", A1: "cs-18va" }).outcome).toEqual({
      winner: "confederate",
      rule: "BR83-3.3-c",
    });
    expect(dusk({ S29: "us-b-burnside", A1: "cs-18va" }).outcome.winner).toBe("union");
  });
  test("BR83-R64 V-126: Centreville taken in the last player-turn decides nothing; the stars do", () => {
    expect(dusk({ RR5: "cs-18va", S29: "us-2ri" }).outcome.winner).toBe("union");
    expect(dusk({ RR5: "cs-18va", A1: "us-2ri" }).outcome.rule).toBe("BR83-3.3-c");
  });
  test("BR83-R64 BR83-3.1-a: Manassas taken in the last Union turn wins in the Confederate Panic phase after it", () => {
    const table = new Table({
      name: "last",
      at: { stage: "rally", turn: 23, side: "union" },
      placements: at({ FF32: "us-2ri", A1: "cs-18va" }),
    });
    expect(table.outcome.rule).toBe("BR83-3.1-a");
  });
  test("BR83-S5: by even chances a side needs so many defense points where one unit would do", () => {
    const table = new Table({
      name: "need",
      at: { stage: "movement", turn: 9, side: "union" },
      placements: active({ S29: "us-2ri", QQ23: "us-2nh", FF32: "us-1ri", A1: "cs-18va" }),
    });
    const { field } = table.game;
    const defense = (id: string): number => field.defense[field.index.get(id) as number] as number;
    const onStars = defense("us-2ri") + defense("us-2nh");
    const needing = (points: number): Play => ({
      field: { ...field, needed: [points, 0] },
      p: table.game.copy(table.position),
      dice: { roll: () => 1 },
      events: [],
    });
    const byStars = (points: number): unknown => {
      const play = needing(points);
      decideByStars(play);
      return play.events?.at(-1);
    };
    expect(byStars(onStars)).toMatchObject({ type: "game-over", winner: "union", hexes: ["S29", "QQ23"] });
    expect(byStars(onStars + 1)).toMatchObject({ type: "game-over", winner: "confederate", rule: "BR83-S5" });
    const short = needing(onStars + 1);
    decideByStars(short);
    const outcome = outcomeOf(short, CONFEDERATE, 1);
    expect(outcome).toMatchObject({ rule: "BR83-S5", about: { held: onStars, needed: onStars + 1 } });
    const told = plain(texts.outcome(outcome));
    expect(told).toContain(`${onStars} of the ${onStars + 1} defence points`);
    expect(panicOf(needing(defense("us-1ri")), CONFEDERATE)).toBe(true);
    expect(panicOf(needing(defense("us-1ri") + 1), CONFEDERATE)).toBe(false);
  });
  test("BR83-R72: a side without units plays on", () => {
    const table = new Table({
      name: "empty",
      at: { stage: "movement", turn: 9, side: "union" },
      placements: active({ K10: "us-2nh" }),
    });
    table.done();
    expect(table.decision).toMatchObject({ step: "movement", sides: ["confederate"] });
    table.done();
    expect(table.decision.sides).toEqual(["union"]);
  });
});

test("BR83-DN-a, BR83-D22, BR83-R72: a side may give up at any time, even with nothing left of the other; then the other has won", () => {
  const game = bullRun1983.open(bullRun1983.situation("historical"));
  const match = Match.begin(game, { dice: seededSource(1) });
  match.resign("confederate");
  expect(match.decision).toMatchObject({ over: true, winner: "union", rule: "BR83-DN-a" });
});

test("BR83-3.1-a BR83-3.2-a BR83-3.3-a BR83-3.3-c: once the game is over, whoever asks for more is told by which clause", () => {
  for (const [rule, table] of [
    ["BR83-3.1-a", panic("confederate", { FF32: "us-2nh", A1: "cs-18va" })],
    ["BR83-3.2-a", panic("union", { QQ5: "cs-18va", A1: "us-2nh" })],
    ["BR83-3.3-a", dusk({ S29: "us-2ri", QQ24: "cs-18va" })],
    ["BR83-3.3-c", dusk({ A1: "us-2ri", QQ24: "cs-18va" })],
  ] as const)
    expect(table.game.whyNot(table.position, "union", { type: "done" })).toEqual({ rule, reason: "game-over" });
});
