import { describe, expect, it } from "vitest";
import { freshTable, names, randomTables, texts, toolsFor } from "../../../test/unit/tables-1862.ts";
import { comingIn } from "./arrivals.ts";
import { boardModel, type Drawn } from "./board-model.ts";
import type { Hand } from "../contract/offers.ts";
import { hands } from "./hands.ts";
import type { Offer } from "./offers/offer.ts";
import { attackShare, chances, modifierRange } from "./odds.ts";
import { commandLines, OVERLAYS, overlayModels } from "./overlays.ts";
import { outlook, type Table } from "./table.ts";
import { forecastOf } from "./weigh.ts";

const { offersOf } = hands;

const BADGES = { percent: (share: number) => `${Math.round(share * 100)}%`, retreatTo: "retreat to" };

function drawn(table: Table, more: { readonly hand?: Hand; readonly offer?: Offer } = {}): Drawn {
  const hand = more.hand ?? {};
  const offers = offersOf(table, hand);
  const { tools, position, view, decision } = table;
  const shares = new Map(
    offers.flatMap((one) => {
      const forecast = forecastOf(table, one);
      return forecast ? [[one.id, attackShare(forecast)] as const] : [];
    }),
  );
  return {
    tools,
    position,
    view,
    texts,
    names,
    weighed: { hand, offers, pinned: more.offer !== undefined, shares, ...(more.offer && { offer: more.offer }) },
    asked: { step: decision.step, about: decision.about },
    overlays: [],
    lines: [],
    parting: decision.step === "march" ? tools.parting(position) : [],
    lit: [],
    moved: new Map(),
    offerWords: {
      left: (points) => `${points} left`,
      stops: "must stop",
      chanceSpoken: (chance) => `chance ${chance}`,
    },
    badges: BADGES,
    spot: [],
  };
}

function tableAsking(step: string, fits: (table: Table) => boolean = () => true): Table {
  for (const table of randomTables(toolsFor("august-30"), 5)) {
    if (table.decision.step === step && fits(table)) return table;
  }
  throw new Error(`Nobody is asked ${step}.`);
}

const attackOf = (table: Table) => offersOf(table, {}).find(({ meaning }) => meaning === "attack");

describe("the map of 1862", () => {
  it("draws every brigade and commander on it, and names every zone", () => {
    const table = tableAsking("division");
    const model = boardModel(drawn(table));
    const { units, commanders } = table.view;
    const onMap = [...units, ...commanders].filter(({ zone }) => zone !== undefined);
    expect(model.pieces.map(({ id }) => id).toSorted()).toEqual(onMap.map(({ id }) => id).toSorted());
    expect(model.spaces).toHaveLength(205);
    for (const { label } of [...model.spaces, ...model.pieces]) expect(label).not.toMatch(/undefined|\[object/);
  });

  it("says of a counter that may act what it may do", () => {
    const table = tableAsking("divisions");
    const { pieces } = boardModel(drawn(table));
    const may = pieces.filter(({ state }) => state === "may");
    expect(may.length).toBeGreaterThan(0);
    for (const { label } of may) expect(label).toMatch(/; (Activate|Choose)/);
    for (const { label } of pieces.filter(({ state }) => state === "rest")) expect(label).not.toContain(";");
  });

  it("shows what marches cost, and where the division would be torn apart", () => {
    const table = tableAsking("march", (one) => one.tools.parting(one.position).length > 0);
    const model = boardModel(drawn(table));
    const marches = offersOf(table, {}).filter(({ meaning }) => meaning === "march");
    for (const { zone, cost, forced } of marches) {
      const space = model.spaces.find(({ id }) => id === zone);
      expect(space).toMatchObject({ state: "may", badge: forced === true ? `${cost ?? ""}+` : String(cost) });
    }
    const torn = table.tools.parting(table.position);
    expect(model.spaces.filter(({ state }) => state === "may-not").map(({ id }) => id)).toEqual(
      expect.arrayContaining(torn.filter((zone) => !marches.some((march) => march.zone === zone)).slice(0, 3)),
    );
  });

  it("aims an attack in preview at its zone, with an arrow from every attacker and its chance", () => {
    const table = tableAsking("march", (one) => attackOf(one) !== undefined);
    const offer = attackOf(table);
    const model = boardModel(drawn(table, offer ? { offer } : {}));
    const space = model.spaces.find(({ id }) => id === offer?.zone);
    expect(space?.state).toBe("attack");
    expect(space?.badge).toMatch(/%$/);
    expect(model.arrows.length).toBeGreaterThan(0);
    expect(model.arrows.every(({ kind, spaces }) => kind === "attack" && spaces.at(-1) === offer?.zone)).toBe(true);
    expect(model.pieces.some(({ state }) => state === "aimed")).toBe(true);
  });

  it("SB62-10.1-a keeps the arrow of an attack that is declared, whatever is asked next", () => {
    const table = tableAsking("march", (one) => attackOf(one) !== undefined);
    const attack = attackOf(table)?.actions.at(-1);
    const { table: next } = attack ? outlook(table, [attack]) : {};
    if (attack?.type !== "attack" || next === undefined) throw new Error("Nothing is attacked.");
    const from = table.view.units.find(({ id }) => id === attack.unit)?.zone;
    expect(next.decision.step).not.toBe("march");
    expect(boardModel(drawn(next)).arrows).toContainEqual({ kind: "attack", spaces: [from, attack.zone] });
  });

  it("draws the line from the corps commander to the divisions he may activate", () => {
    const table = tableAsking("divisions");
    const { arrows } = boardModel(drawn(table));
    expect(arrows.length).toBeGreaterThan(0);
    expect(arrows.every(({ kind }) => kind === "command")).toBe(true);
  });

  it("holds up reach, zones of control, command and cohesion", () => {
    const table = tableAsking("march", ({ tools, position }) => tools.reach(position).length > 0);
    const { tools, position, view } = table;
    const piece = String(table.decision.about["unit"]);
    const looked = { tools, position, view, table, piece };
    const models = overlayModels(new Set(OVERLAYS), looked);
    expect(models.map(({ kind }) => kind)).toEqual(["reach", "control-north", "control-south", "command", "cohesion"]);
    expect(models[0]?.spaces.length).toBe(tools.reach(position).length);
    expect(commandLines({ ...looked, piece: undefined }).every(({ kind }) => kind === "command")).toBe(true);
  });
});

describe("the odds of 1862", () => {
  it("add up to one, best for the attacker first, and modifiers span what dice may add", () => {
    const table = tableAsking("combat");
    const [offer] = offersOf(table, {});
    const forecast = offer && forecastOf(table, offer);
    if (!forecast) throw new Error("A combat has chances.");
    const all = chances(forecast);
    expect(all.map(({ result }) => result)).toEqual([
      "defender-tests",
      "defender-tires",
      "attacker-tires",
      "attacker-tests",
    ]);
    expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(attackShare(forecast)).toBeCloseTo((all[0]?.share ?? 0) + (all[1]?.share ?? 0));
    for (const side of ["attacker", "defender"] as const) {
      const [least, most] = modifierRange(forecast, side);
      expect(most - least).toBeLessThanOrEqual(forecast.rolls.length);
    }
  });
});

describe("reinforcements still to come", () => {
  it("stand by their turns, with their letters and dice, Jones only if he is called", () => {
    const coming = comingIn(freshTable().view);
    expect(coming.map(({ due }) => due.turn)).toEqual(coming.map(({ due }) => due.turn).toSorted((a, b) => a - b));
    expect(coming.find(({ division }) => division === "schurz")).toMatchObject({ entries: ["E", "D"], upTo: 3 });
    expect(coming.find(({ division }) => division === "jones")?.optional).toBe(true);
    expect(coming.find(({ pieces }) => pieces.includes("pope"))?.due).toEqual({ day: 1, turn: 6 });
  });
});
