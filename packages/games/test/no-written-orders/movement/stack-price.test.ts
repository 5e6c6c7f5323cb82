import { expect } from "vitest";
import { testForEither } from "../support/either-side.ts";
import { go, moving } from "../support/moving.ts";

testForEither(
  "NWO-RUL049 NWO-5.2-a of a stack that cannot pay, the price and points of the one that lacks them are told",
  () => {
    const stage = moving({
      units: [
        { id: "ua", formation: "u1" },
        { id: "ug", formation: "u1", arm: "foot", movement: 3 },
        { id: "ca", formation: "c1" },
      ],
      plain: { ground: { "0605": "w" } },
      at: { ua: "0603", ug: "0603", "u1-fl": "0604" },
      orders: { u1: { type: "defend", target: "0604" } },
    });
    go(stage, "ua").act({ type: "with", unit: "ug" }, { type: "step", hex: "0604" });
    expect(stage.whyNot({ type: "step", hex: "0605" })?.with).toMatchObject({ hex: "0605", needed: 8, left: 4 });
  },
);
