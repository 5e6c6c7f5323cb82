// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holding } from "../../src/stage/holding.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

function held() {
  const stage = { held: false };
  const sheet = document.createElement("section");
  const away = holding(stage)(sheet);
  const send = (type: string, properties: object = {}) => {
    sheet.dispatchEvent(Object.assign(new Event(type), properties));
    return stage.held;
  };
  return { stage, sheet, away, send };
}

it("a sheet is read while a hand moves over it, not where a pointer rests, and no longer once it is gone", () => {
  const { stage, away, send } = held();
  const move = (x: number) => send("pointermove", { movementX: x, movementY: 0 });
  expect(move(0)).toBe(false);
  expect(move(3)).toBe(true);
  expect(send("pointerleave")).toBe(false);
  move(-2);
  away?.();
  expect(stage.held).toBe(false);
});

it("a finger that has scrolled a sheet is still reading it for a while", () => {
  const { stage, send } = held();
  expect(send("pointerdown", { pointerType: "touch" })).toBe(true);
  expect(send("pointerleave", { pointerType: "touch" })).toBe(true);
  vi.advanceTimersByTime(5000);
  send("pointerdown", { pointerType: "touch" });
  send("pointerleave", { pointerType: "touch" });
  vi.advanceTimersByTime(5000);
  expect(stage.held).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(stage.held).toBe(false);
});

it("a sheet does not go from under the focus of the keyboard", () => {
  const { stage, sheet, send } = held();
  const close = document.createElement("button");
  vi.spyOn(close, "matches").mockReturnValue(true);
  sheet.append(close);
  close.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(stage.held).toBe(true);
  expect(send("focusout")).toBe(false);
});
