import { type Action, DIVISION, holderOutlook, wayThrough } from "@stonebridge/games/no-written-orders";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { texts } from "@stonebridge/games/no-written-orders/text/en";
import { describe, expect, it } from "vitest";
import { choicesOf } from "../../src/games/no-written-orders/choices.ts";
import { en } from "../../src/games/no-written-orders/language/en.ts";
import { offersAt } from "../../src/games/contract/offers.ts";
import { hands } from "../../src/games/no-written-orders/hands.ts";
import { draftOf } from "../../src/games/no-written-orders/orders/draft.ts";
import { orderMode } from "../../src/games/no-written-orders/orders/hand.ts";
import { knownPosition } from "../../src/games/no-written-orders/orders/known.ts";
import { holdersAbout, orderModels } from "../../src/games/no-written-orders/orders/picture.ts";
import { orderText } from "../../src/games/no-written-orders/orders/say.ts";
import { trainPiece } from "../../src/games/no-written-orders/pieces/pieces.ts";
import type { Table } from "../../src/games/no-written-orders/table.ts";
import { after, openGame, tableOfStep } from "../unit/tables-nwo.ts";

/** The order that a draft becomes once it is sent, as it is said. */
function sent(draft: Table): string {
  const [order] = after(draft, [{ type: "send" }]).view.written[0]?.orders ?? [];
  if (order === undefined) throw new Error("Nothing is written.");
  return orderText({ texts, names: namesOf(texts, draft.tools.game.field), t: en, turnName: String }, order);
}

/** May an order that is written so far be hidden? */
function maySayHide(asked: Table, actions: readonly Action[]): boolean {
  return after(asked, actions).decision.actions.some(({ type }) => type === "hide");
}

/** The buttons of the dock while an order is written. */
function dock(table: Table): ReturnType<typeof choicesOf> {
  const names = namesOf(texts, table.tools.game.field);
  return choicesOf({
    table,
    hand: {},
    offers: hands.offersOf(table, {}),
    weighed: undefined,
    narrow: false,
    texts,
    names,
    words: en,
  });
}

describe("what options add to an order of No Written Orders", () => {
  it("is a march out of sight: the order says so, and the map shows how far it has come", () => {
    const asked = tableOfStep(openGame("first-bull-run", { hiddenMovement: "on" }), "orders");
    const march = { piece: "tyler", mode: orderMode({ to: "U1", type: "march" }) };
    const drawn = hands.offersOf(asked, march).filter(({ order }) => order !== undefined);
    const far = drawn.find((one) => maySayHide(asked, one.actions.slice(0, -1)));
    const plotted = far && after(asked, far.actions.slice(0, -1));
    if (plotted === undefined) throw new Error("Tyler can march nowhere out of sight.");
    expect(sent(plotted)).not.toContain("hidden march");
    const draft = after(plotted, [{ type: "hide" }]);
    expect(draftOf(draft)).toMatchObject({ hidden: true });
    expect(sent(draft)).toMatch(/^March to .*, hidden march$/u);

    // Where the enemy would see it go the button says why it cannot.
    const near = drawn.find((one) => !maySayHide(asked, one.actions.slice(0, -1)));
    const denied = near && dock(after(asked, near.actions.slice(0, -1))).find(({ id }) => id === "hide denied");
    expect(denied?.label).toBe("Hide the march");
    expect(denied?.does).toMatchObject({ kind: "denied", denial: { refusal: { rule: "NWO-19.7.1-d" } } });
    expect(dock(plotted).filter(({ id }) => id === "hide denied")).toEqual([]);

    const { tools, view } = asked;
    const from = view.leaders.find(({ id }) => id === "tyler")?.hex ?? "";
    const route = wayThrough(tools.game.field, [from, draftOf(draft)?.target ?? ""]);
    const holders = view.holders.map((one) =>
      one.id === "U1" ? { ...one, hidden: { route, hex: route[1] as string, turns: 1, units: [] } } : one,
    );
    const models = orderModels({
      tools,
      view: { ...view, holders },
      known: knownPosition(tools, view),
      drawn: undefined,
      shown: new Set(["U1"]),
      percent: String,
      turn: String,
    });
    expect(models.map(({ sign, spaces }) => [sign, spaces])).toEqual([["march", route.slice(1)]]);
  });

  it("is an attachment: its corps stand in the panel, not among the buttons, and the order says to which", () => {
    const asked = tableOfStep(openGame("third-day", { attachDivisions: "on" }), "orders");
    const { field } = asked.tools.game;
    const address = asked.decision.actions.find(
      (one) => one.type === "address" && field.holders[field.holderIndex.get(one.to) ?? -1]?.kind === DIVISION,
    );
    if (address === undefined) throw new Error("No division can be ordered.");
    const kind = after(asked, [address, { type: "kind", order: "defend" }]);
    const [aim] = kind.decision.actions.filter(({ type }) => type === "aim");
    if (aim === undefined) throw new Error("The order can be aimed nowhere.");
    const draft = after(kind, [aim]);
    const offers = hands.offersOf(draft, {});
    const names = namesOf(texts, field);
    const corps = offers.filter(({ meaning }) => meaning === "attach");
    expect(corps.length).toBeGreaterThan(2);
    const buttons = dock(draft);
    expect(buttons.map(({ label }) => label).filter((label) => label.startsWith("Attached"))).toEqual([]);
    expect(buttons.length).toBeGreaterThan(1);
    const [action] = corps[0]?.actions ?? [];
    if (action?.type !== "attach") throw new Error("Nobody is attached.");
    const attached = after(draft, [action]);
    expect(draftOf(attached)?.attach).toBe(action.formation);
    expect(sent(attached)).toContain(`attached to ${names.holder(action.formation)}`);
  });

  it("is given to a wagon train by its counter, from where the train stands", () => {
    const asked = tableOfStep(openGame("third-day", { advancedSupply: "on" }), "orders");
    const train = asked.view.trains.find(({ side }) => side === asked.side);
    const piece = trainPiece(train?.id ?? "");
    expect(offersAt(hands.offersOf(asked, {}), `piece:${piece}`).map(({ meaning }) => meaning)).toEqual(["select"]);
    const [order] = hands.offersOf(asked, { piece }).flatMap((one) => one.order ?? []);
    expect(order).toMatchObject({ to: train?.id, origin: train?.hex });
    const about = { tools: asked.tools, view: asked.view, known: knownPosition(asked.tools, asked.view) };
    expect(holdersAbout(about, piece)).toEqual([train?.id]);
    expect(about.known && holderOutlook(asked.tools.game.field, about.known, train?.id ?? "")).toMatchObject({
      units: [],
    });
  });
});
