import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { verify } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { orders } from "../src/games/no-written-orders/index.ts";
import { type Answer, playAtTerminal, typing } from "./at-terminal.ts";

const dawn = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
const session = (answer: Answer, bots: readonly string[] = []) => playAtTerminal(orders, dawn, answer, bots);

describe("No Written Orders at the terminal", () => {
  it("takes orders as words, explains those that may not be given, and undoes", async () => {
    const { match, said } = await session(
      typing(
        "done",
        "why address beauregard C1",
        "address mcdowell U5",
        "address mcdowell U2",
        "kind march",
        "undo",
        "kind attack",
        "why via stone bridge",
        "scrap",
        "quit",
      ),
      ["confederate"],
    );
    const taken = match.steps.filter(({ side }) => side === "union").map(({ action }) => action);
    expect(taken).toContainEqual({ type: "address", from: "mcdowell", to: "U2" });
    expect(taken).not.toContainEqual({ type: "kind", order: "march" });
    expect(taken).toContainEqual({ type: "kind", order: "attack" });
    expect(said).toMatch(/Not allowed \(NWO-12-a\): Beauregard cannot order Cocke’s command\./);
    expect(said).toContain("Undid one step.");
    expect(verify(dawn, match.record())).toMatchObject({ ok: true });
  });

  it("shows where the game stands, the pieces and a hex with what lies around it", async () => {
    const { said } = await session(
      typing("status", "units", "units jackson", "look stone bridge", "look 9999", "quit"),
    );
    expect(said).toMatch(/Turn 1, /);
    expect(said).toMatch(/Union: \d+ VP · Confederates: \d+ VP/);
    expect(said).toMatch(/McDowell, rated \d/);
    expect(said).toMatch(/level \d/);
    expect(said).toMatch(/NE hex 3414: clear, level \d, river/);
  });
});
