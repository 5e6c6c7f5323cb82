import type { NoticeChannelKind, Notices, NoticeWishes, PushAddress } from "@stonebridge/protocol";
import { ask } from "./requests.ts";

export { NotServed } from "./requests.ts";

/** How this device is told that a game waits. All throw NotServed. */
export const ownNotices = () => ask<Notices>("notices");

/** How it wants to be told. */
export const wishNotices = (wishes: NoticeWishes) => ask<Notices>("notices", wishes, "PUT");

/** Where it is told. */
export const tellByMail = (address: string) => ask<Notices>("notices/mail", { address });
export const tellByWebhook = (address: string) => ask<Notices>("notices/webhook", { address });
export const tellByPush = (address: PushAddress) => ask<Notices>("notices/push", address);
export const tellNoMore = (kind: NoticeChannelKind) => ask<Notices>(`notices/${kind}`, undefined, "DELETE");

/** Tells it nothing of a match, or something again. */
export const muteMatch = (match: string, muted: boolean) => ask<Notices>("notices/mute", { match, muted });

/** Answers a mail. */
export const confirmMail = (token: string) => ask<object>("notices/confirm", { token });
export const stopMail = (token: string) =>
  ask<object>(`notices/stop?token=${encodeURIComponent(token)}`, undefined, "POST");
