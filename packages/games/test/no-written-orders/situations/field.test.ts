import { describe, expect, test } from "vitest";
import type { Field } from "../../../src/no-written-orders/field.ts";
import type { Options, ScenarioId } from "../../../src/no-written-orders/vocabulary.ts";
import { builtField } from "../support/fields.ts";

const second = (id: ScenarioId, options: Partial<Options> = {}) => builtField("second-bull-run", id, options);
const first = (options: Partial<Options> = {}) => builtField("first-bull-run", "first-bull-run", options);

function holder(field: Field, id: string) {
  const found = field.holders[field.holderIndex.get(id) ?? -1];
  return { ...found, leader: field.leaders[found.leader]?.id, units: found.units.map((unit) => field.units[unit].id) };
}

describe("the field of a scenario", () => {
  test("NWO-DS7: has the leaders of that scenario", () => {
    expect(
      ["W1", "W2", "king-division", "morell-division"].map((id) => holder(second("brawners-farm"), id).leader),
    ).toEqual(["taliaferro", "ewell", "king", "morell"]);
    expect(
      ["W1", "W2", "king-division", "morell-division"].map((id) => holder(second("third-day"), id).leader),
    ).toEqual(["starke", "lawton", "hatch", "butterfield"]);
  });

  test("NWO-12.13-a: has the part of a division that follows its orders there", () => {
    expect(holder(second("third-day"), "ricketts-division").units).toEqual(["u_duryea", "u_thob", "u_ricart_a"]);
    expect(holder(second("two-days"), "ricketts-division").units).toHaveLength(6);
  });

  test("NWO-DS9 NWO-14.1-a: without Griffin Porter’s level is lower", () => {
    expect(holder(second("two-days"), "V5").level).toBe(24);
    expect(holder(second("two-days"), "V5").units).toContain("u_griffin");
    const without = second("two-days", { griffin: "off" });
    expect(holder(without, "V5").level).toBe(21);
    expect(holder(without, "V5").units).not.toContain("u_griffin");
  });

  test("NWO-CS8 NWO-CS7: has Runyon and Camp Pickens by agreement alone", () => {
    expect([first().holderIndex.has("U5"), first().leaderIndex.has("runyon")]).toEqual([false, false]);
    expect(holder(first({ runyon: "on" }), "U5")).toMatchObject({ leader: "runyon", units: ["u_montgomery"] });
    expect(first().unitIndex.has("c_pickens")).toBe(false);
    expect(holder(first({ campPickens: "on" }), "C9")).toMatchObject({ chit: false, level: 0, leader: undefined });
  });
});
