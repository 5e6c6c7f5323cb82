import { Invitations, MatchInfo, NewMatch, TakenSeat, TakeSeat } from "@stonebridge/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Type } from "typebox";
import { beginMatch, matchInfo, takeSeat, Unavailable } from "../matches/invitations.ts";
import type { Store } from "../storage/store.ts";

/** The longest body of a request, in bytes: names, options and a secret. */
const LONGEST = 8_192;

/** The requests that begin a match, tell of it and take a seat. All answer in JSON, also where they refuse: `{ problem }`, a sentence. */
export function matchRoutes(app: FastifyInstance, store: Store, now: () => number): void {
  app.post<{ Body: NewMatch }>(
    "/api/matches",
    { bodyLimit: LONGEST, schema: { body: NewMatch, response: { 201: Invitations } } },
    (request, reply) => answered(reply, { done: 201, refused: 404 }, () => beginMatch(store, request.body, now())),
  );
  app.get<{ Params: { match: string } }>(
    "/api/matches/:match",
    { schema: { params: Type.Object({ match: Type.String({ maxLength: 60 }) }), response: { 200: MatchInfo } } },
    (request, reply) => answered(reply, { done: 200, refused: 404 }, () => matchInfo(store, request.params.match)),
  );
  app.post<{ Body: TakeSeat }>(
    "/api/seat",
    { bodyLimit: LONGEST, schema: { body: TakeSeat, response: { 201: TakenSeat } } },
    (request, reply) => answered(reply, { done: 201, refused: 410 }, () => takeSeat(store, request.body, now())),
  );
}

async function answered(
  reply: FastifyReply,
  status: { readonly done: number; readonly refused: number },
  answer: () => Promise<object>,
): Promise<FastifyReply> {
  void reply.header("cache-control", "no-store");
  try {
    return reply.code(status.done).send(await answer());
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return reply.code(status.refused).send({ problem: error.message });
  }
}
