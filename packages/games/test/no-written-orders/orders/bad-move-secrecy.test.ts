import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action, SideId } from "../../../src/no-written-orders/index.ts";
import { drafting } from "../../../src/no-written-orders/orders/drafting.ts";
import { imaginePosition } from "../../../src/no-written-orders/views/imagine.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import type { View } from "../../../src/no-written-orders/views/view.ts";
import { DONE, misleading, phase, trying, until } from "../support/commanding.ts";
import { drawnGame, playRandomly } from "../support/random-game.ts";
import type { Stage } from "../support/stage.ts";

const [COMMAND, KIND, AIM, SEND] = misleading("u1", "attack", "0608") as [Action, Action, Action, Action];

/** The Confederates may order the leader of u1, who is out of their sight. */
function misled(): Stage {
  return until(phase([2, 3]), "initiative").act(...trying("u1", "attack", "0608"), DONE, DONE);
}

/** The choices of who writes an order, in the true position or in one imagined from his view. */
function choices({ field }: Stage, p: Stage["p"]): unknown {
  const frame = p.stack.at(-1);
  if (frame?.step !== "drafting") throw new Error("Nobody writes an order.");
  return drafting.ask?.({ field, p, dice: fastDice(1), events: [] }, frame);
}

describe("a bad move of somebody out of sight", () => {
  test("NWO-12.11-c, NWO-12.3-c: who orders him is told where he is, from when he may until he has; nobody else is", () => {
    const one = misled();
    const seen = (seat: string): View => viewOf(one.field, one.p, seat);
    expect(seen("confederate").leaders.find(({ id }) => id === "u1-fl")?.where).toBe("unseen");
    expect(seen("confederate").misled).toEqual({ holder: "u1", hex: "0602" });
    expect(["union", "spectator"].map((seat) => seen(seat).misled)).toEqual([undefined, undefined]);
    one.act(COMMAND, KIND);
    expect(seen("confederate").misled).toEqual({ holder: "u1", hex: "0602" });
    one.act(AIM, SEND);
    expect(seen("confederate").misled).toBeUndefined();
  });

  test("NWO-RUL219, NWO-RUL170: of a division that nobody leads it is the hex of its first unit", () => {
    const one = until(phase([2, 2]), "initiative");
    one.act({ type: "try-for", from: "u2", to: "u2d" }, ...trying("u2d", "march", "0604").slice(1), DONE, DONE);
    one.act({ type: "command", holder: "u2d" }, { type: "kind", order: "march" });
    const view = viewOf(one.field, one.p, "confederate");
    expect(view.misled).toEqual({ holder: "u2d", hex: "0402" });
    for (const seed of [1, 2, 3, 4, 5]) {
      const imagined = imaginePosition(one.field, view, fastDice(seed));
      expect(viewOf(one.field, imagined, "confederate").misled).toEqual(view.misled);
      expect(choices(one, imagined)).toEqual(choices(one, one.p));
    }
  });

  test.each(["first-bull-run", "two-days"] as const)(
    "reading 4: %s: what he may aim at follows from the view of who orders him",
    { timeout: 60_000 },
    (scenario) => {
      let unseen = 0;
      playRandomly(drawnGame(scenario, 1), 1, ({ game, p, count }) => {
        const decision = game.decision(p);
        if (decision.over || !["bad-move", "drafting"].includes(decision.step)) return;
        const seat = decision.sides[0] as SideId;
        const view = game.view(p, seat);
        if (view.misled === undefined) return;
        const imagined = game.imagine(view, fastDice(deriveSeed(count, 1)));
        expect(game.view(imagined, seat)).toEqual(view);
        expect(game.decision(imagined)).toEqual(decision);
        const { leader } = game.field.holders[game.field.holderIndex.get(view.misled.holder) as number] ?? {};
        if (leader !== undefined && view.leaders[leader]?.where === "unseen") unseen += 1;
      });
      expect(unseen).toBeGreaterThan(2);
    },
  );
});
