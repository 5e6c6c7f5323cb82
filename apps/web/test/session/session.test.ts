// @vitest-environment happy-dom
import { Divergence, Faulty, type GameRecord } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkGame } from "../../src/session/records.ts";
import { beginGame, branchGame, leaveGame, type NewGame, openGame } from "../../src/session/sessions.ts";
import { keepCopy, removeGame } from "../../src/session/stored-games.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { soundPart, takeIn } from "../../src/session/take-in.ts";
import { gameStore } from "../../src/storage/game-store.ts";
import { SaveFailed } from "../../src/storage/saved-game.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";

useFakeIndexedDb();

const TWO_HERE: NewGame = {
  game: "bull-run-1861",
  scenario: "historical",
  situation: bullRun1861.situation("historical"),
  seats: { north: { kind: "person" }, south: { kind: "person" } },
  dice: "rolled",
};
const noDie = () => Promise.reject(new Error("No die was expected."));

const begun: AnySession[] = [];
async function begin(changes: Partial<NewGame> = {}): Promise<AnySession> {
  const session = await beginGame({ ...TWO_HERE, ...changes }, noDie);
  begun.push(session);
  return session;
}

/** Takes the first action offered, or the one of a type, so many times. */
function play(session: AnySession, times: number, type?: string): void {
  for (let count = 0; count < times; count += 1) {
    const { decision } = session;
    if (decision.over) throw new Error("The game is over.");
    const action = decision.actions.find((one) => one.type === type) ?? decision.actions[0];
    expect(session.act(action)).toEqual({ kind: "taken" });
  }
}

/** Both sides are ready: turn 1 begins. */
function makeReady(session: AnySession): void {
  play(session, 2, "ready");
}

const settled = (session: AnySession) => session.settled();

beforeEach(() => void begun.splice(0));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const session of begun) await removeGame(session.id);
});

describe("a game on this device", () => {
  it("takes allowed actions, refuses others with their rule, and changes nothing then", async () => {
    const session = await begin();
    makeReady(session);
    const { length, view } = session;
    expect(length).toBe(2);
    const retreat = { type: "retreat", unit: "sherman" };
    const refused = session.act(retreat);
    expect(refused).toMatchObject({ kind: "refused", refusal: { rule: expect.stringMatching(/^BR61-/) } });
    expect(session.length).toBe(2);
    expect(session.view).toBe(view);
  });

  it("is found again after the page was left, step for step, with the same dice to come", async () => {
    const session = await begin();
    makeReady(session);
    play(session, 6);
    await settled(session);
    const { commitment } = session;
    await leaveGame(session);
    const again = await openGame(session.id);
    if (!again) throw new Error("The game is gone.");
    begun.push(again);
    expect(again).not.toBe(session);
    expect(again.steps.map(({ check }) => check)).toEqual(session.steps.map(({ check }) => check));
    expect(again.view).toEqual(session.view);
    expect(again.commitment).toBe(commitment);
    expect(checkGame(again)).toEqual({ ok: true, unproven: [] });
  });

  it("tells how far it is read while the page stays alive", async () => {
    const session = await begin();
    makeReady(session);
    play(session, 20);
    await leaveGame(session);
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    const told: number[] = [];
    const again = await openGame(session.id, ({ id, steps }, step) => {
      expect([id, steps]).toEqual([session.id, 22]);
      told.push(step);
    });
    if (!again) throw new Error("The game is gone.");
    begun.push(again);
    expect(again.length).toBe(22);
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it("is listed with its turn, its players and where the counters stand", async () => {
    const session = await begin({ seats: { north: { kind: "person" }, south: { kind: "bot", level: "recruit" } } });
    await settled(session);
    const [saved] = await gameStore.list();
    expect(saved).toMatchObject({ id: session.id, scenario: "historical", steps: 0, seats: session.seats });
    expect(saved.glance.pieces.length).toBeGreaterThan(20);
    expect(saved.glance.decides).toBe("south");
  });

  it("takes steps back as far as the mark, and no further", async () => {
    const session = await begin();
    play(session, 2, "face");
    const before = session.view;
    play(session, 1, "face");
    expect(session.undo()).toBe(true);
    expect(session.view).toEqual(before);
    expect(session.undoTo(0)).toBe(true);
    expect(session.undo()).toBe(false);
    play(session, 1, "ready");
    expect(session.undoState).toMatchObject({ steps: 0, reason: "side" });
    expect(session.undo()).toBe(false);
  });

  it("is looked back at without being changed; nobody acts meanwhile", async () => {
    const session = await begin();
    makeReady(session);
    play(session, 4);
    const now = session.view;
    session.lookAt(1);
    expect([session.step, session.length, session.atNow, session.closed]).toEqual([1, 6, false, "looking-back"]);
    expect(session.view).not.toEqual(now);
    expect(session.actingSide).toBeUndefined();
    expect(session.undoTo(3)).toBe(false);
    session.lookAt(99);
    expect(session.step).toBe(6);
    session.lookAtNow();
    expect([session.atNow, session.closed, session.view]).toEqual([true, undefined, now]);
  });

  it("branches off into a new game with dice of its own; the old one stays", async () => {
    const session = await begin();
    makeReady(session);
    play(session, 5);
    const branch = await branchGame(session, 2);
    begun.push(branch);
    expect(branch.id).not.toBe(session.id);
    expect([branch.length, session.length]).toEqual([2, 7]);
    expect(branch.commitment).not.toBe(session.commitment);
    play(branch, 3);
    expect(checkGame(branch)).toEqual({ ok: true, unproven: [] });
    await settled(branch);
    expect((await gameStore.load(branch.id))?.saved.from).toEqual({ id: session.id, step: 2 });
  });
});

describe("dice from the table", () => {
  it("are asked for one by one, and the action is taken with the last of them", async () => {
    const session = await begin({ dice: "typed" });
    makeReady(session);
    let asked = 0;
    for (let step = 0; step < 60 && asked === 0; step += 1) {
      const { decision } = session;
      if (decision.over) throw new Error("over");
      const result = session.act(decision.actions[0]);
      if (result.kind !== "dice") continue;
      asked += 1;
      const { length } = session;
      expect(session.askedDie).toMatchObject({ faces: 6, given: [] });
      expect(() => session.typeDie(7)).toThrow(RangeError);
      expect(session.cancelDie()).toBe(true);
      expect([session.askedDie, session.length]).toEqual([undefined, length]);
      expect(session.act(decision.actions[0]).kind).toBe("dice");
      while (session.askedDie) {
        const { kind, side, given } = session.askedDie;
        session.typeDie(3);
        expect(session.askedDie?.given ?? [...given, { kind, face: 3, side }]).toEqual([
          ...given,
          { kind, face: 3, side },
        ]);
      }
      expect(session.length).toBe(length + 1);
      expect(session.steps[length].dice.every((die) => die === 3)).toBe(true);
    }
    expect(asked).toBe(1);
    expect(checkGame(session)).toMatchObject({ ok: true, unproven: [{ dice: 5, why: "typed" }] });
  });
});

describe("records and situations that come in", () => {
  async function recordOf(steps: number): Promise<GameRecord> {
    const session = await begin();
    makeReady(session);
    play(session, steps);
    return structuredClone(session.record({ key: true })) as GameRecord;
  }

  it("become games of their own, to be played on", async () => {
    const opened = await takeIn(await recordOf(4));
    if (opened.kind !== "record") throw new Error("not a record");
    begun.push(opened.session);
    expect([opened.session.length, opened.session.closed]).toEqual([6, undefined]);
  });

  it("without the key of their dice can be looked at and branched off, not played on", async () => {
    const session = await begin();
    makeReady(session);
    const opened = await takeIn(structuredClone(session.record({ bare: true })));
    if (opened.kind !== "record") throw new Error("not a record");
    begun.push(opened.session);
    expect([opened.session.closed, opened.session.actingSide]).toEqual(["no-dice", undefined]);
    const branch = await branchGame(opened.session, 2);
    begun.push(branch);
    play(branch, 2);
  });

  it("name the step at which they were altered; what comes before is sound", async () => {
    const record = await recordOf(30);
    const at = record.steps.findIndex(({ dice }) => dice !== undefined);
    expect(at).toBeGreaterThan(0);
    const steps = record.steps.map((step, index) =>
      index === at ? { ...step, dice: step.dice?.map((die) => (die % 6) + 1) } : step,
    ) as GameRecord["steps"];
    const altered = { ...record, steps };
    const count = (await gameStore.list()).length;
    await expect(takeIn(altered)).rejects.toMatchObject({ name: "Divergence", step: at + 1 });
    await expect(takeIn(altered)).rejects.toBeInstanceOf(Divergence);
    expect(await gameStore.list()).toHaveLength(count);
    const opened = await takeIn(soundPart(altered, at + 1));
    if (opened.kind !== "record") throw new Error("not a record");
    begun.push(opened.session);
    expect(opened.session.length).toBe(at);
  });

  it("are refused with every faulty field, and nothing is stored", async () => {
    const count = (await gameStore.list()).length;
    const faults = async (data: unknown) => {
      const error = await takeIn(data).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Faulty);
      return (error as Faulty).faults.map(({ field }) => field);
    };
    for (const strange of [[], {}, "text", { format: "gpx" }]) expect(await faults(strange)).toEqual(["format"]);
    expect(await faults({ format: "stonebridge-record", version: 1 })).toContain("steps");
    expect(await faults({ format: "stonebridge-situation", version: 1, game: "waterloo" })).toEqual(["game"]);
    const situation = { ...bullRun1861.situation("historical"), options: { confusion: "maybe" } };
    expect(await faults(situation)).toEqual(["options.confusion"]);
    expect(await gameStore.list()).toHaveLength(count);
  });
});

describe("a store that fails", () => {
  it("leaves the game running and says how much is at stake, until a save succeeds", async () => {
    const session = await begin();
    await settled(session);
    const save = vi.spyOn(gameStore, "save").mockRejectedValue(new SaveFailed("full"));
    makeReady(session);
    play(session, 3);
    await vi.waitFor(() =>
      expect(session.saveState).toEqual({ kind: "unsaved", problem: "full", through: 0, steps: 5 }),
    );
    await leaveGame(session);
    expect(await openGame(session.id)).toBe(session);
    save.mockRestore();
    await session.saveAgain();
    expect(session.saveState).toEqual({ kind: "saved" });
    expect((await gameStore.load(session.id))?.record.steps).toHaveLength(5);
  });

  it("does not overwrite what another tab has saved, and takes it over when asked", async () => {
    const session = await begin();
    makeReady(session);
    await settled(session);
    const file = await gameStore.load(session.id);
    if (!file) throw new Error("not stored");
    // Another tab plays on: one step more, one revision more.
    const other = await branchGame(session, 2);
    begun.push(other);
    play(other, 1);
    const record = { ...other.record({ key: true }), players: file.record.players } as GameRecord;
    await gameStore.save({
      saved: { ...file.saved, steps: 3, revision: file.saved.revision + 1 },
      record,
    });
    play(session, 2);
    await vi.waitFor(() => expect(session.closed).toBe("elsewhere"));
    expect((await gameStore.load(session.id))?.record.steps).toHaveLength(3);
    await session.takeOver();
    expect([session.closed, session.length]).toEqual([undefined, 3]);
    play(session, 1);
    await settled(session);
    expect((await gameStore.load(session.id))?.record.steps).toHaveLength(4);
  });

  it("does not bring back a game that was deleted in another tab, says so, and keeps it as a copy when asked", async () => {
    const session = await begin({ lesson: "a lesson" });
    makeReady(session);
    play(session, 3);
    await settled(session);
    const file = await gameStore.load(session.id);
    if (!file) throw new Error("not stored");
    const other = new BroadcastChannel("stonebridge");
    const tell = (kind: string) => other.postMessage({ kind, id: session.id, tab: "other" });
    await gameStore.remove(session.id);
    tell("removed");
    await vi.waitFor(() => expect(session.closed).toBe("removed"));
    expect(session.saveState).toMatchObject({ kind: "unsaved", problem: "removed" });
    const { decision } = session;
    if (decision.over) throw new Error("over");
    expect(session.act(decision.actions[0])).toEqual({ kind: "closed" });
    await session.saveAgain();
    expect(await gameStore.load(session.id)).toBeUndefined();
    // Somebody thinks better of it there: the game goes on here.
    await gameStore.restore(file);
    tell("restored");
    await vi.waitFor(() => expect(session.closed).toBeUndefined());
    play(session, 1);
    await settled(session);
    expect((await gameStore.load(session.id))?.record.steps).toHaveLength(6);
    // Deleted again, and this tab was asleep when it was told.
    await gameStore.rename(session.id, "Mine");
    await gameStore.remove(session.id);
    play(session, 1);
    await vi.waitFor(() => expect(session.closed).toBe("removed"));
    expect(await gameStore.load(session.id)).toBeUndefined();
    const copy = keepCopy(session);
    begun.push(copy);
    await settled(copy);
    expect([copy.id === session.id, copy.length, copy.commitment, copy.closed]).toEqual([
      false,
      7,
      session.commitment,
      undefined,
    ]);
    const stored = await gameStore.load(copy.id);
    expect(stored?.record.steps).toHaveLength(7);
    expect(stored?.saved).toMatchObject({ scenario: "historical", lesson: "a lesson" });
    other.close();
  });

  it("opens a game whose line in the store was spoiled, and says what is wrong with a spoiled record", async () => {
    const session = await begin({ seats: { north: { kind: "person" }, south: { kind: "bot", level: "recruit" } } });
    await settled(session);
    await leaveGame(session);
    const file = await gameStore.load(session.id);
    if (!file) throw new Error("not stored");
    await gameStore.remove(session.id);
    await gameStore.restore({ ...file, saved: { ...file.saved, seats: {}, glance: null as never } });
    const again = await openGame(session.id);
    if (!again) throw new Error("The game is gone.");
    begun.push(again);
    expect(again.seats).toEqual({ north: { kind: "person" }, south: { kind: "bot", level: "recruit" } });
    await removeGame(again.id);
    await gameStore.restore({ ...file, record: { ...file.record, steps: 5 as never } });
    await expect(openGame(session.id)).rejects.toBeInstanceOf(Faulty);
  });
});
