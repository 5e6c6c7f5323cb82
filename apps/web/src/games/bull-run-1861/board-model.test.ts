import { describe, expect, it } from "vitest";
import type { Position } from "@stonebridge/games/bull-run-1861";
import { after, firstActivation, freshTable, names, texts, tools } from "../../../test/unit/tables.ts";
import { boardModel, decidedPiece, type Drawn } from "./board-model.ts";
import { type Hand, offersAt } from "../contract/offers.ts";
import { hands } from "./hands.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";
import { compositionsAfter } from "./weigh.ts";

const { offersOf } = hands;

function drawn(table: Table<Position>, hand: Hand = {}, offer?: Offer, more: Partial<Drawn> = {}): Drawn {
  return {
    view: table.view,
    field: tools.field,
    texts,
    names,
    asked: { step: table.decision.step, about: table.decision.about },
    weighed: {
      hand,
      offers: offersOf(table, hand),
      pinned: offer !== undefined,
      shares: new Map(),
      ...(offer ? { offer } : {}),
    },
    overlays: [],
    lit: [],
    spot: [],
    moved: new Map(),
    offerWords: {
      left: (points) => `${points} left`,
      stops: "must stop",
      chanceSpoken: (chance) => `chance ${chance}`,
    },
    badges: { percent: (share) => `${Math.round(share * 100)}%`, retreatTo: "retreat to" },
    ...more,
  };
}

const at = (model: ReturnType<typeof boardModel>, id: string) => {
  const piece = model.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`${id} is not on the board.`);
  return piece;
};

describe("the board's model", () => {
  it("has every zone once, and every counter where it stands", () => {
    const table = freshTable();
    const model = boardModel(drawn(table));
    expect(model.spaces).toHaveLength(tools.field.zones.length);
    const counters = table.view.units.reduce((sum, unit) => sum + unit.elements.length + (unit.host ? 1 : 0), 0);
    expect(model.pieces).toHaveLength(counters + table.view.headquarters.length);
    expect(new Set(model.pieces.map((one) => one.id)).size).toBe(model.pieces.length);
    expect(at(model, "cocke").space).not.toBe(at(model, "cocke+").space);
    expect(at(model, "hampton").space).toBe(
      at(model, table.view.units.find((one) => one.id === "hampton")?.host ?? "").space,
    );
  });

  it("halves the potentials of an extended line, rounded up", () => {
    const model = boardModel(drawn(freshTable()));
    expect(at(model, "cocke").look).toMatchObject({ combat: 2, artillery: 1, cavalry: 1 });
    expect(at(model, "cocke+").marks.extended).toBe(true);
  });

  it("tells the armies apart by body and the divisions by stripe", () => {
    const model = boardModel(drawn(freshTable()));
    expect(at(model, "sherman").look).toMatchObject({ body: "union", stripe: "vermilion" });
    expect(at(model, "jackson").look).toMatchObject({ body: "shenandoah", stripe: "yellow-chevrons" });
    expect(at(model, "bonham").look).toMatchObject({ body: "confederate", stripe: "maroon" });
    expect(at(model, "mcdowell").look).toMatchObject({ kind: "headquarters", range: 8 });
  });

  it("marks who may act, who may not, and leaves the enemy alone", () => {
    const model = boardModel(drawn(firstActivation()));
    expect(at(model, "sherman").state).toBe("may");
    expect(at(model, "porter").state).toBe("may-not");
    expect(at(model, "porter").marks.operational).toBe(true);
    expect(at(model, "evans").state).toBe("rest");
  });

  it("shows costs, the Front and where the acting brigade stands", () => {
    const table = after(firstActivation(), [{ type: "activate", unit: "sherman" }]);
    const model = boardModel(drawn(table));
    const zone = (id: string) => model.spaces.find((one) => one.id === id);
    expect(at(model, "sherman")).toMatchObject({ state: "selected", marks: { spent: false } });
    expect(zone("stone-bridge-east")?.state).toBe("selected");
    expect(zone("gum-spring-turn")).toMatchObject({ state: "may", badge: "1" });
    expect(zone("gum-spring-turn")?.label).toMatch(/March to Gum Spring Turn · 1 MP, 3 left$/);
    expect(at(model, "sherman").label).toMatch(/^Sherman, North, at Stone Bridge East, combat 5, guns 3, star/);
    expect(at(model, "mcdowell").label).toMatch(/^McDowell, HQ of the North, at .*, command range 8 MP/);
    expect(
      model.spaces
        .filter((one) => one.inFront)
        .map((one) => one.id)
        .toSorted(),
    ).toEqual([...(table.view.units.find((one) => one.id === "sherman")?.elements[0]?.front ?? [])].toSorted());
  });

  it("aims: zone, defender, arrow and chance of the attack in preview", () => {
    const table = after(firstActivation(), [{ type: "activate", unit: "sherman" }]);
    const [offer] = offersAt(offersOf(table, {}), "space:stone-bridge-west");
    if (!offer) throw new Error("Evans can be attacked over the Stone Bridge.");
    const [best] = compositionsAfter(table, offer);
    const base = drawn(table, {}, offer);
    const model = boardModel({
      ...base,
      weighed: {
        hand: {},
        offers: offersOf(table, {}),
        offer,
        pinned: true,
        shares: new Map([[offer.id, best?.share ?? 0]]),
      },
    });
    const zone = model.spaces.find((one) => one.id === "stone-bridge-west");
    expect(zone).toMatchObject({ state: "attack", badge: `${Math.round((best?.share ?? 0) * 100)}%` });
    expect(at(model, "evans").state).toBe("aimed");
    expect(zone?.label).toMatch(/Attack, facing Stone Bridge West · 2 MP, chance \d+%$/);
    expect(model.arrows).toEqual([{ kind: "attack", spaces: ["stone-bridge-east", "stone-bridge-west"] }]);
    expect(model.spaces.filter((one) => one.state === "may")).toEqual([]);
    // Declared, it keeps its arrow until it is fought.
    const declared = drawn(after(table, offer.actions), {});
    expect(boardModel(declared).arrows).toEqual(model.arrows);
  });

  it("hatches a refused target and draws nothing as possible while one looks back", () => {
    const table = after(firstActivation(), [{ type: "activate", unit: "sherman" }]);
    const refused = boardModel(drawn(table, {}, undefined, { denied: "space:farm-ford-south" }));
    expect(refused.spaces.find((one) => one.id === "farm-ford-south")?.state).toBe("may-not");
    const { weighed: _, ...looking } = drawn(table);
    const model = boardModel(looking);
    expect(model.pieces.every((one) => one.state === "rest")).toBe(true);
    expect(model.spaces.every((one) => one.state === "rest" || one.state === "selected")).toBe(true);
    expect(decidedPiece(looking)).toBe("sherman");
  });

  it("gives every zone and counter a name without gaps", () => {
    const model = boardModel(drawn(freshTable()));
    for (const { label } of [...model.spaces, ...model.pieces]) {
      expect(label.length).toBeGreaterThan(4);
      expect(label).not.toMatch(/undefined|NaN|object/);
    }
  });

  it("breaks the outline of a ford the North does not know", () => {
    const table = freshTable();
    expect(boardModel(drawn(table)).unknownFords).toEqual(["Farm Ford"]);
  });
});
