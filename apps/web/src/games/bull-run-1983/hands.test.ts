import { describe, expect, it } from "vitest";
import { after, declarationTable } from "../../../test/unit/tables-1983.ts";
import { hands } from "./hands.ts";
import type { Table } from "./table.ts";

/** The first question after the declaration that is asked of leaders whose troops have gone. */
function following(): Table {
  for (let seed = 1; seed < 40; seed++) {
    let table = after(declarationTable(), [{ type: "complete" }, { type: "done" }]);
    while (table.decision.step !== "movement") {
      if (table.decision.step === "following") return table;
      const [first, ...others] = table.decision.actions;
      table = after(table, [others.find(({ type }) => type === "done") ?? first], seed);
    }
  }
  throw new Error("No leader is asked whether he follows.");
}

/** What most players would still do before they end this. */
function left(table: Table): readonly string[] {
  const offers = hands.offersOf(table, {});
  const end = offers.find(({ meaning }) => meaning === "done");
  if (end === undefined) throw new Error("There is nothing to end.");
  return hands.leftBefore(table, end, offers, false).map(({ meaning, piece }) => `${meaning} ${piece}`);
}

describe("what is left to do where leaders may follow their troops", () => {
  it("is to follow, for each of them: who stays behind alone may be lost", () => {
    let table = following();
    const leaders = table.decision.about["pieces"] as readonly string[];
    expect(leaders.length).toBeGreaterThan(0);
    expect(left(table)).toEqual(leaders.map((leader) => `follow ${leader}`));
    for (const piece of leaders) {
      expect(left(table)).toContain(`follow ${piece}`);
      table = after(table, [{ type: "follow", piece }]);
    }
    expect(table.decision.step).not.toBe("following");
  });
});
