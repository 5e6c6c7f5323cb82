import { describe, expect, it } from "vitest";
import { type Action, ASKING_STEPS, type AskingStep } from "@stonebridge/games/second-bull-run-1862";
import { freshTable, randomTables, toolsFor } from "../../../test/unit/tables-1862.ts";
import type { Hand } from "../contract/offers.ts";
import { hands as desk } from "./hands.ts";
import { MODES } from "./offers/offer.ts";
import { zoneOf } from "./pieces.ts";
import { outlook, type Table, whyNot } from "./table.ts";

const { offersOf } = desk;

/** Every hand a player can have at the table: nothing, each piece, each mode. */
function hands(table: Table): readonly Hand[] {
  const { step } = table.decision;
  if (step === "march") return [{}, ...MODES.map((mode) => ({ mode }))];
  const pieces = new Set(
    offersOf(table, {}).flatMap(({ meaning, piece }) => (meaning === "select" ? (piece ?? []) : [])),
  );
  return [
    {},
    ...MODES.map((mode) => ({ mode })),
    ...[...pieces].flatMap((piece) => [{ piece }, { piece, mode: "turn" }]),
  ];
}

/** Steps that are asked hundreds of times in a game: a sample of them is looked at. */
const COMMON: ReadonlySet<string> = new Set([
  "placement",
  "march",
  "facing",
  "division",
  "turning",
  "commanders",
  "ride",
]);

const said = (action: Action): string => JSON.stringify(action);

/** Actions of the decision that no hand leads to. */
function unreached(table: Table): readonly Action[] {
  const all = hands(table).flatMap((hand) => offersOf(table, hand));
  const offered = new Set(all.flatMap((one) => one.actions.map(said)));
  const ends = new Set(all.flatMap(({ meaning, zone }) => (meaning === "march" ? (zone ?? []) : [])));
  // A forced march alone does nothing; a step into a full zone is only a part of a longer march.
  return table.decision.actions.filter(
    (action) =>
      action.type !== "force" && (action.type !== "step" || ends.has(action.zone)) && !offered.has(said(action)),
  );
}

describe("what can be done in 1862, and where to point for it", () => {
  it("reaches every legal action in random games, by map or button", { timeout: 240_000 }, () => {
    const missing = new Map<string, string>();
    const asked = new Map<string, number>();
    for (const [scenario, seed] of [
      ["august-29", 1],
      ["august-30", 2],
      ["both-days", 3],
    ] as const) {
      for (const table of randomTables(toolsFor(scenario), seed)) {
        const { step } = table.decision;
        const count = (asked.get(step) ?? 0) + 1;
        asked.set(step, count);
        if (COMMON.has(step) && count % 41 !== 1) continue;
        for (const action of unreached(table)) missing.set(`${step} ${action.type}`, said(action));
      }
    }
    expect([...missing]).toEqual([]);
    const rare: readonly AskingStep[] = ["groups", "jones", "flights", "choosing", "displacement", "parting"];
    expect(ASKING_STEPS.filter((step) => !asked.has(step) && !rare.includes(step))).toEqual([]);
  });

  it("reaches what a brigade in contact can do by night, which random games hardly ever ask", () => {
    const night = toolsFor("both-days", {
      at: { stage: "night" },
      placements: [
        { unit: "meade", zone: "116", facing: "99" },
        { unit: "archer", zone: "99", facing: "116" },
      ],
    });
    const table = freshTable(night);
    expect(table.decision.actions.map(({ type }) => type).toSorted()).toEqual(["hold", "part"]);
    expect(unreached(table)).toEqual([]);
  });

  it("SB62-6.3-e sends commanders to other zones only: a way round and back is no ride", () => {
    let rides = 0;
    for (const table of randomTables(toolsFor("august-30"), 2)) {
      if (table.decision.step !== "commanders" && table.decision.step !== "ride") continue;
      const sent = offersOf(table, {}).filter(({ meaning }) => meaning === "ride");
      for (const { piece, zone } of sent) expect(zone).not.toBe(zoneOf(table.view, piece ?? ""));
      rides += sent.length;
      if (rides > 200) return;
    }
    throw new Error("Nobody rode.");
  });

  it("offers nothing that the rules refuse", () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const table of randomTables(toolsFor("both-days"), 11)) {
      if (++asked % 29 !== 0) continue;
      for (const hand of hands(table).slice(0, 8)) {
        for (const offer of offersOf(table, hand)) {
          const [first] = offer.actions;
          if (first && whyNot(table, first)) wrong.push(offer.id);
          else if (offer.actions.length > 1) outlook(table, offer.actions);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
