import fastifySwagger from "@fastify/swagger";
import { FromOnlooker, FromSeat, TalkFromSeat, ToOnlooker, ToSeat } from "@stonebridge/protocol";
import type { FastifyInstance } from "fastify";

/** What proves a seat, and what a seat, or somebody who looks on, sends and is sent over its socket. */
const COMPONENTS = {
  securitySchemes: {
    secret: {
      type: "http",
      scheme: "bearer",
      description: "The secret of a seat, or the link by which somebody looks on.",
    },
  },
  schemas: { FromSeat, TalkFromSeat, ToSeat, FromOnlooker, ToOnlooker },
};

/**
 * Serves the description of all requests under `/api/openapi.json` (OpenAPI 3.1), made of the schemas that check them. It has to be
 * registered before the routes that it describes.
 */
export async function describeRequests(app: FastifyInstance): Promise<void> {
  const info = { title: "Stonebridge: matches of people who play apart", version: "1" };
  await app.register(fastifySwagger, { openapi: { openapi: "3.1.0", info } });
  app.get("/api/openapi.json", { schema: { hide: true } }, (_request, reply) =>
    reply.header("cache-control", "no-cache").send({ ...app.swagger(), components: COMPONENTS }),
  );
}
