import type { Answer } from "@stonebridge/protocol";
import fastify, { type FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Seconds that deeds are sorted by. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

/**
 * What whoever runs a server watches, for Prometheus: sums over all matches, without their names. Still, whoever sees a sum rise
 * knows that somebody wrote an order just now, so it is served to this machine alone.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #deeds: Histogram;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#deeds = new Histogram({
      name: "stonebridge_deed_seconds",
      help: "Seconds from a deed to its answer, by how it ended",
      labelNames: ["result"],
      buckets: BUCKETS,
      registers,
    });
  }

  /** A deed was answered. */
  performed(result: Answer["result"], seconds: number): void {
    this.#deeds.observe({ result }, seconds);
  }

  /** Seats are connected: how many is asked for when somebody looks. */
  watchConnections(count: () => number): void {
    const gauge: Gauge = new Gauge({
      name: "stonebridge_connections",
      help: "Seats that are connected",
      registers: [this.#registry],
      collect: () => gauge.set(count()),
    });
  }

  /** Serves them, to this machine alone. @returns the listening server and its address */
  async serve(port: number): Promise<{ readonly page: FastifyInstance; readonly url: string }> {
    const page = fastify();
    page.get("/metrics", async (_request, reply) => {
      void reply.type(this.#registry.contentType);
      return this.#registry.metrics();
    });
    return { page, url: `${await page.listen({ port, host: "127.0.0.1" })}/metrics` };
  }
}
