import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { cacheControl } from "./caching.ts";
import { HEADERS } from "./security.ts";

export interface AppOptions {
  /** Folder of the built client, absolute. */
  readonly client: string;
}

/**
 * The server, not yet listening: the client's files, its page for each of its routes, and `/health`.
 * Files that were compressed at build time (`.br`, `.gz`) go to browsers that can read them.
 */
export async function createApp({ client }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyHelmet, HEADERS);
  await app.register(fastifyStatic, {
    root: client,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header("cache-control", cacheControl(path.slice(client.length)));
    },
  });
  app.get("/health", (_request, reply) => reply.header("cache-control", "no-store").send({ ok: true }));
  app.setNotFoundHandler((request, reply) => {
    if (isRoute(request.method, request.url)) return reply.sendFile("index.html");
    return reply.code(404).type("text/plain; charset=utf-8").send("There is nothing at this address.\n");
  });
  return app;
}

/** A file's suffix: letters to the end. A rule's id is none, dots and all (`10.3`, `BR61-10.3-l`). */
const SUFFIX = /\.[a-z][a-z0-9]*$/i;

/** Whether an address is one of the client's routes rather than a file: files have a suffix, routes have none. */
function isRoute(method: string, url: string): boolean {
  const path = url.split("?", 1)[0];
  const last = path.slice(path.lastIndexOf("/") + 1);
  return (method === "GET" || method === "HEAD") && !SUFFIX.test(last) && !path.startsWith("/assets/");
}
