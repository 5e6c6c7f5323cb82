import { describe, expect, it } from "vitest";
import { readKey } from "./keys.ts";

const GAME = { letters: ["e"], overlays: [{ id: "reach", key: "r" }] };

const press = (
  key: string,
  more: Partial<Record<"shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "isComposing", boolean>> = {},
) =>
  readKey(
    {
      key,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      isComposing: false,
      ...more,
    } as KeyboardEvent,
    true,
    GAME,
  );

describe("keys of the play screen", () => {
  it("reads letters, numbers and the ways back", () => {
    expect(press("e")).toEqual({ kind: "choice", letter: "e" });
    expect(press("3")).toEqual({ kind: "number", number: 3 });
    expect(press("r")).toEqual({ kind: "overlay", overlay: "reach" });
    expect(press("Escape")).toEqual({ kind: "back" });
    expect(press("Enter")).toEqual({ kind: "commit" });
  });

  it("goes to the next piece with Tab, and leaves Shift+Tab to the browser", () => {
    expect(press("Tab")).toEqual({ kind: "next" });
    expect(press("Tab", { shiftKey: true })).toBeUndefined();
  });

  it("knows only the letters of the current game", () => {
    const deed = readKey({ key: "r" } as KeyboardEvent, true, { letters: ["r"], overlays: [] });
    expect(deed).toEqual({ kind: "choice", letter: "r" });
    expect(press("l")).toBeUndefined();
  });

  it("takes one step back with u or Ctrl+Z, and all of the piece’s with Shift", () => {
    expect(press("u")).toEqual({ kind: "undo" });
    expect(press("z", { ctrlKey: true })).toEqual({ kind: "undo" });
    expect(press("U", { shiftKey: true })).toEqual({ kind: "reset" });
    expect(press("U", { shiftKey: true, ctrlKey: true })).toBeUndefined();
  });

  it("redoes with Ctrl+Y or Ctrl+Shift+Z", () => {
    expect(press("y", { ctrlKey: true })).toEqual({ kind: "redo" });
    expect(press("Z", { ctrlKey: true, shiftKey: true })).toEqual({ kind: "redo" });
    expect(press("z", { metaKey: true, shiftKey: true })).toEqual({ kind: "redo" });
    expect(press("y")).toBeUndefined();
  });

  it("leaves the browser its own keys", () => {
    expect(press("r", { ctrlKey: true })).toBeUndefined();
    expect(press("d", { altKey: true })).toBeUndefined();
    expect(press("a", { isComposing: true })).toBeUndefined();
  });

  it("switches one-letter keys off, not the others", () => {
    const off = (key: string) => readKey({ key } as KeyboardEvent, false, GAME);
    expect(off("e")).toBeUndefined();
    expect(off("1")).toBeUndefined();
    expect(off("Escape")).toEqual({ kind: "back" });
    expect(off("F6")).toEqual({ kind: "areas" });
  });
});
