import { expect, it } from "vitest";
import { type Choice, type Offer, offerOf } from "../games/contract/offers.ts";
import { besides, isWanted, justBegun } from "./left-to-do.ts";

interface Deed {
  readonly type: string;
}

const offer = (meaning: string): Offer<Deed> => offerOf(meaning, [{ type: meaning }], [], {});
const button = (look: Choice<Offer<Deed>>["look"], meaning: string): Choice<Offer<Deed>> => ({
  id: meaning,
  label: meaning,
  look,
  does: { kind: "offer", offer: offer(meaning) },
});

it("highlights an ending only when nothing is left to do", () => {
  expect(isWanted(button("commit", "end"), () => [])).toBe(true);
  expect(isWanted(button("commit", "end"), () => [offer("march")])).toBe(false);
  expect(isWanted(button("plain", "march"), () => [])).toBe(false);
});

it("tells a piece that has just begun from one that has marched", () => {
  const moves = { beginsPiece: ({ type }: Deed) => type === "take" };
  const after = (...types: string[]) =>
    justBegun({ session: { steps: types.map((type) => ({ action: { type } })), length: types.length }, moves });
  expect([after(), after("take"), after("take", "step")]).toEqual([false, true, false]);
});

it("finds what is offered besides endings", () => {
  expect(besides([offer("end"), offer("march")], new Set(["end"])).map(({ meaning }) => meaning)).toEqual(["march"]);
});
