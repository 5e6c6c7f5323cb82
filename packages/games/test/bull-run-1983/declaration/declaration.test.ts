import { describe, expect, test } from "vitest";
import { SPENT, mark } from "../../../src/bull-run-1983/position.ts";
import { Declarer } from "../support/declarer.ts";

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

  test("BR83-D13 BR83-6.7-a BR83-6.71-a BR83-6.62-a BR83-7.31-a X-23 the combat figure is lawful", () => {
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
    expect(d.reason("assign mass1")).toBe("assign-far BR83-6.4-a");
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
    d.play("target d2", "assign a", "close", "target d1", "assign b", "close");
    expect(d.battles()).toEqual(["d2 < a", "d1 < b"]);
    expect(d.listed()).toEqual(["done"]);
  });
  test("BR83-GL-a a soak-off: a weak unit takes on the strong group, so that the others meet the weak one together", () => {
    const d = new Declarer({}, [
      "c strong inf 6-6 K10",
      "c weak inf 1-1 L10",
      "u small inf 1-1 K11",
      "u large inf 4-4 K11",
      "u more inf 3-3 L11",
    ]);
    d.play("target weak", "assign large", "assign more", "close");
    // whom nobody attacks is owed a battle, be it at 1-6
    expect(d.reason("done")).toBe("done-targets BR83-6.32-a");
    d.play("target strong", "assign small", "close");
    expect(d.battles()).toEqual(["weak < large more", "strong < small"]);
    expect(d.listed()).toEqual(["done"]);
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
    expect(d.whyNot("join a1 1")?.with).toEqual({ piece: "a1", enemies: ["d2"] });
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
    expect(d.whyNot("target d2")?.with).toEqual({ piece: "d2", pieces: ["a1"] });
  });
  test("BR83-7.32-a a battle needs an attacker that can attack", () => {
    const d = new Declarer({}, ["c d inf 2-2 K10", "u a inf 2-2 K11", "u z cav 0-1 K11"]);
    d.play("target d", "assign z");
    expect(d.reason("close")).toBe("close-alone BR83-7.32-a");
    expect(d.play("assign a", "close").listed()).toEqual(["done"]);
  });
  test("BR83-6.71-a one battle is composed at a time", () => {
    const d = new Declarer({}, ["c d1 inf 2-2 K10", "c d2 inf 2-2 K10", "u a inf 2-2 K11", "u b inf 2-2 K11"]);
    expect(d.reason("close")).toBe("close-none BR83-6.71-a");
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

describe("brigades", () => {
  const LINES = ["c d1 inf 2-2 K10", "u a inf 3-2 K11", "u bde bde 6-5 K11 3 2", "c cbd bde 6-5 L10 3 2"];

  test("BR83-8.4-a BR83-SP-b may break at any time of their owner's turn", () => {
    const d = new Declarer({}, LINES).play("break bde");
    expect(d.listed("break")).toEqual([]);
    expect(d.decision()?.about["owed"]).toEqual({ targets: ["d1", "cbd"], attackers: ["a", "bde1", "bde2"] });
    expect(d.reason("break cbd")).toBe("break-enemy BR83-8.4-a");
  });
  test("BR83-8.5-a BR83-R30 in a battle its infantry takes its place", () => {
    const d = new Declarer({}, LINES).play("target d1", "assign bde", "break bde");
    expect(d.play("close", "target cbd", "assign a", "close").battles()).toEqual(["d1 < bde1 bde2", "cbd < a"]);
  });
  test("BR83-9.62-a is bombarded whole", () => {
    const d = new Declarer({}, ["c cbd bde 6-5 K10 3 2", "u g bty 3-2 K13"]);
    expect(d.listed("target")).toEqual(["target cbd"]);
    expect(d.reason("target cbd1")).toBe("target-far-brigade BR83-9.62-a");
  });
});
