import { createHash } from "node:crypto";
import type { NoticeChannel, NoticeChannelKind, Notices, NoticeWishes, PushAddress } from "@stonebridge/protocol";
import { kept, newId, newSecret } from "../matches/secrets.ts";
import { Forbidden, Missing, Unavailable } from "../matches/unavailable.ts";
import type { ChannelRow } from "../storage/notice-tables.ts";
import type { Store } from "../storage/store.ts";
import { namedAddress } from "./guarded-post.ts";
import { isZone } from "./hours.ts";
import { questionJob } from "./letters.ts";
import type { Problem } from "./outcome.ts";
import type { PostOffice } from "./post-office.ts";

/** A device that asks for something, by its secret. */
export class NoticeWriter {
  readonly #store: Store;
  readonly #office: PostOffice | undefined;
  readonly #now: () => number;

  /** @param office undefined: this server tells nobody anything */
  constructor(store: Store, office: PostOffice | undefined, now: () => number) {
    this.#store = store;
    this.#office = office;
    this.#now = now;
  }

  /** How a device is told. */
  async of(secret: string | undefined): Promise<Notices> {
    const office = this.#office;
    const can = office
      ? { mail: office.can("mail"), webhook: office.can("webhook"), push: await office.pushKey() }
      : { mail: false, webhook: false };
    if (secret === undefined) return { can, channels: [], muted: [] };
    const { notices } = this.#store;
    const by = kept(secret);
    const [reader, channels, muted] = await Promise.all([notices.reader(by), notices.channels(by), notices.muted(by)]);
    return {
      can,
      ...(reader && {
        wishes: {
          language: reader.language === "fr" ? "fr" : "en",
          zone: reader.zone,
          ...(reader.hour !== null && { hour: reader.hour }),
          ...(reader.quiet_from !== null &&
            reader.quiet_until !== null && { quiet: { from: reader.quiet_from, until: reader.quiet_until } }),
        },
      }),
      channels: channels.map(shown),
      muted: [...muted],
    };
  }

  async wish(secret: string | undefined, { language, zone, hour, quiet }: NoticeWishes): Promise<void> {
    const by = await this.#device(secret);
    if (!isZone(zone)) throw new Unavailable("no-zone");
    const reader = { secret: by, language, zone, hour: hour ?? null };
    await this.#store.notices.keepReader({
      ...reader,
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
    });
  }

  /** Asks by a mail whether the address is right: nothing else is sent there before somebody has said yes. */
  async tellByMail(secret: string | undefined, address: string): Promise<void> {
    const by = await this.#device(secret);
    this.#means("mail");
    const hash = createHash("sha256").update(address.toLowerCase()).digest("hex");
    if (!(await this.#store.notices.mayAsk(hash, this.#now()))) throw new Unavailable("asked-often");
    const channel = newChannel(by, "mail", address, "asked");
    await this.#store.notices.open(channel, questionJob(channel.id, this.#now()));
  }

  /** @throws Unavailable where nobody takes what is posted there */
  async tellByWebhook(secret: string | undefined, address: string): Promise<void> {
    const by = await this.#device(secret);
    const office = this.#means("webhook");
    if (namedAddress(address) === undefined) throw new Unavailable("no-address");
    const reader = await this.#store.notices.reader(by);
    const outcome = await office.greet(address, reader?.language ?? "en");
    if (outcome !== "sent") throw new Unavailable("nobody-takes");
    await this.#store.notices.open(newChannel(by, "webhook", address, "works"));
  }

  async tellByPush(secret: string | undefined, { endpoint, keys }: PushAddress): Promise<void> {
    const by = await this.#device(secret);
    this.#means("push");
    await this.#store.notices.open(newChannel(by, "push", JSON.stringify({ endpoint, keys }), "works"));
  }

  async tellNoMore(secret: string | undefined, kind: NoticeChannelKind): Promise<void> {
    await this.#store.notices.close({ secret: await this.#device(secret), kind });
  }

  async mute(secret: string | undefined, match: string, isMuted: boolean): Promise<void> {
    const by = await this.#device(secret);
    if ((await this.#store.seats.held(by, { match })).length === 0) throw new Forbidden("no-seat-there");
    await this.#store.notices.mute(by, match, isMuted);
  }

  /** Somebody reads what is sent to an address, and wants it. */
  async confirm(token: string): Promise<void> {
    const channel = await this.#of(token);
    if (channel.state === "asked" || channel.state === "unconfirmed")
      await this.#store.notices.change(channel.id, { state: "works", tries: 0 });
  }

  /** Somebody reads what is sent to an address, and does not want it. That it was ended before is well too. */
  async stop(token: string): Promise<void> {
    const channel = await this.#store.notices.channel({ token });
    if (channel) await this.#store.notices.close({ id: channel.id });
  }

  async #of(token: string): Promise<ChannelRow> {
    const channel = await this.#store.notices.channel({ token });
    if (channel === undefined) throw new Missing("mail-void");
    return channel;
  }

  /** @returns SHA-256 of the secret of a device that plays. @throws Forbidden */
  async #device(secret: string | undefined): Promise<string> {
    const by = secret === undefined ? undefined : kept(secret);
    if (by === undefined || (await this.#store.seats.held(by)).length === 0) throw new Forbidden("no-seat-at-all");
    return by;
  }

  #means(kind: NoticeChannelKind): PostOffice {
    if (!this.#office?.can(kind)) throw new Unavailable("not-told-so");
    return this.#office;
  }
}

const newChannel = (
  secret: string,
  kind: ChannelRow["kind"],
  address: string,
  state: ChannelRow["state"],
): ChannelRow => ({ id: newId(), secret, kind, address, state, problem: null, token: newSecret(), tries: 0 });

/** A channel as its device may see it: with an address that a browser was given for it alone, anybody could push to it. */
function shown({ kind, address, state, problem }: ChannelRow): NoticeChannel {
  return {
    kind,
    address: kind === "push" ? new URL((JSON.parse(address) as PushAddress).endpoint).host : address,
    state: state === "asked" ? "unconfirmed" : state,
    ...(problem !== null && { problem: problem as Problem }),
  };
}
