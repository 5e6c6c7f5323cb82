import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type GestureEvents, Gestures } from "./gestures.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A finger on a page that does nothing else between its events, so no timer of the page comes before them. */
function finger(press: ReturnType<GestureEvents["press"]>) {
  const root = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  });
  const done: string[] = [];
  const events = new Proxy({} as GestureEvents, {
    get: (_, name: string) => () => {
      done.push(name);
      return name === "press" ? press : undefined;
    },
  });
  const gestures = new Gestures(root as unknown as HTMLElement, events);
  const told = (type: string, clientX: number, timeStamp: number) =>
    Object.defineProperty(
      Object.assign(new Event(type), { pointerId: 1, pointerType: "touch", clientX, clientY: 0 }),
      "timeStamp",
      {
        value: timeStamp,
      },
    );
  /** A browser tells several moves as one. */
  const move = (...parts: readonly (readonly [x: number, time: number])[]): void => {
    const all = parts.map(([x, time]) => told("pointermove", x, time));
    root.dispatchEvent(Object.assign(all.at(-1) ?? told("pointermove", 0, 0), { getCoalescedEvents: () => all }));
  };
  root.dispatchEvent(told("pointerdown", 100, 0));
  return { gestures, done, move, lift: (x: number, time: number) => root.dispatchEvent(told("pointerup", x, time)) };
}

it("does not move the map under a finger that had rested before it moved, though the page was busy meanwhile", () => {
  const { gestures, done, move, lift } = finger("map");
  move([102, 300], [180, 700], [190, 720]);
  lift(190, 740);
  expect(done).toEqual(["press", "longPress"]);
  gestures.destroy();
});

it("drags the piece under it, if it may be dragged", () => {
  const { gestures, done, move, lift } = finger("held-piece");
  move([180, 700]);
  lift(180, 740);
  expect(done).toEqual(["press", "hold", "dragStart", "drag", "drop"]);
  gestures.destroy();
});

it("moves the map under a finger that moved at once, however late that is told", () => {
  const { gestures, done, move } = finger("held-piece");
  move([120, 100], [200, 700]);
  expect(done).toEqual(["press", "pan"]);
  gestures.destroy();
});
