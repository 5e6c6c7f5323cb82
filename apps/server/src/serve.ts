import { existsSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "./app.ts";

export interface ServeOptions {
  readonly port: number;
  /** Name or address to listen at: `localhost`, or `0.0.0.0` for the whole network. */
  readonly host: string;
  /** Folder of the built client, absolute. */
  readonly client: string;
}

export interface Running {
  /** The address to open. */
  readonly url: string;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/** The server cannot start; the message says why and what to do. */
export class Unservable extends Error {
  override readonly name = "Unservable";
}

/** Starts the server. Throws {@link Unservable} where the port is taken or not allowed, or the client was not built. */
export async function serve({ port, host, client }: ServeOptions): Promise<Running> {
  if (!existsSync(join(client, "index.html"))) {
    throw new Unservable(
      `The client is not built: ${join(client, "index.html")} is missing. Run "npm run build" first.`,
    );
  }
  const app = await createApp({ client });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw explained(error, port, host);
  }
  const address = app.server.address();
  const listening = typeof address === "object" && address ? address.port : port;
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return { url: `http://${shown.includes(":") ? `[${shown}]` : shown}:${listening}`, close: () => app.close() };
}

function explained(error: unknown, port: number, host: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new Unservable(`Port ${port} is taken by another program. Stop it, or choose another port with --port.`);
    case "EACCES":
      return new Unservable(`Port ${port} is not allowed for this user. Choose one above 1023 with --port.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new Unservable(`"${host}" is no address of this machine. Choose another with --host, e.g. localhost.`);
    default:
      return error;
  }
}
