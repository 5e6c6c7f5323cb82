import { describe, expect, test } from "vitest";
import { SPENT, mark } from "../../../src/bull-run-1983/position.ts";
import { Declarer } from "../support/declarer.ts";
import { Table, at, combats } from "../support/table.ts";

describe("long-range fire", () => {
  const LINES = ["c d1 inf 2-2 K10", "c d2 inf 2-2 K10", "u a inf 2-2 K11", "u g bty 2-2 K7", "c far inf 2-2 N7"];

  test("BR83-9.42-a BR83-9.43-a V-106 a gun attacks the whole group", () => {
    const d = new Declarer({ woods: ["J11"] }, [
      "c d1 inf 2-2 K10",
      "c d2 inf 2-2 L9",
      "u a inf 2-2 K9",
      "u g bty 2-2 J12",
    ]);
    d.play("target d1", "target d2", "assign a", "close");
    expect(d.reason("join g 1")).toBe("assign-range BR83-9.2-a");
    const e = new Declarer({ woods: ["L10"] }, [
      "c d1 inf 2-2 K10",
      "c d2 inf 2-2 L9",
      "u a inf 2-2 K9",
      "u g bty 2-2 L12",
    ]);
    e.play("target d1", "target d2", "assign a", "close");
    expect(e.reason("join g 1")).toBe("assign-unseen BR83-9.43-a");
  });
  test("BR83-9.5-a BR83-9.4-a BR83-SP-l supports a closed battle, once", () => {
    const d = new Declarer({}, LINES).play("target d1", "target d2", "assign a", "close", "join g 1");
    expect(d.battles()).toEqual(["d1 d2 < a + g"]);
    expect(d.reason("target far")).toBe("target-fired BR83-9.4-a");
  });
  test("BR83-9.61-a BR83-9.61-c V-50 bombards nobody whom a friend can attack", () => {
    const d = new Declarer({}, LINES).play("target far");
    expect(d.reason("target d1")).toBe("target-contact BR83-9.61-a");
    d.play("assign g", "close");
    expect(d.reason("done")).toBe("done-targets BR83-6.32-a");
    const e = new Declarer({}, LINES).play("target d1");
    expect(e.reason("assign g")).toBe("assign-support BR83-9.61-a");
    expect(e.reason("target far")).toBe("target-apart BR83-6.72-a");
  });
  test("BR83-9.61-b BR83-10.5-a BR83-R08 V-51 but whom only a unit that is spent touches", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "u s inf 9-2 K9", "u g bty 2-2 K13"]);
    mark(d.battlefield.p, d.battlefield.unit("s"), SPENT);
    d.play("target d", "assign g", "close", "done");
  });
  test("BR83-9.62-a BR83-6.8-e BR83-SP-k V-49 any units, without regard to pairs", () => {
    const d = new Declarer({}, ["c i inf 2-2 K10", "c b bty 2-2 K10", "u g bty 2-2 K13", "u h bty 2-2 K13"]);
    d.play("target b", "assign g", "close", "target i", "assign h", "close");
    expect(d.battles()).toEqual(["b <  + g", "i <  + h"]);
  });
  test("BR83-9.41-a V-54 not by a battery in contact", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "c far inf 2-2 K14", "u g bty 2-2 K11", "u h bty 2-2 K12"]);
    d.play("target far");
    expect(d.reason("assign g")).toBe("assign-gun BR83-9.41-a");
    d.play("assign h", "close");
    expect(d.reason("join g 1")).toBe("assign-gun BR83-9.41-a");
  });
  test("BR83-R86 V-138 nobody bombards with guns that cannot attack", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "u g bty 0-2 K13", "u h bty 0-2 K12"]);
    expect(d.decision()).toBeUndefined();
    expect(d.reason("target d")).toBe("target-powerless BR83-7.32-a");
    const e = new Declarer({}, ["c d inf 2-2 K10", "c e inf 2-2 K9", "u g bty 0-2 K13", "u h bty 2-2 K13"]);
    e.play("target d", "assign g");
    expect(e.reason("close")).toBe("close-alone BR83-7.32-a");
    e.play("assign h", "close");
  });
  test("BR83-9.3-a BR83-9.2-a targets of a bombardment are seen by some gun", () => {
    const d = new Declarer({ woods: ["K11", "K12"] }, ["c d inf 2-2 K10", "u g bty 2-2 K13"]);
    expect(d.decision()).toBeUndefined();
    expect(d.reason("target d")).toBe("target-unseen BR83-9.3-a");
  });
  test("BR83-9.43-a all guns of a bombardment see all its targets", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "c e inf 2-2 K16", "u g bty 2-2 K13", "u h bty 2-2 L12"]);
    d.play("target d", "assign h");
    expect(d.reason("target e")).toBe("target-group BR83-9.43-a");
    d.play("close", "join g 1");
    expect(d.battles()).toEqual(["d <  + h g"]);
  });
  test("BR83-9.2-a only batteries fire", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "u g bty 2-2 K13", "u i inf 2-2 K13"]).play("target d");
    expect(d.reason("assign i")).toBe("assign-far BR83-6.4-a");
  });
});

describe("in the course of a phase", () => {
  test("BR83-R48 a gun fires where it was declared to, though its line of sight has been closed since", () => {
    const g = new Table(
      {
        at: combats("union"),
        placements: [
          ...at({ M9: "cs-18va", N9: "us-reg us-1mich", K10: "cs-28va", K11: "us-1minn" }),
          { piece: "us-d5us", hex: "K7", face: "battle" },
        ],
      },
      [3, 3],
    );
    g.declare("cs-18va", "us-reg us-1mich").declare("cs-28va", "us-1minn");
    g.act({ type: "join", piece: "us-d5us", battle: 2 }).done().done();
    const k9 = g.legal("retreat").find(({ hex }) => hex === "K9");
    if (k9 === undefined) throw new Error("18 Va cannot come between the gun and 28 Va.");
    g.act(k9).done();
    expect(g.hex("cs-18va")).toBe("K9");
    expect(g.last("fought").reckoning).toMatchObject({
      targets: [{ piece: "cs-28va" }],
      guns: [{ piece: "us-d5us" }],
      totals: { adjacent: 6, support: 6, defense: 4 },
      odds: "3-1",
    });
  });
});
