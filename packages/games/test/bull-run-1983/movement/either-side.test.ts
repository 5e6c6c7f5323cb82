import { describe, expect, test } from "vitest";
import { blank } from "../support/field.ts";
import { Table, active, at, combats, movement } from "../support/table.ts";

const OPEN = blank();
type Places = Readonly<Record<string, string>>;

/** Who moves and whom he meets: what follows is the same for both sides. */
const SIDES = [
  { side: "union", own: "us-2nh", mate: "us-1ri", leader: "us-l-porter", enemy: "cs-8va", second: "cs-18va" },
  { side: "confederate", own: "cs-8va", mate: "cs-18va", leader: "cs-l-cocke", enemy: "us-2nh", second: "us-1ri" },
] as const;

describe.each(SIDES)("a $side piece", ({ side, own, mate, leader, enemy, second }) => {
  const marching = (moving: Places, standing: Places): Table =>
    new Table({ name: "side", at: movement(side), map: OPEN, placements: [...active(moving), ...at(standing)] });

  test("BR83-5.81-a stops in an enemy zone of control, and in none of its own side", () => {
    const table = marching({ K10: own }, { K13: enemy }).go(own, "K11", "K12");
    expect(table.last("moved")).toMatchObject({ rule: "BR83-5.81-a", stoppedBy: [enemy] });
    expect([table.step, table.hex(own)]).toEqual(["movement", "K12"]);
    const free = marching({ K10: own }, { K13: mate, CCC1: enemy }).go(own, "K11", "K12");
    expect(free.step).toBe("march");
    expect(free.hexes("step")).toContain("K13");
  });

  test("BR83-5.82-a BR83-5.82-b goes from no zone of an enemy to another hex of it, and into no hex that he holds", () => {
    const table = marching({ K10: own }, { K9: enemy }).take(own);
    table.refuses({ type: "step", hex: "L9" }, "BR83-5.82-a", "step-contact");
    table.refuses({ type: "step", hex: "K9" }, "BR83-5.82-b", "step-enemy");
    expect(table.hexes("step")).toEqual(["J10", "K11", "L10"]);
    const friend = marching({ K10: own }, { K9: mate, CCC1: enemy }).take(own);
    expect(friend.hexes("step")).toEqual(expect.arrayContaining(["K9", "L9"]));
  });

  test("BR83-12.3-a BR83-12.2-a is lost as a leader alone among enemies, and not beside its own", () => {
    const table = marching({ K10: leader }, { K12: enemy }).go(leader, "K11");
    expect(table.last("lost")).toMatchObject({ piece: leader, cause: "contact" });
    const beside = marching({ K10: leader }, { K11: mate, K12: enemy }).go(leader, "K11");
    expect(beside.all("lost")).toEqual([]);
  });

  test("BR83-5.83-a BR83-6.3-a must fight the enemies beside it, all of them, and nobody else", () => {
    const placements = at({ K10: own, K11: enemy, L10: second, R10: mate });
    const table = new Table({ name: "battle", at: combats(side), map: OPEN, placements });
    while (table.step === "window") table.done();
    expect(table.side).toBe(side);
    const owed = table.decision.about["owed"] as { readonly targets: readonly string[] };
    expect({ ...owed, targets: owed.targets.toSorted() }).toEqual({
      targets: [enemy, second].toSorted(),
      attackers: [own],
    });
    expect(table.pieces("target")).toEqual([enemy, second].toSorted());
    const alone = new Table({ name: "peace", at: combats(side), map: OPEN, placements: at({ K10: own, R10: enemy }) });
    expect(alone.step === "declaration" && alone.side === side).toBe(false);
  });
});
