import type { ActionBase } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { ordered } from "./ordered.ts";

const words = {
  formation: (id: string) => `division ${id}`,
  orders: (actions: readonly ActionBase[], to: string) =>
    actions.some((action) => action.type === "send") && to === "tyler" ? "Attack, Matthews Hill" : "",
};
const address = { type: "address", from: "mcdowell", to: "tyler" };

describe("what a bot would order", () => {
  it("is told whole, whom it is for at its head", () => {
    expect(ordered([address, { type: "kind" }, { type: "send" }], words)).toBe("Division tyler, Attack, Matthews Hill");
  });

  it("is nothing where no order is sent, and in games without orders", () => {
    expect(ordered([address], words)).toBeUndefined();
    expect(ordered([{ type: "step", to: "b" } as ActionBase], words)).toBeUndefined();
    expect(ordered([address, { type: "send" }], { formation: words.formation })).toBeUndefined();
  });
});
