import { describe, expect, it } from "vitest";
import { meantBy } from "./meant.ts";

const take = { type: "take", unit: "sherman" };
const step = (to: string) => ({ type: "step", to });
const stop = { type: "stop" };
const offer = (id: string, ...actions: readonly { readonly type: string }[]) => ({ offer: { id, actions }, hand: {} });

const OFFERS = [
  offer("pass", { type: "pass" }),
  offer("near", take, step("a")),
  offer("far", take, step("a"), step("b")),
  offer("round", take, step("c"), step("d"), step("e")),
];

describe("what a bot means", () => {
  it("is the offer that does all of it, or most of it", () => {
    expect(meantBy(OFFERS, [take, step("a")])?.offer.id).toBe("near");
    expect(meantBy(OFFERS, [take, step("a"), step("b"), stop])?.offer.id).toBe("far");
    expect(meantBy(OFFERS, [{ type: "pass" }])?.offer.id).toBe("pass");
  });

  it("is an offer that ends in the same place by another way", () => {
    expect(meantBy(OFFERS, [take, step("x"), step("e"), stop])?.offer.id).toBe("round");
  });

  it("is nothing where no offer begins like it", () => {
    expect(meantBy(OFFERS, [{ type: "rest" }])).toBeUndefined();
    expect(meantBy(OFFERS, [take, step("q")])).toBeUndefined();
  });
});
