import { describe, expect, test } from "vitest";
import { Table, active, at } from "./support/table.ts";

const QUIET = at({ A1: "us-2nh", CCC1: "cs-18va" });
function from(turn: number, side: "union" | "confederate", stage: "panic" | "rally" | "movement" = "panic"): Table {
  return new Table({ name: "sequence", at: { stage, turn, side }, placements: QUIET });
}

describe("the sequence of play", () => {
  test("BR83-2.2-a BR83-2.5-a: a game turn is a Union turn, then a Confederate turn; then time goes on", () => {
    const table = from(3, "union");
    expect(table.decision).toMatchObject({ step: "movement", sides: ["union"] });
    table.done();
    expect(table.decision.sides).toEqual(["confederate"]);
    expect(table.view("union").turn).toBe(3);
    table.done();
    expect(table.decision.sides).toEqual(["union"]);
    expect(table.view("union").turn).toBe(4);
  });
  test("BR83-2.1-a V-127: twenty-three turns; 7:30 PM is the 22nd, 8:00 PM the last", () => {
    const table = from(22, "union");
    for (let turn = 22; turn <= 23; turn++) {
      expect(table.view("union").turn).toBe(turn);
      table.done().done();
    }
    expect(table.step).toBe("over");
    expect(table.all("turn-began").map(({ turn }) => turn)).toEqual([23]);
  });
  test("BR83-2.3-a BR83-2.7-a BR83-6.2-a: Panic, Command, Movement, Combat, Rally, each finished before the next", () => {
    const table = from(9, "union");
    table.done();
    const stages = table.all("stage-began").filter(({ side }) => side === "union");
    // the situation begins inside the Panic phase's player-turn
    expect(stages.map(({ stage }) => stage)).toEqual(["panic", "command", "movement", "combat", "rally"]);
  });
  test("BR83-2.3-a BR83-2.2-a: the other side is not asked, and nothing of another phase is taken", () => {
    const table = from(9, "union");
    expect(table.game.whyNot(table.position, "confederate", { type: "done" })).toMatchObject({
      rule: "BR83-2.2-a",
      reason: "other-side",
    });
    table.refuses({ type: "revive", piece: "us-2ri" }, "BR83-14.2-a", "revive-alive");
  });
  test("BR83-R74 BR83-PP3-a BR83-5.52-c: STOP, ford points and every other mark of the turn end with the player-turn", () => {
    const table = new Table({
      name: "marks",
      at: { stage: "movement", turn: 9, side: "union" },
      placements: [...active({ R2: "us-2nh" }), ...at({ CCC1: "cs-18va" })],
    });
    table.go("us-2nh", "Q2").stop().done();
    expect(table.marks("us-2nh")).toBe(0);
    expect(table.view("union").fordUse).toEqual({});
  });
  test("BR83-3.3-a: no phase follows the last", () => {
    const table = from(23, "confederate", "rally");
    expect(table.game.whyNot(table.position, "union", { type: "done" })).toMatchObject({ reason: "game-over" });
  });
});
