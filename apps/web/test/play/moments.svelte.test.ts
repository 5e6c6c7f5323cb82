import type { ActionBase, EventBase, Game } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { builtMap, bullRun1861 } from "@stonebridge/games/bull-run-1861";
import * as texts1861 from "@stonebridge/games/bull-run-1861/text";
import { texts as en1861 } from "@stonebridge/games/bull-run-1861/text/en";
import { bullRun1983, type BullRun1983 } from "@stonebridge/games/bull-run-1983";
import * as texts1983 from "@stonebridge/games/bull-run-1983/text";
import { texts as en1983 } from "@stonebridge/games/bull-run-1983/text/en";
import { FORMATION, type GameEvent, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import * as textsNwo from "@stonebridge/games/no-written-orders/text";
import { texts as enNwo } from "@stonebridge/games/no-written-orders/text/en";
import { builtMap as map1862, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import * as texts1862 from "@stonebridge/games/second-bull-run-1862/text";
import { texts as en1862 } from "@stonebridge/games/second-bull-run-1862/text/en";
import { teller as teller1861 } from "../../src/games/bull-run-1861/moments/teller.ts";
import { teller as teller1983 } from "../../src/games/bull-run-1983/moments/teller.ts";
import type { Moment, MomentKind, MomentTeller } from "../../src/games/contract/moments.ts";
import { teller as tellerNwo } from "../../src/games/no-written-orders/moments/teller.ts";
import { sideOf } from "../../src/games/no-written-orders/pieces/pieces.ts";
import { openTools } from "../unit/tables-nwo.ts";
import { teller as teller1862 } from "../../src/games/second-bull-run-1862/moments/teller.ts";
import { played } from "./played.ts";

/** A teller of a game, and the view it looks at. */
interface Telling<E, V> {
  readonly teller: MomentTeller<E, V>;
  look(view: V): void;
}

/** The moments that a side sees in games of a random hand, and in what step. */
function momentsIn<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  { teller, look }: Telling<E, V>,
  eyes: string,
  {
    seeds,
    steps,
    likes,
  }: { readonly seeds: readonly number[]; readonly steps: number; readonly likes: readonly string[] },
): readonly Moment[] {
  return seeds.flatMap((seed) =>
    [...played(game, eyes, { seed, steps, likes })].flatMap(({ events, before, after }) => {
      look(after);
      return [...teller.tell(events, eyes), ...(teller.between?.(before, after) ?? [])];
    }),
  );
}

function kinds(moments: readonly Moment[]): ReadonlySet<MomentKind> {
  return new Set(moments.map(({ kind }) => kind));
}

/** Moments that happen to somebody happen somewhere, and have words. */
function expectWhole(moments: readonly Moment[], placed: readonly MomentKind[]): void {
  for (const moment of moments) {
    expect(`${moment.title ?? ""}${moment.text ?? ""}${moment.kind}`).not.toMatch(/undefined|\[object/);
    if (placed.includes(moment.kind)) expect(moment, JSON.stringify(moment)).toHaveProperty("space");
  }
}

describe("moments of games that were played", () => {
  it("1861: each kind is found, attacks only where they are made on who looks", async () => {
    const game = bullRun1861.open(bullRun1861.situation("historical"));
    const names = texts1861.namesOf(en1861, builtMap().zones);
    const desk = { texts: en1861, names, view: game.view(game.start({ roll: () => 1 } as never), "north") };
    const telling = { teller: await teller1861(desk), look: (view: typeof desk.view) => (desk.view = view) };
    const found = momentsIn(game, telling, "north", {
      seeds: [1, 2, 3, 4],
      steps: 1500,
      likes: ["attack", "fight", "suggest", "ready", "launch"],
    });
    expect([...kinds(found)]).toEqual(
      expect.arrayContaining(["turn", "initiative", "offensive", "attacked", "taken", "eliminated", "arrival", "news"]),
    );
    expectWhole(found, ["attacked", "taken", "eliminated", "arrival"]);
    expect(found.find(({ kind }) => kind === "taken")?.text).toMatch(/^[A-Z].*: [12] points? for the (North|South)$/);
    for (const { side, text } of found.filter(({ kind }) => kind === "attacked")) {
      expect(side).toBe("north");
      expect(text).toMatch(/ attacks /);
    }
    expect(telling.teller.tell([], "north")).toEqual([]);
  });

  it("1862: each kind is found", async () => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("both-days"));
    const names = texts1862.namesOf(en1862, map1862().zones);
    const desk = { texts: en1862, names, view: game.view(game.start({ roll: () => 1 } as never), "union") };
    const telling = { teller: await teller1862(desk), look: (view: typeof desk.view) => (desk.view = view) };
    const found = momentsIn(game, telling, "union", {
      seeds: [1, 2],
      steps: 4000,
      likes: ["attack", "fight", "suggest", "ready"],
    });
    expect([...kinds(found)]).toEqual(
      expect.arrayContaining([
        "turn",
        "night",
        "initiative",
        "offensive",
        "taken",
        "attacked",
        "rout",
        "eliminated",
        "arrival",
        "news",
      ]),
    );
    expectWhole(found, ["attacked", "taken", "eliminated"]);
  });

  it("1983: each kind is found, stars and bases between two views", async () => {
    const open: (data: unknown) => BullRun1983 = bullRun1983.open;
    const game = open(bullRun1983.situation("historical"));
    const names = texts1983.namesOf(en1983);
    const desk = { texts: en1983, names, game, view: game.view(game.start({ roll: () => 1 } as never), "confederate") };
    const telling = { teller: await teller1983(desk), look: (view: typeof desk.view) => (desk.view = view) };
    const found = momentsIn(game, telling, "confederate", {
      seeds: [1, 2, 3, 4],
      steps: 2600,
      likes: ["declare", "complete", "target", "take", "fight", "lose", "close", "suggest", "ready"],
    });
    expect([...kinds(found)]).toEqual(expect.arrayContaining(["turn", "attacked", "eliminated", "arrival", "news"]));
    expectWhole(found, ["attacked", "eliminated", "arrival"]);

    const before = { ...desk.view, turn: 3 };
    const star = game.field.grid.ids[game.field.stars[0] ?? 0] as string;
    const unit = before.pieces.find(
      ({ side, kind, defense }) => side === "union" && !kind.endsWith("leader") && defense > 0,
    );
    const moved = {
      ...before,
      pieces: before.pieces.map((one) => (one.id === unit?.id ? { ...one, hex: star } : one)),
    };
    const off = { ...before, pieces: before.pieces.filter(({ hex }) => hex !== star) };
    expect(telling.teller.between?.(off, moved)).toMatchObject([{ kind: "taken", side: "union", space: star }]);
    expect(telling.teller.between?.(moved, off)).toMatchObject([{ kind: "taken", side: "confederate", space: star }]);
    const leader = before.pieces.find(({ kind, side }) => kind.endsWith("leader") && side === "union")?.id as string;
    const fall = { type: "lost", rule: "BR83-12.5-a", piece: leader, hex: star, to: "lost", cause: "combat" } as const;
    expect(telling.teller.tell([fall], "union")).toMatchObject([{ kind: "leader", side: "union", space: star }]);
  });

  it("No Written Orders: each kind is found, orders only by their owner", async () => {
    const situation = noWrittenOrders.situation("first-bull-run");
    const tools = openTools(situation);
    const { game } = tools;
    const start = game.start({ roll: () => 3 } as never);
    const desk = {
      texts: enNwo,
      names: textsNwo.namesOf(enNwo, game.field),
      tools,
      view: game.view(start, "union"),
      sideOf: (piece: string) => sideOf(desk.view, piece),
    };
    const telling = { teller: await tellerNwo(desk as never), look: (view: typeof desk.view) => (desk.view = view) };
    const found = momentsIn(game, telling, "union", {
      seeds: [1, 2],
      steps: 4000,
      likes: ["assault", "fight", "send", "end-declaration"],
    });
    expect([...kinds(found)]).toEqual(expect.arrayContaining(["turn", "initiative", "misread"]));
    expectWhole(found, ["attacked"]);

    const { teller } = telling;
    const kindsOf = (event: GameEvent) => teller.tell([event], "union").map(({ kind, side }) => [kind, side]);
    const rule = "NWO-1-a";
    const roll = { kind: "compliance", side: "union", die: 3, modifiers: [], total: 3 } as const;
    const unit = (side: string) => desk.view.units.find((one) => one.side === side)?.id as string;
    const hex = "1822";
    const holder = game.field.holders.find(({ side, kind }) => side === 0 && kind === FORMATION)?.id as string;
    expect(kindsOf({ type: "order-delivered", rule, to: holder, orders: ["march"] })).toEqual([["order", "union"]]);
    expect(kindsOf({ type: "compliance-tested", rule, holder, column: 3, roll, result: "R5" })).toEqual([
      ["misread", "union"],
    ]);
    expect(kindsOf({ type: "compliance-tested", rule, holder, column: 3, roll, result: "C" })).toEqual([
      ["order", "union"],
    ]);
    expect(kindsOf({ type: "order-failed", rule, holder })).toEqual([["misread", "union"]]);
    expect(kindsOf({ type: "bad-move", rule, holder })).toEqual([["misread", "union"]]);
    expect(kindsOf({ type: "spirit-changed", rule, formation: holder, demoralised: true })).toEqual([
      ["rout", "union"],
    ]);
    expect(kindsOf({ type: "spirit-changed", rule, formation: holder, demoralised: false })).toEqual([]);
    expect(
      kindsOf({ type: "leader-tested", rule, leader: "tyler", roll: { ...roll, kind: "leader-loss" }, lost: true }),
    ).toEqual([["leader", "union"]]);
    expect(kindsOf({ type: "entered", rule, unit: unit("union"), hex, side: "union" })).toEqual([["arrival", "union"]]);
    expect(kindsOf({ type: "eliminated", rule, unit: unit("confederate"), hex })).toEqual([
      ["eliminated", "confederate"],
    ]);
    const assault = {
      type: "assaulted",
      rule,
      side: "confederate",
      attackers: [unit("confederate")],
      defenders: [unit("union")],
      hex,
    } as const;
    expect(kindsOf(assault)).toEqual([["attacked", "union"]]);
    expect(teller.tell([assault], "confederate")).toEqual([]);
    expect(teller.tell([assault], undefined)).toEqual([]);
  });

  it("No Written Orders: a place that changes hands is told by the points it brings", async () => {
    const tools = openTools(noWrittenOrders.situation("first-bull-run"));
    const { game } = tools;
    const names = textsNwo.namesOf(enNwo, game.field);
    const desk = { texts: enNwo, names, tools, view: undefined, sideOf: () => undefined };
    const { between } = await tellerNwo(desk as never);
    const changes = [...played(game, "union", { seed: 5, steps: 2500, likes: ["step", "assault"] })].flatMap(
      ({ before, after }) => between?.(before, after) ?? [],
    );
    for (const { kind, text } of changes) {
      expect(kind).toBe("taken");
      expect(text).toMatch(/: \d+ points for the (Union|Confederates)$/);
    }
  });
});
