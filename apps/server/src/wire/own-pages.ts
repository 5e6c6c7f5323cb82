import { problemOf } from "@stonebridge/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { bearer, cookie } from "./devices.ts";

const SAFE: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a page of this server sent a request, as its browser says; undefined if no browser says anything. */
function fromOwnPage({ headers, host }: FastifyRequest): boolean | undefined {
  const { origin } = headers;
  if (origin !== undefined) return hostOf(origin) === host.toLowerCase();
  const site = headers["sec-fetch-site"];
  return site === undefined ? undefined : site === "same-origin";
}

function hostOf(origin: string): string | undefined {
  try {
    const { protocol, host } = new URL(origin);
    return protocol === "http:" || protocol === "https:" ? host : undefined;
  } catch {
    return undefined;
  }
}

/** Refuses what another site's page makes a browser send and what changes something. */
export async function ownPagesOnly(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return SAFE.has(request.method) || mayUseSeats(request) ? undefined : refuseForeign(reply);
}

export const refuseForeign = (reply: FastifyReply): FastifyReply => reply.code(403).send(problemOf("foreign-page"));

/**
 * Whether a request comes from a page of this server or from no page at all. Programs name their secret themselves, or come without a
 * cookie and without a page; a cookie counts only from our own pages.
 */
export function mayUseSeats(request: FastifyRequest): boolean {
  if (bearer(request) !== undefined) return true;
  return fromOwnPage(request) ?? cookie(request) === undefined;
}
