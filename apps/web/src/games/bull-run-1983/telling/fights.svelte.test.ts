import type { GameEvent, SideId } from "@stonebridge/games/bull-run-1983";
import { describe, expect, it } from "vitest";
import { declarationTable } from "../../../../test/unit/tables-1983.ts";
import type { SessionOf } from "../../contract/types.ts";
import { Fights } from "./fights.svelte.ts";
import type { OldBullRun } from "../table.ts";

/** A declaration that is fought at once, and what its dice lead to: a step for each action. */
function fought(faces: readonly number[]): readonly { readonly events: readonly GameEvent[] }[] {
  const { game, position } = declarationTable();
  const left = [...faces];
  const steps: { readonly events: readonly GameEvent[] }[] = [];
  for (const type of ["complete", "done", "done"] as const) {
    const events: GameEvent[] = [];
    const decision = game.decision(position);
    if (decision.over) throw new Error("It is over.");
    game.act(position, decision.sides[0] as SideId, { type }, { roll: () => left.shift() ?? 1 }, events);
    steps.push({ events });
  }
  return steps;
}

/** The battles on the screen after the last of these steps, where the next question is of this step of play. */
function shownAfter(steps: readonly { readonly events: readonly GameEvent[] }[], step: string): Fights {
  const session = {
    playhead: { performed: [] as typeof steps },
    step: 0,
    length: 0,
    atNow: true,
    decision: { over: false, step: "order" },
  };
  const fights = new Fights(session as unknown as SessionOf<OldBullRun>);
  const { length } = steps;
  Object.assign(session, { playhead: { performed: steps }, step: length, length, decision: { over: false, step } });
  return fights;
}

describe("the sheet of the last battle", () => {
  it("tells what came of it: who was lost, and how the leader there rolled", () => {
    // The first battle: the defenders are lost; their leader rolls a 1.
    const fights = shownAfter(fought([3, 1]), "retreat");
    expect(fights.shown?.results).toContain("DE");
    expect(fights.aftermath.map(({ type }) => type)).toEqual(["lost", "lost", "leader-tested"]);
    expect(fights.earlier).toEqual([]);
    expect(fights.asks).toBe(true);
  });

  it("says of a leader who falls only once that he is lost", () => {
    const events = fought([3, 6]).flatMap((step) => step.events);
    expect(events.some((event) => event.type === "lost" && event.cause === "leader-test")).toBe(true);
    const fights = shownAfter(fought([3, 6]), "retreat");
    expect(fights.aftermath.map(({ type }) => type)).toEqual(["lost", "lost", "leader-tested"]);
  });

  it("tells of the last alone, those before it in a line each", () => {
    const steps = fought([3, 1]);
    const next = steps.flatMap(({ events }) => events.filter(({ type }) => type === "fought"));
    const fights = shownAfter([...steps, { events: next }], "movement");
    expect([fights.earlier.length, fights.aftermath]).toEqual([1, []]);
    fights.close();
    expect(fights.shown).toBeUndefined();
  });

  it("keeps what the next phase brings out of it", () => {
    const steps = fought([3, 1]);
    const phase = [{ type: "stage-began" }, { type: "lost" }] as unknown as readonly GameEvent[];
    const fights = shownAfter([...steps, { events: phase }], "rally");
    expect(fights.aftermath.map(({ type }) => type)).toEqual(["lost", "lost", "leader-tested"]);
  });
});
