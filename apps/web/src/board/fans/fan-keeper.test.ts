import { describe, expect, it, vi } from "vitest";
import { regiment, smallGround } from "../../../test/board/hex-map.ts";
import { FanKeeper } from "./fan-keeper.ts";
import * as laying from "./opened-fan.ts";
import { kept } from "../../games/contract/later.ts";
import { sharedArea } from "../geometry.ts";
import type { BoardModel, PieceModel, SpaceModel } from "../model.ts";
import { sceneOf } from "../scene.ts";
import { toWindow } from "../camera/view-box.ts";

const view = { x: 350, y: 350, zoom: 1, width: 1000, height: 800 };
const window = [{ left: 0, top: 0, right: 1000, bottom: 800 }];

function scene(pieces: readonly PieceModel[], spaces: readonly SpaceModel[] = []) {
  const model: BoardModel = { spaces, pieces, arrows: [], overlays: [], lit: [] };
  return sceneOf(model, smallGround, 1);
}

const stack = ["one", "two", "three"].map((id, depth) => regiment(id, "D3", { depth }));

const keeperHere = () => new FanKeeper(smallGround, () => laying, vi.fn());

describe("an open stack of a hex", () => {
  it("lays out its pieces from the top", () => {
    const keeper = keeperHere();
    keeper.open(["three", "two", "one"]);
    expect(keeper.lay(scene(stack), view, 72, window)?.pieces).toEqual(["one", "two", "three"]);
  });

  it("stays open for those that are left when one marches off, and closes over the last", () => {
    const keeper = keeperHere();
    keeper.open(["one", "two", "three"]);
    keeper.lay(scene(stack), view, 72, window);
    const marched = stack.map((piece) => (piece.id === "one" ? { ...piece, space: "E3" } : piece));
    expect(keeper.lay(scene(marched), view, 72, window)?.pieces).toEqual(["two", "three"]);
    const gone = marched.filter(({ id }) => id !== "two");
    expect(keeper.lay(scene(gone), view, 72, window)).toBeUndefined();
    expect(keeper.isOpen).toBe(false);
  });

  it("holds one piece as well, where its hex can be picked by the handle", () => {
    const keeper = keeperHere();
    const alone = stack.slice(0, 1);
    keeper.open(["one"]);
    const target: SpaceModel = { id: "D3", state: "may", label: "D3", handle: "March to D3" };
    const open = keeper.lay(scene(alone, [target]), view, 72, window);
    expect([open?.pieces, open?.markup(1)]).toEqual([["one"], expect.stringContaining("March to D3")]);
    expect(keeper.lay(scene(alone), view, 72, window)).toBeUndefined();
  });

  it("lies clear of the hexes that can be picked", () => {
    const keeper = keeperHere();
    keeper.open(["one", "two", "three"]);
    const around = (smallGround.focus.rings.get("D3") ?? []).map((id): SpaceModel => ({ id, state: "may", label: id }));
    const fan = keeper.lay(scene(stack, around), view, 72, window)?.fan;
    for (const { id } of around) {
      const box = smallGround.box(id);
      if (!box || !fan) throw new Error("Nothing was laid out.");
      const [left, top] = toWindow(view, [box.left, box.top]);
      const [right, bottom] = toWindow(view, [box.right, box.bottom]);
      expect(sharedArea(fan.box, { left, top, right, bottom })).toBe(0);
    }
  });

  it("closes when one of its pieces is chosen that has somewhere to go, and opens again for those who ask", () => {
    const keeper = keeperHere();
    keeper.open(["one", "two", "three"]);
    keeper.lay(scene(stack), view, 72, window);
    const chosen = stack.map((piece) => (piece.id === "two" ? { ...piece, state: "selected" as const } : piece));
    const target: SpaceModel = { id: "E3", state: "may", label: "E3" };
    expect(keeper.lay(scene(chosen, [target]), view, 72, window)).toBeUndefined();
    expect(keeper.isOpen).toBe(false);
    keeper.open(["one", "two", "three"]);
    expect(keeper.lay(scene(chosen, [target]), view, 72, window)?.pieces).toHaveLength(3);
  });

  it("closes when none of its pieces can be chosen any more, and stays open where none ever could", () => {
    const keeper = keeperHere();
    const asked = stack.map((piece) => (piece.id === "two" ? { ...piece, state: "may" as const } : piece));
    keeper.open(["one", "two", "three"]);
    expect(keeper.lay(scene(asked), view, 72, window)?.pieces).toHaveLength(3);
    expect(keeper.lay(scene(stack), view, 72, window)).toBeUndefined();
    expect(keeper.isOpen).toBe(false);
    keeper.open(["one", "two", "three"]);
    keeper.lay(scene(stack), view, 72, window);
    expect(keeper.lay(scene([...stack]), view, 72, window)?.pieces).toHaveLength(3);
  });

  it("stays open while several are chosen with nowhere to go", () => {
    const keeper = keeperHere();
    keeper.open(["one", "two", "three"]);
    keeper.lay(scene(stack), view, 72, window);
    const chosen = stack.map((piece) => (piece.id === "two" ? { ...piece, state: "selected" as const } : piece));
    expect(keeper.lay(scene(chosen), view, 72, window)?.pieces).toHaveLength(3);
  });

  it("closes when the map is moved away from under it", () => {
    const keeper = keeperHere();
    keeper.open(["one", "two", "three"]);
    keeper.lay(scene(stack), view, 72, window);
    expect(keeper.lay(scene(stack), { ...view, x: 3000 }, 72, window)).toBeUndefined();
    const apart = [
      { left: 900, top: 0, right: 1000, bottom: 800 },
      { left: 0, top: 0, right: 1000, bottom: 700 },
    ];
    keeper.open(["one", "two", "three"]);
    expect(keeper.lay(scene(stack), view, 72, apart)?.fan.box.left).toBeLessThan(900);
  });

  it("opens when what lays it out has come, and closes where that does not come", async () => {
    const came = vi.fn();
    const keeper = new FanKeeper(
      smallGround,
      kept(() => Promise.resolve(laying)),
      came,
    );
    keeper.open(["one", "two", "three"]);
    expect(keeper.lay(scene(stack), view, 72, window)).toBeUndefined();
    expect(keeper.isOpen).toBe(true);
    await vi.waitFor(() => expect(came).toHaveBeenCalled());
    expect(keeper.lay(scene(stack), view, 72, window)?.pieces).toEqual(["one", "two", "three"]);

    const alone = new FanKeeper(smallGround, () => Promise.reject(new Error("No network.")), came);
    alone.open(["one", "two", "three"]);
    expect(alone.lay(scene(stack), view, 72, window)).toBeUndefined();
    await vi.waitFor(() => expect(alone.isOpen).toBe(false));
  });
});
