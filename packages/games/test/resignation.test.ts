import {
  type ActionBase,
  type EventBase,
  type GameModule,
  Match,
  readRecord,
  seededSource,
  verify,
} from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import { expect, it } from "vitest";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { texts as en61 } from "@stonebridge/games/bull-run-1861/text/en";
import { texts as fr61 } from "@stonebridge/games/bull-run-1861/text/fr";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { texts as en83 } from "@stonebridge/games/bull-run-1983/text/en";
import { texts as fr83 } from "@stonebridge/games/bull-run-1983/text/fr";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { texts as enOrders } from "@stonebridge/games/no-written-orders/text/en";
import { texts as frOrders } from "@stonebridge/games/no-written-orders/text/fr";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { texts as en62 } from "@stonebridge/games/second-bull-run-1862/text/en";
import { texts as fr62 } from "@stonebridge/games/second-bull-run-1862/text/fr";

type AnyModule = GameModule<unknown, ActionBase, EventBase, unknown>;

it.each([
  [bullRun1861 as unknown as AnyModule, en61, fr61, undefined],
  [bullRun1983 as unknown as AnyModule, en83, fr83, "BR83-DN-a"],
  [secondBullRun1862 as unknown as AnyModule, en62, fr62, undefined],
  [noWrittenOrders as unknown as AnyModule, enOrders, frOrders, undefined],
] as const)("a side of %o can give up; the end and the record say which one", (module, english, french, rule) => {
  for (const [at, side] of module.sides.entries()) {
    const match = Match.begin(module.open(module.situation(module.scenarios[0].id)), { dice: seededSource(1) });
    match.resign(side);
    const { decision } = match;
    if (!decision.over) throw new Error("It goes on.");
    expect([decision.winner, decision.rule]).toEqual([module.sides[1 - at], rule]);
    const record = readRecord(JSON.parse(JSON.stringify(match.record())));
    expect(verify(match.game, record)).toMatchObject({ ok: true });
    const loser =
      {
        north: ["South wins: North", "Le Sud gagne : le Nord"],
        south: ["North wins: South", "Le Nord gagne : le Sud"],
      }[side] ??
      {
        union: ["The Confederates win: the Union", "Les Confédérés gagnent : l’Union"],
        confederate: ["The Union wins: the Confederates", "L’Union gagne : les Confédérés"],
      }[side];
    const said = [english, french].map(({ outcome }) => plain(outcome(decision)).replaceAll("\u202f", " "));
    expect(said[0]).toMatch(new RegExp(`^${loser?.[0]} (has|have) given up\\.$`));
    expect(said[1]).toMatch(new RegExp(`^${loser?.[1]} abandonne(nt)?\\.$`));
  }
});
