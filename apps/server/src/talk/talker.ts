import {
  problemOf,
  type Drawer,
  type Line,
  type TalkFromSeat,
  type TalkToSeat,
  type ToSeat,
} from "@stonebridge/protocol";
import type { Place } from "../matches/playing.ts";
import { OneAtATime } from "../matches/one-at-a-time.ts";
import type { Store } from "../storage/store.ts";
import type { LineRow } from "../storage/tables.ts";
import { companyOf } from "./company.ts";

/** How much a seat may say. */
const MEASURE = { lines: 20, span: 60_000, most: 2_000 };
/** Lines that are told to whoever listens anew. */
const MOST_LINES = 300;

/** What a connection needs of those who share its match. */
export interface Room {
  readonly store: Store;
  readonly now: () => number;
  /** Something has changed that others may want to be told. */
  readonly changed: (match: string) => void;
  /** Somebody looks at the screen, or nobody does. */
  readonly attends: (here: boolean) => void;
}

/** One connection of a seat, as far as it listens and speaks besides playing. */
export class Talker {
  readonly place: Place;
  readonly #room: Room;
  readonly #send: (message: ToSeat) => void;
  readonly #turns = new OneAtATime();
  /** The last line it was told; undefined until it listens. */
  #heard: number | undefined;
  /** It listens anew and has been told nothing yet. */
  #isNew = false;
  /** A look that has not begun yet. */
  #waiting: Promise<void> | undefined;
  /** What it was told last of who is there, and of what it keeps. */
  #company = "";
  #drawer = "";

  constructor(place: Place, room: Room, send: (message: ToSeat) => void) {
    this.place = place;
    this.#room = room;
    this.#send = send;
  }

  get listens(): boolean {
    return this.#heard !== undefined;
  }

  /** Does what the seat asks for. */
  async hear(message: TalkFromSeat): Promise<void> {
    const { store, now, changed, attends } = this.#room;
    const { match, side } = this.place;
    switch (message.kind) {
      case "listen":
        this.#heard = message.after ?? 0;
        [this.#company, this.#drawer, this.#isNew] = ["", "", true];
        return this.look();
      case "attend":
        return attends(message.here);
      case "noticed":
        return store.notices.notice(match, side, message.number);
      case "say": {
        const { label } = message;
        const body = "text" in message ? { text: message.text.trim() } : { phrase: message.phrase };
        const line = { match, side, label, body: JSON.stringify(body), at: now() };
        const kept = await store.talk.say(line, MEASURE);
        if (kept === "kept") changed(match);
        if (kept === "fast" || kept === "full")
          return this.#send({
            kind: "answer",
            label,
            result: "impossible",
            ...problemOf(`said-${kept}`),
          });
        // The line first: when the answer comes, the seat knows its number.
        await this.look();
        return this.#send({ kind: "answer", label, result: "done" });
      }
      case "keep": {
        const { label, notes, read, muted } = message;
        await store.talk.keep(match, side, {
          ...(notes !== undefined && { notes }),
          ...(read !== undefined && { read }),
          ...(muted !== undefined && { muted: Number(muted) }),
        });
        changed(match);
        return this.#send({ kind: "answer", label, result: "done" });
      }
    }
  }

  /** Tells what has changed since it was told last, if it listens. */
  look(): Promise<void> {
    this.#waiting ??= this.#turns.run(this.place.match, () => {
      this.#waiting = undefined;
      return this.#look();
    });
    return this.#waiting;
  }

  async #look(): Promise<void> {
    if (this.#heard === undefined) return;
    const { store, now } = this.#room;
    const { match, side } = this.place;
    const [seats, rows, drawer, lines, open] = await Promise.all([
      store.seats.of(match),
      store.presence.of([match]),
      store.talk.drawer(match, side),
      store.talk.lines(match, this.#heard, MOST_LINES),
      store.onlookers.openTo([match], now()),
    ]);
    const company = companyOf(rows, now());
    const others = seats.filter((seat) => seat.side !== side && seat.name !== null);
    const told = Object.fromEntries(
      others.map((seat) => [seat.side, company.get(seat.side) ?? { is: "away" as const }]),
    );
    const onlookers = open.get(match);
    this.#company = this.#unlessTold(this.#company, { kind: "company", seats: told, ...(onlookers && { onlookers }) });
    const { notes, read, muted } = drawer;
    this.#drawer = this.#unlessTold(this.#drawer, {
      kind: "kept",
      ...({ notes, read, muted: muted === 1 } satisfies Drawer),
    });
    if (lines.length === 0 && !this.#isNew) return;
    this.#isNew = false;
    this.#heard = lines.at(-1)?.number ?? this.#heard;
    this.#send({ kind: "said", lines: lines.map((line) => lineFor(line, side)) });
  }

  /** @returns what it was told now */
  #unlessTold(before: string, message: TalkToSeat): string {
    const told = JSON.stringify(message);
    if (told !== before) this.#send(message);
    return told;
  }
}

/** A line as a seat is told it. */
function lineFor({ number, side, at, label, body }: LineRow, seat: string): Line {
  const said = JSON.parse(body) as { readonly text: string };
  return { number, by: side, at, ...(side === seat && { label }), ...said };
}
