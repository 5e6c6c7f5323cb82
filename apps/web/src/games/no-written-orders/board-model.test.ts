import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { texts } from "@stonebridge/games/no-written-orders/text/en";
import { describe, expect, it } from "vitest";
import { after, openGame, randomTables, tableOfStep } from "../../../test/unit/tables-nwo.ts";
import { boardModel, type Drawn, secretMarkers } from "./board-model.ts";
import { declaredBattles } from "./declared.ts";
import { hands } from "./hands.ts";
import type { Hand } from "../contract/offers.ts";
import { hexOf } from "./pieces/pieces.ts";
import { spentUnits } from "./pieces/spent.ts";
import type { Table } from "./table.ts";

function drawn(table: Table, hand: Hand, more: Partial<Drawn> = {}): Drawn {
  const { tools, view } = table;
  return {
    tools,
    texts,
    names: namesOf(texts, tools.game.field),
    view,
    spoken: {
      piece: (id) => id,
      hex: (id, offer) => `${id} ${offer ?? ""}`,
      label: ({ meaning }) => meaning,
      offer: ({ meaning }) => meaning,
    },
    weighed: { hand, offers: hands.offersOf(table, hand), pinned: false },
    asked: [],
    spent: spentUnits(table, view),
    overlays: [],
    lines: [],
    orders: [],
    rides: [],
    battles: declaredBattles(tools.game.field, view),
    markers: secretMarkers(view),
    lit: [],
    moved: new Map(),
    spot: [],
    ...more,
  };
}

describe("the board", () => {
  const table = tableOfStep(openGame(), "movement", 2);
  const mover = hands
    .offersOf(table, {})
    .find(
      ({ meaning, piece }) =>
        meaning === "select" &&
        piece !== undefined &&
        hands.offersOf(table, { piece }).some((one) => one.meaning === "march"),
    )?.piece as string;

  it("marks where the unit in hand can go, with what it costs in points and halves", () => {
    const model = boardModel(drawn(table, { piece: mover }));
    const marches = hands.offersOf(table, { piece: mover }).filter(({ meaning }) => meaning === "march");
    for (const { hex } of marches) expect(model.spaces.find(({ id }) => id === hex)?.state).toBe("may");
    expect(model.spaces.every(({ badge }) => badge === undefined || /^\d*½?$/.test(badge))).toBe(true);
    expect(model.spaces.find(({ id }) => id === hexOf(table.view, mover))?.state).toBe("selected");
    expect(model.pieces.find(({ id }) => id === mover)?.state).toBe("selected");
  });

  it("draws of a stack that is not seen whole its uppermost counter, without a strength", () => {
    const model = boardModel(drawn(table, {}));
    const { stacks } = table.view;
    expect(stacks.length).toBeGreaterThan(0);
    for (const { hex, top } of stacks) {
      const there = model.pieces.filter(({ space }) => space === hex);
      expect(there.map(({ id }) => id)).toEqual([top]);
      expect(there[0]?.look).toMatchObject({ unread: true });
    }
  });

  it("plants a flag on every target, and ticks who has moved", () => {
    const model = boardModel(drawn(table, {}));
    expect(model.markers?.filter(({ kind }) => kind === "flag")).toHaveLength(table.view.flags.length);
    const march = hands.offersOf(table, { piece: mover }).find(({ meaning }) => meaning === "march");
    const moved = after(table, march?.actions ?? []);
    if (moved.step !== "movement") return;
    expect(boardModel(drawn(moved, {})).pieces.find(({ id }) => id === mover)?.marks.spent).toBe(true);
  });

  it("shows a false flag to who sets it", () => {
    const { side, view } = table;
    const hex = "2915";
    expect(view.flags.map((flag) => flag.hex)).not.toContain(hex);
    const flagsIn = (decoys: readonly string[]) =>
      secretMarkers({ ...view, decoys }).filter(({ kind, space }) => kind === "flag" && space === hex);
    expect(flagsIn([])).toEqual([]);
    expect(flagsIn([hex])).toHaveLength(1);
    expect(secretMarkers({ ...view, decoys: [hex], flags: [...view.flags, { hex, side }] })).toHaveLength(
      secretMarkers({ ...view, decoys: [], flags: [...view.flags, { hex, side }] }).length,
    );
  });

  it("shows who attacks whom", () => {
    const tools = openGame("third-day");
    const fought = [...randomTables(tools, 3, 3000, 2)].find(({ step }) => step === "assaults");
    expect(fought).toBeDefined();
    const [battle] = fought ? (boardModel(drawn(fought, {})).battles ?? []) : [];
    expect(battle?.targets).toHaveLength(1);
    expect(battle?.attackers.length).toBeGreaterThan(0);
    for (const hex of [...(battle?.targets ?? []), ...(battle?.attackers ?? [])]) expect(hex).toMatch(/^\d{4}$/);
  });
});
