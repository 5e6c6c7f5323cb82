import { expect, test } from "vitest";
import { Match, readRecord, resignedSide, resume, seededSource, verify } from "../src/index.ts";
import { heapGame } from "./heap-game.ts";

const giving = Object.assign(heapGame(), { resignation: "HEAP-1" });
const plain = heapGame();

test("a side that gives up loses at once, whoever's turn it is, and nothing goes on", () => {
  const match = Match.begin(giving, { dice: seededSource(1) });
  const [one, other] = giving.sides as [string, string];
  match.resign(other);
  expect(match.decision).toEqual({ over: true, winner: one, rule: "HEAP-1", about: { resigned: other } });
  expect(match.undoState()).toMatchObject({ steps: 0 });
  expect(() => match.act(one, { type: "anything" } as never)).toThrow("has given up");
  expect(() => match.resign(one)).toThrow("already over");
});

test("the record says who gave up; it is read, checked and taken up again", () => {
  const match = Match.begin(giving, { dice: seededSource(1) });
  match.resign(giving.sides[0] as string);
  const record = readRecord(JSON.parse(JSON.stringify(match.record())));
  expect(record.resigned).toBe(giving.sides[0]);
  expect(verify(giving, record)).toMatchObject({ ok: true });
  expect(resume(giving, record).decision).toEqual(match.decision);
  expect(verify(giving, { ...record, resigned: giving.sides[1] })).toMatchObject({ ok: false });
  expect(verify(giving, { ...record, resigned: "nobody" })).toMatchObject({ ok: false });
  expect(verify(plain, record)).toMatchObject({ ok: false });
  expect(resignedSide({ about: { resigned: "left" } })).toBe("left");
  expect(resignedSide({ about: { points: 3 } })).toBeUndefined();
});

test("a game without a clause for it can be given up as well, and names none", () => {
  const match = Match.begin(plain, { dice: seededSource(2) });
  const [one, other] = plain.sides as readonly [string, string];
  match.resign(one);
  expect(match.decision).toEqual({ over: true, winner: other, about: { resigned: one } });
  const record = readRecord(JSON.parse(JSON.stringify(match.record())));
  expect(verify(plain, record)).toMatchObject({ ok: true });
  expect(resume(plain, record).decision).toEqual(match.decision);
});

test("a side that is not there cannot give up", () => {
  expect(() => Match.begin(giving, { dice: seededSource(1) }).resign("nobody")).toThrow("no side");
});
