import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { createApp } from "./app.ts";
import { openDatabase, type Place } from "./storage/databases.ts";
import { openHints } from "./storage/hints.ts";
import { migrate } from "./storage/migrations.ts";
import { Store } from "./storage/store.ts";
import type { Tables } from "./storage/tables.ts";
import type { NoticeSettings } from "./notices/notice-settings.ts";
import type { LogLevel } from "./logging.ts";
import { Metrics } from "./metrics.ts";
import type { Limits } from "./wire/limits.ts";

export interface ServeOptions {
  readonly port: number;
  /** Name or address to listen on: `localhost`, or `0.0.0.0` for the whole network. */
  readonly host: string;
  /** Folder of the built client, absolute. */
  readonly client: string;
  /** Where matches of people who play apart are kept. */
  readonly data: Place;
  /** Addresses of proxies before the server that are believed about who asks, separated by commas. */
  readonly proxies?: string;
  /** How much of what is asked is answered; for measurements, which ask more than people do. */
  readonly limits?: Limits;
  /** By what people are told that a game waits; absent: by nothing. */
  readonly notices?: NoticeSettings;
  /** How much is logged, on stderr; absent: nothing. */
  readonly log?: LogLevel;
  /** The port that metrics are served on, to this machine alone; absent: none are kept. */
  readonly metrics?: number;
}

export interface Running {
  /** The address to open. */
  readonly url: string;
  /** The address of the metrics, if there are any. */
  readonly metrics: string | undefined;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/** The server cannot start; the message says why and what to do. */
export class Unservable extends Error {
  override readonly name = "Unservable";
  /** The option to change. */
  readonly option: keyof ServeOptions;
  constructor(option: keyof ServeOptions, message: string) {
    super(message);
    this.option = option;
  }
}

/** Starts the server. Throws {@link Unservable} if the port is taken or not allowed, or the client was not built. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { port, host, client, data, proxies, limits, notices, metrics, log } = options;
  if (!existsSync(join(client, "index.html"))) {
    throw new Unservable("client", `The client is not built (${client} has no page). Run "npm run build" first.`);
  }
  const database = await opened(data);
  const watched = metrics === undefined ? undefined : new Metrics();
  const app = await createApp({
    client,
    matches: { store: new Store(database), hints: (heard) => openHints(data, heard), ...(notices && { notices }) },
    ...(proxies !== undefined && { proxies }),
    ...(limits && { limits }),
    ...(watched && { metrics: watched }),
    ...(log && { log: { level: log, lines: process.stderr } }),
  }).catch(async (error: unknown) => {
    await database.destroy();
    throw isAddress(error) ? new Unservable("proxies", `These are no addresses of proxies: "${proxies}".`) : error;
  });
  app.addHook("onClose", () => database.destroy());
  const served = await watched?.serve(metrics ?? 0).catch(async (error: unknown) => {
    await app.close();
    throw explained(error, metrics ?? 0, "127.0.0.1", "metrics");
  });
  app.addHook("onClose", () => served?.page.close());
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw explained(error, port, host);
  }
  const address = app.server.address();
  const listening = typeof address === "object" && address ? address.port : port;
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const url = `http://${shown.includes(":") ? `[${shown}]` : shown}:${listening}`;
  return { url, metrics: served?.url, close: () => app.close() };
}

/** @throws {@link Unservable} if the database cannot be opened or is of a newer version */
async function opened(data: Place): Promise<Kysely<Tables>> {
  try {
    const database = openDatabase(data);
    await migrate(database);
    return database;
  } catch (error) {
    const where = "url" in data ? "the database server" : `the folder ${data.folder}`;
    throw new Unservable("data", `The games that people play apart cannot be kept in ${where}: ${said(error)}`);
  }
}

/** Whether something is wrong with the address of a proxy. */
const isAddress = (error: unknown): boolean => said(error).startsWith("invalid IP address");

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @param option the one that says which port it is */
function explained(error: unknown, port: number, host: string, option: keyof ServeOptions = "port"): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new Unservable(option, `Another program is using port ${port}. Stop it, or choose another port.`);
    case "ERR_SOCKET_BAD_PORT":
      return new Unservable(option, `${port} is not a port. Choose one from 0 to 65535.`);
    case "EACCES":
      return new Unservable(option, `You are not allowed to use port ${port}. Choose one above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new Unservable("host", `This machine does not have the address "${host}". Choose another one.`);
    default:
      return error;
  }
}
