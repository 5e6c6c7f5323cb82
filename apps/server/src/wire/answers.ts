import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { Forbidden, Gone, Missing, Unavailable } from "../matches/unavailable.ts";

/** Which match a request is about. */
export const OfMatch = Type.Object({ match: Type.String({ maxLength: 60 }) });
export interface OfMatch {
  readonly Params: { readonly match: string };
}

/** Answers a request in JSON, also where it is refused: `{ problem, code, figures }`. */
export async function answered(
  reply: FastifyReply,
  done: number,
  answer: () => Promise<object>,
): Promise<FastifyReply> {
  void reply.header("cache-control", "no-store");
  try {
    return reply.code(done).send(await answer());
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return reply.code(statusOf(error)).send(error.problem);
  }
}

function statusOf(error: Unavailable): number {
  if (error instanceof Missing) return 404;
  if (error instanceof Forbidden) return 403;
  return error instanceof Gone ? 410 : 409;
}
