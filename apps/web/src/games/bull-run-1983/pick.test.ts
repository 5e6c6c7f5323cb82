import { describe, expect, it } from "vitest";
import { after, declarationTable, freshTable } from "../../../test/unit/tables-1983.ts";
import type { Intent, TargetKey } from "../contract/offers.ts";
import { offersOf } from "./offers/index.ts";
import type { Hand, Offer } from "./offers/offer.ts";
import { needsPreview, readPick } from "./pick.ts";
import type { Table } from "./table.ts";

function pick(table: Table, target: TargetKey, hand: Hand = {}, oneClick = true): Intent<Offer> {
  return readPick(table, { target, hand, offers: offersOf(table, hand), weighed: undefined, oneClick });
}

describe("what a pick means", () => {
  const table = freshTable();

  it("takes a piece in hand, then commits a march at once by mouse and weighs it by finger", () => {
    expect(pick(table, "piece:us-2me")).toEqual({ kind: "select", piece: "us-2me" });
    const hand = { piece: "us-2me" };
    expect(pick(table, "space:FF7", hand)).toMatchObject({ kind: "commit", offer: { hex: "FF7" } });
    expect(pick(table, "space:FF7", hand, false)).toMatchObject({ kind: "weigh", offer: { hex: "FF7" } });
  });

  it("says why not: a piece without orders, a hex out of reach", () => {
    expect(pick(table, "piece:us-69nym")).toMatchObject({ kind: "deny", denial: { action: { type: "take" } } });
    expect(pick(table, "space:A1", { piece: "us-2me" })).toMatchObject({
      kind: "deny",
      denial: { action: { type: "step", hex: "A1" }, target: "space:A1" },
    });
  });

  it("looks at an enemy where nothing can be done to him", () => {
    expect(pick(table, "piece:cs-4sc")).toEqual({ kind: "look", piece: "cs-4sc" });
  });

  it("names a defender at once, and refuses who cannot attack him with the reason", () => {
    const declaration = declarationTable();
    const first = pick(declaration, "piece:cs-11va");
    expect(first).toMatchObject({ kind: "commit", offer: { actions: [{ type: "target", piece: "cs-11va" }] } });
    const draft = after(declaration, [{ type: "target", piece: "cs-11va" }]);
    expect(pick(draft, "piece:us-27ny")).toMatchObject({
      kind: "deny",
      denial: { action: { type: "assign", piece: "us-27ny" }, refusal: { rule: expect.stringMatching(/^BR83-/) } },
    });
  });

  it("asks twice before dice fall and before the device is handed over, not before a battle is declared", () => {
    const declared = after(declarationTable(), [{ type: "complete" }]);
    const done = (at: Table) => offersOf(at, {}).find((one) => one.meaning === "done") as Offer;
    expect(needsPreview(declared, done(declared))).toBe(false);
    const order = after(declared, [{ type: "done" }]);
    expect(needsPreview(order, done(order))).toBe(true);
    expect(needsPreview(table, done(table))).toBe(true);
  });
});
