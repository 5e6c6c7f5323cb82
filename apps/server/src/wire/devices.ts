import type { FastifyReply, FastifyRequest } from "fastify";
import { kept, newSecret } from "../matches/secrets.ts";
import type { Store } from "../storage/store.ts";

/** The cookie that holds the secret of a browser: one for all seats that it plays. */
const COOKIE = "device";
/** A browser keeps it for a year after it was last here, in seconds. */
const YEAR = 365 * 24 * 60 * 60;

const SECRET = /^[0-9a-f]{64}$/;

/** The secret that a program says it has, in its header. */
export function bearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([0-9a-f]{64})$/.exec(headers.authorization ?? "")?.[1];
}

/** The secret of a browser, from its cookie. */
export function cookie(request: FastifyRequest): string | undefined {
  const secret = request.cookies[COOKIE];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

/** Whoever sends a request proves its seats by this; a program that names a secret means that one. */
export const secretOf = (request: FastifyRequest): string | undefined => bearer(request) ?? cookie(request);

/** The secret that a new seat is kept under: the browser's, if it has one that is known and a cookie is asked for, else a new one. */
export async function keeper(request: FastifyRequest, store: Store, keeps: "cookie" | undefined): Promise<string> {
  const own = keeps === "cookie" ? cookie(request) : undefined;
  const known = own !== undefined && (await store.seats.held(kept(own))).length > 0;
  return known ? own : newSecret();
}

/** Lets the browser keep its secret for another year: no script reads it, and no other site's page makes the browser send it. */
export function keep(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.setCookie(COOKIE, secret, {
    path: "/api",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
    maxAge: YEAR,
  });
}
