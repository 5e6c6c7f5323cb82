import type { GameEvent } from "@stonebridge/games/no-written-orders";
import { describe, expect, it } from "vitest";
import { logOf } from "../../../play/log/entries.ts";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { texts } from "@stonebridge/games/no-written-orders/text/fr";
import { openGame } from "../../../../test/unit/tables-nwo.ts";
import { fr } from "../language/fr.ts";
import { diceFellAt, factsOf, headingText, soundOf, tellingOf, toldOf } from "./log.ts";

const rule = "NWO-5-a";
const STEPPED: GameEvent = { type: "stepped", rule, units: ["u"], from: "0601", to: "0602", left: [4] };
const SEEN: GameEvent = { type: "counter-moved", rule: "NWO-RUL190", top: "u", from: "0601", to: "0602" };
const RECOVERIES = ["recovery-tested", "recovery-tested"];
const log = {
  facts: (event: GameEvent) => factsOf(event, () => "union"),
  told: toldOf,
  telling: tellingOf,
  sound: soundOf,
  diceFellAt: () => diceFellAt([], (hex) => hex),
};

/** Types of the events that the log of some steps tells. */
const told = (...steps: readonly (readonly GameEvent[])[]) =>
  logOf({ openingEvents: [], steps: steps.map((events, at) => ({ number: at + 7, events })) }, log).map(
    ({ event }) => event.type,
  );

describe("the log of No Written Orders", () => {
  it("tells who sees both sides of a march out of sight once, and the enemy of the counter on top", () => {
    expect(told([STEPPED, SEEN])).toEqual(["stepped"]);
    expect(told([SEEN])).toEqual(["counter-moved"]);
    expect(told([STEPPED])).toEqual(["stepped"]);
  });

  it("begins the end of the turn anew over recovery, where a formation has acted since", () => {
    const roll = { kind: "recovery", side: "union", die: 3, modifiers: [], total: 3 } as const;
    const recovery: GameEvent = { type: "recovery-tested", rule: "NWO-6.3-b", unit: "u", roll, recovered: true };
    const began: GameEvent = { type: "phase-began", rule: "NWO-4-a", phase: "turn-end" };
    expect(told([STEPPED, recovery, recovery])).toEqual(["stepped", "phase-began", ...RECOVERIES]);
    expect(told([began, recovery, recovery])).toEqual(["phase-began", ...RECOVERIES]);
    // Answers of the end of the turn lie between its beginning and its recovery.
    expect(told([began], [STEPPED], [recovery, recovery])).toEqual(["phase-began", "stepped", ...RECOVERIES]);
    const acted: GameEvent = { type: "action-began", rule: "NWO-4-g", side: "union", formations: ["U1"] };
    expect(told([began, acted], [recovery])).toEqual(["phase-began", "action-began", "phase-began", RECOVERIES[0]]);
  });

  it("heads what formations do in French as French is written", () => {
    const { field } = openGame().game;
    const began: GameEvent = { type: "action-began", rule: "NWO-4-f", side: "union", formations: ["U1", "U2"] };
    expect(headingText(began, texts, namesOf(texts, field), fr)).toBe("Union : division Tyler, division Hunter");
  });
});
