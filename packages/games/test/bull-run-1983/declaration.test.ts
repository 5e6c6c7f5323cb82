import { describe, expect, test } from "vitest";
import { declaration } from "../../src/bull-run-1983/declaration.ts";
import type { GameEvent } from "../../src/bull-run-1983/events.ts";
import type { Frame } from "../../src/bull-run-1983/frames.ts";
import { order } from "../../src/bull-run-1983/order.ts";
import { SPENT, mark, onMap } from "../../src/bull-run-1983/position.ts";
import { CONFEDERATE } from "./support/battlefield.ts";
import { Declarer } from "./support/declarer.ts";
import { Table, at, combats, movement } from "./support/table.ts";

describe("who fights whom", () => {
  /** The combat figure: Heaton alone in K10; 8 Va, 28 Va and Rogers in L9. J10 and K11 touch K10 alone, M9 and M10 L9. */
  const FIGURE = [
    "c heaton bty 1-1 K10",
    "c va8 inf 1-1 L9",
    "c va28 inf 2-2 L9",
    "c rogers bty 1-1 L9",
    "u mich1 inf 2-2 K11",
    "u nym79 inf 1-2 J10",
    "u mass1 inf 2-2 M9",
    "u nym69 inf 2-2 M9",
    "u e3us bty 3-2 M10",
  ];

  test("BR83-6.7-a BR83-6.71-a BR83-6.62-a BR83-7.31-a X-23 the combat figure is lawful", () => {
    const d = new Declarer({}, FIGURE);
    d.play("target heaton", "assign mich1", "assign nym79", "close");
    d.play("target va28", "target rogers", "assign mass1", "close");
    d.play("target va8", "assign e3us", "assign nym69", "close");
    expect(d.battles()).toEqual(["heaton < mich1 nym79", "va28 rogers < mass1", "va8 < e3us nym69"]);
    expect(d.listed()).toEqual(["done"]);
    expect(d.frame.battles.map(({ kind }) => kind)).toEqual([0, 0, 0]);
  });
  test("BR83-6.8-a X-23 Rogers alone, or both regiments without him, is not", () => {
    const d = new Declarer({}, FIGURE).play("target heaton", "assign mich1", "assign nym79", "close");
    d.play("target rogers", "assign mass1");
    expect(d.offers({ type: "close" })).toBe(false);
    expect(d.reason("close")).toBe("leaves-pair BR83-6.8-a");
    const e = new Declarer({}, FIGURE).play("target va8", "target va28", "assign mass1");
    expect(e.reason("close")).toBe("leaves-pair BR83-6.8-a");
    expect(e.whyNot("close")?.with).toEqual({ piece: "va8", enemies: ["va8", "va28", "rogers"] });
    expect(e.play("target rogers").offers({ type: "close" })).toBe(true);
  });
  test("BR83-6.4-a BR83-6.72-a X-23 nobody attacks whom he does not touch", () => {
    const d = new Declarer({}, FIGURE).play("target heaton");
    expect(d.listed("assign")).toEqual(["assign mich1", "assign nym79"]);
    expect(d.reason("assign mass1")).toBe("assign-adjacent BR83-6.72-a");
  });
  test("BR83-6.72-a an attacker touches every unit of the group", () => {
    const d = new Declarer({}, [
      "c d1 inf 2-2 K10",
      "c d2 inf 2-2 L10",
      "c d3 inf 2-2 K8",
      "u a inf 2-2 K11",
      "u b inf 2-2 K9",
    ]);
    d.play("target d1", "target d2");
    expect(d.listed("assign")).toEqual(["assign a"]);
    expect(d.reason("assign b")).toBe("assign-adjacent BR83-6.72-a");
  });
  test("BR83-6.1-a leaders neither attack nor are attacked", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "c dl ldr 0-0 K10", "u a inf 2-2 K11", "u al ldr 0-0 K11"]);
    expect(d.listed()).toEqual(["target d", "complete"]);
    expect(d.reason("target dl")).toBe("target-leader BR83-6.1-a");
    expect(d.play("target d").reason("assign al")).toBe("assign-leader BR83-6.1-a");
    expect(d.reason("target a")).toBe("target-own BR83-6.4-a");
    expect(d.reason("assign d")).toBe("assign-enemy BR83-6.4-a");
    expect(d.reason("assign nobody")).toBe("no-such-piece BR83-PP1-a");
  });
  test("BR83-6.3-a BR83-6.31-a X-22 V-54 everybody in contact must fight, batteries too", () => {
    const d = new Declarer({}, ["c va8 inf 2-2 K10", "u conn2 inf 2-2 K11", "u g bty 2-2 L10"]);
    expect(d.decision()?.about["owed"]).toEqual({ targets: ["va8"], attackers: ["conn2", "g"] });
    expect(d.reason("done")).toBe("done-targets BR83-6.32-a");
    expect(d.whyNot("done")?.with).toEqual({ enemies: ["va8"] });
    d.play("target va8", "assign conn2", "close");
    expect(d.reason("done")).toBe("done-attackers BR83-6.31-a");
    expect(d.whyNot("done")?.with).toEqual({ pieces: ["g"] });
    expect(d.play("join g 1").battles()).toEqual(["va8 < conn2 g"]);
  });
  test("BR83-6.5-a BR83-6.9-a each unit fights once", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 K10", "u a inf 2-2 K11", "u b inf 2-2 K11"]);
    d.play("target d1", "assign a", "close");
    expect(d.reason("target d1")).toBe("target-taken BR83-6.5-a");
    expect(d.reason("join a 1")).toBe("assign-taken BR83-6.5-a");
    d.play("target d2");
    expect(d.reason("assign a")).toBe("assign-taken BR83-6.5-a");
  });
  test("BR83-6.61-a BR83-6.62-a BR83-SP-j units of one hex fight in different battles", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 K10", "u a inf 2-2 K11", "u b inf 2-2 K11"]);
    d.play("target d1", "assign a", "close", "target d2", "assign b", "close");
    expect(d.battles()).toEqual(["d1 < a", "d2 < b"]);
  });
  test("BR83-6.6-a not everybody who touches a defender needs to attack it", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 L10", "u a inf 2-2 K11", "u b inf 2-2 K11"]);
    d.play("target d2", "assign a", "close", "target d1", "assign b", "close", "done");
  });
  test("BR83-6.3-b BR83-10.5-a BR83-R61 units that made an automatic victory attack are left out", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 N10", "u a inf 2-2 K11", "u b inf 2-2 N11"]);
    mark(d.battlefield.p, d.battlefield.unit("a"), SPENT);
    expect(d.decision()?.about["owed"]).toEqual({ targets: ["d2"], attackers: ["b"] });
    expect(d.listed("target")).toEqual(["target d2"]);
    expect(d.play("target d2").reason("assign a")).toBe("assign-spent BR83-6.3-b");
  });
});

describe("no choice leads nowhere", () => {
  test("BR83-6.32-a V-102 nobody is left without an attacker", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 L10", "u a1 inf 2-2 K11", "u a2 inf 2-2 K9"]);
    d.play("target d1", "assign a2");
    expect(d.reason("assign a1")).toBe("leaves-target BR83-6.32-a");
    expect(d.play("close").reason("join a1 1")).toBe("leaves-target BR83-6.32-a");
    expect(d.whyNot("join a1 1")?.with).toEqual({ enemies: ["d2"] });
    d.play("target d2", "assign a1", "close", "done");
  });
  test("BR83-6.32-a V-102 a battle whose attackers are all that another defender has", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 L10", "u a1 inf 2-2 K11", "u a2 inf 2-2 K9"]);
    // with a1 on d1 alone nobody has d2; with a1 on both, a2 has nobody
    expect(d.play("target d1").listed("assign")).toEqual(["assign a2"]);
    expect(d.reason("assign a1")).toBe("leaves-target BR83-6.32-a");
    expect(d.reason("target d2")).toBe("leaves-attacker BR83-6.31-a");
  });
  test("BR83-6.72-a BR83-6.31-a V-103 nobody is left without a target", () => {
    const d = new Declarer({}, [
      "c d1 inf 2-2 K10",
      "c d2 inf 2-2 L10",
      "u a1 inf 2-2 K9",
      "u a2 inf 2-2 K11",
      "u a3 inf 2-2 M10",
    ]);
    d.play("target d1");
    expect(d.reason("target d2")).toBe("leaves-attacker BR83-6.31-a");
    expect(d.whyNot("target d2")?.with).toEqual({ pieces: ["a1"] });
  });
  test("BR83-7.32-a a battle needs an attacker that can attack", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "u a inf 2-2 K11", "u z cav 0-1 K11"]);
    d.play("target d", "assign z");
    expect(d.reason("close")).toBe("close-alone BR83-7.32-a");
    expect(d.play("assign a", "close").listed()).toEqual(["done"]);
  });
  test("BR83-6.71-a one battle is composed at a time", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 K10", "u a inf 2-2 K11", "u b inf 2-2 K11"]);
    expect(d.reason("close")).toBe("close-alone BR83-7.32-a");
    expect(d.reason("assign a")).toBe("assign-none BR83-6.7-a");
    expect(d.reason("join a 1")).toBe("join-none BR83-6.71-a");
    d.play("target d1", "assign a", "close", "target d2");
    expect(d.reason("join b 1")).toBe("close-first BR83-6.71-a");
    expect(d.reason("done")).toBe("close-first BR83-6.71-a");
    expect(d.decision()?.about["battle"]).toBe(2);
    expect(d.reason("join b 7")).toBe("close-first BR83-6.71-a");
  });
});

describe("units that cannot attack", () => {
  test("BR83-7.32-a BR83-R42 V-134 must join a battle that is open to them", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "u a inf 3-2 K11", "u z cav 0-1 K11"]);
    d.play("target d1", "assign a", "close");
    expect(d.reason("done")).toBe("done-powerless BR83-R42");
    expect(d.decision()?.about["owed"]).toEqual({ targets: [], attackers: ["z"] });
    expect(d.play("join z 1").battles()).toEqual(["d1 < a z"]);
    expect(d.listed()).toEqual(["done"]);
  });
  test("BR83-R42 BR83-9.61-a V-135 do not compel an attack, nor bar a bombardment", () => {
    const d = new Declarer({}, ["c d2 inf 2-2 K10", "u z cav 0-1 K9", "u g bty 2-2 K13"]);
    expect(d.decision()?.about["owed"]).toEqual({ targets: [], attackers: [] });
    d.play("target d2", "assign g", "close");
    expect(d.battles()).toEqual(["d2 <  + g"]);
    expect(d.frame.battles[0].kind).toBe(1);
  });
  test("BR83-R42 BR83-6.32-a V-136 relieve nobody of attacking their neighbour", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 L10", "u a inf 3-2 K11", "u z cav 0-1 K9"]);
    d.play("target d2", "assign a");
    expect(d.offers({ type: "close" })).toBe(false);
    expect(d.reason("close")).toBe("leaves-target BR83-6.32-a");
    d.play("target d1", "close");
    expect(d.listed()).toEqual(["done"]);
  });
});

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
    expect(d.reason("target far")).toBe("target-quiet BR83-9.6-a");
  });
  test("BR83-9.61-a BR83-9.61-c V-50 bombards nobody whom a friend can attack", () => {
    const d = new Declarer({}, LINES).play("target far");
    expect(d.reason("target d1")).toBe("target-contact BR83-9.61-a");
    d.play("assign g", "close");
    expect(d.reason("done")).toBe("done-targets BR83-6.32-a");
    const e = new Declarer({}, LINES).play("target d1");
    expect(e.reason("assign g")).toBe("assign-adjacent BR83-6.72-a");
    expect(e.reason("target far")).toBe("target-apart BR83-6.72-a");
  });
  test("BR83-9.61-b BR83-10.5-a V-51 but whom only a unit that is spent touches", () => {
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
    expect(d.reason("target d")).toBe("target-powerless BR83-R86");
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
    expect(d.reason("target e")).toBe("target-unseen BR83-9.3-a");
    d.play("close", "join g 1");
    expect(d.battles()).toEqual(["d <  + h g"]);
  });
  test("BR83-9.2-a only batteries fire", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "u g bty 2-2 K13", "u i inf 2-2 K13"]).play("target d");
    expect(d.reason("assign i")).toBe("assign-adjacent BR83-6.72-a");
  });
});

describe("attacks below 1-6", () => {
  const TWO_STACKS = ["c s1 inf 9-12 K10", "c s2 inf 9-12 L10"];

  test("BR83-R27 BR83-7.31-e V-104 are refused where they are needless, and the better way is shown", () => {
    const d = new Declarer({}, [...TWO_STACKS, "u a inf 5-2 K11", "u b inf 1-2 K11"]);
    d.play("target s1", "assign a", "close", "target s2", "assign b", "close");
    expect(d.reason("done")).toBe("done-hopeless BR83-R27");
    expect(d.whyNot("done")?.with).toEqual({
      pieces: ["b"],
      enemies: ["s2"],
      battles: [{ targets: ["s1", "s2"], adjacent: ["a", "b"], guns: [] }],
    });
    expect(d.play("complete").battles()).toEqual(["s1 s2 < a b"]);
    expect(d.listed()).toEqual(["done"]);
  });
  test("BR83-R27 V-105 stand where there is no other way", () => {
    const d = new Declarer({}, [...TWO_STACKS, "u a inf 2-2 K11"]);
    expect(d.play("complete").battles()).toEqual(["s1 s2 < a"]);
    expect(d.listed()).toEqual(["done"]);
  });
  test("BR83-R27 V-137 are judged apart in each part of the field", () => {
    const d = new Declarer({}, [
      ...TWO_STACKS,
      "u a inf 2-2 K11",
      "c t1 inf 9-12 U10",
      "c t2 inf 9-12 V10",
      "u b inf 5-2 U11",
      "u c inf 1-2 U11",
    ]);
    d.play("target s1", "target s2", "assign a", "close");
    d.play("target t1", "assign b", "close", "target t2", "assign c", "close");
    expect(d.reason("done")).toBe("done-hopeless BR83-R27");
    expect(d.play("complete").battles()).toEqual(["s1 s2 < a", "t1 t2 < b c"]);
    expect(d.listed()).toEqual(["done"]);
  });
  test("BR83-R27 guns that are free may save an attack", () => {
    const d = new Declarer({}, ["c s1 inf 9-12 K10", "u a inf 1-2 K11", "u g bty 3-2 K7"]);
    d.play("target s1", "assign a", "close");
    expect(d.reason("done")).toBe("done-hopeless BR83-R27");
    expect(d.play("complete").battles()).toEqual(["s1 < a + g"]);
  });
  test("BR83-R27 guns that another battle has are left to it", () => {
    const d = new Declarer({}, ["c s1 inf 9-12 K10", "u a inf 1-2 K11", "u g bty 3-2 K7", "c far inf 1-1 N7"]);
    d.play("target far", "assign g", "close", "target s1", "assign a", "close");
    expect(d.listed()).toEqual(["done"]);
  });
  test("BR83-R27 BR83-7.4-a a unit without an attack factor that undoes doubling may save one", () => {
    const d = new Declarer({ crests: [["K10", "K11"]] }, ["c s1 inf 9-6 K10", "u a inf 1-2 K11", "u z cav 0-1 L10"]);
    expect(d.play("target s1", "assign a", "close", "join z 1").listed()).toEqual(["done"]);
  });
});

describe("finishing at a word", () => {
  test("BR83-6.7-a a battle in hand is completed with what it needs", () => {
    const d = new Declarer({}, ["c i1 inf 2-2 K10", "c b1 bty 2-2 K10", "u a inf 4-2 K11", "u b inf 4-2 L10"]);
    d.play("target b1", "complete");
    expect(d.frame.draft).toBeUndefined();
    expect(d.battles()).toEqual(["b1 i1 < a b"]);
  });
  test("BR83-9.6-a a bombardment in hand is given a gun", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "u z bty 0-2 K13", "u g bty 2-2 K13"]);
    expect(d.play("target d", "complete").battles()).toEqual(["d <  + g"]);
  });
  test("BR83-9.5-a free guns support where it helps", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "u a inf 3-2 K11", "u g bty 3-2 K7"]);
    expect(d.play("complete").battles()).toEqual(["d < a + g"]);
  });
  test("BR83-6.7-a leaves closed battles as they are, and bombards nobody by itself", () => {
    const d = new Declarer({}, [
      "c d1 inf 2-2 K10",
      "c d2 inf 2-2 K10",
      "c far inf 1-1 K15",
      "u a inf 3-2 K11",
      "u b inf 3-2 K11",
      "u g bty 3-2 L17",
    ]);
    d.play("target d1", "assign a", "close", "complete");
    expect(d.battles().slice(0, 1)).toEqual(["d1 < a"]);
    expect(d.battles()).toEqual(["d1 < a", "d2 < b"]);
  });
  test("BR83-6.7-a is not offered where nothing is missing", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "u a inf 3-2 K11"]).play("complete");
    expect(d.listed()).toEqual(["done"]);
    expect(d.reason("complete")).toBe("complete-nothing BR83-6.7-a");
  });
});

describe("brigades", () => {
  const LINES = ["c d1 inf 2-2 K10", "u a inf 3-2 K11", "u bde bde 6-5 K11 3 2", "c cbd bde 6-5 L10 3 2"];

  test("BR83-8.4-a BR83-SP-b may break at any time of their owner's turn", () => {
    const d = new Declarer({}, LINES).play("break bde");
    expect(d.listed("break")).toEqual([]);
    expect(d.decision()?.about["owed"]).toEqual({ targets: ["d1", "cbd"], attackers: ["a", "bde1", "bde2"] });
    expect(d.reason("break cbd")).toBe("break-unformed BR83-8.4-a");
  });
  test("BR83-8.5-a BR83-R30 in a battle its infantry takes its place", () => {
    const d = new Declarer({}, LINES).play("target d1", "assign bde", "break bde");
    expect(d.play("close", "target cbd", "assign a", "close").battles()).toEqual(["d1 < bde1 bde2", "cbd < a"]);
  });
  test("BR83-9.62-a is bombarded whole", () => {
    const d = new Declarer({}, ["c cbd bde 6-5 K10 3 2", "u g bty 3-2 K13"]);
    expect(d.listed("target")).toEqual(["target cbd"]);
    expect(d.reason("target cbd1")).toBe("target-own BR83-6.4-a");
  });
});

describe("the order of battles", () => {
  const settled = (d: Declarer): { frame: Extract<Frame, { step: "order" }>; stack: readonly Frame[] } => {
    d.play("done");
    const { stack } = d.battlefield.p;
    return { frame: stack.at(-1) as Extract<Frame, { step: "order" }>, stack };
  };
  const LINES = [
    "c d1 inf 2-2 K10",
    "c d2 inf 2-2 K10",
    "c d3 inf 2-2 K10",
    "u a inf 3-2 K11",
    "u b inf 3-2 K11",
    "u c inf 3-2 K11",
  ];
  const three = (): Declarer =>
    new Declarer({}, LINES).play(
      "target d1",
      "assign a",
      "close",
      "target d2",
      "assign b",
      "close",
      "target d3",
      "assign c",
      "close",
    );

  test("BR83-7.1-a is the attacker's, battle by battle", () => {
    const d = three();
    const { frame, stack } = settled(d);
    expect(order.ask?.(d.running, frame)?.actions).toEqual([
      { type: "next", battle: 1 },
      { type: "next", battle: 2 },
      { type: "next", battle: 3 },
      { type: "done" },
    ]);
    order.take?.(d.running, frame, { type: "next", battle: 3 });
    expect(order.ask?.(d.running, frame)).toMatchObject({
      about: { settled: 1 },
      actions: [{ type: "next", battle: 2 }, { type: "next", battle: 3 }, { type: "done" }],
    });
    expect(order.refuse?.(d.running, frame, { type: "next", battle: 1 })?.reason).toBe("next-none");
    order.take?.(d.running, frame, { type: "next", battle: 3 });
    expect(order.ask?.(d.running, frame)).toBeUndefined();
    order.run?.(d.running, frame);
    const [b1, b2, b3] = d.frame.battles;
    expect(stack.at(-1)).toEqual({ step: "battles", side: 0, battles: [b3, b2, b1], at: 0 });
    expect(d.events).toEqual([
      {
        type: "declared",
        rule: "BR83-7.1-a",
        side: "union",
        battles: [
          { targets: ["d3"], adjacent: ["c"], guns: [] },
          { targets: ["d2"], adjacent: ["b"], guns: [] },
          { targets: ["d1"], adjacent: ["a"], guns: [] },
        ],
      },
    ]);
  });
  test("BR83-7.1-a `done` keeps it as declared", () => {
    const d = three();
    const { frame, stack } = settled(d);
    order.take?.(d.running, frame, { type: "done" });
    expect(stack.at(-1)).toEqual({ step: "battles", side: 0, battles: d.frame.battles, at: 0 });
  });
  test("BR83-7.1-a one battle asks for no order", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "u a inf 3-2 K11"]).play("complete");
    expect(order.ask?.(d.running, settled(d).frame)).toBeUndefined();
  });
  test("BR83-R42 V-135 units that can join nobody are lost before the first battle", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 N10", "u a inf 3-2 K11", "u z cav 0-1 N11"]);
    const { frame } = settled(d.play("complete"));
    order.run?.(d.running, frame);
    expect(onMap(d.battlefield.p, d.battlefield.unit("z"))).toBe(false);
    expect(d.events.map((event: GameEvent) => `${event.type} ${event.rule}`)).toEqual([
      "declared BR83-7.1-a",
      "lost BR83-R42",
    ]);
    expect(d.events.at(-1)).toMatchObject({ piece: "z", cause: "cancelled", to: "lost" });
  });
  test("BR83-7.32-a BR83-R42 V-12 alone, they are lost without an attack", () => {
    const d = new Declarer({}, ["c d1 inf 1-1 K10", "u z cav 0-1 K11"]);
    expect(d.decision()).toBeUndefined();
    declaration.run?.(d.running, d.frame);
    order.run?.(d.running, d.battlefield.p.stack.at(-1) as Extract<Frame, { step: "order" }>);
    expect(onMap(d.battlefield.p, d.battlefield.unit("z"))).toBe(false);
    expect(d.battlefield.p.stack).toEqual([]);
  });
  test("BR83-6.3-a where nobody must fight and no gun can fire, the phase asks nothing", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "u a inf 3-2 K12", "u z cav 0-1 K11"]);
    expect(d.decision()).toBeUndefined();
    expect(d.battlefield.field.sideOf[d.battlefield.unit("d1")]).toBe(CONFEDERATE);
  });
});

describe("in the course of the turn", () => {
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
  test("BR83-6.2-a BR83-R77 automatic victories belong to the Movement phase, between two moves", () => {
    const placements = at({ U17: "us-71nym", U18: "cs-18va", W20: "cs-28va" }, { active: true });
    const pieces = [{ id: "cs-18va", attack: 8 }];
    const overwhelm = { type: "overwhelm", pieces: ["us-71nym"] } as const;
    const g = new Table({ at: movement("confederate"), placements, pieces });
    expect(g.allows(overwhelm)).toBe(true);
    g.take("cs-28va");
    expect(g.allows(overwhelm)).toBe(false);
    const late = new Table({ at: combats("confederate"), placements, pieces });
    expect(late.step).toBe("declaration");
    expect(late.allows(overwhelm)).toBe(false);
    expect(late.legal("target")).toEqual([{ type: "target", piece: "us-71nym" }]);
  });
});
