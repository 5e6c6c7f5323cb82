import { describe, expect, it } from "vitest";
import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import { refusals as english } from "@stonebridge/games/bull-run-1861/refusals/en";
import { refusals as french } from "@stonebridge/games/bull-run-1861/refusals/fr";
import { plain } from "@stonebridge/kernel/words";
import { type Refusals } from "@stonebridge/games/bull-run-1861/text";
import { after, firstActivation, names, randomTables, tools } from "../../../test/unit/tables.ts";
import { type Hand, offersAt, type TargetKey } from "../contract/offers.ts";
import { hands } from "./hands.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";

const { denialAt, needsPreview, offersOf, readPick } = hands;

const CLICK = { oneClick: true };
const TAP = { oneClick: false };

function pick(table: Table<Position>, target: TargetKey, manner = CLICK, weighed?: Offer, hand: Hand = {}) {
  return readPick(table, { target, hand, offers: offersOf(table, hand), weighed, ...manner }, undefined);
}

const sherman = (): Table<Position> => after(firstActivation(), [{ type: "activate", unit: "sherman" }]);

describe("a pick", () => {
  it("commits at once with a mouse what can be undone and has one meaning", () => {
    expect(pick(firstActivation(), "piece:sherman")).toMatchObject({ kind: "commit" });
    expect(pick(sherman(), "space:gum-spring-turn")).toMatchObject({ kind: "commit", offer: { meaning: "march" } });
  });

  it("waits for the second tap on touch, and for the same target", () => {
    const table = sherman();
    const first = pick(table, "space:gum-spring-turn", TAP);
    expect(first.kind).toBe("weigh");
    const weighed = first.kind === "weigh" ? first.offer : undefined;
    expect(pick(table, "space:gum-spring-turn", TAP, weighed)).toMatchObject({ kind: "commit" });
    expect(pick(table, "space:farm-ford-north", TAP, weighed)).toMatchObject({ kind: "weigh" });
  });

  it("declares an attack at once, straight ahead, since it can be undone; a tap shows it first, with its other facings", () => {
    const straight = { meaning: "attack", zone: "stone-bridge-west", facing: "stone-bridge-west" };
    expect(pick(sherman(), "piece:evans")).toMatchObject({ kind: "commit", offer: straight });
    const intent = pick(sherman(), "piece:evans", TAP);
    expect(intent).toMatchObject({ kind: "weigh", offer: straight });
    expect(intent.kind === "weigh" && intent.others.length).toBeGreaterThan(0);
  });

  it("shows first what rolls dice: a brigade out of command", () => {
    // The South's first activation: Evans is too far from Beauregard.
    const south = endHalf(firstActivation());
    const evans = offersOf(south, {}).find((one) => one.piece === "evans");
    expect(evans && needsPreview(south, evans)).toBe(true);
    expect(pick(south, "piece:evans")).toMatchObject({ kind: "weigh" });
  });

  it("takes a fresh activation back when another brigade is picked", () => {
    const before = firstActivation();
    const table = after(before, [{ type: "activate", unit: "sherman" }]);
    const instead = (target: TargetKey) =>
      readPick(table, { target, hand: {}, offers: offersOf(table, {}), weighed: undefined, oneClick: true }, before);
    expect(instead("piece:blenker")).toEqual({
      kind: "instead",
      action: { type: "activate", unit: "blenker" },
    });
    expect(instead("piece:porter")).toMatchObject({ kind: "deny" });
  });

  it("opens the card of the acting brigade and of nothing that asks nothing", () => {
    expect(pick(sherman(), "piece:sherman")).toEqual({ kind: "look", piece: "sherman" });
    expect(pick(firstActivation(), "space:new-market")).toEqual({ kind: "look" });
  });
});

describe("a refusal", () => {
  const reason = (table: Table<Position>, target: TargetKey, hand: Hand = {}) =>
    denialAt(table, hand, target)?.refusal.reason;

  it("names why a brigade cannot be chosen", () => {
    expect(reason(firstActivation(), "piece:porter")).toBe("act-marked");
    expect(reason(firstActivation(), "space:flank-road-rear")).toBe("act-marked");
  });

  it("says at which step a march ends", () => {
    expect(reason(sherman(), "space:farm-ford-south")).toBe("step-farm-ford");
    expect(reason(sherman(), "space:union-mills-north")).toBe("step-points");
    expect(reason(sherman(), "space:lewis-ford-south")).toBe("step-enemy");
  });

  it("stands for every target without an offer, in words of both languages", () => {
    const silent: string[] = [];
    const wordless: string[] = [];
    const told = (language: Refusals, table: Table<Position>, target: TargetKey): boolean => {
      const denial = denialAt(table, {}, target);
      if (!denial) return true;
      const { title, sentence } = language.refusal(denial.refusal, names);
      return (
        plain(title).length > 3 &&
        plain(sentence).length > 3 &&
        !/undefined|NaN|\[object/.test(plain(title) + plain(sentence))
      );
    };
    let asked = 0;
    for (const table of randomTables(tools, 5)) {
      if (++asked % 61 !== 0 || !["march", "facing", "withdrawal", "displacement"].includes(table.decision.step))
        continue;
      const offers = offersOf(table, {});
      for (const { id } of tools.field.zones) {
        const target: TargetKey = `space:${id}`;
        if (offersAt(offers, target).length > 0) continue;
        if (id !== table.decision.about["zone"] && !denialAt(table, {}, target))
          silent.push(`${table.decision.step} ${id}`);
        if (!told(english, table, target) || !told(french, table, target))
          wordless.push(`${table.decision.step} ${id}`);
      }
    }
    expect({ silent, wordless }).toEqual({ silent: [], wordless: [] });
  });
});

/** Plays the shortest end of the half. */
function endHalf(table: Table<Position>): Table<Position> {
  const { side } = table;
  let now = table;
  while (now.side === side || now.decision.step !== "activation") {
    const { actions } = now.decision;
    const quick = ["end", "stay", "decline"].map((type) => actions.find((one) => one.type === type)).find(Boolean);
    now = after(now, [(quick ?? actions[0]) as Action]);
  }
  return now;
}
