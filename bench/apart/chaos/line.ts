import { randomInt } from "node:crypto";
import { type AddressInfo, createServer, connect, type Server, type Socket } from "node:net";

/** How bad a line is. */
export interface Badness {
  /** Of a hundred things that a client sends, so many end the connection: before they are there, in their midst, or before the answer. */
  readonly lost: number;
  /** Of a hundred such ends, so many are a break instead: for a while nothing gets through, and nothing says so. */
  readonly breaks: number;
  /** How long a break lasts at most, in ms. */
  readonly longest: number;
}

/** One client's line to the servers, as bad as lines can be. Each connection leads to any of them, as a balancer would have it. */
export class Line {
  readonly #server: Server;
  readonly #badness: Badness;
  readonly #target: () => string | undefined;
  readonly #open = new Set<Socket>();
  #isBroken = false;
  #isGood = false;

  private constructor(badness: Badness, target: () => string | undefined) {
    this.#badness = badness;
    this.#target = target;
    this.#server = createServer((client) => this.#connect(client));
  }

  /** @param target the address of a server that is to be reached by the next connection; undefined if none runs */
  static async open(badness: Badness, target: () => string | undefined): Promise<Line> {
    const line = new Line(badness, target);
    await new Promise<void>((resolve) => {
      line.#server.listen(0, "127.0.0.1", resolve);
    });
    return line;
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on nothing is lost. */
  mend(): void {
    this.#isGood = true;
    this.#isBroken = false;
    this.#hangUp();
  }

  close(): void {
    this.#hangUp();
    this.#server.close();
  }

  #connect(client: Socket): void {
    const url = this.#target();
    if (url === undefined) return void client.destroy();
    const { hostname, port } = new URL(url);
    const server = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      this.#open.add(one);
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
    server.on("data", (part) => {
      if (!this.#isBroken) client.write(part);
    });
    client.on("data", (part) => this.#pass(part, client, server));
  }

  #pass(part: Buffer, client: Socket, server: Socket): void {
    if (this.#isBroken) return;
    if (this.#isGood || randomInt(100) >= this.#badness.lost) return void server.write(part);
    if (randomInt(100) < this.#badness.breaks) return this.#break();
    if (randomInt(2) === 0) {
      server.end(part.subarray(0, randomInt(part.length)));
      client.destroy();
      return;
    }
    // It arrives, and what comes of it does not, or only the beginning of that.
    server.write(part);
    server.removeAllListeners("data");
    server.once("data", (answer: Buffer) => {
      client.end(answer.subarray(0, randomInt(answer.length)));
      server.destroy();
    });
  }

  #break(): void {
    this.#isBroken = true;
    setTimeout(
      () => {
        this.#isBroken = false;
        this.#hangUp();
      },
      randomInt(this.#badness.longest) + 1,
    ).unref();
  }

  #hangUp(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
