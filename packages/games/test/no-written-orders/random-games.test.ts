import { fastDice, sequenceOfPlay, type StepTable } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { type Action, isAction } from "../../src/no-written-orders/actions.ts";
import { beginningOf } from "../../src/no-written-orders/beginning.ts";
import { builtMap } from "../../src/no-written-orders/built-map.ts";
import type { GameEvent } from "../../src/no-written-orders/events.ts";
import { createField, type Field } from "../../src/no-written-orders/field.ts";
import type { Frame } from "../../src/no-written-orders/frames.ts";
import { MODULES } from "../../src/no-written-orders/modules/modules.ts";
import { DEFAULT_OPTIONS } from "../../src/no-written-orders/options.ts";
import type { Play } from "../../src/no-written-orders/play.ts";
import { firstAt, type Position } from "../../src/no-written-orders/position.ts";
import { decodePosition, encodePosition } from "../../src/no-written-orders/position-codec.ts";
import { refuse } from "../../src/no-written-orders/refusals.ts";
import { STEPS } from "../../src/no-written-orders/sequence.ts";
import type { SideId } from "../../src/no-written-orders/vocabulary.ts";

/** Every stack is of one side, and every unit on the map is in the list of its hex. */
function checkStacks(field: Field, p: Position): void {
  for (const [unit, hex] of p.place.entries()) {
    if (hex < 0) continue;
    let found = false;
    for (let one = firstAt(p, hex); one !== -1; one = p.next[one] as number) {
      if (one === unit) found = true;
      if (field.sideOf[one] !== field.sideOf[unit]) throw new Error(`Two sides stand in ${field.map.grid.ids[hex]}.`);
    }
    if (!found) throw new Error(`${field.units[unit]?.id} is lost from its hex.`);
  }
}

test(
  "drawn choices lead through turns of the first battle without a dead end; a position is kept whole as JSON",
  { timeout: 120_000 },
  () => {
    const module = MODULES["first-bull-run"];
    const [scenario] = module.scenarios;
    if (scenario === undefined) throw new Error("The module has no scenario.");
    const field = createField(undefined as never, module, scenario, builtMap(module.id), { ...DEFAULT_OPTIONS });
    const rules = sequenceOfPlay<Position, Frame, Action, GameEvent, Play>({
      steps: STEPS as StepTable<Play, Frame, Action>,
      play: (p, dice, events) => ({ field, p, dice, events }),
      outcome: (_, frame) =>
        frame.step === "over" ? { over: true, winner: "draw", rule: "NWO-18-d", about: {} } : undefined,
      isAction,
      refusals: { over: refuse("game-over"), otherSide: refuse("other-side"), notAsked: refuse("not-asked") },
    });
    const p = beginningOf(field);
    const dice = fastDice(7);
    const draw = fastDice(8);
    rules.begin(p, dice);
    let decisions = 0;
    while (p.turn < 3) {
      const asked = rules.decision(p);
      if (asked.over) break;
      expect(asked.actions.length).toBeGreaterThan(0);
      const ends = asked.actions.filter(({ type }) => type === "done" || type === "send");
      const from = ends.length > 0 && draw.roll("end", 2) === 1 ? ends : asked.actions;
      const action = from[draw.roll("choice", from.length) - 1] as Action;
      rules.act(p, asked.sides[0] as SideId, action, dice);
      checkStacks(field, p);
      if (decisions % 50 === 0) expect(decodePosition(field, encodePosition(field, p))).toEqual(p);
      decisions += 1;
    }
    expect(decisions).toBeGreaterThan(100);
    expect(JSON.stringify(encodePosition(field, p)).length).toBeLessThan(4_000);
  },
);
