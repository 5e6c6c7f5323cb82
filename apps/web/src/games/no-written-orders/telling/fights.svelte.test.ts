import { fastDice } from "@stonebridge/kernel";
import type { Action, GameEvent, SideId } from "@stonebridge/games/no-written-orders";
import { describe, expect, it } from "vitest";
import declared from "../../../../test/unit/assaults-nwo.json" with { type: "json" };
import { beginning } from "../../../../test/unit/tables-nwo.ts";
import type { SessionOf } from "../../contract/types.ts";
import type { OrdersGame } from "../table.ts";
import { Fights, type ShownFight } from "./fights.svelte.ts";

interface Step {
  readonly events: readonly GameEvent[];
}

/** Declared assaults as they are fought, the last first: the second answer fights two of them, for one alone needs no order. */
function fought(): readonly Step[] {
  const { tools, position } = beginning(declared);
  const { game } = tools;
  const dice = fastDice(1);
  return ["2012", "1815"].map((hex) => {
    const decision = game.decision(position);
    if (decision.over) throw new Error("It is over.");
    const action: Action = { type: "fight", hex };
    const events: GameEvent[] = [];
    game.act(position, decision.sides[0] as SideId, action, dice, events);
    return { events };
  });
}

/** The fight on the screen after the last of these steps, all of which were played on it. */
function shownAfter(steps: readonly Step[]): ShownFight | undefined {
  const session = {
    playhead: { performed: [] as readonly Step[] },
    step: 0,
    length: 0,
    atNow: true,
    decision: { over: false, step: "assaults" },
  };
  const fights = new Fights(session as unknown as SessionOf<OrdersGame>);
  const { length } = steps;
  Object.assign(session, { playhead: { performed: steps }, step: length, length });
  return fights.shown;
}

const typesOf = (events: readonly GameEvent[] = []): readonly string[] => events.map(({ type }) => type);

describe("the sheet of the last fight", () => {
  const [first, second] = fought();

  it("has nothing before a fight that had its own answer", () => {
    const shown = shownAfter([first]);
    expect(shown?.opening).toMatchObject({ type: "assaulted", hex: "2012" });
    expect(typesOf(shown?.events)).toEqual(typesOf(first.events.slice(1)));
    expect(shown?.before).toEqual([]);
  });

  it("tells under “just before” of the assault that the same answer fought, and of nothing earlier", () => {
    const shown = shownAfter([first, second]);
    expect(shown?.opening).toMatchObject({ type: "assaulted", hex: "1914" });
    expect(shown?.before[0]).toMatchObject({ type: "assaulted", hex: "1815" });
    expect(typesOf(shown?.before)).toEqual(typesOf(second.events.slice(0, -1)));
    expect(typesOf(shown?.before)).toContain("eliminated");
  });

  it("tells which order failed by it, and nothing of the action that follows", () => {
    const failed: GameEvent = { type: "order-failed", rule: "NWO-6.8-a", holder: "jackson" };
    const next = { type: "action-began" } as GameEvent;
    const shown = shownAfter([{ events: [...first.events, failed, next, { ...failed, holder: "longstreet" }] }]);
    expect(shown?.events.at(-1)).toBe(failed);
    expect(shownAfter([{ events: [failed] }])).toBeUndefined();
  });
});
