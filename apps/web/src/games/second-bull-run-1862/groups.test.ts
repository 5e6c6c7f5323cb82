import { expect, it } from "vitest";
import { randomTables, toolsFor } from "../../../test/unit/tables-1862.ts";
import { commandGroups } from "./groups.ts";
import { hands } from "./hands.ts";
import type { Table } from "./table.ts";

const { offersOf } = hands;

/** The first table of random games at which a division's owner chooses between groups. */
function groupsAsked(): Table {
  for (let seed = 1; seed < 20; seed++)
    for (const table of randomTables(toolsFor("august-30"), seed)) if (table.decision.step === "groups") return table;
  throw new Error("No random game asks for a group.");
}

it("lists the groups of a division once each, with all their brigades (SB62-9.1-f)", () => {
  const table = groupsAsked();
  const offers = offersOf(table, {});
  const groups = commandGroups(table, offers);
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.flatMap((group) => group.offers)).toHaveLength(offers.length);
  for (const { members, offers: same } of groups) {
    expect(members.length).toBeGreaterThan(1);
    expect(new Set(members.map(({ id }) => id))).toEqual(new Set(same.map(({ piece }) => piece)));
  }
});
