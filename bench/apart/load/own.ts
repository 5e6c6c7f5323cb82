import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ToSeat } from "@stonebridge/protocol";
import { WebSocket } from "ws";
import { GAMES } from "../../../apps/server/test/matches/games.ts";
import { ServerProcess } from "../server-process.ts";
import { sitDown } from "../sit-down.ts";
import type { LoadedGame, Rival } from "./rival.ts";

/** This server, with SQLite. */
export async function own(): Promise<Rival> {
  const folder = mkdtempSync(join(tmpdir(), "stonebridge-load-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Stonebridge</title>");
  const server = new ServerProcess({ client: folder, data: { folder: join(folder, "data") } });
  if (!(await server.start())) throw new Error(`The server does not start: ${server.said}`);
  let games = 0;
  return {
    open() {
      games += 1;
      return OwnGame.open(server.url ?? "", GAMES[games % GAMES.length]);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

class OwnGame implements LoadedGame {
  readonly #url: string;
  readonly #kind: (typeof GAMES)[number];
  #seats: readonly Seat[] = [];

  private constructor(url: string, kind: (typeof GAMES)[number]) {
    this.#url = url;
    this.#kind = kind;
  }

  static async open(url: string, kind: (typeof GAMES)[number]): Promise<OwnGame> {
    const game = new OwnGame(url, kind);
    await game.#begin();
    return game;
  }

  async act(): Promise<number> {
    // The other one may hear a moment later that it is his turn, or that the game is over.
    const seat = await Promise.race(this.#seats.map((one) => one.turn()));
    if (!seat.isOver) return seat.act();
    this.close();
    await this.#begin();
    return this.act();
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  async #begin(): Promise<void> {
    const { secrets } = await sitDown(this.#url, this.#kind);
    this.#seats = await Promise.all(Object.values(secrets).map((secret) => Seat.open(this.#url, secret)));
  }
}

class Seat {
  readonly #socket: WebSocket;
  #decides = false;
  isOver = false;
  #hear: (message: ToSeat) => void = () => undefined;
  #toldTurn: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (text: Buffer) => {
      const message = JSON.parse(text.toString()) as ToSeat;
      if (message.kind === "news" || message.kind === "whole") {
        this.#decides = message.decides;
        this.isOver = message.outcome !== undefined;
        if (this.#decides || this.isOver) this.#toldTurn();
      }
      if (message.kind !== "news") this.#hear(message);
    });
  }

  static async open(url: string, secret: string): Promise<Seat> {
    const headers = { authorization: `Bearer ${secret}` };
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/play`, { headers });
    await new Promise((resolve, reject) => {
      socket.on("open", resolve);
      socket.on("error", reject);
    });
    const seat = new Seat(socket);
    await seat.#ask({ kind: "open" });
    return seat;
  }

  /** Waits until it decides. */
  turn(): Promise<this> {
    return new Promise((resolve) => {
      if (this.#decides || this.isOver) resolve(this);
      this.#toldTurn = () => resolve(this);
    });
  }

  async act(): Promise<number> {
    const asked = await this.#ask({ kind: "ask" });
    if (asked.kind !== "asked" || asked.decision === undefined) throw new Error(`Asked: ${JSON.stringify(asked)}`);
    const { actions } = asked.decision;
    const deed = { kind: "act", label: randomUUID(), after: asked.number, action: actions[randomInt(actions.length)] };
    const started = performance.now();
    const answer = await this.#ask(deed);
    const time = performance.now() - started;
    if (answer.kind !== "answer" || answer.result !== "done") throw new Error(`Answered: ${JSON.stringify(answer)}`);
    return time;
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(message: object): Promise<ToSeat> {
    return new Promise((resolve) => {
      this.#hear = resolve;
      this.#socket.send(JSON.stringify(message));
    });
  }
}
