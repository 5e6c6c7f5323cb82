import { describe, expect, it } from "vitest";
import { recordingDice, fastDice } from "@stonebridge/kernel";
import type { Action, GameEvent, SideId } from "@stonebridge/games/bull-run-1983";
import { declarationTable, freshTable, texts } from "../../../../test/unit/tables-1983.ts";
import { factsOf, headingText, soundOf, tellingOf } from "./log.ts";
import type { Table } from "../table.ts";

/** The steps of these actions, with what came of them. */
function stepsOf(table: Table, actions: readonly Action[]): readonly { readonly events: readonly GameEvent[] }[] {
  const { game } = table;
  const position = game.copy(table.position);
  return actions.map((action) => {
    const decision = game.decision(position);
    if (decision.over) throw new Error("The game is over.");
    const events: GameEvent[] = [];
    game.act(position, decision.sides[0] as SideId, action, recordingDice(fastDice(2)), events);
    return { events };
  });
}

const MARCH: readonly Action[] = [
  { type: "take", piece: "us-2me" },
  { type: "with", piece: "us-1conn" },
  { type: "step", hex: "FF7" },
  { type: "step", hex: "EE7" },
  { type: "stop" },
];
const BATTLES: readonly Action[] = [{ type: "complete" }, { type: "done" }, { type: "done" }];

describe("the log", () => {
  const fought = stepsOf(declarationTable(), BATTLES).flatMap(({ events }) => events);

  it("knows whose doing an event is, and what it speaks of", () => {
    const fight = fought.find((event) => event.type === "fought") as GameEvent;
    const facts = factsOf(fight, () => undefined);
    expect(facts).toMatchObject({ side: "union", combat: true, dice: true });
    expect(facts.about).toEqual(expect.arrayContaining(["cs-11va", "W24"]));
    const [moved] = stepsOf(freshTable(), MARCH)[2].events;
    const march = factsOf(moved, () => "union");
    expect(march).toMatchObject({ side: "union", combat: false, dice: false });
    expect(march.about).toEqual(expect.arrayContaining(["us-2me", "us-1conn", "GG7", "FF7"]));
  });

  it("makes headings of turns, player-turns and phases", () => {
    const turn: GameEvent = { type: "turn-began", turn: 3, rule: "BR83-2.1-a" };
    expect(factsOf(turn, () => undefined).heading).toBe("turn");
    expect(headingText(turn, texts)).toBe("Turn 3, 10:00 AM");
    expect(headingText({ type: "stage-began", stage: "combat", side: "union", rule: "BR83-2.1-a" }, texts)).toBe(
      "Combat phase",
    );
  });

  it("sounds of declared battles and of moves, and tells no phase aloud", () => {
    expect(soundOf(fought)).toBe("attack");
    expect(soundOf(stepsOf(freshTable(), MARCH)[2].events)).toBe("piece");
    expect(soundOf([])).toBeUndefined();
    expect(tellingOf(fought).some(({ type }) => type === "stage-began")).toBe(false);
  });
});
