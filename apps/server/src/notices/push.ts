import webPush from "web-push";
import type { NoticeStore } from "../storage/notice-store.ts";
import { guardedPost } from "./guarded-post.ts";
import type { Outcome } from "./outcome.ts";

/** How long a push service keeps what it cannot deliver yet, in seconds: whoever looks after that finds his games anyway. */
const KEPT = 3 * 24 * 60 * 60;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a browser has given to be pushed to. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Pushes to browsers, by the services of their makers, which cannot read what is pushed. */
export class PushSender {
  readonly #store: NoticeStore;
  readonly #subject: string;
  readonly #anywhere: boolean;
  #keys: Promise<Keys> | undefined;

  /** @param subject who can be asked about what is pushed: an address of the web or of mail */
  constructor(store: NoticeStore, subject: string, anywhere: boolean) {
    this.#store = store;
    this.#subject = subject;
    this.#anywhere = anywhere;
  }

  /** The keys that all servers of the database share: made the first time. */
  get keys(): Promise<Keys> {
    this.#keys ??= this.#store
      .setting("push", () => JSON.stringify(webPush.generateVAPIDKeys()))
      .then((text) => JSON.parse(text) as Keys);
    this.#keys.catch(() => (this.#keys = undefined));
    return this.#keys;
  }

  /** @param about newer of it takes the place of older that nobody has got yet */
  async send(subscription: Subscription, payload: object, about: string): Promise<Outcome> {
    let request: ReturnType<typeof webPush.generateRequestDetails>;
    const vapidDetails = { subject: this.#subject, ...(await this.keys) };
    try {
      request = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
        vapidDetails,
        TTL: KEPT,
        urgency: "normal",
        topic: about,
        contentEncoding: "aes128gcm",
      });
    } catch {
      // Its keys are none.
      return { broken: "refused" };
    }
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    return guardedPost(
      request.endpoint,
      { headers: Object.fromEntries(headers), body: request.body ?? "" },
      this.#anywhere,
    );
  }
}
