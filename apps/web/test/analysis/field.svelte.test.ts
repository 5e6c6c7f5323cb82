import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tryDeed } from "../../src/analysis/deeds-told.ts";
import { changed, type FieldEyes, fieldOf, fitted, near, pictured, wholeWith } from "../../src/analysis/field.ts";
import { around, holds } from "../../src/board/geometry.ts";
import { takeInRecord } from "../../src/session/take-in.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { leaveScreens, screenOf } from "../play/screens.svelte.ts";
import { recruitsGame, REPORTED } from "../report/given-up.ts";
import { stubShapes } from "./map-shapes.ts";

useFakeIndexedDb();

beforeEach(stubShapes);
afterEach(() => {
  leaveScreens();
  vi.unstubAllGlobals();
});

it.each(REPORTED.map(([id]) => id))(
  "%s is drawn after each step as it was and as each side saw it, and deeds are tried without their dice",
  async (id) => {
    const session = await takeInRecord(recruitsGame(id));
    const play = await screenOf(session.entry, session);
    const { whole, game } = session;
    const field = await fieldOf(session);
    const at = (step: number, eyes: FieldEyes) =>
      pictured(session, field.teller, whole.positionAt(step), eyes).counters;
    const last = whole.steps.length;
    expect(at(last, "open").length).toBeGreaterThan(20);
    const named = (eyes: FieldEyes): number => at(last, eyes).filter(({ piece }) => "name" in piece.look).length;
    for (const side of game.sides) {
      // there the enemy's counters lie face down
      if (id === "no-written-orders") expect(named(side)).toBeLessThan(named("open"));
      else expect(named(side)).toBeLessThanOrEqual(named("open"));
    }
    expect(changed(at(last, "open"), at(last, "open"))).toEqual([]);
    const fresh = changed(at(0, "open").slice(1), at(last, "open"));
    expect(fresh.length).toBeGreaterThan(0);
    const close = near(field, fresh.slice(0, 1));
    expect(close.right - close.left).toBeLessThan(field.whole.right - field.whole.left);
    // a picture of any shape is full of map, and has in it what it is of
    const { sheet } = field.teller.map.ground;
    for (const shape of [0.7, 1, 1.5]) {
      const box = fitted(field.teller, close, shape);
      expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo(shape);
      expect(around(box, sheet)).toEqual(sheet);
    }
    const far = at(last, "open").filter(({ piece }) => at(0, "open").some((one) => one.piece.id === piece.id));
    const ways = changed(at(0, "open"), far);
    const all = near(field, ways);
    for (const { at: to, from = to } of ways) {
      expect(holds(all, from.x, from.y)).toBe(true);
      expect(holds(fitted(field.teller, all, 2.5), to.x, to.y)).toBe(true);
    }

    const step = whole.steps.find(({ dice, events }) => dice.length === 0 && events.length > 0);
    if (!step) throw new Error("some step takes no dice");
    const tried = tryDeed(session, play, step.number, step.side, [step.action]);
    expect(game.encode(tried.position)).toEqual(game.encode(whole.positionAt(step.number)));
    expect(tried.rolls).toBe(false);
    const rolled = whole.steps.find(({ dice }) => dice.length > 0);
    if (rolled) {
      const before = tryDeed(session, play, rolled.number, rolled.side, [rolled.action]);
      expect(game.encode(before.position)).toEqual(game.encode(whole.positionAt(rolled.number - 1)));
      expect(before.rolls).toBe(true);
    }
  },
);

it("shows a counter whole that stands outside the field of the first and last step in between", async () => {
  const session = await takeInRecord(recruitsGame("bull-run-1861", 10));
  const { whole, ...field } = await fieldOf(session);
  const { counters } = pictured(session, field.teller, session.whole.positionAt(0), "open");
  const corner = { ...whole, right: whole.left + 1, bottom: whole.top + 1 };
  const all = wholeWith({ ...field, whole: corner }, counters);
  expect(all).toEqual(around(all, corner));
  for (const { at } of counters)
    for (const side of [-0.5, 0.5]) expect(holds(all, at.x + side * at.width, at.y + side * at.width)).toBe(true);
  expect(wholeWith({ ...field, whole: corner }, [])).toEqual(corner);
});

it("rings a counter that stands elsewhere or looks otherwise, and none that only lies otherwise in its stack", async () => {
  const session = await takeInRecord(recruitsGame("bull-run-1861", 10));
  const field = await fieldOf(session);
  const { counters } = pictured(session, field.teller, session.whole.positionAt(0), "open");
  const [counter] = counters;
  const { piece, at } = counter;
  expect(changed(counters, [{ ...counter, at: { ...at, x: at.x + 5 } }])).toEqual([]);
  expect(changed(counters, [{ ...counter, piece: { ...piece, facing: "elsewhere" } }])).toHaveLength(1);
  expect(changed(counters, [{ ...counter, piece: { ...piece, look: counters[1].piece.look } }])).toHaveLength(1);
  const [moved] = changed(counters, [{ ...counter, piece: { ...piece, space: "elsewhere" } }]);
  expect(moved.from).toEqual(at);
});
