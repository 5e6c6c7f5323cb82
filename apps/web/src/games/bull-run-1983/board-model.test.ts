import { movementPoints } from "@stonebridge/games/bull-run-1983/text";
import { describe, expect, it } from "vitest";
import { declarationTable, freshTable, names, texts } from "../../../test/unit/tables-1983.ts";
import { decidedPiece } from "../../play/hexes/drawn.ts";
import { boardModel, type Drawn } from "./board-model.ts";
import { hands } from "./hands.ts";
import type { Hand } from "../contract/offers.ts";
import type { Offer } from "./offers/offer.ts";
import type { Table } from "./table.ts";

function drawn(table: Table, hand: Hand, more: Partial<Drawn> = {}): Drawn {
  return {
    game: table.game,
    view: table.view,
    texts,
    names,
    weighed: { hand, offers: hands.offersOf(table, hand), pinned: false },
    asked: [],
    overlays: [],
    lines: [],
    battles: [],
    lit: [],
    moved: new Map(),
    spot: [],
    points: movementPoints,
    ...more,
  };
}

describe("the board", () => {
  const table = freshTable();

  it("marks where the piece in hand can go, with what it costs", () => {
    const costOf = ({ cost = 0, left = 0 }: Offer) => `${movementPoints(cost)}, ${movementPoints(left)} left`;
    const model = boardModel(drawn(table, { piece: "us-2me" }, { costOf }));
    const at = (hex: string) => model.spaces.find(({ id }) => id === hex);
    expect(at("FF7")).toMatchObject({ state: "may", badge: "½" });
    expect(at("FF7")?.label).toMatch(/March to FF7, ½, \d½? left$/);
    expect(model.pieces.find(({ id }) => id === "us-2me")?.label).toMatch(/^.*, Union, at GG7/);
    expect(at("GG7")).toMatchObject({ state: "selected" });
    expect(at("A1")).toBeUndefined();
    expect(model.pieces.find(({ id }) => id === "us-2me")?.state).toBe("selected");
  });

  it("gives a hex a handle where the piece in hand could go and others could be meant, and no other hex", () => {
    const { spaces, pieces } = boardModel(drawn(table, { piece: "us-3me" }));
    const handles = spaces.filter(({ handle }) => handle !== undefined);
    expect(handles).toContainEqual(expect.objectContaining({ id: "GG7", state: "may", handle: "March to GG7" }));
    for (const { id, state } of spaces) {
      const meant = state === "may" && pieces.some((piece) => piece.space === id && piece.state === "may");
      expect(handles.some((one) => one.id === id)).toBe(meant);
    }
  });

  it("draws of what lies face down no more than hex, side and number", () => {
    const { pieces } = boardModel(drawn(table, {}));
    const hidden = pieces.filter(({ id }) => id.startsWith("face-down "));
    expect(hidden).toHaveLength(table.view.faceDown.reduce((sum, { count }) => sum + count, 0));
    for (const { look, label } of hidden) {
      expect(look).toEqual({ kind: "hidden", body: "confederate" });
      expect(label).toMatch(/counters? face down/);
    }
  });

  it("shows STOP on who has no order, and a tick only on who has acted in the running phase", () => {
    const { pieces } = boardModel(drawn(table, {}));
    expect(pieces.find(({ id }) => id === "us-69nym")?.marks.stopped).toBe(true);
    const declaring = declarationTable();
    const moved = declaring.view.pieces.find((one) => one.moved === true && one.hex !== undefined)?.id;
    expect(moved).toBeDefined();
    expect(boardModel(drawn(declaring, {})).pieces.find(({ id }) => id === moved)?.marks.spent).toBe(false);
  });

  it("lights up in a declaration who can be declared, not who can only be broken", () => {
    const { pieces } = boardModel(drawn(declarationTable(), {}));
    const state = (piece: string) => pieces.find(({ id }) => id === piece)?.state;
    expect(state("cs-11va")).toBe("may");
    expect(state("us-b-burnside")).toBe("rest");
  });

  it("marks a refused hex, and decides about what is in hand before what is asked", () => {
    const model = boardModel(drawn(table, { piece: "us-2me" }, { denied: "space:A1" }));
    expect(model.spaces.find(({ id }) => id === "A1")?.state).toBe("may-not");
    const weighed = drawn(table, { piece: "us-2me" }).weighed;
    expect(decidedPiece({ asked: ["us-1conn"], ...(weighed && { weighed }) })).toBe("us-2me");
    expect(decidedPiece({ asked: ["us-1conn"] })).toBe("us-1conn");
  });
});
