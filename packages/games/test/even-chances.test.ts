import { describe, expect, it } from "vitest";
import BIDS_1861 from "../src/bull-run-1861/bids.json" with { type: "json" };
import { bullRun1861 } from "../src/bull-run-1861/index.ts";
import { texts as EN_1861 } from "../src/bull-run-1861/text/en.ts";
import { texts as FR_1861 } from "../src/bull-run-1861/text/fr.ts";
import BIDS_1983 from "../src/bull-run-1983/bids.json" with { type: "json" };
import { bullRun1983 } from "../src/bull-run-1983/index.ts";
import { texts as EN_1983 } from "../src/bull-run-1983/text/en.ts";
import { texts as FR_1983 } from "../src/bull-run-1983/text/fr.ts";
import BIDS_OF_ORDERS from "../src/no-written-orders/bids.json" with { type: "json" };
import { noWrittenOrders } from "../src/no-written-orders/index.ts";
import { texts as EN_OF_ORDERS } from "../src/no-written-orders/text/en.ts";
import { texts as FR_OF_ORDERS } from "../src/no-written-orders/text/fr.ts";
import BIDS_1862 from "../src/second-bull-run-1862/bids.json" with { type: "json" };
import { secondBullRun1862 } from "../src/second-bull-run-1862/index.ts";
import { texts as EN_1862 } from "../src/second-bull-run-1862/text/en.ts";
import { texts as FR_1862 } from "../src/second-bull-run-1862/text/fr.ts";

const GAMES = [
  {
    rule: "BR61-S12",
    module: bullRun1861,
    bids: BIDS_1861,
    sides: ["north", "south"],
    texts: [EN_1861, FR_1861],
  },
  {
    rule: "SB62-S3",
    module: secondBullRun1862,
    bids: BIDS_1862,
    sides: ["union", "confederate"],
    texts: [EN_1862, FR_1862],
  },
  {
    rule: "BR83-S5",
    module: bullRun1983,
    bids: BIDS_1983,
    sides: ["union", "confederate"],
    texts: [EN_1983, FR_1983],
  },
  {
    rule: "NWO-S19",
    module: noWrittenOrders,
    bids: BIDS_OF_ORDERS,
    sides: ["union", "confederate"],
    texts: [EN_OF_ORDERS, FR_OF_ORDERS],
  },
];

describe.each(GAMES)("$rule: even chances of $module.id", ({ rule, module, bids, sides, texts }) => {
  it("has a bid for every scenario, with which it begins", () => {
    expect(Object.keys(bids).toSorted()).toEqual(module.scenarios.map(({ id }) => id).toSorted());
    for (const [scenario, bid] of Object.entries(bids)) {
      expect(module.situation(scenario, { evenChances: "on" }).bid).toEqual(bid);
      expect(module.situation(scenario)).not.toHaveProperty("bid");
    }
  });

  it("shows its bids to whoever chooses, who is told for which side how many points they are", async () => {
    expect(module.options.filter((option) => option.bids).map(({ id }) => id)).toEqual(["evenChances"]);
    expect(module.options.find(({ id }) => id === "evenChances")?.bids).toEqual(bids);
    for (const said of texts)
      for (const side of sides) {
        expect(said.bid(side as never, 6)).toMatch(/ 6 (?:defence )?points? /);
        expect(said.bid(side as never, 6)).toContain(said.side(side as never));
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
