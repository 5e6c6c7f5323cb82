import { Type } from "typebox";
import { Secret } from "./measures.ts";

const strict = { additionalProperties: false };
const Hour = Type.Integer({ minimum: 0, maximum: 23 });

/** `PUT /api/notices`: how a device wants to be told that a game waits. */
export const NoticeWishes = Type.Object(
  {
    language: Type.Union([Type.Literal("en"), Type.Literal("fr")]),
    /** The time zone of the hours, e.g. `Europe/Paris`. */
    zone: Type.String({ minLength: 1, maxLength: 60 }),
    /** The hour at which all is told together; absent: at once. */
    hour: Type.Optional(Hour),
    /** From which hour and until which nothing is told; absent: always something. */
    quiet: Type.Optional(Type.Object({ from: Hour, until: Hour }, strict)),
  },
  strict,
);
export type NoticeWishes = Type.Static<typeof NoticeWishes>;

/** `POST /api/notices/mail`, `/webhook` and `/push`: where a device is told. */
export const MailAddress = Type.Object(
  { address: Type.String({ maxLength: 254, pattern: '^[^\\s@<>"(),:;]+@[^\\s@<>"(),:;]+\\.[^\\s@<>"(),:;.]+$' }) },
  strict,
);
export type MailAddress = Type.Static<typeof MailAddress>;
export const WebhookAddress = Type.Object(
  { address: Type.String({ maxLength: 1_000, pattern: "^https?://" }) },
  strict,
);
export type WebhookAddress = Type.Static<typeof WebhookAddress>;
/** What a browser gives to whoever may push to it. */
export const PushAddress = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1_000, pattern: "^https?://" }),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }, strict),
  },
  strict,
);
export type PushAddress = Type.Static<typeof PushAddress>;

/** `DELETE /api/notices/<kind>`: tells a device nothing there any more. */
export const NoticeChannelKind = Type.Union([Type.Literal("mail"), Type.Literal("push"), Type.Literal("webhook")]);
export type NoticeChannelKind = Type.Static<typeof NoticeChannelKind>;

/** `POST /api/notices/mute`: tells a device nothing of a match, or something again. */
export const MuteMatch = Type.Object({ match: Type.String({ maxLength: 60 }), muted: Type.Boolean() }, strict);
export type MuteMatch = Type.Static<typeof MuteMatch>;

/** `POST /api/notices/confirm` and `/stop`: by whoever reads what is sent to an address. */
export const NoticeToken = Type.Object({ token: Secret }, strict);
export type NoticeToken = Type.Static<typeof NoticeToken>;

/** A place where a device is told. */
export const NoticeChannel = Type.Object({
  kind: NoticeChannelKind,
  /** Of mail and webhooks; of a browser that is pushed to only whose service it is. */
  address: Type.String(),
  /** `unconfirmed`: a mail there asks whether the address is right; `broken`: it reaches nobody. */
  state: Type.Union([Type.Literal("unconfirmed"), Type.Literal("works"), Type.Literal("broken")]),
  /** Why it is broken. */
  problem: Type.Optional(
    Type.Union([Type.Literal("gone"), Type.Literal("refused"), Type.Literal("unreachable"), Type.Literal("forbidden")]),
  ),
});
export type NoticeChannel = Type.Static<typeof NoticeChannel>;

/** `GET /api/notices`, and the answer to what changes it. */
export const Notices = Type.Object({
  /** What the server can do; `push`: the key that a browser asks for. */
  can: Type.Object({ mail: Type.Boolean(), webhook: Type.Boolean(), push: Type.Optional(Type.String()) }),
  /** Absent where the device has not said. */
  wishes: Type.Optional(NoticeWishes),
  channels: Type.Array(NoticeChannel),
  /** The matches of which it is told nothing. */
  muted: Type.Array(Type.String()),
});
export type Notices = Type.Static<typeof Notices>;
