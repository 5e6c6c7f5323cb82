import { describe, expect, test } from "vitest";
import { Declarer } from "../support/declarer.ts";

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
