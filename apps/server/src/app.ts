import { randomUUID } from "node:crypto";
import { problemOf } from "@stonebridge/protocol";
import fastifyCookie from "@fastify/cookie";
import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  LogController,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { cacheControl } from "./caching.ts";
import { hangUp, refuse } from "./refusals.ts";
import { type Logging, loggerOf, logRequests } from "./logging.ts";
import { HEADERS, TLS_ONLY } from "./security.ts";
import { BotThreads } from "./bots/bot-threads.ts";
import { Heartbeat } from "./clocks/heartbeat.ts";
import { DueWork } from "./jobs/due-work.ts";
import { decidesFirst } from "./matches/known-matches.ts";
import { type Place, Playing } from "./matches/playing.ts";
import type { Metrics } from "./metrics.ts";
import { onlookerRoutes } from "./onlookers/onlooker-routes.ts";
import { OnlookerRooms } from "./onlookers/onlooker-rooms.ts";
import { NoticeWriter } from "./notices/channels.ts";
import type { NoticeSettings } from "./notices/notice-settings.ts";
import { noticeLanes } from "./notices/notice-work.ts";
import { PostOffice } from "./notices/post-office.ts";
import type { Hints } from "./storage/hints.ts";
import type { Store } from "./storage/store.ts";
import type { JobRow } from "./storage/tables.ts";
import { Reading } from "./prelude/reading.ts";
import { TalkRooms } from "./talk/talk-rooms.ts";
import { type Limits, LIMITS, limitRequests, TooMany } from "./wire/limits.ts";
import { matchRoutes } from "./wire/match-routes.ts";
import { noticeRoutes } from "./wire/notice-routes.ts";
import { describeRequests } from "./wire/open-api.ts";
import { ownPagesOnly } from "./wire/own-pages.ts";
import { SeatSockets } from "./wire/seat-sockets.ts";

export interface AppOptions {
  /** Folder of the built client, absolute. */
  readonly client: string;
  /** Where matches of people who play apart are kept; absent: nobody does. */
  readonly matches?: Kept;
  /** Addresses of proxies that are believed about who asks, for which host and whether by TLS: separated by commas. */
  readonly proxies?: string;
  /** How much of what is asked is answered. */
  readonly limits?: Limits;
  /** Counts what happens. */
  readonly metrics?: Metrics;
  /** Absent: nothing is logged. */
  readonly log?: Logging;
}

/**
 * The server, not yet listening: the client's files, its page for each route, and `/health`.
 * Browsers that can read them get the files compressed at build time (`.br`, `.gz`).
 */
export async function createApp({
  client,
  matches,
  proxies,
  limits = LIMITS,
  metrics,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: log ? (loggerOf(log) ?? false) : false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: 1024,
    trustProxy: proxies ?? false,
    // What a body holds besides what is asked for is refused: taking it out would spoil the choice between two forms of a body.
    ajv: { customOptions: { removeAdditional: false } },
    requestTimeout: PATIENCE,
    http: { headersTimeout: PATIENCE, connectionsCheckingInterval: PATIENCE / 4 },
    clientErrorHandler: hangUp,
    // A malformed path never reaches a route.
    frameworkErrors: (error, request, reply) => void refuse(request, reply, error.statusCode ?? 400),
  });
  logRequests(app);
  app.addHook("onRequest", async (request, reply) => {
    // Only what begins with /api/ reads a body: any other request with one is answered at once without waiting for it.
    if (!hasBody(request) || request.url.startsWith(API)) return;
    void reply.header("connection", "close");
    if (!READING.has(request.method)) await refuse(request, reply, 404);
  });
  await app.register(fastifyHelmet, HEADERS);
  app.addHook("onRequest", async (request, reply) => {
    if (request.protocol === "https") void reply.header("strict-transport-security", TLS_ONLY);
  });
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
    return refuse(request, reply, 404);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    if (request.url.startsWith(API)) return problem(reply, status, error);
    // Saying that a path is forbidden helps nobody: as far as they are concerned, nothing is there.
    return refuse(request, reply, status === 403 ? 404 : status);
  });
  if (matches) await playApart(app, matches, limits, metrics);
  return app;
}

/** Matches of people who play apart. */
export interface Kept {
  readonly store: Store;
  /** @param heard called where something was written in a match by another program, or perhaps by this one */
  hints(heard: (match: string) => void): Hints;
  /** By what people are told that a game waits; absent: by nothing. */
  readonly notices?: NoticeSettings;
}

/** What programs ask, and the client's own pages: they are answered in JSON. */
const API = "/api/";

function problem(reply: FastifyReply, status: number, error: FastifyError): FastifyReply {
  const said =
    error instanceof TooMany ? error.problem : status < 500 ? { problem: error.message } : problemOf("failed");
  return reply.code(status).header("cache-control", "no-store").send(said);
}

/** Lets people play apart. */
async function playApart(
  app: FastifyInstance,
  { store, hints, notices }: Kept,
  limits: Limits,
  metrics: Metrics | undefined,
): Promise<void> {
  const sockets = new SeatSockets(store, (error) => app.log.error(error));
  metrics?.watchConnections(() => sockets.size);
  const among: Hints = hints((hint) => {
    if (talk.hear(hint) || rooms.hear(hint) || work.hear(hint) || sockets.hear(hint)) return;
    sockets.look(hint);
    rooms.look(hint);
  });
  const node = randomUUID();
  const talk = new TalkRooms(store, node, Date.now, (hint) => among.tell(hint));
  const rooms = new OnlookerRooms({
    store,
    node,
    now: Date.now,
    tell: (hint) => among.tell(hint),
    counted: (match) => talk.changed(match),
    failed: (error) => app.log.error(error),
  });
  app.addHook("onClose", () => among.close());
  const playing = new Playing(store, {
    now: Date.now,
    written(match, news) {
      sockets.tell(match, news);
      rooms.look(match);
      among.tell(match);
    },
    due: (when) => work.due(when),
    performed: (result, seconds) => metrics?.performed(result, seconds),
  });
  const office = notices && new PostOffice(store.notices, notices);
  const desk = office && {
    store,
    office,
    now: Date.now,
    decidesFirst: (place: Place) => decidesFirst(playing, place),
    failed: (what: string) => app.log.warn(`Somebody could not be told that a game waits: ${what}`),
  };
  const settings = {
    now: Date.now,
    tell: (hint: string) => among.tell(hint),
    failed: (error: unknown, job?: JobRow) => app.log.error(error, job && `A job of the kind "${job.kind}" failed.`),
  };
  const work = new DueWork(store, playing, new BotThreads(), settings, desk && noticeLanes(desk));
  const heart = new Heartbeat(store.downtime, Date.now, (error) => app.log.error(error));
  app.addHook("preClose", async () => {
    await Promise.all([work.stop(), heart.stop()]);
  });
  await app.register(fastifyCookie);
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith(API)) await ownPagesOnly(request, reply);
  });
  await limitRequests(app, (request) => request.url.startsWith(API), limits);
  await sockets.serve(app, { playing, talk }, limits.messages);
  app.addHook("preClose", () => talk.close());
  const reading = new Reading();
  app.addHook("preClose", () => reading.close());
  const { matches } = limits;
  await describeRequests(app);
  const changed = (match: string) => {
    rooms.changed(match);
    talk.changed(match);
  };
  onlookerRoutes(app, { store, rooms, now: Date.now, playing, changed });
  matchRoutes(app, store, playing, {
    now: Date.now,
    matches,
    seated: () => work.due(Date.now()),
    signedOut: (match) => among.tell(sockets.signedOut(match)),
    reading,
  });
  noticeRoutes(app, new NoticeWriter(store, office, Date.now), () => work.due(Date.now()));
}

/** How long a request may take to arrive, in milliseconds. */
const PATIENCE = 20_000;

const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** A file's suffix: letters to the end. A rule's id does not have one, despite its dots (`10.3`, `BR61-10.3-l`). */
const SUFFIX = /\.[a-z][a-z0-9]*$/i;

/** Whether an address is one of the client's routes rather than a file: files have a suffix, routes do not. */
function isRoute(method: string, url: string): boolean {
  const path = url.split("?", 1)[0];
  const last = path.slice(path.lastIndexOf("/") + 1);
  return (method === "GET" || method === "HEAD") && !SUFFIX.test(last) && !path.startsWith("/assets/");
}
