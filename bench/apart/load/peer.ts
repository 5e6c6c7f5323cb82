import { fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { LoadedGame, Rival } from "./rival.ts";

/** A connection of socket.io, as far as it is needed here. */
interface Connection {
  on(event: string, heard: (...told: never[]) => void): void;
  once(event: string, heard: () => void): void;
  emit(event: string, ...told: readonly unknown[]): void;
  disconnect(): void;
}
type Connect = (url: string, options: object) => Connection;

/** What it is called in the figures. */
export const PEER = "boardgame.io";

/** boardgame.io, with a game as large as ours. */
export async function peer(): Promise<Rival> {
  const program = join(dirname(process.argv[1]), "peer-node.js");
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(program, [], { stdio: ["ignore", "ignore", "inherit", "ipc"], env });
  const [url] = (await once(child, "message")) as [string];
  // It brings the client that fits its server.
  const from = createRequire(createRequire(import.meta.url).resolve("boardgame.io/server"));
  const { io } = from("socket.io-client") as { io: Connect };
  let games = 0;
  return {
    open() {
      games += 1;
      return PeerGame.open(url, String(games), io);
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

class PeerGame implements LoadedGame {
  readonly #match: string;
  readonly #players: readonly Connection[];
  #turn = 0;
  #state = 0;
  #told: () => void = () => undefined;

  private constructor(match: string, players: readonly Connection[]) {
    this.#match = match;
    this.#players = players;
    for (const [player, connection] of players.entries())
      connection.on("update", (_match: string, { _stateID: state }: { _stateID: number }) => {
        if (player === this.#turn % 2 && state > this.#state) this.#told();
      });
  }

  static async open(url: string, match: string, io: Connect): Promise<PeerGame> {
    const players = [];
    for (const player of ["0", "1"]) {
      const connection = io(`${url}/field`, { forceNew: true, transports: ["websocket"] });
      const synced = new Promise<void>((resolve) => {
        connection.once("sync", resolve);
      });
      connection.emit("sync", match, player, undefined, 2);
      await synced;
      players.push(connection);
    }
    return new PeerGame(match, players);
  }

  async act(): Promise<number> {
    const player = this.#turn % 2;
    const move = { type: "MAKE_MOVE", payload: { type: "put", args: [this.#turn], playerID: String(player) } };
    const done = new Promise<void>((resolve) => {
      this.#told = resolve;
    });
    const started = performance.now();
    this.#players[player].emit("update", move, this.#state, this.#match, String(player));
    await done;
    const time = performance.now() - started;
    this.#turn += 1;
    this.#state += 1;
    return time;
  }

  close(): void {
    for (const player of this.#players) player.disconnect();
  }
}
