import { describe, expect, it } from "vitest";
import {
  type Disagreement,
  Faulty,
  type GameRecord,
  guardAutomaticSteps,
  keyedSource,
  Match,
  readRecord,
  Runaway,
  sameJson,
  seededSource,
  type RecordStep,
  scriptedSource,
  verify,
} from "../src/index.ts";
import { nodeCrypto } from "./crypto.ts";
import { heapGame } from "./heap-game.ts";

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index + 1);

/** left bids 3, right 1; left gambles and passes; right takes the rest one by one. */
function finished(dice = keyedSource(nodeCrypto, KEY)): GameRecord {
  const match = Match.begin(heapGame(), { dice, notes: { date: "1861-07-21" } });
  match.act("left", { type: "bid", number: 3 });
  match.act("right", { type: "bid", number: 1 });
  while (!match.decision.over) {
    const side = match.decision.sides[0];
    match.act(side, { type: "gamble" });
    if (!match.decision.over) match.act(side, { type: "end" });
  }
  return readRecord(JSON.parse(JSON.stringify(match.record())));
}

type Change = (step: RecordStep) => Partial<RecordStep>;
function altered(record: GameRecord, number: number, change: Change): GameRecord {
  const steps = record.steps.map((step, index) => (index + 1 === number ? { ...step, ...change(step) } : step));
  return { ...record, steps };
}

const unchecked = (record: GameRecord): GameRecord => ({
  ...record,
  steps: record.steps.map(({ side, action, dice }) => ({ side, action, ...(dice && { dice }) })),
});

const otherDie: Change = (step) => ({ dice: [((step.dice?.[0] ?? 0) % 6) + 1] });

function problem(record: GameRecord): { step: number; kind: Disagreement["kind"] } | "none" {
  const verdict = verify(heapGame(), record, nodeCrypto);
  return verdict.ok ? "none" : { step: verdict.step, kind: verdict.disagreement.kind };
}

describe("a record", () => {
  it("holds the key only once the game is over", () => {
    const record = finished();
    expect(record.dice[0]).toHaveProperty("key");
    const match = Match.begin(heapGame(), { dice: keyedSource(nodeCrypto, KEY) });
    expect(match.record().dice[0]).toEqual({
      from: 0,
      source: "keyed",
      commitment: "ae216c2ef5247a3782c135efa279a3e4cdc61094270f5d2be58c6204b7a612c9",
    });
    expect(match.record({ key: true }).dice[0]).toHaveProperty("key");
  });

  it("can leave its fingerprints out", () => {
    const match = Match.begin(heapGame(), { dice: seededSource(1) });
    match.act("left", { type: "bid", number: 1 });
    expect(match.record({ bare: true }).steps).toEqual([{ side: "left", action: { type: "bid", number: 1 } }]);
    expect(match.record().steps[0].check).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe("verify", () => {
  it("accepts what was played", () => {
    expect(verify(heapGame(), finished(), nodeCrypto)).toEqual({ ok: true, unproven: [] });
    expect(verify(heapGame(), finished(seededSource(3)))).toMatchObject({ ok: true });
    expect(verify(heapGame(), unchecked(finished()), nodeCrypto)).toEqual({ ok: true, unproven: [] });
  });

  it("accepts dice that players mixed something into, and finds it exchanged", () => {
    const record = finished(keyedSource(nodeCrypto, KEY, ["a1", "b2"]));
    expect(verify(heapGame(), record, nodeCrypto)).toEqual({ ok: true, unproven: [] });
    const exchanged = { ...record, dice: record.dice.map((stretch) => ({ ...stretch, mixed: ["a1", "b3"] })) };
    expect(problem(exchanged)).toMatchObject({ kind: "die-altered" });
  });

  it("finds an action that was not allowed", () => {
    expect(problem(altered(finished(), 4, () => ({ action: { type: "dig" } })))).toEqual({ step: 4, kind: "illegal" });
    expect(problem(altered(finished(), 4, () => ({ side: "right" })))).toEqual({ step: 4, kind: "illegal" });
  });

  it("finds an action that was exchanged for another that is allowed", () => {
    const bid = { type: "bid", number: 2 };
    expect(problem(altered(finished(), 1, () => ({ action: bid })))).toEqual({ step: 1, kind: "position" });
  });

  it("finds a die that the key or the seed does not give", () => {
    expect(problem(altered(unchecked(finished()), 3, otherDie))).toEqual({ step: 3, kind: "die-altered" });
    expect(problem(altered(unchecked(finished(seededSource(3))), 3, otherDie))).toEqual({
      step: 3,
      kind: "die-altered",
    });
    expect(problem({ ...finished(), opening: [1, 1] })).toEqual({ step: 0, kind: "die-altered" });
  });

  it("finds an altered die without a key by the position that follows", () => {
    const script = finished(scriptedSource([6, 2, 3, 3, 3, 3, 3, 3, 3]));
    expect(problem(script)).toBe("none");
    expect(problem(altered(script, 3, () => ({ dice: [2] })))).toEqual({ step: 3, kind: "position" });
  });

  it("finds dice too few, too many and impossible", () => {
    expect(problem(altered(finished(), 3, () => ({ dice: [] })))).toEqual({ step: 3, kind: "die-missing" });
    expect(problem(altered(finished(), 3, (step) => ({ dice: [...(step.dice ?? []), 1] })))).toEqual({
      step: 3,
      kind: "dice-left",
    });
    expect(problem(altered(finished(), 4, () => ({ dice: [1] })))).toEqual({ step: 4, kind: "dice-left" });
    expect(problem(altered(finished(), 3, () => ({ dice: [7] })))).toEqual({ step: 3, kind: "die-impossible" });
  });

  it("finds a key that is not the one promised", () => {
    const record = finished();
    const dice = [{ ...record.dice[0], key: "00".repeat(32) } as GameRecord["dice"][number]];
    expect(problem({ ...record, dice })).toEqual({ step: 0, kind: "commitment" });
  });

  it("finds a wrong, a missing and an early outcome", () => {
    const record = finished();
    const { outcome, ...open } = record;
    const last = record.steps.length;
    const winner = outcome?.winner === "left" ? "right" : "left";
    expect(problem({ ...record, outcome: { winner, rule: "H-4", about: {} } })).toEqual({
      step: last,
      kind: "outcome",
    });
    expect(problem(open)).toEqual({ step: last, kind: "outcome" });
    expect(problem({ ...record, steps: record.steps.slice(0, 3) })).toEqual({ step: 3, kind: "outcome" });
    const more = { side: "left", action: { type: "take" } };
    expect(problem({ ...record, steps: [...record.steps, more] })).toEqual({ step: last + 1, kind: "game-over" });
  });

  it("finds another game, another rules version, another situation", () => {
    const record = finished();
    expect(problem({ ...record, game: "chess" })).toEqual({ step: 0, kind: "other-game" });
    expect(problem({ ...record, rulesVersion: "0" })).toEqual({ step: 0, kind: "other-rules" });
    const onward = Object.assign(heapGame(), { replays: ["0"] });
    expect(verify(onward, { ...record, rulesVersion: "0" }, nodeCrypto)).toMatchObject({ ok: true });
    expect(verify(onward, { ...record, rulesVersion: "00" }, nodeCrypto)).toMatchObject({ ok: false, step: 0 });
    const verdict = verify(heapGame("second"), record, nodeCrypto);
    expect(verdict).toMatchObject({ ok: false, step: 0, problem: expect.stringContaining("another situation") });
  });

  it("says the step and the reason in a sentence", () => {
    const verdict = verify(
      heapGame(),
      altered(finished(), 3, () => ({ dice: [] })),
      nodeCrypto,
    );
    expect(verdict).toMatchObject({ problem: "Step 3: the record lacks die 1 (gamble, 6 faces)." });
  });
});

/** The fields that reading finds fault with. */
function faults(data: unknown): string[] {
  try {
    readRecord(data);
  } catch (error) {
    if (error instanceof Faulty) return error.faults.map((fault) => fault.field);
    throw error;
  }
  return [];
}

describe("reading a record", () => {
  it("accepts what a match wrote", () => {
    expect(faults(finished())).toEqual([]);
  });

  it("says that something else is no record", () => {
    for (const data of [null, 3, "text", []]) expect(faults(data)).toEqual(["(whole)"]);
    expect(faults({})).toEqual(["format"]);
    expect(faults({ format: "stonebridge-situation" })).toEqual(["format"]);
    expect(faults({ format: "stonebridge-record", version: 2 })).toEqual(["version"]);
  });

  it("names every faulty field", () => {
    const record = finished();
    const steps = [
      { side: 1, action: {}, dice: [0, "x"], check: "zz" },
      "nonsense",
      { side: "left", action: { type: "take" }, dice: 3 },
    ];
    expect(faults({ ...record, steps })).toEqual([
      "steps[0].side",
      "steps[0].action",
      "steps[0].dice[0]",
      "steps[0].dice[1]",
      "steps[0].check",
      "steps[1]",
      "steps[2].dice",
    ]);
    expect(faults({ ...record, game: "" })).toEqual(["game", "situation.game"]);
    expect(faults({ ...record, situation: [], players: 1, notes: { a: 1 }, outcome: { winner: 1, rule: 2 } })).toEqual([
      "situation",
      "players",
      "notes.a",
      "outcome.winner",
      "outcome.rule",
      "outcome.about",
    ]);
    expect(faults({ ...record, players: { left: { name: 1 }, right: 2 } })).toEqual([
      "players.left.name",
      "players.right",
    ]);
  });

  it("refuses what nests too deep or is too long, without repeating it", () => {
    const record = finished();
    const deep = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`) as unknown;
    expect(faults({ ...record, version: deep })).toEqual(["(whole)"]);
    expect(faults({ ...record, situation: { ...record.situation, options: { a: deep } } })).toEqual(["(whole)"]);
    expect(faults({ ...record, notes: { a: "x".repeat(50_000_000) } })).toEqual(["(whole)"]);
    expect(faults({ ...record, notes: { a: "x".repeat(2_001) } })).toEqual(["notes.a"]);
    expect(faults({ ...record, notes: { a: "x".repeat(2_000) } })).toEqual([]);
    expect(faults({ ...record, players: { left: { name: "x".repeat(201) } } })).toEqual(["players.left.name"]);
    expect(faults({ ...record, ["n".repeat(1_000_000)]: 1 })).toEqual(["(whole)"]);
    const error = new Faulty("What", [{ field: "f".repeat(1e6), problem: "p".repeat(1e6) }]);
    expect(error.message.length).toBeLessThan(3_000);
    const many = faults({ ...record, steps: Array.from({ length: 100_000 }, () => 1) });
    expect([many.length, many.at(-1)]).toEqual([101, "…"]);
  });

  it("names what is wrong with the dice's sources", () => {
    const record = finished();
    const typed = { source: "typed" };
    expect(faults({ ...record, dice: [] })).toEqual(["dice"]);
    expect(faults({ ...record, dice: [{ ...typed, from: 1 }] })).toEqual(["dice[0].from"]);
    expect(
      faults({
        ...record,
        dice: [
          { ...typed, from: 0 },
          { ...typed, from: 999 },
        ],
      }),
    ).toEqual(["dice[1].from"]);
    expect(faults({ ...record, dice: [{ source: "luck", from: 0 }] })).toEqual(["dice[0].source"]);
    expect(faults({ ...record, dice: [{ source: "seeded", seed: 1.5, from: 0 }] })).toEqual(["dice[0].seed"]);
    expect(faults({ ...record, dice: [{ source: "keyed", commitment: "ab", key: "x", from: 0 }] })).toEqual([
      "dice[0].commitment",
      "dice[0].key",
    ]);
    const [sealed] = record.dice;
    for (const mixed of [[], "a1", ["xy"], [""], ["a1".repeat(65)]])
      expect(faults({ ...record, dice: [{ ...sealed, mixed }] })).toEqual(["dice[0].mixed"]);
  });
});

describe("small tools", () => {
  it("compare JSON whatever the order of fields", () => {
    expect(sameJson({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1, d: undefined })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameJson([1, 2], [1])).toBe(false);
    expect(sameJson(null, {})).toBe(false);
  });

  it("stop a game that runs on by itself", () => {
    expect(() => guardAutomaticSteps(1_000, "march")).not.toThrow();
    expect(() => guardAutomaticSteps(1_001, "march")).toThrow(Runaway);
  });
});
