import { type Invitations, type TakenSeat, ToSeat } from "@stonebridge/protocol";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { expect } from "vitest";
import { WebSocket } from "ws";

export const MIXED = "00".repeat(16);

export interface Posted<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Asks a server for something. */
export async function posted<T>(
  url: string,
  path: string,
  body: unknown,
  more: Record<string, string> = {},
): Promise<Posted<T>> {
  const headers = { "content-type": "application/json", ...more };
  const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

/** Begins a match of 1861. */
export async function begun(url: string): Promise<Invitations> {
  return (await posted<Invitations>(url, "/api/matches", { game: "bull-run-1861", scenario: "historical" })).body;
}

export async function taken(url: string, invitation: string, name: string): Promise<Required<TakenSeat>> {
  return (await posted<Required<TakenSeat>>(url, "/api/seat", { invitation, name, mixed: MIXED })).body;
}

/** Reads what the server sends; what the schema does not describe, it must not send. */
export function reading<T>(schema: TSchema): (text: Buffer) => T {
  const described = Compile(schema);
  return (text) => {
    const message: unknown = JSON.parse(text.toString());
    const [fault] = described.Errors(message);
    if (fault) throw new Error(`${fault.instancePath || "It"} ${fault.message}: ${text.toString().slice(0, 2_000)}`);
    return message as T;
  };
}

const read = reading<ToSeat>(ToSeat);

/** A seat at the other end of a wire. */
export class Wire {
  readonly #socket: WebSocket;
  readonly heard: ToSeat[] = [];
  #code: number | undefined;

  /** @param by the secret of a program, or the headers of a browser */
  constructor(url: string, by: string | Record<string, string>, query = "") {
    const headers = typeof by === "string" ? { authorization: `Bearer ${by}` } : by;
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/play${query}`, { headers });
    this.#socket.on("close", (code: number) => (this.#code = code));
    this.#socket.on("message", (text: Buffer) => this.heard.push(read(text)));
  }

  opened(): Promise<Wire> {
    return new Promise((resolve, reject) => {
      this.#socket.on("open", () => resolve(this));
      this.#socket.on("error", reject);
    });
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** The first message of a kind since a number of messages ago. */
  async hear<K extends ToSeat["kind"]>(kind: K, from = 0): Promise<Extract<ToSeat, { kind: K }>> {
    const isIt = (one: ToSeat): one is Extract<ToSeat, { kind: K }> => one.kind === kind;
    await expect.poll(() => this.heard.slice(from).some(isIt), { timeout: 10_000 }).toBe(true);
    return this.heard.slice(from).find(isIt) as Extract<ToSeat, { kind: K }>;
  }

  /** Waits until the server has read all that was sent, though it may still be doing it. */
  read(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once("pong", () => resolve());
      this.#socket.ping();
    });
  }

  /** The code that the server ends the connection with. */
  closed(): Promise<number> {
    return new Promise((resolve) => {
      if (this.#code !== undefined) resolve(this.#code);
      this.#socket.once("close", resolve);
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Is gone without a farewell. */
  break(): void {
    this.#socket.terminate();
  }
}
