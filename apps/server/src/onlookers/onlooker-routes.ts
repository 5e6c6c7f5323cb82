import { OnlookersClosed, OnlookersLink, OnlookersSaid, OnlookInfo, OpenToOnlookers } from "@stonebridge/protocol";
import type { FastifyInstance } from "fastify";
import { recordOf } from "../matches/known-matches.ts";
import type { Playing } from "../matches/playing.ts";
import { Unavailable } from "../matches/unavailable.ts";
import { answered, OfMatch } from "../wire/answers.ts";
import { bearer, secretOf } from "../wire/devices.ts";
import { CLOSED } from "../wire/seat-socket.ts";
import { PING } from "../wire/seat-sockets.ts";
import { closeToOnlookers, onlookedBy, onlookInfo, onlookersSaid, openToOnlookers } from "./links.ts";
import { OnlookerSocket, type ServedOnlooker } from "./onlooker-socket.ts";

/** Links that one address may make in a minute. */
const LINKS = 30;

/** What the requests need besides. */
export interface OnlookerSettings extends Omit<ServedOnlooker, "failed"> {
  readonly playing: Playing;
  /** Who may look on at a match has changed. */
  readonly changed: (match: string) => void;
}

/**
 * The requests about looking on, and the connection by which that is done: `/api/look`. The plugin for WebSockets is there already.
 */
export function onlookerRoutes(app: FastifyInstance, { store, rooms, now, playing, changed }: OnlookerSettings): void {
  app.post<OfMatch & { Body: OpenToOnlookers }>(
    "/api/matches/:match/onlookers",
    {
      config: { rateLimit: { max: LINKS } },
      schema: { params: OfMatch, body: OpenToOnlookers, response: { 201: OnlookersLink } },
    },
    (request, reply) =>
      answered(reply, 201, async () => {
        const asking = { ...request.params, secret: secretOf(request) };
        const opened = await openToOnlookers(store, asking, request.body.delay);
        changed(request.params.match);
        return opened;
      }),
  );
  app.delete<OfMatch>(
    "/api/matches/:match/onlookers",
    { schema: { params: OfMatch, response: { 200: OnlookersClosed } } },
    (request, reply) =>
      answered(reply, 200, async () => {
        const closed = await closeToOnlookers(store, { ...request.params, secret: secretOf(request) });
        changed(request.params.match);
        return closed;
      }),
  );
  app.get<OfMatch>(
    "/api/matches/:match/onlookers",
    { schema: { params: OfMatch, response: { 200: OnlookersSaid } } },
    (request, reply) =>
      answered(reply, 200, () => onlookersSaid(store, { ...request.params, secret: secretOf(request) })),
  );
  app.get("/api/onlook", { schema: { response: { 200: OnlookInfo } } }, (request, reply) =>
    answered(reply, 200, () => onlookInfo(store, bearer(request))),
  );
  app.get("/api/onlook/record", (request, reply) =>
    answered(reply, 200, async () => {
      const { match, delay } = await onlookedBy(store, bearer(request));
      const row = await store.match(match);
      // Those who are told later are told of its end later, too.
      if (row === undefined || row.ended === null || row.changed > now() - delay * 1_000)
        throw new Unavailable("goes-on");
      return recordOf(store, playing, match);
    }),
  );
  const open = new Set<OnlookerSocket>();
  let leaving = false;
  app.get("/api/look", { websocket: true }, (socket, request) => {
    if (leaving) return socket.close(CLOSED.leaving);
    const one = new OnlookerSocket(socket, { store, rooms, now, failed: (error) => request.log.error(error) });
    open.add(one);
    socket.on("close", () => {
      open.delete(one);
      one.gone();
    });
    return undefined;
  });
  const ping = setInterval(() => open.forEach((one) => one.ping()), PING);
  app.addHook("preClose", async () => {
    leaving = true;
    clearInterval(ping);
    for (const one of open) one.leave();
    await rooms.close();
  });
}
