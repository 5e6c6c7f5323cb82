/** What the public types promise, held by the compiler: `npm run typecheck`. */
import hexes from "@stonebridge/atlas/maps/bull-run-1983/hexes.json" with { type: "json" };
import graph from "@stonebridge/atlas/maps/second-bull-run-1862/graph.json" with { type: "json" };
import {
  type HexIndex,
  type HexMapData,
  HexMap,
  type IndexOf,
  ZoneGraph,
  type ZoneGraphData,
  type ZoneIndex,
} from "@stonebridge/board";
import { type Bot, createRecruit } from "@stonebridge/bots";
import { createBot } from "@stonebridge/bots/bull-run-1861";
import { createBot as createBotOf1983 } from "@stonebridge/bots/bull-run-1983";
import * as bullRun1861 from "@stonebridge/games/bull-run-1861";
import * as bullRun1983 from "@stonebridge/games/bull-run-1983";
import * as noWrittenOrders from "@stonebridge/games/no-written-orders";
import * as secondBullRun1862 from "@stonebridge/games/second-bull-run-1862";
import {
  type Decision,
  type Dice,
  fastDice,
  type Game,
  type GameModule,
  type GameRecord,
  Match,
  type Outcome,
  type Refusal,
  seededSource,
  type SituationBase,
  verify,
} from "@stonebridge/kernel";
import { expectTypeOf, test } from "vitest";

declare const game: bullRun1861.BullRun1861;
declare const position: bullRun1861.Position;

test("every game on the shelf has the same form", () => {
  const shelf1861 = bullRun1861.bullRun1861;
  expectTypeOf(shelf1861).toExtend<
    GameModule<bullRun1861.Position, bullRun1861.Action, bullRun1861.GameEvent, bullRun1861.View>
  >();
  expectTypeOf(bullRun1983.bullRun1983).toExtend<
    GameModule<bullRun1983.Position, bullRun1983.Action, bullRun1983.GameEvent, bullRun1983.View>
  >();
  expectTypeOf(secondBullRun1862.secondBullRun1862).toExtend<
    GameModule<
      secondBullRun1862.Position,
      secondBullRun1862.Action,
      secondBullRun1862.GameEvent,
      secondBullRun1862.View
    >
  >();
  expectTypeOf(noWrittenOrders.noWrittenOrders).toExtend<
    GameModule<noWrittenOrders.Position, noWrittenOrders.Action, noWrittenOrders.GameEvent, noWrittenOrders.View>
  >();
  expectTypeOf(shelf1861.situation("historical")).toEqualTypeOf<SituationBase>();
  expectTypeOf(shelf1861.open).parameter(0).toBeUnknown();
});

test("a decision says who may choose among what, and an outcome has no actions", () => {
  const now = game.decision(position);
  expectTypeOf(now).toEqualTypeOf<Decision<bullRun1861.Action> | Outcome>();
  if (now.over) expectTypeOf(now).toEqualTypeOf<Outcome>();
  else expectTypeOf(now.actions).toEqualTypeOf<readonly bullRun1861.Action[]>();
  expectTypeOf<Outcome>().not.toHaveProperty("actions");
});

test("an action belongs to its game, and a refusal names a rule", () => {
  const dice = fastDice(1);
  expectTypeOf(dice).toEqualTypeOf<Dice>();
  expectTypeOf(game.act).parameter(2).toEqualTypeOf<bullRun1861.Action>();
  expectTypeOf(game.whyNot).returns.toEqualTypeOf<Refusal | undefined>();
  // @ts-expect-error -- no game has such an action
  game.act(position, "north", { type: "charge-bayonets" }, dice);
  // @ts-expect-error -- a step goes to a zone
  game.whyNot(position, "north", { type: "step", unit: "sherman" });
});

test("what a seat sees is not the position", () => {
  expectTypeOf<bullRun1861.View>().not.toExtend<bullRun1861.Position>();
  expectTypeOf<bullRun1983.View>().not.toExtend<bullRun1983.Position>();
  expectTypeOf<secondBullRun1862.View>().not.toExtend<secondBullRun1862.Position>();
  expectTypeOf<noWrittenOrders.View>().not.toExtend<noWrittenOrders.Position>();
});

test("a match knows its game's actions and events", () => {
  const match = Match.begin(game, { dice: seededSource(1) });
  expectTypeOf(match).toEqualTypeOf<
    Match<bullRun1861.Position, bullRun1861.Action, bullRun1861.GameEvent, bullRun1861.View>
  >();
  expectTypeOf(match.steps[0].events).toEqualTypeOf<readonly bullRun1861.GameEvent[]>();
  expectTypeOf(match.record()).toEqualTypeOf<GameRecord<bullRun1861.Action>>();
  const verdict = verify(game, match.record());
  if (verdict.ok) expectTypeOf(verdict).toHaveProperty("unproven");
  else expectTypeOf(verdict.step).toBeNumber();
});

test("a bot is given the view of its game, not the position", () => {
  expectTypeOf(createBot("colonel", game)).toEqualTypeOf<Bot<bullRun1861.Action, bullRun1861.View>>();
  expectTypeOf<Bot<bullRun1861.Action, bullRun1861.View>["choose"]>().parameter(0).toEqualTypeOf<bullRun1861.View>();
  // @ts-expect-error -- the bot of another game
  createBotOf1983("colonel", game);
  // @ts-expect-error -- there is no such level
  createBot("field-marshal", game);
  expectTypeOf(createRecruit<bullRun1861.Action, bullRun1861.View>(1)).toExtend<
    Bot<bullRun1861.Action, bullRun1861.View>
  >();
});

test("finished maps have the types that rules take", () => {
  expectTypeOf(hexes).toEqualTypeOf<HexMapData>();
  expectTypeOf(graph).toEqualTypeOf<ZoneGraphData>();
  expectTypeOf(new HexMap(hexes).data).toEqualTypeOf<HexMapData>();
  expectTypeOf(new ZoneGraph(graph).linked).toExtend<readonly (readonly number[])[]>();
});

test("a place in one list is none in another", () => {
  const hex: HexIndex = 3;
  const grid = new HexMap(hexes).grid;
  grid.distance(hex, hex);
  const zone: ZoneIndex = 3;
  // @ts-expect-error -- a zone is no hex
  grid.distance(hex, zone);
  const piece: IndexOf<"unit" | "marker"> = 3;
  // @ts-expect-error -- it may be a marker
  const unit: IndexOf<"unit"> = piece;
  expectTypeOf(unit).toExtend<number>();
});

test("a game of one's own needs no more than the kernel's types", () => {
  interface Own {
    readonly type: "pass";
  }
  expectTypeOf<Game<{ turn: number }, Own, { type: "passed" }, { turn: number }>["act"]>()
    .parameter(2)
    .toEqualTypeOf<Own>();
});
