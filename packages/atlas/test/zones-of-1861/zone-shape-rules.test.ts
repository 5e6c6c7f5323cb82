import { describe, expect, it } from "vitest";
import { BORDER_KINDS } from "@stonebridge/board";
import { signedArea, UNITS_PER_MILE } from "../../src/geography/index.ts";
import { data, graph, isInterior, movementPoints, shapes, touchesRiver, zone, zonesWithin } from "./map-of-1861.ts";

describe("shape of the zone map", () => {
  it("P01: 70 to 95 zones, 0.85 mile wide on average", () => {
    expect(data.zones.length).toBeGreaterThanOrEqual(70);
    expect(data.zones.length).toBeLessThanOrEqual(95);
    const widths = shapes.zones.map(({ outline }) => Math.sqrt(signedArea(outline)) / UNITS_PER_MILE);
    const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
    expect(mean).toBeGreaterThan(0.8);
    expect(mean).toBeLessThan(0.9);
    expect(Math.min(...widths)).toBeGreaterThan(0.4);
    expect(Math.max(...widths)).toBeLessThan(1.4);
  });

  it("P01: a field of about 8.5 by 9 miles with its far corners trimmed", () => {
    const xs = shapes.field.map(([x]) => x / UNITS_PER_MILE);
    const ys = shapes.field.map(([, y]) => y / UNITS_PER_MILE);
    const width = Math.max(...xs) - Math.min(...xs);
    const height = Math.max(...ys) - Math.min(...ys);
    expect(width).toBeGreaterThan(8);
    expect(width).toBeLessThan(9);
    expect(height).toBeGreaterThan(8.5);
    expect(height).toBeLessThan(9.5);
    expect(signedArea(shapes.field) / UNITS_PER_MILE ** 2).toBeLessThan(0.9 * width * height);
  });

  it("P02: zones inside the map have 5 to 7 neighbours", () => {
    const odd = data.zones.filter((one) => isInterior(one) && (one.ring.length < 5 || one.ring.length > 7));
    expect(odd.map(({ id, ring }) => `${id}: ${ring.length}`)).toEqual([]);
  });

  it("P02, R11: no pair shares two borders and no edge zone has two gaps side by side", () => {
    for (const { id, ring } of data.zones) {
      const named = ring.filter((other) => other !== null);
      expect(new Set(named).size, id).toBe(named.length);
      ring.forEach((other, slot) => {
        if (other === null) expect(ring[(slot + 1) % ring.length], id).not.toBeNull();
      });
    }
  });

  it("P02, R11: ring neighbours border each other, so that Front is the same as 'adjacent to both'", () => {
    for (const { id, ring } of data.zones) {
      ring.forEach((other, slot) => {
        const next = ring[(slot + 1) % ring.length];
        if (other === null || next === null) return;
        expect(graph.slot[graph.known(other) * graph.size + graph.known(next)], `${id}: ${other}, ${next}`).not.toBe(
          -1,
        );
      });
    }
  });

  it("P03: every border has one of four kinds; only land carries roads freely, the river never", () => {
    for (const { between, kind, road } of data.borders) {
      expect(BORDER_KINDS, between.join()).toContain(kind);
      if (kind === "river") expect(road, between.join()).toBe(false);
    }
  });

  it("P03: zones are listed by number from 1 and borders by number too", () => {
    expect(data.zones.map(({ number }) => number)).toEqual(data.zones.map((_, index) => index + 1));
    const order = data.borders.map(({ between }) => between.map((id) => zone(id).number));
    for (const [a, b] of order) expect(a).toBeLessThan(b);
    expect(order.toSorted(([a, b], [c, d]) => a - c || b - d)).toEqual(order);
  });

  it("P04: borders between banks are water, borders within a bank are land", () => {
    for (const { between, kind } of data.borders) {
      const sameBank = zone(between[0]).bank === zone(between[1]).bank;
      expect(kind === "land", between.join()).toBe(sameBank);
    }
  });

  it("P05: nine fords and one bridge, each one border between a southern and a northern zone", () => {
    const crossings = data.borders.filter(({ kind }) => kind === "ford" || kind === "bridge");
    expect(crossings.filter(({ kind }) => kind === "ford")).toHaveLength(9);
    expect(crossings.filter(({ kind }) => kind === "bridge").map(({ name }) => name)).toEqual(["Stone Bridge"]);
    expect(new Set(crossings.map(({ name }) => name)).size).toBe(10);
    for (const { between } of crossings) {
      expect(between.map((id) => zone(id).bank).toSorted()).toEqual(["north", "south"]);
    }
  });

  it("P06, F30: six scoring hills, and two or three that do not score, around Centreville", () => {
    const hills = data.zones.filter(({ terrain }) => terrain.includes("hill"));
    expect(hills.filter(({ victoryPoints }) => victoryPoints === 1)).toHaveLength(6);
    const idle = hills.filter(({ victoryPoints }) => victoryPoints === 0);
    expect(idle.length).toBeGreaterThanOrEqual(2);
    expect(idle.length).toBeLessThanOrEqual(3);
    for (const { id, ring } of idle) expect(id === "centreville" || ring.includes("centreville"), id).toBe(true);
  });

  it("P07: room for the free set-up of both sides", () => {
    const north = zonesWithin("centreville", 5).filter(({ id, bank }) => bank === "north" && !touchesRiver(id));
    const south = zonesWithin("manassas-junction", 5).filter(({ bank }) => bank === "south");
    expect(north.length).toBeGreaterThanOrEqual(6);
    expect(south.length).toBeGreaterThanOrEqual(5);
  });

  it("P08: Centreville and Manassas Junction do not touch Bull Run", () => {
    expect(touchesRiver("centreville")).toBe(false);
    expect(touchesRiver("manassas-junction")).toBe(false);
  });

  it("every zone can be reached from Manassas Junction", () => {
    expect(
      data.zones.filter(({ id }) => movementPoints("manassas-junction", id) === Infinity).map(({ id }) => id),
    ).toEqual([]);
  });
});
