import {
  holderOutlook,
  initiativeOutlook,
  type NoWrittenOrders,
  noWrittenOrders,
  orderOutlook,
  waitingOutlook,
} from "@stonebridge/games/no-written-orders";
import { forecastAssault, forecastBombardment } from "@stonebridge/games/no-written-orders/internals";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { PLAIN_STYLE } from "../../src/board/counters/counter.ts";
import type { ShortLesson } from "../../src/games/contract/lessons.ts";
import { POSITIONS, type ShortLessonId } from "../../src/games/no-written-orders/lessons/positions.ts";
import { gameOf } from "../../src/games/shelf.ts";

const game = gameOf("no-written-orders");

async function lessons(): Promise<readonly ShortLesson[]> {
  const room = await game?.lessons?.();
  await room?.load();
  return room?.list() ?? [];
}

/** A position as its lesson speaks of it. */
function opened(id: ShortLessonId) {
  const open: (data: unknown) => NoWrittenOrders = noWrittenOrders.open;
  const { field, ...rest } = open(POSITIONS[id].situation);
  const position = rest.start(fastDice(1));
  const unit = (name: string): number => field.unitIndex.get(name) as number;
  return { field, position, unit, hill: field.map.grid.known("2515") };
}

const percent = (share: number | undefined): number => Math.round(100 * (share ?? 0));

describe("the short lessons of No Written Orders", () => {
  it("show their positions: counters, the grid, orders, aides and figures where they are spoken of", async () => {
    const drawn = new Map((await lessons()).map(({ id, drawing }) => [id, drawing(PLAIN_STYLE)]));
    for (const [id, markup] of drawn) {
      expect(markup, id).not.toMatch(/NaN|undefined/);
      expect(markup.match(/<g transform=/g)?.length, id).toBeGreaterThan(6);
    }
    expect(drawn.get("orders")).toContain("8:00");
    // the distances of all hexes in sight are one text
    expect(drawn.get("sight")?.match(/>1+2+3+[4-9]*</g)?.length).toBeGreaterThan(0);
    expect(drawn.get("assault")).toContain(">BURNSIDE<");
  });

  it("tell the chances that the game reckons", () => {
    const orders = opened("orders");
    const waits = waitingOutlook(orders.field, orders.position, "U4");
    expect(waits?.course.slice(0, 2).map(({ chance }) => percent(chance))).toEqual([50, 75]);
    const alone = opened("initiative");
    const { chances } = initiativeOutlook(alone.field, alone.position, "U3", "attack");
    expect([chances.acts, chances["no-effect"], chances["bad-move"]].map(percent)).toEqual([28, 44, 28]);
    const { delivery } = orderOutlook(alone.field, alone.position, "mcdowell", "U3", ["attack"]);
    expect(delivery.turn).toBe(6 + 5);
    const { field, position, unit, hill } = opened("sight");
    const guns = ["u_reynolds", "u_griffin"].map((one) => forecastBombardment(field, position, [unit(one)], hill));
    expect(guns.map(({ disrupted }) => percent(disrupted))).toEqual([58, 42]);
    const fight = opened("assault");
    const odds = [["u_burnside"], ["u_burnside", "u_porter", "u_griffin"]].map((units) =>
      forecastAssault(fight.field, fight.position, units.map(fight.unit), fight.hill),
    );
    expect(odds.map(({ attack, chances: ends }) => [attack, percent(ends.carried)])).toEqual([
      [9, 21],
      [27, 68],
    ]);
    const broken = opened("morale");
    const [hunter, heintzelman] = ["U2", "U3"].map((one) => holderOutlook(broken.field, broken.position, one));
    expect([hunter?.demoralised, hunter?.losses]).toEqual([true, { lost: 12, level: 11, now: 11 }]);
    expect([heintzelman?.losses?.now, percent(heintzelman?.confidence?.chance)]).toEqual([8, 83]);
  });
});
