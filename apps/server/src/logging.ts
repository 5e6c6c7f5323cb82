import type { FastifyInstance, FastifyServerOptions } from "fastify";

/** How much is logged: what went wrong here; what went wrong elsewhere too, such as a mail server; and each request. */
export const LOG_LEVELS = ["error", "warn", "info"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Logging {
  readonly level: LogLevel;
  /** Gets one line each, JSON. */
  readonly lines: { write(line: string): void };
}

/** Logs as JSON what went wrong: what an error says, and where. Neither headers nor bodies nor addresses are logged. */
export function loggerOf({ level, lines }: Logging): FastifyServerOptions["logger"] {
  return {
    level,
    stream: lines,
    // Which machine and process it is, whoever gathers the lines knows.
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: ({ name, message, stack, code }: Error & { readonly code?: string }) => ({
        type: name,
        message,
        code,
        stack: stack ?? "",
      }),
    },
  };
}

/** Logs each request once it is answered. It names the route and not the address, which may name a match. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info(
      { method, route: routeOptions.url ?? "none", status: statusCode, ms: Math.round(elapsedTime) },
      "Answered",
    );
  });
}
