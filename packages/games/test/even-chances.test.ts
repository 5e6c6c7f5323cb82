import { describe, expect, it } from "vitest";
import BIDS_1861 from "../src/bull-run-1861/bids.json" with { type: "json" };
import { bullRun1861 } from "../src/bull-run-1861/index.ts";
import BIDS_1983 from "../src/bull-run-1983/bids.json" with { type: "json" };
import { bullRun1983 } from "../src/bull-run-1983/index.ts";
import BIDS_OF_ORDERS from "../src/no-written-orders/bids.json" with { type: "json" };
import { noWrittenOrders } from "../src/no-written-orders/index.ts";
import BIDS_1862 from "../src/second-bull-run-1862/bids.json" with { type: "json" };
import { secondBullRun1862 } from "../src/second-bull-run-1862/index.ts";

const GAMES = [
  { rule: "BR61-S12", module: bullRun1861, bids: BIDS_1861.bids, sides: ["north", "south"] },
  { rule: "SB62-S3", module: secondBullRun1862, bids: BIDS_1862.bids, sides: ["union", "confederate"] },
  { rule: "BR83-S5", module: bullRun1983, bids: BIDS_1983.bids, sides: ["union", "confederate"] },
  { rule: "NWO-S19", module: noWrittenOrders, bids: BIDS_OF_ORDERS.bids, sides: ["union", "confederate"] },
];

describe.each(GAMES)("$rule: even chances of $module.id", ({ rule, module, bids, sides }) => {
  it("has a bid for every scenario, for one side at most, in whole points", () => {
    expect(Object.keys(bids).toSorted()).toEqual(module.scenarios.map(({ id }) => id).toSorted());
    for (const bid of Object.values(bids)) {
      expect(Object.keys(bid)).toEqual(sides);
      const points = Object.values<number>(bid);
      expect(points.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
      expect(points.filter((one) => one > 0).length).toBeLessThanOrEqual(1);
    }
  });

  it("is an option of every scenario, off unless chosen", () => {
    expect(module.options.find(({ id }) => id === "evenChances")).toMatchObject({ rule, values: ["off", "on"] });
    for (const { id } of module.scenarios)
      expect(module.open(module.situation(id, { evenChances: "on" })).situation).toMatchObject({
        options: { evenChances: "on" },
      });
  });
});
