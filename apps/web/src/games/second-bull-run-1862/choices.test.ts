import { describe, expect, it } from "vitest";
import type { AskingStep } from "@stonebridge/games/second-bull-run-1862";
import { after, freshTable, names, randomTables, texts, toolsFor } from "../../../test/unit/tables-1862.ts";
import { playedFor } from "../contract/offers.ts";
import { choicesOf } from "./choices.ts";
import { groupBodies } from "./groups.ts";
import { hands } from "./hands.ts";
import { en } from "./language/en.ts";
import { fr } from "./language/fr.ts";
import type { Table } from "./table.ts";

const { answered, offersOf } = hands;

function dockOf(table: Table, offers = offersOf(table, {})) {
  const words = { ...en.dock, points: en.points };
  return choicesOf({ table, hand: {}, offers, plainOffers: offers, texts, names, words });
}

describe("the dock of 1862", () => {
  it("keeps Ready in its place while a set-up is not finished, and tells why it waits (SB62-11.2-a)", () => {
    const fresh = freshTable();
    const waits = dockOf(fresh).find(({ letter }) => letter === "e");
    expect(waits).toMatchObject({ label: "Ready", does: { denial: { refusal: { reason: "ready-unplaced" } } } });
    const full = after(fresh, [{ type: "suggest" }]);
    expect(dockOf(full).filter(({ letter }) => letter === "e")).toMatchObject([{ look: "commit" }]);
    const gap = after(full, [{ type: "place", unit: "starke", zone: "114" }]);
    expect(dockOf(gap).find(({ letter }) => letter === "e")).toMatchObject({
      does: { denial: { refusal: { reason: "ready-empty", with: { zones: ["113"] } } } },
    });
  });

  it("always has what ends the part that runs, or why it cannot end yet; and zones with a capital", () => {
    const ending: ReadonlySet<string> = new Set<AskingStep>(["placement", "division", "march"]);
    let looked = 0;
    for (const table of randomTables(toolsFor("august-29"), 11)) {
      if (++looked > 900) break;
      const dock = dockOf(table);
      if (ending.has(table.decision.step)) expect(dock.filter(({ letter }) => letter === "e")).toHaveLength(1);
      for (const { label } of dock) expect(label).not.toMatch(/^zone/);
    }
  });
});

describe("commanders who would stay without being asked", () => {
  it("can ride instead, by a button of the dock that asks who does", () => {
    let found = 0;
    for (const table of randomTables(toolsFor("august-30"), 5)) {
      if (table.decision.step !== "division" && table.decision.step !== "divisions") continue;
      const offers = offersOf(table, {}).map((one) => answered(table, one));
      const stays = offers.some(({ answers = [] }) => answers.some(({ type }) => type === "stay"));
      const rides = dockOf(table, offers).filter(({ label }) => label === "Commanders ride first");
      expect(rides).toHaveLength(stays ? 1 : 0);
      const [ride] = rides;
      if (ride?.does.kind !== "offer") continue;
      expect(after(table, playedFor(ride.does.offer)).decision.step).toBe("commanders");
      if (++found === 3) return;
    }
    throw new Error("Nobody's commanders stayed.");
  });
});

describe("the groups of a set-up of 1862", () => {
  it.each([
    ["English", en],
    ["French", fr],
  ] as const)("have names that begin with a capital and are no ids, in %s", (_, { bodies }) => {
    const words = { division: texts.division, unit: texts.unitName, ...bodies };
    for (const scenario of ["august-29", "august-30", "both-days"]) {
      const tools = toolsFor(scenario);
      const pieces = [...tools.game.field.units, ...tools.game.field.commanders].map(({ id }) => id);
      const bodiesOfAll = groupBodies(tools, words, pieces);
      for (const { name } of bodiesOfAll) expect(name).toMatch(/^[A-ZÉ][^-]*$/);
    }
  });
});
