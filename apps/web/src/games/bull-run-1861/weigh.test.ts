import { describe, expect, it } from "vitest";
import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import { after, firstActivation, randomTables, tools } from "../../../test/unit/tables.ts";
import { consequenceOf, shareOf } from "./consequences.ts";
import { attackShare, chances, modifierRange } from "./odds.ts";
import { offersAt } from "../contract/offers.ts";
import { hands } from "./hands.ts";
import { fr } from "./language/fr.ts";
import { stillOpen } from "./still-open.ts";
import type { Table } from "./table.ts";
import { compositionsAfter, compositionsNow } from "./weigh.ts";

const { offersOf } = hands;

const sherman = (): Table<Position> => after(firstActivation(), [{ type: "activate", unit: "sherman" }]);

function attackOnEvans(table: Table<Position>) {
  const [offer] = offersAt(offersOf(table, {}), "space:stone-bridge-west");
  if (!offer) throw new Error("Evans can be attacked over the Stone Bridge.");
  return offer;
}

describe("a combat in preview", () => {
  it("has chances that add up, and the modifiers of the rulebook", () => {
    const table = sherman();
    const [best, ...rest] = compositionsAfter(table, attackOnEvans(table));
    expect(rest).toEqual([]);
    const shares = chances(best!.forecast);
    expect(shares.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1, 12);
    expect(shares.map((one) => one.result)).toEqual([
      "defender-hit",
      "defender-fatigue",
      "attacker-fatigue",
      "attacker-hit",
    ]);
    expect(attackShare(best!.forecast)).toBeCloseTo(shares[0]!.share + shares[1]!.share, 12);
    expect(best!.forecast.modifiers.defender.map((one) => one.key)).toContain("crossing");
    const [low, high] = modifierRange(best!.forecast, "attacker");
    expect(high - low).toBe(best!.forecast.rolls.filter((roll) => roll.side === "north").length);
  });

  it("is the same combat once it is declared", () => {
    const table = sherman();
    const offer = attackOnEvans(table);
    const [before] = compositionsAfter(table, offer);
    let now = after(table, offer.actions);
    while (now.decision.step !== "combat") {
      const stay = now.decision.actions.find((action) => action.type === "stay") ?? (now.decision.actions[0] as Action);
      now = after(now, [stay]);
    }
    const [same] = compositionsNow(now);
    expect(same?.share).toBe(before?.share);
    expect(same?.forecast.modifiers).toEqual(before?.forecast.modifiers);
  });

  it("never changes the position it looks at", () => {
    const table = sherman();
    const before = JSON.stringify(table.rules.view(table.position));
    compositionsAfter(table, attackOnEvans(table));
    expect(JSON.stringify(table.rules.view(table.position))).toBe(before);
  });
});

describe("consequences", () => {
  it("counts the falls of a test out of command", () => {
    for (const table of randomTables(tools, 21)) {
      if (table.decision.step !== "activation") continue;
      const tested = table.decision.actions.map((action) => consequenceOf(table, action)).find((one) => !one.certain);
      if (!tested) continue;
      expect(tested.falls).toHaveLength(6);
      const share = shareOf(tested, (event) => event.type === "activated" && event.succeeded);
      expect([3 / 6, 4 / 6, 5 / 6]).toContain(share);
      return;
    }
    throw new Error("Somebody is out of command in every game.");
  });

  it("foresees both ways of a brigade that is hit", () => {
    const seen = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      for (const table of randomTables(tools, seed)) {
        if (table.decision.step !== "hit") continue;
        for (const action of table.decision.actions) {
          const found = consequenceOf(table, action);
          seen.add(action.type);
          if (action.type !== "retreat" || found.certain) continue;
          const unit = table.view.units.find((one) => one.id === action.unit);
          const extended = unit?.elements.length === 2;
          const bonus = unit?.star || unit?.kind === "cavalry";
          const faces = 3 + (bonus ? 1 : 0) - (extended ? 1 : 0);
          expect(shareOf(found, (event) => event.type === "retreat-tried" && event.succeeded)).toBeCloseTo(
            faces / 6,
            12,
          );
        }
      }
    }
    expect([...seen].toSorted()).toEqual(["lose", "retreat"]);
  });
});

describe("what an end leaves open", () => {
  it("names whom the side could still mark, and nothing where nothing is left", () => {
    const table = firstActivation();
    const end = { id: "marked", meaning: "marked", actions: [], targets: [] } as const;
    const mark = { id: "m", meaning: "mark", actions: [], targets: [], piece: "bonham" } as const;
    expect(stillOpen(end, [end, mark])).toEqual({ kind: "mark", pieces: ["bonham"], zones: [] });
    expect(stillOpen(end, [end])).toBeUndefined();
    const [activate] = offersOf(table, {});
    expect(activate && stillOpen(activate, offersOf(table, {}))).toBeUndefined();
  });

  it("says in French of one that he could, and of several that they could", () => {
    const { advance, attack } = fr.stillOpen;
    expect(attack("Sherman", "Stone House", false)).toBe("Sherman pourrait encore attaquer Stone House.");
    expect(attack("Sherman, Keyes", "Stone House", true)).toBe(
      "Sherman, Keyes pourraient encore attaquer Stone House.",
    );
    expect(advance("Sherman, Keyes", "Stone House", true)).toBe("Sherman, Keyes pourraient prendre Stone House.");
  });
});
