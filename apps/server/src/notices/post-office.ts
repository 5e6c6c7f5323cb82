import { createHash } from "node:crypto";
import type { ChannelKind, ChannelRow } from "../storage/notice-tables.ts";
import type { NoticeStore } from "../storage/notice-store.ts";
import { guardedPost } from "./guarded-post.ts";
import { MailServer } from "./mail.ts";
import { type Message, textOf, wordsIn } from "./message.ts";
import type { NoticeSettings } from "./notice-settings.ts";
import type { Outcome } from "./outcome.ts";
import { PushSender, type Subscription } from "./push.ts";

/** Sends messages by the means that this server has. */
export class PostOffice {
  readonly site: string;
  readonly #settings: NoticeSettings;
  readonly #mail: MailServer | undefined;
  readonly #push: PushSender;

  constructor(store: NoticeStore, settings: NoticeSettings) {
    this.site = settings.site;
    this.#settings = settings;
    this.#mail = settings.mail && new MailServer(settings.mail.url, settings.mail.from);
    const subject = settings.site.startsWith("https:")
      ? settings.site
      : `mailto:operator@${new URL(settings.site).hostname}`;
    this.#push = new PushSender(store, subject, settings.webhooks === "any");
  }

  /** Whether it has the means. */
  can(kind: ChannelKind): boolean {
    if (kind === "mail") return this.#mail !== undefined;
    return kind === "push" || this.#settings.webhooks !== "off";
  }

  /** The key by which browsers know who pushes to them. */
  async pushKey(): Promise<string> {
    return (await this.#push.keys).publicKey;
  }

  /** Tells somebody that games wait. */
  async send(channel: ChannelRow, message: Message): Promise<Outcome> {
    const words = wordsIn(message.language);
    switch (channel.kind) {
      case "mail": {
        const text = `${textOf(message)}\n\n-- \n${words.why}\n${words.stop(this.#page("stop", channel))}\n`;
        const stop = `${this.site}/api/notices/stop?token=${channel.token}`;
        return this.#sendMail({ to: channel.address, subject: message.title, text, language: message.language, stop });
      }
      case "push": {
        const { title, items, link } = message;
        const body = items.map(({ text }) => text).join("\n");
        const payload = { title, body, url: link.slice(this.site.length), lang: message.language };
        return this.#push.send(JSON.parse(channel.address) as Subscription, payload, aboutOf(link));
      }
      case "webhook":
        return this.#post(
          channel.address,
          message.items.map(({ text, facts, link }) => `${text} ${facts}\n${link}`).join("\n\n"),
        );
    }
  }

  /** Asks somebody whether an address of mail is his. */
  ask(channel: ChannelRow, language: string): Promise<Outcome> {
    const words = wordsIn(language).confirm;
    const text = `${words.text(this.#page("confirm", channel))}\n`;
    return this.#sendMail({ to: channel.address, subject: words.subject, text, language });
  }

  /** Tells whoever reads what is posted to an address that he is told there from now on. */
  greet(address: string, language: string): Promise<Outcome> {
    return this.#post(address, wordsIn(language).hello);
  }

  /** The token stands behind the `#`, so no server writes it down. */
  #page(what: "confirm" | "stop", { token }: ChannelRow): string {
    return `${this.site}/mail/${what}#${token}`;
  }

  async #sendMail(mail: Parameters<MailServer["send"]>[0]): Promise<Outcome> {
    return this.#mail ? this.#mail.send(mail) : NO_MEANS;
  }

  /** As chat programs read it: some take `content`, others `text`. */
  async #post(address: string, text: string): Promise<Outcome> {
    if (!this.can("webhook")) return NO_MEANS;
    const headers = { "content-type": "application/json", "user-agent": "Stonebridge" };
    return guardedPost(
      address,
      { headers, body: JSON.stringify({ content: text, text }) },
      this.#settings.webhooks === "any",
    );
  }
}

/** What a push is about, as push services name it: in 32 letters. */
const aboutOf = (link: string): string => createHash("sha256").update(link).digest("base64url").slice(0, 32);

/** The operator has taken away what there was. */
const NO_MEANS: Outcome = { later: "This server no longer has the means.", whose: "ours" };
