import { type Decision, fastDice, type GameRecord, sameAction, scriptedDice } from "@stonebridge/kernel";
import { type Action, noWrittenOrders, type Position } from "@stonebridge/games/no-written-orders";
import { type Course, judgeTry } from "@stonebridge/bots/account";
import { tutorOf } from "@stonebridge/bots/no-written-orders/tutor";
import { describe, expect, it } from "vitest";
import { played } from "../support/played.ts";

const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
const tutor = tutorOf(game);
const BODY = "U2";
/** The turn in which somebody sends Hunter’s division back to where the army came from, and leaves it there. */
const WRONG = 2;
const BACK: readonly Action["type"][] = ["kind", "aim", "send"];

/** A game between Colonels, one of whom gives one wrong order. */
function withWrongOrder(): GameRecord {
  const leader = tutor.leader(game.start(fastDice(1)));
  let written = -1;
  const choose = (p: Position, now: Decision<Action>): Action => {
    if (now.sides[0] !== "union" || p.turn < WRONG) return leader.choose(p, now);
    if (now.step === "orders" && p.turn === WRONG && written < 0) {
      const address = now.actions.find((one) => one.type === "address" && one.to === BODY);
      if (address !== undefined) {
        written = 0;
        return address;
      }
    }
    const next = BACK[written];
    if (now.step === "drafting" && next !== undefined) {
      written += 1;
      const wanted = now.actions.filter(({ type }) => type === next);
      return wanted.find((one) => one.type === "kind" && one.order === "defend") ?? (wanted.at(-1) as Action);
    }
    const others = now.actions.filter(
      (one) => !("to" in one && one.to === BODY) && !("holder" in one && one.holder === BODY),
    );
    return leader.choose(p, now.step === "orders" || now.step === "initiative" ? { ...now, actions: others } : now);
  };
  return played(game, 4, { choose });
}

describe("orders that the tutor would not have given", () => {
  const record = withWrongOrder();
  const watch = tutor.courses?.watch();
  const position = game.start(scriptedDice(record.opening ?? []));
  for (const [at, { side, action, dice = [] }] of record.steps.entries()) {
    watch?.see(position, at + 1, side, action as Action);
    game.act(position, side, action as Action, scriptedDice(dice));
  }
  const courses = (watch?.courses() ?? []) as readonly Course<Position, Action>[];
  const wrong = courses.find(({ body, position: { turn } }) => body === BODY && turn === WRONG);
  if (wrong === undefined) throw new Error("the wrong order is seen");

  it("are seen where they were given, for as long as they were left", () => {
    expect(wrong.side).toBe("union");
    expect(record.steps[wrong.step - 1]?.side).toBe("union");
    expect(wrong.played.some((one) => one.type === "address" && one.to === BODY)).toBe(true);
    expect(wrong.kept).toBeGreaterThan(wrong.until);
    expect(wrong.better).not.toEqual(wrong.played);
  });

  it("and the better ones can be given in their place", () => {
    const p = game.copy(wrong.position);
    for (const action of wrong.better.slice(0, -1)) {
      const now = game.decision(p, wrong.side);
      expect(!now.over && now.actions.some((one) => sameAction(one, action))).toBe(true);
      game.act(p, wrong.side, action, scriptedDice([]));
    }
    expect(wrong.better.at(-1)).toEqual({ type: "done" });
  });

  it("are kept in a play-out of what was done: nobody orders that formation anything else", () => {
    const p = game.copy(wrong.position);
    const leader = tutor.leader(p);
    const kept = wrong.keep(leader);
    const dice = fastDice(9);
    let orders = 0;
    const deed = [...wrong.played];
    for (let now = game.decision(p); !now.over && p.turn < WRONG + 5; now = game.decision(p)) {
      const [side] = now.sides;
      const own = side === "union";
      const scripted = own ? deed.shift() : undefined;
      const action = scripted ?? (own ? kept : leader).choose(p, now);
      if (own && scripted === undefined && "to" in action && action.to === BODY) orders += 1;
      game.act(p, side as string, action, dice);
    }
    expect(orders).toBe(0);
  });

  it("can be tried again: judged once all of the turn are written, and as good if they are the better ones", async () => {
    const { step, side, body, kept, better } = wrong;
    const known = { deed: better, chance: 0.5, gain: 0.2, side, orders: { to: body, kept } };
    const tried = (actions: readonly Action[]) => {
      const steps = [...record.steps.slice(0, step - 1), ...actions.map((action) => ({ side, action }))];
      return judgeTry(game, { ...record, steps }, step - 1, known, tutor, { playouts: 2 });
    };
    expect(await tried(better.slice(0, -1))).toBeUndefined();
    expect(await tried(better)).toEqual({ chance: 0.5, asGood: true });
  });
});
