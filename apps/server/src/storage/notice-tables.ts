/** What is kept of those who want to be told when a game waits for them. */
export interface NoticeTables {
  reader: ReaderRow;
  channel: ChannelRow;
  mute: MuteRow;
  notice: NoticeRow;
  noticed: NoticedRow;
  asked: AskedRow;
  setting: SettingRow;
}

/** How somebody at a device wants to be told. */
export interface ReaderRow {
  /** SHA-256 of the secret of the device. */
  readonly secret: string;
  readonly language: string;
  /** The time zone of the device, as IANA names it. */
  readonly zone: string;
  /** The hour of the day at which all is told together; null: at once. */
  readonly hour: number | null;
  /** Hours of the day from and until which nothing is told; null: none. */
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
}

export type ChannelKind = "mail" | "push" | "webhook";

/**
 * `asked`: a mail asks whether the address is right, and is on its way; `unconfirmed`: nobody has answered it yet; `broken`: it does
 * not reach anybody.
 */
export type ChannelState = "asked" | "unconfirmed" | "works" | "broken";

/** Where somebody is told. A device has one of each kind at most. */
export interface ChannelRow {
  readonly id: string;
  /** SHA-256 of the secret of the device. */
  readonly secret: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly state: ChannelState;
  /** Why it is broken. */
  readonly problem: string | null;
  /** Confirms the channel and ends it: whoever reads what is sent there has it, and nobody else. */
  readonly token: string;
  /** How often sending has failed since it last worked. */
  readonly tries: number;
}

/** A device is told nothing of a match. */
export interface MuteRow {
  readonly match: string;
  readonly secret: string;
}

/**
 * `gathered`: to be sent; `claimed`: somebody sends it, or died of it; `sent`: it was taken; `dropped`: it was no news any more;
 * `failed`: it was given up.
 */
export type NoticeState = "gathered" | "claimed" | "sent" | "dropped" | "failed";

/** Something that a channel is told: once. */
export interface NoticeRow {
  readonly channel: string;
  readonly match: string;
  readonly side: string;
  /** What waits, and since which piece of the seat's news. */
  readonly matter: string;
  readonly state: NoticeState;
  readonly at: number;
}

/** Up to which piece of news somebody who plays a seat has seen that something waits. */
export interface NoticedRow {
  readonly match: string;
  readonly side: string;
  readonly number: number;
}

/** Somebody was asked whether an address is his. */
export interface AskedRow {
  /** SHA-256 of the address. */
  readonly address: string;
  readonly at: number;
}

/** What all servers of a database share. */
export interface SettingRow {
  readonly name: string;
  readonly value: string;
}
