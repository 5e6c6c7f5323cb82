import {
  AskRematch,
  Invitation,
  Invitations,
  LONGEST_RECORD,
  MatchInfo,
  Mine,
  Move,
  NewMatch,
  Rematch,
  SignedOut,
  TakenSeat,
  TakeOnline,
  TakeSeat,
  WhichSeat,
} from "@stonebridge/protocol";
import type { FastifyInstance } from "fastify";
import { beginMatch, takeOnline } from "../matches/beginning.ts";
import { invite, move, signOut, takeSeat } from "../matches/invitations.ts";
import { matchInfo, mine, recordOf } from "../matches/known-matches.ts";
import type { Playing } from "../matches/playing.ts";
import { rematch } from "../matches/rematch.ts";
import type { Reading } from "../prelude/reading.ts";
import type { Store } from "../storage/store.ts";
import { answered, OfMatch } from "./answers.ts";
import { cookie, keep, keeper, secretOf } from "./devices.ts";

/** The longest body of a request, in bytes: names, options and a secret. */
const LONGEST = 8_192;

/** Games that one address may take online in a minute: each is played through. */
const RECORDS = 10;

/** What the requests need besides. */
export interface Asked {
  readonly now: () => number;
  /** Matches that one address may begin in a minute. */
  readonly matches: number;
  /** A seat was taken: the match may begin. */
  readonly seated: () => void;
  /** Some devices may hold a seat of a match no more. */
  readonly signedOut: (match: string) => void;
  /** Reads games that were begun elsewhere. */
  readonly reading: Reading;
}

/**
 * The requests about matches and seats. All answer in JSON, also where they refuse: `{ problem, code, figures }`.
 */
export function matchRoutes(
  app: FastifyInstance,
  store: Store,
  playing: Playing,
  { now, matches, seated, signedOut, reading }: Asked,
): void {
  app.post<{ Body: NewMatch }>(
    "/api/matches",
    {
      bodyLimit: LONGEST,
      config: { rateLimit: { max: matches } },
      schema: { body: NewMatch, response: { 201: Invitations } },
    },
    (request, reply) =>
      answered(reply, 201, async () => {
        const keeps = request.body.seat?.keeps;
        const secret = await keeper(request, store, keeps);
        const begun = await beginMatch(store, request.body, secret, now());
        if (keeps === undefined) return begun;
        keep(request, reply, secret);
        return withoutSecret(begun);
      }),
  );
  app.post<{ Body: TakeOnline }>(
    "/api/records",
    {
      bodyLimit: LONGEST_RECORD * 2,
      config: { rateLimit: { max: RECORDS } },
      schema: { body: TakeOnline, response: { 201: Invitations } },
    },
    (request, reply) =>
      answered(reply, 201, async () => {
        const { record, seat } = request.body;
        const prelude = await reading.read(record);
        const secret = await keeper(request, store, seat.keeps);
        const begun = await takeOnline(store, prelude, request.body, secret, now());
        if (seat.keeps === undefined) return begun;
        keep(request, reply, secret);
        return withoutSecret(begun);
      }),
  );
  app.post<{ Body: TakeSeat }>(
    "/api/seat",
    { bodyLimit: LONGEST, schema: { body: TakeSeat, response: { 201: TakenSeat } } },
    (request, reply) =>
      answered(reply, 201, async () => {
        const { keeps } = request.body;
        const secret = await keeper(request, store, keeps);
        const taken = await takeSeat(store, request.body, secret, now());
        seated();
        if (keeps === undefined) return taken;
        keep(request, reply, secret);
        return withoutSecret(taken);
      }),
  );
  app.get<OfMatch>(
    "/api/matches/:match",
    { schema: { params: OfMatch, response: { 200: MatchInfo } } },
    (request, reply) => answered(reply, 200, () => matchInfo(store, request.params.match)),
  );
  app.get<OfMatch>("/api/matches/:match/record", { schema: { params: OfMatch } }, (request, reply) =>
    answered(reply, 200, () => recordOf(store, playing, request.params.match)),
  );
  app.post<OfMatch & { Body: WhichSeat }>(
    "/api/matches/:match/invite",
    { schema: { params: OfMatch, body: WhichSeat, response: { 201: Invitation } } },
    (request, reply) =>
      answered(reply, 201, () => invite(store, { ...request.params, ...request.body, secret: secretOf(request) })),
  );
  app.post<OfMatch & { Body: WhichSeat }>(
    "/api/matches/:match/move",
    { schema: { params: OfMatch, body: WhichSeat, response: { 201: Move } } },
    (request, reply) =>
      answered(reply, 201, () => move(store, { ...request.params, ...request.body, secret: secretOf(request) }, now())),
  );
  app.post<OfMatch & { Body: WhichSeat }>(
    "/api/matches/:match/sign-out",
    { schema: { params: OfMatch, body: WhichSeat, response: { 201: SignedOut } } },
    (request, reply) =>
      answered(reply, 201, async () => {
        const { match } = request.params;
        const done = await signOut(store, { match, ...request.body, secret: secretOf(request) });
        signedOut(match);
        return done;
      }),
  );
  app.post<OfMatch & { Body: AskRematch }>(
    "/api/matches/:match/rematch",
    {
      bodyLimit: LONGEST,
      config: { rateLimit: { max: matches } },
      schema: { params: OfMatch, body: AskRematch, response: { 201: Rematch } },
    },
    (request, reply) =>
      answered(reply, 201, () =>
        rematch(store, { ...request.params, ...request.body, secret: secretOf(request) }, now()),
      ),
  );
  app.get("/api/mine", { schema: { response: { 200: Mine } } }, (request, reply) =>
    answered(reply, 200, async () => {
      const secret = secretOf(request);
      const found = secret === undefined ? { matches: [] } : await mine(store, playing, secret);
      if (secret !== undefined && secret === cookie(request) && found.matches.length > 0) keep(request, reply, secret);
      return found;
    }),
  );
}

/** An answer to a browser that keeps its secret in a cookie. */
function withoutSecret<T extends { readonly secret?: string }>(answer: T): Omit<T, "secret"> {
  const { secret: _, ...rest } = answer;
  return rest;
}
