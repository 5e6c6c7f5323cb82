import { describe, expect, test } from "vitest";
import { blank } from "../support/field.ts";
import { Table, active, at, movement } from "../support/table.ts";

const OPEN = blank();
function union(
  own: Readonly<Record<string, string>>,
  enemy: Readonly<Record<string, string>>,
  more: object = {},
): Table {
  const placements = [...active(own), ...at(enemy)];
  return new Table({ name: "control", at: movement("union"), map: OPEN, placements, ...more });
}

describe("zones of control", () => {
  test("BR83-5.8-a: a unit controls its hex and the six around it, across a river too; a leader controls nothing", () => {
    const river = blank({ river: ["UU28", "J12", "L12"], fords: [{ hex: "K12", water: "Run" }] });
    const table = union({ K10: "us-2nh" }, { K13: "cs-18va" }, { map: river });
    table.go("us-2nh", "K11", "K12");
    expect(table.last("moved").stoppedBy).toEqual(["cs-18va"]);
    const wide = union({ K10: "us-2nh" }, { L11: "cs-l-cocke" });
    wide.go("us-2nh", "K11");
    expect(wide.step).toBe("march");
  });
  test("BR83-5.81-a BR83-10.7-a X-22: who enters one stops", () => {
    const table = union({ K10: "us-2conn" }, { K13: "cs-8va" });
    table.go("us-2conn", "K11", "K12");
    expect(table.step).toBe("movement");
    expect(table.last("moved")).toMatchObject({ rule: "BR83-5.81-a", stoppedBy: ["cs-8va"] });
    expect(table.hex("us-2conn")).toBe("K12");
  });
  test("BR83-5.81-a: who begins in one may leave, and stops on entering the next", () => {
    const table = union({ K10: "us-2nh" }, { K9: "cs-8va", K14: "cs-18va" });
    table.go("us-2nh", "K11", "K12", "K13");
    expect(table.step).toBe("movement");
  });
  test("BR83-5.82-a V-78: not from one hex of a unit's zone to another, but round by a free hex", () => {
    const table = union({ K10: "us-2nh" }, { K9: "cs-8va" });
    table.take("us-2nh").refuses({ type: "step", hex: "L9" }, "BR83-5.82-a", "step-contact");
    table.steps("L10", "M10", "M9", "L8");
    expect(table.last("moved").stoppedBy).toEqual(["cs-8va"]);
  });
  test("BR83-5.82-a V-79: straight into the zone of another enemy alone, and stop", () => {
    const table = union({ K10: "us-2nh" }, { K9: "cs-8va", K12: "cs-18va" });
    table.go("us-2nh", "K11");
    expect(table.step).toBe("movement");
    const shared = union({ K10: "us-2nh" }, { K9: "cs-8va", L10: "cs-18va" });
    shared.take("us-2nh").refuses({ type: "step", hex: "K11" }, "BR83-5.82-a", "step-contact");
  });
  test("BR83-5.82-b: nobody enters a hex that an enemy unit holds", () => {
    const table = union({ K10: "us-2nh" }, { K11: "cs-8va" });
    table.refuses({ type: "take", piece: "us-2ri" }, "BR83-5.1-a", "move-absent");
    table.take("us-2nh").refuses({ type: "step", hex: "K11" }, "BR83-5.82-b", "step-enemy");
    // nor is one farther off told that its hex is only too far
    const far = union({ K10: "us-2nh" }, { K13: "cs-8va" });
    far.take("us-2nh").refuses({ type: "step", hex: "K13" }, "BR83-5.82-b", "step-enemy");
    far.refuses({ type: "step", hex: "L13" }, "BR83-MAP1.1-a", "step-adjacent");
  });
  test("BR83-R31 BR83-5.81-a BR83-5.82-a: all this holds of leaders", () => {
    const table = union({ K10: "us-l-porter us-2nh" }, { K9: "cs-8va" });
    table.take("us-l-porter").refuses({ type: "step", hex: "L9" }, "BR83-5.82-a", "step-contact");
    expect(table.hexes("step")).not.toContain("J9");
  });
  test("BR83-5.83-a BR83-6.3-a BR83-6.31-a BR83-2.7-a: who stands in one when the Combat phase begins must fight", () => {
    const table = union({ K10: "us-2nh" }, { K12: "cs-8va" });
    table.go("us-2nh", "K11").done();
    expect(table.decision).toMatchObject({
      step: "declaration",
      about: { owed: { targets: ["cs-8va"], attackers: ["us-2nh"] } },
    });
  });
});

describe("leaders alone among enemies", () => {
  test("BR83-12.3-a BR83-12.2-a: a leader who enters a zone of control without a unit is lost", () => {
    const table = union({ K10: "us-l-porter" }, { K12: "cs-8va" });
    table.go("us-l-porter", "K11");
    expect(table.last("lost")).toMatchObject({
      piece: "us-l-porter",
      cause: "contact",
      rule: "BR83-12.3-a",
      to: "lost",
    });
    expect(table.step).toBe("movement");
  });
  test("BR83-R29 BR83-12.3-a: going with a unit he is escorted in every hex", () => {
    const table = union({ K10: "us-l-porter us-2nh" }, { K12: "cs-8va" });
    table.go("us-l-porter us-2nh", "K11");
    expect(table.hex("us-l-porter")).toBe("K11");
  });
  test("BR83-R29: a leader left behind in one is lost when the last unit leaves", () => {
    const table = union({ K10: "us-l-porter us-2nh" }, { K9: "cs-8va" });
    table.go("us-2nh", "L10");
    expect(table.hex("us-l-porter")).toBe("lost");
  });
  test("BR83-12.3-a BR83-12.2-a V-84: an enemy unit that comes next to him kills him and need not stop", () => {
    const table = union({ K10: "us-2nh" }, { L11: "cs-l-cocke" });
    table.go("us-2nh", "K11");
    expect(table.hex("cs-l-cocke")).toBe("lost");
    table.steps("K12");
    expect(table.step).toBe("march");
  });
  test("BR83-12.2-a: enemy leaders may share a hex", () => {
    const table = union({ K10: "us-l-porter" }, { K11: "cs-l-cocke" });
    table.go("us-l-porter", "K11").stop();
    expect(table.inHex("K11")).toEqual(["us-l-porter", "cs-l-cocke"]);
  });
});

describe("recon", () => {
  const frozen = (places: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>): Table =>
    new Table({
      name: "recon",
      at: movement("union", 2),
      map: OPEN,
      placements: [...active(own), ...at(places, { frozen: true })],
    });

  test("BR83-4.82-b BR83-4.84-a BR83-SP-d BR83-1.35-a V-94 V-97: within four hexes one unit is turned up, the step pauses, the piece may go on", () => {
    const table = frozen({ K15: "cs-kemper", L17: "cs-l-bonham" }, { K10: "us-l-porter" });
    table.go("us-l-porter", "K11");
    expect(table.last("thawed")).toMatchObject({
      rule: "BR83-4.82-b",
      cause: "contact",
      by: "us-l-porter",
      pieces: [{ piece: "cs-kemper", hex: "K15" }],
    });
    expect(table.step).toBe("march");
    expect(table.piece("cs-l-bonham").frozen).toBe(true);
    table.steps("K10").stop();
    expect(table.piece("cs-kemper").frozen).toBeUndefined();
  });
  test("BR83-4.82-c BR83-SP-d BR83-R39 V-95: within four of a leader, or of a brigade piece, everything unfreezes", () => {
    for (const piece of ["cs-l-bonham", "cs-b-bonham"]) {
      const table = frozen({ K15: piece, SS30: "cs-6ala" }, { K10: "us-2nh" });
      table.go("us-2nh", "K11");
      expect(table.last("thawed").rule).toBe("BR83-4.82-c");
      expect(table.view("union").faceDown).toEqual([]);
      expect(table.piece("cs-6ala").frozen).toBeUndefined();
    }
  });
  test("BR83-4.82-b BR83-1.35-a: rivers do not hide anybody, and five hexes are enough to", () => {
    const table = frozen({ K16: "cs-kemper" }, { K10: "us-2nh" });
    table.go("us-2nh", "K11").stop();
    expect(table.piece("cs-kemper").frozen).toBe(true);
  });
});
