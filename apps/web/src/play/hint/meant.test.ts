import { describe, expect, it } from "vitest";
import { meantAfterAll, meantBy, meantByLeader } from "./meant.ts";

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

  it("goes to the same place with the same pieces, however a march ends", () => {
    const along = (unit: string) => ({ type: "with", unit });
    const others = along("keyes");
    const all = [
      offer("elsewhere", take, step("q"), stop),
      offer("everybody", take, others, along("howard"), step("b"), stop),
      offer("alone", take, step("c"), step("b"), stop),
      offer("on", step("c"), step("b"), stop),
    ];
    expect(meantBy(all, [take, step("a"), step("b"), stop])?.offer.id).toBe("alone");
    expect(meantBy(all, [step("a"), step("b"), stop])?.offer.id).toBe("on");
    expect(meantBy(all, [take, others, step("a"), step("b"), stop])).toBeUndefined();
    expect(meantByLeader(all, [take, others, step("a"), step("b"), stop])?.offer.id).toBe("alone");
    expect(meantBy(all, [take, step("a"), step("r"), stop])).toBeUndefined();
  });

  it("is nothing where no offer begins like it", () => {
    expect(meantBy(OFFERS, [{ type: "rest" }])).toBeUndefined();
    expect(meantBy(OFFERS, [take, step("q")])).toBeUndefined();
  });

  it("is what follows where somebody is only taken in hand, and no march of nobody", () => {
    const end = { type: "end" };
    const offers = [...OFFERS, offer("end", end), offer("goes on", step("a"))];
    expect(meantBy(offers, [take, end])).toBeUndefined();
    expect(meantAfterAll(offers, [take, end])?.offer.id).toBe("end");
    expect(meantAfterAll(offers, [take, stop, end])?.offer.id).toBe("end");
    expect(meantAfterAll(offers, [take, step("a"), end])).toBeUndefined();
    expect(meantAfterAll(offers, [end])).toBeUndefined();
  });
});
