import { describe, expect, it } from "vitest";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { after, declarationTable, freshTable, openGame } from "../../../test/unit/tables-1983.ts";
import { type Intent, offersAt, type TargetKey } from "../contract/offers.ts";
import { hands, readPick } from "./hands.ts";
import type { Hand } from "../contract/offers.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";

function pick(table: Table, target: TargetKey, hand: Hand = {}, oneClick = true): Intent<Offer> {
  return readPick(table, { target, hand, offers: hands.offersOf(table, hand), weighed: undefined, oneClick });
}

describe("what a pick means", () => {
  const table = freshTable();

  it("takes a piece in hand, then commits a march at once by mouse and weighs it by finger", () => {
    expect(pick(table, "piece:us-2me")).toEqual({ kind: "select", piece: "us-2me" });
    const hand = { piece: "us-2me" };
    expect(pick(table, "space:FF7", hand)).toMatchObject({ kind: "commit", offer: { hex: "FF7" } });
    expect(pick(table, "space:FF7", hand, false)).toMatchObject({ kind: "weigh", offer: { hex: "FF7" } });
  });

  it("says why not: a piece without orders", () => {
    expect(pick(table, "piece:us-69nym")).toMatchObject({ kind: "deny", denial: { action: { type: "take" } } });
  });

  describe("a hex out of reach: the piece walks as far as it may, and is told what keeps it there", () => {
    const why = (at: Table, target: TargetKey, hand: Hand) => {
      const intent = pick(at, target, hand);
      if (intent.kind !== "deny") return intent.kind;
      const { action, refusal, towards } = intent.denial;
      return [refusal.rule, "hex" in action ? action.hex : action.type, towards];
    };

    it.each([
      ["BR83-5.3-a: what the next hex costs is more than is left", "Q1", ["BR83-5.3-a", "AA5", "Q1"]],
      ["BR83-5.61-a: it lacks a part of a point", "AA7", ["BR83-5.61-a", "AA7", undefined]],
      ["BR83-5.7-a: abatis bar the road", "A1", ["BR83-5.7-a", "AA8", "A1"]],
      ["BR83-5.5-a: a river lies before it", "JJ6", ["BR83-5.5-a", "JJ6", undefined]],
    ])("%s", (_name, hex, told) => {
      expect(why(table, `space:${hex}`, { piece: "us-2me" })).toEqual(told);
    });

    it("tells what is left, and what the step would cost", () => {
      expect(pick(table, "space:Q1", { piece: "us-2me" })).toMatchObject({
        denial: { target: "space:Q1", refusal: { with: { needed: 6, left: 0, allowance: 24 } } },
      });
    });

    it("BR83-5.81-a: enemies stop it", () => {
      const before = freshTable(
        openGame({
          ...(bullRun1983.situation("historical") as object),
          at: { stage: "command", turn: 16, side: "union" },
          placements: [
            { piece: "us-b-richardson", hex: "Y26" },
            { piece: "us-l-mcdowell", hex: "Y26" },
            { piece: "cs-8va", hex: "Y28" },
          ],
          abatis: [],
          thawed: ["union", "confederate"],
          due: {},
        }),
      );
      const hand = { piece: "us-b-richardson" };
      expect(why(before, "space:Y31", hand)).toEqual(["BR83-5.81-a", "Y28", "Y31"]);
      expect(why(before, "piece:cs-8va", hand)).toEqual(["BR83-5.81-a", "Y28", undefined]);
    });
  });

  it("puts a piece of a free set-up down at once, and says by its card why not elsewhere", () => {
    const setUp = freshTable(openGame(bullRun1983.situation("free")));
    const hand = { piece: "cs-4sc" };
    expect(pick(setUp, "piece:cs-4sc")).toEqual({ kind: "select", piece: "cs-4sc" });
    expect(pick(setUp, "space:X9", hand)).toMatchObject({ kind: "commit", offer: { meaning: "put", hex: "X9" } });
    expect(pick(setUp, "space:CC15", hand)).toMatchObject({
      kind: "deny",
      denial: { action: { type: "put", hex: "CC15" }, refusal: { rule: "BR83-1.23-a" } },
    });
    expect(pick(setUp, "space:X9")).toMatchObject({ kind: "commit", offer: { meaning: "abatis" } });
    expect(pick(setUp, "space:CC15")).toMatchObject({ kind: "deny", denial: { refusal: { rule: "BR83-1.1-a" } } });
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

  it("lets whoever is pointed at attack the defender in preview, or says why he cannot", () => {
    const declaration = declarationTable();
    const offers = hands.offersOf(declaration, {});
    const [weighed] = offersAt(offers, "piece:cs-11va");
    const attack = (target: TargetKey) => readPick(declaration, { target, hand: {}, offers, weighed, oneClick: false });
    expect(attack("piece:us-2me")).toMatchObject({
      kind: "commit",
      offer: {
        actions: [
          { type: "target", piece: "cs-11va" },
          { type: "assign", piece: "us-2me" },
        ],
      },
    });
    expect(attack("piece:us-27ny")).toMatchObject({
      kind: "deny",
      denial: { action: { type: "assign", piece: "us-27ny" }, refusal: { reason: "assign-far" } },
    });
    expect(attack("piece:cs-11va")).toEqual({ kind: "commit", offer: weighed });
    expect(attack("piece:cs-2tenn")).toMatchObject({ kind: "weigh", offer: { meaning: "target" } });
  });

  it("tells who cannot join a battle that is closed why, and not that none is open", () => {
    const closed = after(declarationTable(), [
      { type: "target", piece: "cs-11va" },
      { type: "assign", piece: "us-2me" },
      { type: "close" },
    ]);
    expect(pick(closed, "piece:us-2me")).toMatchObject({
      kind: "deny",
      denial: { action: { type: "join", piece: "us-2me", battle: 1 }, refusal: { reason: "assign-taken" } },
    });
  });

  it("asks twice before dice fall and before the device is handed over, not before a battle is declared", () => {
    const declared = after(declarationTable(), [{ type: "complete" }]);
    const done = (at: Table) => hands.offersOf(at, {}).find((one) => one.meaning === "done") as Offer;
    expect(hands.needsPreview(declared, done(declared))).toBe(false);
    const order = after(declared, [{ type: "done" }]);
    expect(hands.needsPreview(order, done(order))).toBe(true);
    expect(hands.needsPreview(table, done(table))).toBe(true);
  });

  it("asks twice before a set-up ends, though the same side goes on", () => {
    const inFog = freshTable(
      openGame({ ...(bullRun1983.situation("historical") as object), options: { fogOfWar: "on" } }),
    );
    const ready = hands.offersOf(inFog, {}).find((one) => one.meaning === "ready") as Offer;
    expect(hands.needsPreview(inFog, ready)).toBe(true);
    expect(after(inFog, ready.actions).decision).toMatchObject({ step: "thawing", sides: ["union"] });
  });
});
