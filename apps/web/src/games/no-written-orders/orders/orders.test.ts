// @vitest-environment happy-dom
import { openTools } from "../../../../test/unit/tables-nwo.ts";
import { type Action, noWrittenOrders, type Position } from "@stonebridge/games/no-written-orders";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { texts } from "@stonebridge/games/no-written-orders/text/en";
import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { type Hand, offersAt } from "../../contract/offers.ts";
import { labelOf } from "../choices.ts";
import { hands } from "../hands.ts";
import { type Table, tableOf } from "../table.ts";
import { kindChoices } from "./choices.ts";
import { draftOf } from "./draft.ts";
import { drawingOf, naturalType } from "./drawing.ts";
import { holderOfPiece, orderHand, orderMode, pieceOfHolder } from "./hand.ts";
import { knownPosition } from "./known.ts";
import { orderModels, rideModels } from "./picture.ts";

const tools = openTools(noWrittenOrders.situation("first-bull-run"));
const { game } = tools;
const dice = fastDice(5);

/** The game where a side is asked at a step for the first time. */
function askedAt(step: string, side: string): Table {
  const position: Position = game.start(dice);
  for (let at = 0; at < 40; at++) {
    const table = tableOf(tools, position);
    if (table === undefined) break;
    if (table.step === step && table.side === side) return table;
    const done = table.decision.actions.find(({ type }) => type === "done" || type === "decline" || type === "end");
    game.act(position, table.side, done ?? (table.decision.actions[0] as Action), dice);
  }
  throw new Error(`Nobody of the ${side} is asked at ${step}.`);
}

function after(table: Table, ...actions: readonly Action[]): Table {
  const position = game.copy(table.position);
  for (const action of actions) game.act(position, table.side, action, dice);
  const next = tableOf(tools, position);
  if (next === undefined) throw new Error("The game is over.");
  return next;
}

const table = askedAt("orders", "union");
const hand = { piece: "tyler", mode: orderMode({ to: "U1" }) };

describe("who is ordered", () => {
  it("is whom a leader leads, or a unit's formation; a mode says it too, with what and by whom", () => {
    expect(holderOfPiece(tools, "tyler")).toBe("U1");
    expect(holderOfPiece(tools, "u_sherman")).toBe("U1");
    expect(pieceOfHolder(tools, "U1")).toBe("tyler");
    expect(orderHand(tools, "union", { piece: "tyler" })).toEqual({ to: "U1" });
    expect(orderHand(tools, "confederate", { piece: "tyler" })).toBeUndefined();
    const whole = { to: "U1", type: "attack", from: "mcdowell" } as const;
    expect(orderHand(tools, "union", { mode: orderMode(whole) })).toEqual(whole);
  });
});

describe("an order in one stroke", () => {
  it("is offered for every hex in reach once somebody is in hand, and each of them is legal", () => {
    const none = hands.offersOf(table, {});
    expect(none.filter(({ meaning }) => meaning === "select").map(({ piece }) => piece)).toContain("tyler");
    expect(none.some(({ order }) => order !== undefined)).toBe(false);
    const drawn = hands.offersOf(table, hand).filter(({ order }) => order !== undefined);
    expect(drawn.length).toBeGreaterThan(100);
    for (const { actions } of drawn.filter((_, at) => at % 97 === 0)) {
      expect(actions.map(({ type }) => type)).toEqual(["address", "kind", "aim", "send"]);
      const next = after(table, ...actions);
      expect(next.view.written.map(({ to }) => to)).toEqual(["U1"]);
    }
  });

  it("is aimed by pointing at any counter of a hex, but for those who could be ordered instead", () => {
    const attack = hands.offersOf(table, { ...hand, mode: orderMode({ to: "U1", type: "defend" }) });
    const orders = attack.filter(({ order }) => order !== undefined);
    const enemy = table.view.stacks.find(({ hex }) => orders.some((one) => one.hex === hex));
    expect(enemy && offersAt(orders, `piece:${enemy.top}`)).toHaveLength(1);
    expect(offersAt(attack, "piece:hunter").map(({ meaning }) => meaning)).toEqual(["select"]);
    const begun = after(table, { type: "address", from: "mcdowell", to: "U1" }, { type: "kind", order: "defend" });
    expect(enemy && offersAt(hands.offersOf(begun, {}), `piece:${enemy.top}`)).toHaveLength(1);
  });

  it("is given, tried or put upon the enemy: its button says which", () => {
    const named = (asked: Table, of: Hand): string | undefined => {
      const one = hands.offersOf(asked, of).find(({ order }) => order !== undefined);
      return one && labelOf(one, { table: asked, texts, names: namesOf(texts, game.field) });
    };
    const kind = { piece: "tyler", mode: orderMode({ to: "U1", type: "defend" }) };
    expect(named(table, kind)).toBe("Give the order · Defend");
    expect(named(askedAt("initiative", "union"), kind)).toBe("Let him try · Defend");
    const begun = after(
      askedAt("initiative", "union"),
      { type: "try", holder: "U1" },
      { type: "kind", order: "march" },
    );
    const [aim] = begun.decision.actions.filter(({ type }) => type === "aim");
    expect(named(after(begun, aim as Action), {})).toBe("Let him try · March");
  });

  it("means an attack beside the enemy, to stand where he is, else a march", () => {
    const drawing = drawingOf(table, hand);
    if (drawing === undefined) throw new Error("Tyler cannot be ordered.");
    const enemy = table.view.stacks.find(
      ({ side, hex }) => side === "confederate" && drawing.aims.get("attack")?.has(hex),
    );
    expect(enemy && naturalType(table, drawing, enemy.hex)).toBe("attack");
    const own = table.view.leaders.find(({ id }) => id === "tyler")?.hex ?? "";
    if (drawing.aims.get("defend")?.has(own)) expect(naturalType(table, drawing, own)).toBe("defend");
  });

  it("keeps to a kind that was chosen", () => {
    const chosen = hands.offersOf(table, { ...hand, mode: orderMode({ to: "U1", type: "delay" }) });
    expect(new Set(chosen.flatMap(({ order }) => order?.types ?? []))).toEqual(new Set(["delay"]));
  });

  it("is refused with the rules' own reason", () => {
    const far = game.field.map.grid.ids.find(
      (hex) => offersAt(hands.offersOf(table, hand), `space:${hex}`).length === 0,
    );
    expect(hands.denialAt(table, hand, `space:${far ?? ""}`, [])?.refusal.rule).toMatch(/^NWO-12/u);
    const twice = after(table, ...(hands.offersOf(table, hand).find(({ order }) => order)?.actions ?? []));
    expect(hands.denialAt(twice, {}, "piece:tyler", [])?.refusal.rule).toBe("NWO-12.3-a");
  });
});

describe("a kind of order", () => {
  const kindsFor = (asked: Table) => {
    const words = { writeOn: "", stretch: "" };
    const names = namesOf(texts, game.field);
    return kindChoices({
      table: asked,
      hand: { piece: "tyler" },
      weighed: undefined,
      texts,
      names,
      words,
      narrow: false,
    });
  };

  it("that may aim nowhere says why at once", () => {
    // From the woods Tyler sees no enemy whom he could attack.
    const kinds = kindsFor(askedAt("initiative", "union"));
    const attack = kinds.find(({ id }) => id === "kind attack")?.does;
    expect(attack?.kind === "denied" && attack.denial.refusal.rule).toMatch(/^NWO-12/u);
    expect(kinds.find(({ id }) => id === "kind defend")?.does.kind).toBe("mode");
    expect(kindsFor(table).every(({ does }) => does.kind === "mode")).toBe(true);
  });
});

describe("an order that is written out", () => {
  it("takes points on the way by picks, the rest by buttons, and is told as it stands", () => {
    const drawing = drawingOf(table, { ...hand, mode: orderMode({ to: "U1", type: "march" }) });
    const hex = [...(drawing?.aims.get("march") ?? [])][40] ?? "";
    const begun = after(table, drawing?.begin as Action, { type: "kind", order: "march" }, { type: "aim", hex });
    expect(draftOf(begun)).toMatchObject({ purpose: "superior", to: "U1", types: ["march"], target: hex, via: [] });
    const offers = hands.offersOf(begun, {});
    expect(
      offers.filter(({ meaning }) => meaning === "via").every(({ targets }) => targets[0]?.startsWith("space:")),
    ).toBe(true);
    expect(offers.filter(({ targets }) => targets.length === 0).map(({ meaning }) => meaning)).toEqual(
      expect.arrayContaining(["force", "add", "send", "scrap"]),
    );
    const via = offers.find(({ meaning }) => meaning === "via");
    const on = after(begun, ...(via?.actions ?? []));
    expect(draftOf(on)?.via).toEqual([via?.hex]);
  });
});

describe("orders on the map", () => {
  const picture = (at: Table, seat: "union" | "confederate") => {
    const view = game.view(at.position, seat);
    const known = knownPosition(tools, view) as Position;
    const ordered = { tools, view, known, drawn: undefined, shown: "all", percent: String, turn: String } as const;
    return { orders: orderModels(ordered), rides: rideModels(ordered, undefined) };
  };

  it("are those of one's own side: what is written shows to nobody else", () => {
    const written = after(table, ...(hands.offersOf(table, hand).find(({ order }) => order)?.actions ?? []));
    expect(picture(written, "union").orders.some(({ state }) => state === "written")).toBe(true);
    expect(picture(written, "confederate")).toEqual(picture(table, "confederate"));
    expect(picture(table, "union").orders.some(({ state }) => state === "standing")).toBe(true);
  });
});
