import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { ratioRow } from "../../../src/bull-run-1861/combat/reckoning.ts";
import { Table, combats } from "../support/table.ts";
import { quiet } from "../support/units.ts";

/** The ratio line of a combat of these strengths over land: who has it, how much, which row. */
function ratio(attacker: number, defender: number): readonly [side: string, value: number, row: string | undefined] {
  const placements: Placement[] = [
    { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
    { unit: "bartow", zone: "e4", facing: "d4" },
  ];
  const units = quiet({ keyes: { combat: attacker }, bartow: { combat: defender } });
  const g = new Table({ at: combats("north"), units, placements }, [3, 3, 4, 4]).fight(["keyes"], ["e4"]);
  const { modifiers } = g.last("fought");
  const [side, line] =
    modifiers.attacker[0]?.key === "ratio" ? ["attacker", modifiers.attacker[0]] : ["defender", modifiers.defender[0]];
  expect(line).toMatchObject({ key: "ratio", rule: "BR61-11.2-c", strengths: [attacker, defender] });
  return [side as string, line?.value ?? 0, line?.row];
}

describe("the strength ratio", () => {
  test("BR61-11.2-b BR61-11.2-c BR61-11.2-d BR61-11.2-e E01 E02 E03 E04 the printed examples", () => {
    expect(ratio(6, 3)).toEqual(["attacker", 3, "2/1"]);
    expect(ratio(3, 4)).toEqual(["defender", 1, "1/1"]);
    expect(ratio(3, 3)).toEqual(["attacker", 1, "1/1"]);
    expect(ratio(4, 6)).toEqual(["defender", 2, "3/2"]);
  });

  test("BR61-11.2-b BR61-R50 V02 rounded in favour of the lesser", () => {
    expect(ratio(5, 2)).toEqual(["attacker", 3, "2/1"]);
    expect(ratio(5, 4)).toEqual(["attacker", 1, "1/1"]);
    expect(ratio(5, 3)).toEqual(["attacker", 2, "3/2"]);
  });

  test("BR61-R50 BR61-11.2-c above 3/1 the last row, on either side", () => {
    expect(ratio(6, 1)).toEqual(["attacker", 4, "3/1"]);
    expect(ratio(1, 6)).toEqual(["defender", 4, "3/1"]);
    expect(ratio(2, 6)).toEqual(["defender", 4, "3/1"]);
  });

  test("BR61-Tb2 BR61-R50 V01 V03 V04 every row of the table, for all strengths up to 24", () => {
    expect([ratioRow(7, 5), ratioRow(9, 2), ratioRow(7, 2)]).toEqual([0, 3, 3]);
    for (let lesser = 1; lesser <= 24; lesser++) {
      for (let greater = lesser; greater <= 24; greater++) {
        const hundredths = Math.floor((100 * greater) / lesser);
        const row = hundredths < 150 ? 0 : hundredths < 200 ? 1 : hundredths < 300 ? 2 : 3;
        expect([greater, lesser, ratioRow(greater, lesser)]).toEqual([greater, lesser, row]);
      }
    }
  });

  test("BR61-11.2-a BR61-R51 V05 the strengths of the front lines of a side are added, the second lines not counted", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true },
      { unit: "schenck", zone: "d3", facing: "e4", attacks: true },
      { unit: "howard", zone: "d3", facing: "e4" },
      { unit: "cocke", zone: "e4", facing: "d4" },
      { unit: "jones", zone: "e4", facing: "d4" },
    ];
    const g = new Table({ at: combats("north"), units: quiet({}), placements }, [3, 3]).fight(
      ["keyes", "schenck"],
      ["e4"],
    );
    expect(g.last("fought").modifiers.attacker[0]).toMatchObject({ strengths: [7, 4], row: "3/2", value: 2 });
  });

  test("BR61-11.2-a current strengths count, after losses", () => {
    const placements: Placement[] = [
      { unit: "keyes", zone: "d4", facing: "e4", attacks: true, losses: 2 },
      { unit: "jackson", zone: "e4", facing: "d4", losses: 1 },
    ];
    const g = new Table({ at: combats("north"), units: quiet({}), placements }, [5, 3]).fight(["keyes"], ["e4"]);
    expect(g.last("fought").modifiers.defender[0]).toMatchObject({ strengths: [2, 4], row: "2/1", value: 3 });
  });

  test("BR61-R48 V09 against several zones their strengths are added, and the best ground counts once", () => {
    // Bonham's six against two in the woods of d3 and one on the hill of e5
    const placements: Placement[] = [
      { unit: "bonham", zone: "d4", facing: "e4", attacks: true },
      { unit: "keyes", zone: "d3", facing: "d4" },
      { unit: "howard", zone: "e5", facing: "d4" },
    ];
    const at = { stage: "combat", turn: 3, phase: 1, first: "south", side: "south" } as const;
    const units = quiet({ keyes: { combat: 2 }, howard: { combat: 1 } });
    const g = new Table({ at, units, placements }, [3, 3]).fight(["bonham"], ["d3", "e5"]);
    expect(g.last("fought").modifiers.attacker[0]).toMatchObject({ strengths: [6, 3], value: 3 });
    expect(g.modifiers("defender")).toEqual(["hill +2"]);
  });
});
