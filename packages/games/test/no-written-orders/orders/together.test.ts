import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { type NoWrittenOrders, noWrittenOrders, type Position, SIDES } from "../../../src/no-written-orders/index.ts";
import type { GameEvent } from "../../../src/no-written-orders/events.ts";
import { anyOf } from "../../support/random-play.ts";
import { testForEither } from "../support/either-side.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import { ownSide } from "../support/armies.ts";
import { askedIn, DONE, phase } from "../support/commanding.ts";
import type { Stage } from "../support/stage.ts";

type Done = readonly [side: string, action: Action];

/** What the enemy may notice while both write: counters on top, a division’s flag that goes, a hidden march that shows itself. */
const OPEN: ReadonlySet<Action["type"]> = new Set(["show", "rejoin", "reveal"]);
const TURNS = 2;

function opened(scenario: "first-bull-run" | "brawners-farm") {
  const game = noWrittenOrders.open(noWrittenOrders.situation(scenario, { hiddenMovement: "on" }));
  const { together } = game;
  if (together === undefined) throw new Error("Both sides act in turn.");
  return { ...game, together };
}

const asked = (game: NoWrittenOrders, p: Position, side: string): readonly Action[] => {
  const decision = game.decision(p, side);
  return !decision.over && decision.sides.includes(side) ? decision.actions : [];
};

/** The position as it is kept; false flags in whatever order they were set. */
function kept(game: NoWrittenOrders, p: Position): unknown {
  const copy = game.copy(p);
  const order = (one: { side: number; hex: number }, other: { side: number; hex: number }) =>
    one.side - other.side || one.hex - other.hex;
  copy.decoys = copy.decoys.toSorted(order);
  for (const frame of copy.stack)
    if (frame.step === "command" && frame.decoys) frame.decoys = frame.decoys.toSorted(order);
  return game.encode(copy);
}

/** What both did, played one after the other. */
function inTurn(game: NoWrittenOrders, from: Position, done: readonly Done[]): Position {
  const p = game.copy(from);
  for (const side of SIDES) for (const [who, action] of done) if (who === side) game.act(p, side, action, fastDice(1));
  return p;
}

test.each(["first-bull-run", "brawners-farm"] as const)(
  "NWO-4-b NWO-D05 NWO-D07 NWO-12.4-e in %s both write at the same time: neither notices what the other does, nor does it matter who is quicker",
  { timeout: 60_000 },
  (scenario) => {
    const game = opened(scenario);
    const choice = fastDice(deriveSeed(7, 1));
    const chance = (n: number): number => choice.roll("choice", n);
    const dice = fastDice(deriveSeed(7, 2));
    const p = game.start(dice);
    let [from, done]: [Position, Done[]] = [game.copy(p), []];
    let compared = 0;
    while (p.turn <= TURNS) {
      const together = game.together(p);
      const able = SIDES.filter((side) => asked(game, p, side).length > 0);
      expect(able.length).toBeGreaterThan(0);
      const side = anyOf(able, chance);
      const other = SIDES[1 - SIDES.indexOf(side)];
      const actions = asked(game, p, side);
      const ends = actions.filter(({ type }) => type === "done" || type === "send");
      const action = anyOf(ends.length > 0 && chance(3) === 1 ? ends : actions, chance);
      const noticed = () =>
        JSON.stringify([game.view(p, other), game.view(p, "spectator").steps, asked(game, p, other)]);
      const before = noticed();
      if (together === undefined) [from, done] = [game.copy(p), []];
      const last = game.copy(p);
      const events: GameEvent[] = [];
      game.act(p, side, action, dice, events);
      if (together === undefined) {
        from = game.copy(p);
        continue;
      }
      if (game.together(p) === together) {
        done.push([side, action]);
        if (OPEN.has(action.type)) continue;
        expect(noticed() === before).toBe(true);
        expect(events.filter(({ audience }) => audience === undefined || audience.includes(other))).toEqual([]);
      } else {
        if (game.together(from) === together && !done.some(([, { type }]) => type === "reveal")) {
          expect(kept(game, inTurn(game, from, done))).toEqual(kept(game, last));
          compared += 1;
        }
        [from, done] = [game.copy(p), []];
      }
    }
    expect(compared).toBeGreaterThan(TURNS);
  },
);

/** The beginning of a battle, where both may try orders of their own. */
function beginning() {
  const game = opened("first-bull-run");
  return { game, p: game.start(fastDice(1)), no: fastDice(1) };
}

testForEither(
  "NWO-4-b nobody is told whether the enemy is done before he is himself; then he sees that the enemy still writes",
  () => {
    const { game, p, no } = beginning();
    const steps = (seat: string) =>
      game.view(p, seat).steps.flatMap((frame) => ("side" in frame ? [`${frame.step} ${frame.side}`] : []));
    const [union, spectator] = [steps("union"), steps("spectator")];
    expect(union).toEqual(["initiative 1", "initiative 0"]);
    expect(spectator).toEqual(union);
    expect(steps("confederate")).toEqual(["initiative 1"]);
    game.act(p, "confederate", DONE, no);
    expect([steps("union"), steps("spectator")]).toEqual([union, spectator]);
    expect(steps("confederate")).toEqual(["initiative 0"]);
    expect(game.whyNot(p, "confederate", DONE)).toMatchObject({ reason: "other-side" });
    game.act(p, "union", asked(game, p, "union")[0], no);
    expect(steps("union")).toEqual(["initiative 1", "initiative 0", "drafting 0"]);
    expect(steps("confederate")).toEqual(["initiative 0"]);
    expect(game.decision(game.imagine(game.view(p, "confederate"), no))).toMatchObject({ sides: ["union"] });
  },
);

testForEither("NWO-4-b what is not allowed is explained from the own part of the writing", () => {
  const { game, p, no } = beginning();
  const wasOffered = asked(game, p, "confederate")[0];
  game.act(p, "confederate", wasOffered, no);
  const send = { type: "kind", order: "general-retreat" } as const;
  expect(game.whyNot(p, "confederate", send)).toMatchObject({ reason: "kind-general" });
  expect(game.whyNot(p, "union", send)).toMatchObject({ reason: "draft-none" });
  game.act(p, "union", asked(game, p, "union")[0], no);
  game.act(p, "confederate", { type: "scrap" }, no);
  expect(game.whyNot(p, "union", send)).toMatchObject({ reason: "kind-general" });
  expect(game.whyNot(p, "confederate", send)).toMatchObject({ reason: "draft-none" });
  expect(asked(game, p, "confederate")).toContainEqual(wasOffered);
});

testForEither(
  "NWO-12.3-d NWO-D13 a retreat is ended in secret: the enemy is asked and sees the same as if there were none",
  () => {
    const enemy = SIDES[1 - ownSide()];
    const under = (type: "fall-back" | "delay") => phase([], { orders: { u1: { type, target: "0602" } } });
    const noticed = (stage: Stage) => [stage.askedOf(enemy), viewOf(stage.field, stage.p, enemy)];
    const [retreating, delaying] = [under("fall-back"), under("delay")];
    expect([retreating, delaying].map(askedIn)).toEqual(["standing-down", "initiative"]);
    expect(noticed(retreating)).toEqual(noticed(delaying));
  },
);
