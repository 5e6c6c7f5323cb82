import { describe, expect, it } from "vitest";
import {
  type DiceSource,
  type GameRecord,
  keyedSource,
  Match,
  readRecord,
  scriptedSource,
  seededSource,
  typedSource,
  verify,
} from "../src/index.ts";
import { nodeCrypto } from "./crypto.ts";
import { heapGame } from "./heap-game.ts";

const keyed = (first: number): DiceSource =>
  keyedSource(
    nodeCrypto,
    Uint8Array.from({ length: 32 }, (_, index) => (first + index) % 256),
  );

type HeapMatch = ReturnType<typeof begin>;

/** Both have bid, no die has fallen since the opening, which rolls two. */
function begin(dice: DiceSource = keyed(1)) {
  const match = Match.begin(heapGame("first"), { dice });
  match.act("left", { type: "bid", number: 3 });
  match.act("right", { type: "bid", number: 1 });
  return match;
}

function gamble(match: HeapMatch): HeapMatch {
  const { decision } = match;
  if (!decision.over) match.act(decision.sides[0], { type: "gamble" });
  return match;
}

const recordOf = (match: HeapMatch): GameRecord => readRecord(JSON.parse(JSON.stringify(match.record({ key: true }))));

function unproven(match: HeapMatch, crypto = true) {
  const verdict = verify(heapGame("first"), recordOf(match), crypto ? nodeCrypto : undefined);
  if (!verdict.ok) throw new Error(verdict.problem);
  return verdict.unproven;
}

describe("the dice of a record", () => {
  it("are proven where one key, sealed before the first, rolled them all", () => {
    expect(unproven(gamble(begin()))).toEqual([]);
  });

  it("are not where the key was drawn again until the die pleased", () => {
    let drawn = 1;
    const wanted = 5;
    for (;;) {
      const trial = begin().branch(2, { dice: keyed((drawn += 7)) });
      const [die] = gamble(trial).steps[2].dice;
      if (die !== wanted) continue;
      // The key of what came before is not in the branch; it is put back, as somebody would who wants to look honest.
      const shared = recordOf(begin()).dice;
      const record = { ...recordOf(trial), dice: [...shared, ...recordOf(trial).dice.slice(1)] };
      expect(verify(heapGame("first"), record, nodeCrypto)).toEqual({
        ok: true,
        unproven: [{ from: 3, to: 3, dice: 1, why: "later-source" }],
      });
      return;
    }
  });

  it("are not where the same key begins anew: its first dice are known by then", () => {
    const match = begin();
    match.changeDice(keyed(1));
    expect(unproven(gamble(match))).toEqual([{ from: 3, to: 3, dice: 1, why: "later-source" }]);
  });

  it("are proven still where a later key has rolled nothing, and where the earlier one had not", () => {
    const match = gamble(begin());
    match.changeDice(keyed(9));
    expect(unproven(match)).toEqual([]);
    const foretold = heapGame("first", [3, 2]);
    const fresh = Match.begin(foretold, { dice: keyed(1) });
    fresh.changeDice(keyed(9));
    fresh.act("left", { type: "bid", number: 3 });
    fresh.act("right", { type: "bid", number: 1 });
    expect(verify(foretold, recordOf(gamble(fresh)), nodeCrypto)).toEqual({ ok: true, unproven: [] });
  });

  it("are not without their key, of a seed, of a script, and from a table", () => {
    const parts = (why: string) => [{ from: 0, to: 3, dice: 3, why }];
    expect(unproven(gamble(begin()), false)).toEqual(parts("no-key"));
    expect(unproven(gamble(begin(seededSource(3))))).toEqual(parts("seed"));
    expect(unproven(gamble(begin(scriptedSource([3, 2, 1]))))).toEqual(parts("scripted"));
    const match = gamble(begin());
    match.act("left", { type: "end" });
    match.changeDice(typedSource());
    if (!match.decision.over) match.act("right", { type: "gamble" }, [4]);
    expect(unproven(match)).toEqual([{ from: 5, to: 5, dice: 1, why: "typed" }]);
  });
});
