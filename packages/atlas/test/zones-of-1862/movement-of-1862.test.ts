import { describe, expect, it } from "vitest";
import { border, borders, climbs, front, numbers, at, graph, points, price, ring, steps } from "./map-of-1862.ts";

/** Zones in the zone of control of a brigade: all about it but over a river (SB62-9.3-a). */
const controlledBy = (number: number): number[] => numbers(graph.overLand[at(number)]);

/** Zones of the Confederate and Union set-up of 30 August. */
const CONFEDERATE_30 = [
  5, 41, 54, 56, 57, 58, 59, 71, 72, 73, 95, 96, 115, 116, 129, 142, 143, 158, 159, 161, 175, 179, 181, 183, 184, 202,
  203,
];
const UNION_30 = [82, 84, 86, 87, 89, 106, 108, 109, 111, 120, 121, 122, 133, 134, 135, 136, 148, 149, 164, 165, 186];

describe("facing, prices and distances on the map", () => {
  it("M-01: in 105, facing 103, the Front is 103, 104 and 119, the flank 106, 107 and 120", () => {
    const held = front(105, 103);
    expect(held).toEqual([103, 104, 119]);
    expect(ring(105).filter((next) => next !== null && !held.includes(next))).toEqual([120, 107, 106]);
  });

  describe("M-02: Trimble in 115 facing 98, Lawton and guns in 128 facing 116", () => {
    const opposed = { controlled: [...controlledBy(115), ...controlledBy(128)], underGuns: front(128, 116) };

    it("Seymour climbs from 97 to 96 for 3", () => {
      expect(controlledBy(115)).toContain(96);
      expect(price(97, 96, opposed)).toBe(3);
    });

    it("Meade goes from 77 to 99 by road for 1 and on to 98 for 2", () => {
      expect([price(77, 99, opposed), price(99, 98, opposed)]).toEqual([1, 2]);
    });

    it("Hardin goes from 130 to 129 for 3, under the guns", () => {
      expect(price(130, 129, opposed)).toBe(3);
    });

    it("Budford goes from 78 over 77 and 99 to 116 for 1, 1 and 3: the road's price ends at the zone of control", () => {
      expect([price(78, 77, opposed), price(77, 99, opposed), price(99, 116, opposed)]).toEqual([1, 1, 3]);
    });
  });

  it("M-03: starts lie 2, 3, 4 and 1 zones apart: Hardin is isolated, Budford can be attached", () => {
    expect([steps(97, 77), steps(130, 77), steps(130, 97), steps(78, 77)]).toEqual([2, 3, 4, 1]);
  });

  it("M-04: ends lie 1 and 2 zones apart", () => {
    expect([steps(96, 98), steps(98, 129)]).toEqual([1, 2]);
  });

  it("M-05: Field in 96 faces 73; 73 and 74 climb into his Front; Pender in 95 fronts one of them; 113 and 126 lie behind", () => {
    expect(front(96, 73)).toEqual(expect.arrayContaining([73, 74]));
    expect([climbs(73, 96), climbs(74, 96)]).toEqual([true, true]);
    expect(borders(73, 74)).toBe(true);
    expect([73, 74].filter((number) => front(95, 73).includes(number))).toEqual([73]);
    expect([borders(96, 113), borders(113, 126)]).toEqual([true, true]);
    for (const attacker of [73, 74]) {
      expect(steps(attacker, 126)).toBeGreaterThan(steps(attacker, 96));
    }
  });

  it("M-06: 116, 129 and 142 hang together round 128 facing 116; 142 lies in its flank", () => {
    expect([borders(116, 129), borders(129, 142)]).toEqual([true, true]);
    for (const attacker of [116, 129, 142]) expect(borders(attacker, 128)).toBe(true);
    expect(front(128, 116)).not.toContain(142);
    expect(climbs(116, 128) && climbs(129, 128)).toBe(true);
  });

  it("M-07: Lee in 56 commands to Jackson in 142 for 7: five roads, and one of them climbs into 96", () => {
    const way = [56, 57, 73, 96, 114, 127, 142];
    const prices = way.slice(1).map((next, step) => price(way[step], next));
    expect(prices).toEqual([1, 1, 2, 1, 1, 1]);
    expect(points(56, 142)).toBe(7);
  });

  it("M-08: Pope in 109 commands to 108 for 1, to 165 for 7; 186 lies out of range with 9", () => {
    expect([points(109, 108), points(109, 165), points(109, 186)]).toEqual([1, 7, 9]);
  });

  it("M-09: Jackson in 155 commands to Ewell's main body for 2, to Early and Forno for 6: they are isolated", () => {
    const cheapest = (zones: readonly number[]) => Math.min(...zones.map((number) => points(155, number)));
    expect([cheapest([128, 142]), cheapest([37, 38])]).toEqual([2, 6]);
  });

  it("M-10: on 30 August Kemper and Forno are isolated", () => {
    expect([steps(5, 41), steps(5, 59), steps(202, 158), steps(202, 129)]).toEqual([3, 4, 5, 6]);
  });

  it("M-11: the first infantry reaches 88 by E for 6 and by D for 5, its entry by road counted", () => {
    expect([1 + points(11, 88), 1 + points(70, 88)]).toEqual([6, 5]);
    expect(border(67, 88).road).toBe(true);
  });

  it.each(CONFEDERATE_30)("M-12: on 30 August no Union zone borders Confederate zone %i", (number) => {
    expect(UNION_30.filter((other) => borders(number, other))).toEqual([]);
  });
});
