import { describe, expect, it } from "vitest";
import { gridGraph, gridModel, gridShapes, piece } from "../../../test/board/grid-map.ts";
import { smallGround } from "../../../test/board/hex-map.ts";
import { focusMapOf } from "./focus-order.ts";
import { type KeyContext, useKey } from "./keyboard.ts";
import type { BoardTarget } from "../model.ts";

const map = focusMapOf(gridGraph, gridShapes);
const model = gridModel([piece("one", "a1", { state: "selected" }), piece("two", "c3")], { b1: { state: "may" } });

/** A context that writes down what was asked of it; the focus goes where it is sent. */
function context(
  at: BoardTarget | undefined,
  open = false,
  more: Partial<KeyContext> = {},
): { readonly keys: KeyContext; readonly done: string[] } {
  const done: string[] = [];
  let current = at;
  const keys: KeyContext = {
    map,
    opensOnPick: false,
    model: () => model,
    current: () => current,
    ringCentre: undefined,
    go(target) {
      current = target;
      done.push(`go ${target.id}`);
    },
    pick: (target) => done.push(`pick ${target.id}`),
    card: (id) => done.push(`card ${id}`),
    centre: (target) => done.push(`centre ${target.id}`),
    pan: (x, y) => done.push(`pan ${Math.round(x)} ${Math.round(y)}`),
    zoomBy: (factor) => done.push(factor > 1 ? "nearer" : "farther"),
    fit: () => done.push("fit"),
    close: () => open,
    ...more,
  };
  return { keys, done };
}

function press(keys: KeyContext, key: string, more: Partial<KeyboardEvent> = {}): boolean {
  return useKey(
    { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...more } as KeyboardEvent,
    keys,
  );
}

describe("keys", () => {
  it("travel by bearing, and stay at the edge of the field", () => {
    const { keys, done } = context({ kind: "space", id: "b2" });
    for (const key of ["ArrowRight", "ArrowDown", "ArrowDown"]) expect(press(keys, key)).toBe(true);
    expect(done).toEqual(["go c2", "go c3"]);
  });

  it("pan when nothing has the focus, and with shift", () => {
    const nowhere = context(undefined);
    press(nowhere.keys, "ArrowRight");
    expect(nowhere.done).toEqual(["pan -90 0"]);
    const space = context({ kind: "space", id: "b2" });
    press(space.keys, "ArrowUp", { shiftKey: true });
    expect(space.done).toEqual(["pan 0 90"]);
  });

  it("go round the selected piece's space, both ways", () => {
    const { keys, done } = context({ kind: "piece", id: "one" });
    for (const key of ["]", "]", "]", "["]) press(keys, key);
    expect(done).toEqual(["go b1", "go a2", "go b1", "go a2"]);
  });

  it("go round the next piece's space once that is selected", () => {
    let shown = model;
    const { keys, done } = context({ kind: "piece", id: "one" }, false, { model: () => shown });
    press(keys, "]");
    shown = gridModel([piece("one", "a1"), piece("two", "c3", { state: "selected" })]);
    press(keys, "]");
    expect(done[0]).toBe("go b1");
    expect(map.rings.get("c3")).toContain(done[1]?.slice("go ".length));
  });

  it("tab to what can be used and let go at the end", () => {
    const { keys, done } = context({ kind: "piece", id: "one" });
    expect(press(keys, "Tab")).toBe(true);
    expect(press(keys, "Tab")).toBe(false);
    expect(press(keys, "Tab", { shiftKey: true })).toBe(true);
    expect(done).toEqual(["go b1", "go one"]);
  });

  it("pick once however long Enter is held", () => {
    const { keys, done } = context({ kind: "space", id: "b1" });
    press(keys, "Enter");
    press(keys, "Enter", { repeat: true });
    expect(done).toEqual(["pick b1"]);
  });

  it("lead from an idle space to its pieces where stacks open when picked, and pick an offered one", () => {
    const hexes = { opensOnPick: true };
    const idle = context({ kind: "space", id: "c3" }, false, hexes);
    press(idle.keys, "Enter");
    press(idle.keys, "Enter");
    expect(idle.done).toEqual(["go two", "pick two"]);
    const offered = context({ kind: "space", id: "b1" }, false, hexes);
    press(offered.keys, "Enter");
    expect(offered.done).toEqual(["pick b1"]);
    const empty = context({ kind: "space", id: "b2" }, false, hexes);
    press(empty.keys, "Enter");
    expect(empty.done).toEqual(["pick b2"]);
  });

  it("of a keypad walk six ways on hexes, and are left alone on zones", () => {
    const more = { map: smallGround.focus, model: () => ({ ...model, spaces: [], pieces: [] }) };
    const { keys, done } = context({ kind: "space", id: "D3" }, false, more);
    for (const code of ["Numpad7", "Numpad3", "Numpad9", "Numpad1"]) {
      expect(press(keys, code.slice(-1), { code } as Partial<KeyboardEvent>)).toBe(true);
    }
    expect(done).toEqual(["go C3", "go D3", "go E3", "go D3"]);
    expect(press(context({ kind: "space", id: "b2" }).keys, "7", { code: "Numpad7" })).toBe(false);
  });

  it("open the card of the piece, or of the space's top piece", () => {
    const { keys, done } = context({ kind: "space", id: "c3" });
    expect(press(keys, "i")).toBe(true);
    expect(done).toEqual(["card two"]);
    expect(press(context({ kind: "space", id: "b2" }).keys, "i")).toBe(false);
  });

  it("zoom and fit", () => {
    const { keys, done } = context({ kind: "space", id: "b2" });
    for (const key of ["+", "=", "-", "0", " "]) press(keys, key);
    expect(done).toEqual(["nearer", "nearer", "farther", "fit", "centre b2"]);
  });

  it("leave alone what is not theirs", () => {
    const { keys, done } = context({ kind: "space", id: "b2" });
    expect(press(keys, "u")).toBe(false);
    expect(press(keys, "+", { ctrlKey: true })).toBe(false);
    expect(press(keys, "Escape")).toBe(false);
    expect(press(context(undefined, true).keys, "Escape")).toBe(true);
    expect(done).toEqual([]);
  });
});
