import rateLimit from "@fastify/rate-limit";
import { type Problem, problemOf } from "@stonebridge/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What the server takes from one address and from one seat before it asks them to wait. */
export interface Limits {
  /** Requests of one address in a minute, connections included. */
  readonly requests: number;
  /** Matches that one address begins in a minute. */
  readonly matches: number;
  /** Messages on one connection of a seat in ten seconds. */
  readonly messages: number;
}

/** Many people behind one address play undisturbed; a program that tries secrets or fills the disk does not get far. */
export const LIMITS: Limits = { requests: 600, matches: 60, messages: 400 };

/** Somebody asks too often. */
export class TooMany extends Error {
  override readonly name = "TooMany";
  readonly statusCode: number;
  readonly problem: Problem;

  /** @param after how long to wait */
  constructor(statusCode: number, after: string) {
    const problem = problemOf("too-many", { after });
    super(problem.problem);
    this.problem = problem;
    this.statusCode = statusCode;
  }
}

/** Answers an address that asks too often with 429 and the seconds to wait. Requests for files are not counted. */
export async function limitRequests(
  app: FastifyInstance,
  counted: (request: FastifyRequest) => boolean,
  limits: Limits,
) {
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: "1 minute",
    allowList: (request) => !counted(request),
    errorResponseBuilder: (_request, { statusCode, after }) => new TooMany(statusCode, after),
  });
}

/** Counts what comes in some span of time. */
export class Meter {
  readonly #most: number;
  readonly #span: number;
  #since = 0;
  #count = 0;

  /** @param span in ms */
  constructor(most: number, span: number) {
    this.#most = most;
    this.#span = span;
  }

  /** One more has come. @returns whether that is too many */
  isOver(now: number): boolean {
    if (now - this.#since >= this.#span) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > this.#most;
  }
}
