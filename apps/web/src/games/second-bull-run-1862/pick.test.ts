import { describe, expect, it } from "vitest";
import { plain } from "@stonebridge/kernel/words";
import { type Refusals } from "@stonebridge/games/second-bull-run-1862/text";
import { refusals as english } from "@stonebridge/games/second-bull-run-1862/refusals/en";
import { refusals as french } from "@stonebridge/games/second-bull-run-1862/refusals/fr";
import { after, freshTable, names, randomTables, toolsFor } from "../../../test/unit/tables-1862.ts";
import { type Hand, offersAt, type TargetKey } from "../contract/offers.ts";
import { hands } from "./hands.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";

const { denialAt, offersOf, readPick } = hands;

function pick(
  table: Table,
  target: TargetKey,
  more: { readonly hand?: Hand; readonly weighed?: Offer; readonly oneClick?: boolean } = {},
) {
  const hand = more.hand ?? {};
  const offers = offersOf(table, hand);
  return readPick(table, { target, hand, offers, weighed: more.weighed, oneClick: more.oneClick ?? true }, undefined);
}

/** The first question of this step in a random game. */
function tableAsking(step: string, fits: (table: Table) => boolean = () => true, scenario = "august-30"): Table {
  for (const table of randomTables(toolsFor(scenario), 5)) {
    if (table.decision.step === step && fits(table)) return table;
  }
  throw new Error(`Nobody is asked ${step}.`);
}

describe("a pick in 1862", () => {
  it("places the piece that is next, and another one once it is in hand", () => {
    const table = freshTable();
    const [first] = offersOf(table, {}).filter(({ meaning }) => meaning === "post" || meaning === "place");
    expect(pick(table, first?.targets[0] as TargetKey)).toMatchObject({
      kind: "commit",
      offer: { piece: first?.piece },
    });
    expect(pick(table, "piece:early")).toEqual({ kind: "select", piece: "early" });
    const places = offersOf(table, { piece: "early" }).filter(({ meaning }) => meaning === "place");
    expect(new Set(places.map(({ zone }) => zone))).toEqual(new Set(["37", "38"]));
  });

  it("faces a brigade that stands, by its mode", () => {
    const table = after(freshTable(), [{ type: "place", unit: "early", zone: "37" }]);
    const faces = offersOf(table, { piece: "early", mode: "turn" }).filter(({ meaning }) => meaning === "face");
    expect(faces.length).toBe(table.tools.zones.neighbours("37").length - 1);
  });

  it("activates a division by any of its brigades, and waits for a second press where a die decides", () => {
    const table = tableAsking("designation");
    const [commander] = offersOf(table, {});
    expect(pick(table, commander?.targets[0] as TargetKey).kind).toBe("weigh");
    const divisions = tableAsking("divisions");
    const offer = offersOf(divisions, {}).find(({ meaning }) => meaning === "choose-division");
    expect(offer?.targets.length).toBeGreaterThan(1);
    for (const target of offer?.targets ?? []) expect(offersAt(offersOf(divisions, {}), target)).toContainEqual(offer);
  });

  it("declares an attack on whoever stands beside with one press, as it can be undone, and marches with one", () => {
    const attacking = (table: Table): boolean => offersOf(table, {}).some(({ meaning }) => meaning === "attack");
    const table = tableAsking("march", attacking);
    const attack = offersOf(table, {}).find(({ meaning }) => meaning === "attack");
    const enemy = attack?.targets.find((target) => target.startsWith("piece:")) as TargetKey;
    expect(pick(table, enemy)).toMatchObject({ kind: "commit", offer: { meaning: "attack" } });
    expect(pick(table, enemy, { oneClick: false })).toMatchObject({ kind: "weigh", offer: { meaning: "attack" } });
    expect(pick(table, enemy, attack ? { weighed: attack } : {})).toMatchObject({ kind: "commit" });
    const marching = tableAsking("march", (one) =>
      offersOf(one, {}).some(({ meaning, forced }) => meaning === "march" && forced !== true),
    );
    const march = offersOf(marching, {}).find(({ meaning, forced }) => meaning === "march" && forced !== true);
    expect(pick(marching, `space:${march?.zone ?? ""}`)).toMatchObject({ kind: "commit", offer: { meaning: "march" } });
  });
});

describe("why a pick is refused in 1862", () => {
  it.each([
    ["august-29", "enter-letter", "SB62-11.2-c"],
    ["august-30", "enter-letter-regrouped", "SB62-11.2.2-d"],
  ])(
    "tells who comes on why an entry is not open to him: %s (SB62-11.2-c, SB62-11.2.2-d)",
    (scenario, reason, rule) => {
      const table = tableAsking("reinforcements", undefined, scenario);
      const letters = new Set(offersOf(table, {}).flatMap(({ entry }) => entry ?? []));
      const { entries, graph } = table.game.field;
      const closed = entries.filter(({ letter }) => !letters.has(letter));
      expect(closed.length).toBeGreaterThan(0);
      for (const { zone, letter } of closed)
        expect(denialAt(table, {}, `space:${graph.ids[zone]}`)).toMatchObject({
          action: { entry: letter },
          refusal: { reason, rule },
        });
      expect(denialAt(table, {}, "space:77")).toBeUndefined();
    },
  );

  it("stands for every target near by without an offer, in words of both languages", () => {
    const told = new Set<string>();
    const asked = new Map<string, number>();
    let ways = 0;
    for (const table of randomTables(toolsFor("both-days"), 6)) {
      const { step } = table.decision;
      const count = (asked.get(step) ?? 0) + 1;
      asked.set(step, count);
      if (step === "placement" || count % 40 !== 1) continue;
      const offers = offersOf(table, {});
      const pieces = table.view.units
        .filter(({ zone }) => zone !== undefined)
        .map(({ id }): TargetKey => `piece:${id}`);
      const zones = table.tools.zones.zones.map(({ id }): TargetKey => `space:${id}`);
      for (const target of [...pieces, ...zones.filter((_, at) => at % 7 === 0)]) {
        if (offersAt(offers, target).length > 0) continue;
        const denial = denialAt(table, {}, target);
        if (!denial) continue;
        told.add(denial.refusal.reason);
        if (denial.towards !== undefined) {
          ways += 1;
          expect(denial.action).toMatchObject({ type: "step" });
          expect(denial.action).not.toMatchObject({ zone: denial.towards });
        }
        for (const words of [english, french] as readonly Refusals[]) {
          const { title, sentence } = words.refusal(denial.refusal, names);
          expect(`${plain(title)} ${plain(sentence)}`).not.toMatch(/undefined|\[object/);
        }
      }
    }
    expect(told.size).toBeGreaterThan(15);
    expect(ways).toBeGreaterThan(0);
  });
});
