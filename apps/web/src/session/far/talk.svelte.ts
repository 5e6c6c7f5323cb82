import type { Side } from "@stonebridge/kernel";
import type {
  Drawer,
  OnlookerLine,
  Onlookers,
  Phrase,
  Presence,
  TalkFromSeat,
  ToOnlooker,
  ToSeat,
  Problem,
} from "@stonebridge/protocol";
import { Noticing } from "./noticing.ts";
import { randomId } from "./random-id.ts";
import type { Listener } from "./seat-line.svelte.ts";

/** What is said goes over this: the connection of a seat, or of somebody who looks on. */
interface TalkLine {
  send(message: TalkFromSeat): void;
  overhear(listener: Listener<ToSeat | ToOnlooker>): void;
}

/** Something that is on its way. */
type Sent = Extract<TalkFromSeat, { readonly label: string }>;

/** What is said: words, or a phrase by its name. */
export type Words = { readonly text: string } | { readonly phrase: Phrase };

/** Ms without a keystroke after which notes are kept. */
const WRITTEN = 600;

/**
 * What the seats of a match say to each other, who of them is there, and what this one keeps for itself; or what those say to each other
 * who look on, of whom the server keeps nothing. What is read from it is reactive.
 */
export class Talk {
  /** The own side; undefined for somebody who looks on. */
  readonly side: Side | undefined;
  readonly #line: TalkLine;
  #onlookers = $state.raw<Onlookers>();
  #company = $state.raw<Readonly<Record<Side, Presence>>>({});
  #lines = $state.raw<readonly OnlookerLine[]>([]);
  #drawer = $state.raw<Drawer>({ notes: "", read: 0, muted: false });
  /** What was sent and not answered yet. */
  #sent = $state.raw<readonly Sent[]>([]);
  /** Notes that are being written. */
  #writing = $state.raw<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #problem = $state.raw<Partial<Problem>>();
  #open = $state.raw(false);
  #wantsFocus = false;
  /** The last line that was said before this page listened; undefined until it has been told. */
  #before = $state.raw<number>();
  readonly #noticing: Noticing | undefined;
  readonly #seen = () => this.#line.send({ kind: "attend", here: !document.hidden });

  /**
   * @param side the own side; undefined for somebody who looks on
   * @param known the number of the last piece of news that the page of a seat has opened with
   */
  constructor(line: TalkLine, side: Side | undefined, known?: number) {
    this.#line = line;
    this.side = side;
    line.overhear({ opened: () => this.#opened(), hear: (message) => this.#hear(message) });
    if (known !== undefined) this.#noticing = new Noticing((message) => line.send(message), known);
    if (side !== undefined) document.addEventListener("visibilitychange", this.#seen);
  }

  /** It is shown. */
  get open(): boolean {
    return this.#open;
  }

  show(open: boolean): void {
    this.#open = this.#wantsFocus = open;
  }

  /** Whether the focus goes to it: once each time it is opened. */
  takeFocus(): boolean {
    const wanted = this.#wantsFocus;
    this.#wantsFocus = false;
    return wanted;
  }

  /** What others have said after a line while this page listened. */
  heardAfter(number: number): readonly OnlookerLine[] {
    const from = Math.max(number, this.#before ?? Infinity);
    return this.lines.filter((line) => line.number > from && !this.isOwn(line));
  }

  /** Whether whoever plays a side is there; undefined where nobody has said so yet. */
  presence(side: Side): Presence | undefined {
    return this.#company[side];
  }

  /** Those who look on; undefined where nobody may. */
  get onlookers(): Onlookers | undefined {
    return this.#onlookers;
  }

  /** What was said, the oldest first; of the others nothing, while they are muted. */
  get lines(): readonly OnlookerLine[] {
    return this.muted ? this.#lines.filter((line) => this.isOwn(line)) : this.#lines;
  }

  /** Whether it was said here: whoever looks on knows his own by their labels. */
  isOwn({ by, label }: OnlookerLine): boolean {
    return this.side === undefined ? label !== undefined : by === this.side;
  }

  /** What was said here and is not known to be kept. */
  get leaving(): readonly (Words & { readonly label: string })[] {
    return this.#sent.filter((one) => one.kind === "say");
  }

  /** Lines of others that nobody has read here. */
  get unread(): number {
    return this.lines.filter((line) => !this.isOwn(line) && line.number > this.#drawer.read).length;
  }

  /** Why the last thing could not be said, as a sentence. */
  get problem(): Partial<Problem> | undefined {
    return this.#problem;
  }

  get muted(): boolean {
    return this.#drawer.muted;
  }

  get notes(): string {
    return this.#writing ?? this.#drawer.notes;
  }

  /** Notes are kept as they stand. */
  get notesKept(): boolean {
    return this.#writing === undefined;
  }

  say(words: Words): void {
    this.#problem = undefined;
    this.#put({ kind: "say", label: randomId(), ...words });
  }

  /** All lines have been read. */
  markRead(): void {
    const read = this.#lines.at(-1)?.number ?? 0;
    if (read > this.#drawer.read) this.#keep({ read });
  }

  mute(muted: boolean): void {
    this.#keep({ muted });
  }

  write(notes: string): void {
    this.#writing = notes;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keepNotes(), WRITTEN);
  }

  close(): void {
    this.#keepNotes();
    this.#onlookers = undefined;
    this.#noticing?.close();
    document.removeEventListener("visibilitychange", this.#seen);
  }

  #keepNotes(): void {
    clearTimeout(this.#timer);
    if (this.#writing !== undefined) this.#keep({ notes: this.#writing });
  }

  #keep(kept: Partial<Drawer>): void {
    this.#drawer = { ...this.#drawer, ...kept };
    if (this.side === undefined) return;
    this.#put({ kind: "keep", label: randomId(), ...kept });
  }

  #put(message: Sent): void {
    this.#sent = [...this.#sent, message];
    this.#line.send(message);
  }

  #opened(): void {
    this.#line.send({ kind: "listen", after: this.#lines.at(-1)?.number ?? 0 });
    if (document.hidden && this.side !== undefined) this.#seen();
    this.#noticing?.opened();
    for (const message of this.#sent) this.#line.send(message);
  }

  #hear(message: ToSeat | ToOnlooker): void {
    // Only a seat notices anything.
    this.#noticing?.hear(message as ToSeat);
    switch (message.kind) {
      case "company":
        if ("seats" in message) this.#company = message.seats;
        this.#onlookers = message.onlookers;
        return;
      case "said": {
        const last = this.#lines.at(-1)?.number ?? 0;
        this.#lines = [...this.#lines, ...message.lines.filter(({ number }) => number > last)];
        this.#before ??= this.#lines.at(-1)?.number ?? 0;
        // What those said who looked on before is no news to whoever comes.
        if (this.side === undefined)
          this.#drawer = { ...this.#drawer, read: Math.max(this.#drawer.read, this.#before) };
        this.#answered(message.lines.flatMap(({ label }) => label ?? []));
        return;
      }
      case "kept":
        // What is on its way is newer.
        if (this.#sent.every(({ kind }) => kind !== "keep")) {
          const { notes, read, muted } = message;
          this.#drawer = { notes, read, muted };
        }
        return;
      case "answer": {
        const sent = this.#sent.find(({ label }) => label === message.label);
        if (sent?.kind === "keep" && sent.notes === this.#writing) this.#writing = undefined;
        if (sent && message.result === "impossible") this.#problem = message;
        this.#answered([message.label]);
        return;
      }
      default:
        // The table hears what happens in the game.
        return;
    }
  }

  #answered(labels: readonly string[]): void {
    if (this.#sent.some(({ label }) => labels.includes(label)))
      this.#sent = this.#sent.filter(({ label }) => !labels.includes(label));
  }
}
