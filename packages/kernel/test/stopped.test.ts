import { expect, it } from "vitest";
import { Match, readRecord, resume, seededSource, type Stopped, stoppedBy, verify } from "../src/index.ts";
import { heapGame } from "./heap-game.ts";

const [one, other] = heapGame().sides as [string, string];

it.each<[Stopped, string]>([
  [{ reason: "time", side: other }, one],
  [{ reason: "absence", side: one }, other],
  [{ reason: "agreement" }, "draw"],
  [{ reason: "aborted", side: one }, "draw"],
])("ends a game before its end, and its record says why: %j", (stopped, winner) => {
  const match = Match.begin(heapGame(), { dice: seededSource(1) });
  match.stop(stopped);
  expect(match.decision).toEqual({ over: true, winner, about: { stopped } });
  expect(match.undoState().steps).toBe(0);
  expect(() => match.stop(stopped)).toThrow("already over");
  const record = readRecord(JSON.parse(JSON.stringify(match.record())));
  expect(verify(heapGame(), record)).toMatchObject({ ok: true });
  const again = resume(heapGame(), record);
  expect(again.decision).toEqual(match.decision);
  expect(stoppedBy({ about: record.outcome?.about ?? {} })).toEqual(stopped);
  expect(verify(heapGame(), { ...record, stopped: { reason: "time", side: "nobody" } })).toMatchObject({ ok: false });
});

it("reads only why a game can be stopped", () => {
  const record = Match.begin(heapGame(), { dice: seededSource(1) }).record();
  for (const stopped of [{ reason: "boredom" }, { reason: "time" }, { reason: "agreement", side: one }, "time"])
    expect(() => readRecord({ ...record, stopped })).toThrow("cannot be used");
});
