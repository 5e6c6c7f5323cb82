import {
  MailAddress,
  MuteMatch,
  NoticeChannelKind,
  Notices,
  NoticeToken,
  NoticeWishes,
  PushAddress,
  WebhookAddress,
} from "@stonebridge/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { NoticeWriter } from "../notices/channels.ts";
import { answered } from "./answers.ts";
import { secretOf } from "./devices.ts";

/** The longest body of a request, in bytes. */
const LONGEST = 8_192;
/** Addresses that somebody may name in a minute: something is sent to each. */
const NAMED = 10;

const OfKind = Type.Object({ kind: NoticeChannelKind });
const response = { 200: Notices };

/** The requests about how a device is told that a game waits. All that change something answer with how it is told now. */
export function noticeRoutes(app: FastifyInstance, notices: NoticeWriter, due: () => void): void {
  const changed = (request: FastifyRequest, reply: FastifyReply, change: Promise<void>): Promise<FastifyReply> =>
    answered(reply, 200, async () => {
      await change;
      due();
      return notices.of(secretOf(request));
    });
  const named = { bodyLimit: LONGEST, config: { rateLimit: { max: NAMED } } };

  app.get("/api/notices", { schema: { response } }, (request, reply) =>
    answered(reply, 200, () => notices.of(secretOf(request))),
  );
  app.put<{ Body: NoticeWishes }>("/api/notices", { schema: { body: NoticeWishes, response } }, (request, reply) =>
    changed(request, reply, notices.wish(secretOf(request), request.body)),
  );
  app.post<{ Body: MailAddress }>(
    "/api/notices/mail",
    { ...named, schema: { body: MailAddress, response } },
    (request, reply) => changed(request, reply, notices.tellByMail(secretOf(request), request.body.address)),
  );
  app.post<{ Body: WebhookAddress }>(
    "/api/notices/webhook",
    { ...named, schema: { body: WebhookAddress, response } },
    (request, reply) => changed(request, reply, notices.tellByWebhook(secretOf(request), request.body.address)),
  );
  app.post<{ Body: PushAddress }>(
    "/api/notices/push",
    { ...named, schema: { body: PushAddress, response } },
    (request, reply) => changed(request, reply, notices.tellByPush(secretOf(request), request.body)),
  );
  app.delete<{ Params: { readonly kind: NoticeChannelKind } }>(
    "/api/notices/:kind",
    { schema: { params: OfKind, response } },
    (request, reply) => changed(request, reply, notices.tellNoMore(secretOf(request), request.params.kind)),
  );
  app.post<{ Body: MuteMatch }>("/api/notices/mute", { schema: { body: MuteMatch, response } }, (request, reply) =>
    changed(request, reply, notices.mute(secretOf(request), request.body.match, request.body.muted)),
  );
  const Done = { 200: Type.Object({ done: Type.Literal(true) }) };
  const done = (reply: FastifyReply, change: Promise<void>) =>
    answered(reply, 200, async () => {
      await change;
      return { done: true };
    });
  app.post<{ Body: NoticeToken }>(
    "/api/notices/confirm",
    { schema: { body: NoticeToken, response: Done } },
    (request, reply) => done(reply, notices.confirm(request.body.token)),
  );
  app.register(async (mailers) => {
    // Mail programs send a form, in which nothing stands that matters (RFC 8058).
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"])
      mailers.addContentTypeParser(type, { parseAs: "string", bodyLimit: LONGEST }, (_request, _body, parsed) =>
        parsed(null, undefined),
      );
    mailers.post<{ Querystring: NoticeToken }>(
      "/api/notices/stop",
      { schema: { querystring: NoticeToken, response: Done } },
      (request, reply) => done(reply, notices.stop(request.query.token)),
    );
  });
}
