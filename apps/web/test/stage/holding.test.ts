import { expect, it } from "vitest";
import { holding } from "../../src/stage/holding.ts";

it("a sheet is read while a hand moves over it, not where a pointer rests, and no longer once it is gone", () => {
  const stage = { held: false };
  const sheet = document.createElement("section");
  const away = holding(stage)(sheet);
  const move = (x: number) => {
    const event = new Event("pointermove");
    Object.assign(event, { movementX: x, movementY: 0 });
    sheet.dispatchEvent(event);
  };
  move(0);
  expect(stage.held).toBe(false);
  move(3);
  expect(stage.held).toBe(true);
  sheet.dispatchEvent(new Event("pointerleave"));
  expect(stage.held).toBe(false);
  move(-2);
  away?.();
  expect(stage.held).toBe(false);
});
