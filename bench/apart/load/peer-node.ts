import { createRequire } from "node:module";
import { Match, seededSource } from "@stonebridge/kernel";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861";

/** As much of boardgame.io as is needed here; its folders can be required, not imported. */
interface BoardGameIo {
  Server(options: { games: readonly object[]; origins: boolean }): {
    run(port: number): Promise<{ appServer: { address(): { port: number } } }>;
  };
}
const { Server } = createRequire(import.meta.url)("boardgame.io/server") as BoardGameIo;

/** What its players see: as much as ours, and where a piece was put last. */
interface Field {
  readonly view: unknown;
  place: number;
}

const { game, position } = Match.begin(bullRun1861.open(bullRun1861.situation("historical")), {
  dice: seededSource(1),
});
const view: unknown = JSON.parse(JSON.stringify(game.view(position, game.sides[0])));

/** A server of boardgame.io in a process of its own, which keeps its games in memory, as it does by itself. */
const server = Server({
  games: [
    {
      name: "field",
      setup: (): Field => ({ view, place: 0 }),
      moves: {
        put({ G }: { G: Field }, place: number) {
          G.place = place;
        },
      },
      turn: { minMoves: 1, maxMoves: 1 },
    },
  ],
  origins: false,
});
const { appServer } = await server.run(0);
process.send?.(`http://127.0.0.1:${appServer.address().port}`);
process.once("disconnect", () => process.exit());
