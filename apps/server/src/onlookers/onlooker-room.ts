import { setImmediate } from "node:timers/promises";
import type { Onlookers, ToOnlooker } from "@stonebridge/protocol";
import { OneAtATime } from "../matches/one-at-a-time.ts";
import { PlayedMatch } from "../matches/played-match.ts";
import { Unavailable } from "../matches/unavailable.ts";
import type { Store } from "../storage/store.ts";
import type { EntryRow, OnlookerLineRow, OnlookingRow } from "../storage/tables.ts";
import { OnlookedMatch } from "./onlooked-match.ts";

/** More than so many pieces of news are not told one by one to somebody who comes back: he gets all of it. */
const MOST_NEWS = 200;
/** Lines that are told to whoever listens anew. */
const MOST_LINES = 300;
/** Ms for which a match is followed before others get their turn. */
const SLICE = 10;
/** The longest time that a timer of this program waits, in ms. */
const LONGEST_WAIT = 60_000;

/** Somebody who looks on. */
export interface Onlooker {
  /** What names him among those who look on. */
  readonly by: string;
  /** He is told what is said. */
  readonly listens: boolean;
  tell(message: ToOnlooker): void;
  /** What others are told too, as text. */
  tellText(text: string): void;
  /** He may not look on any more, or this server failed. */
  end(why: "closed" | "failed"): void;
}

/** What a room needs besides. */
export interface RoomSettings {
  readonly store: Store;
  readonly now: () => number;
  /** It has ended: nobody may look on by its link any more, or it failed. */
  readonly ended: (room: OnlookerRoom, error?: unknown) => void;
}

/**
 * Those who look on at a match by a link and are connected to this node. It follows the log only as far as they may know of it: what is
 * too new for them is never played here.
 */
export class OnlookerRoom {
  readonly link: OnlookingRow;
  readonly #settings: RoomSettings;
  readonly #match: OnlookedMatch;
  readonly #turns = new OneAtATime();
  readonly #onlookers = new Set<Onlooker>();
  #lines: readonly OnlookerLineRow[] = [];
  #company: Onlookers;
  /** A look that has not begun yet. */
  #waiting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  private constructor(link: OnlookingRow, match: OnlookedMatch, settings: RoomSettings) {
    this.link = link;
    this.#match = match;
    this.#settings = settings;
    this.#company = { count: 0, delay: link.delay };
  }

  /** @throws Unavailable if the match has not begun, or this version cannot play it */
  static async open(link: OnlookingRow, settings: RoomSettings): Promise<OnlookerRoom> {
    const { store } = settings;
    const { match, delay } = link;
    const [row, seats] = await Promise.all([store.match(match), store.seats.of(match)]);
    if (row === undefined || seats.some(({ mixed, bot }) => mixed === null && bot === null))
      throw new Unavailable("not-begun");
    const played = await PlayedMatch.begin(row, seats, await store.prelude(match));
    const room = new OnlookerRoom(link, new OnlookedMatch(played, delay * 1_000), settings);
    await room.#look();
    return room;
  }

  /** How many look on here. */
  get size(): number {
    return this.#onlookers.size;
  }

  get lines(): readonly OnlookerLineRow[] {
    return this.#lines;
  }

  /** Somebody comes in, and is told how things stand. @param after the last piece of news that he knows */
  enter(onlooker: Onlooker, after: number | undefined): void {
    if (this.#ended) throw new Error("Nobody looks on here any more.");
    this.#onlookers.add(onlooker);
    const { number, history } = this.#match;
    const resumes = after !== undefined && after <= number && number - after <= MOST_NEWS;
    if (resumes) for (const news of this.#match.after(after)) onlooker.tell({ kind: "news", ...news });
    else onlooker.tell({ kind: "history", ...history });
    onlooker.tell({ kind: "company", onlookers: this.#company });
  }

  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
  }

  /** Nobody looks on here any more. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** What was said after a line, to somebody who begins to listen. */
  tellLines(onlooker: Onlooker, after: number): void {
    onlooker.tell(
      saidTo(
        onlooker,
        this.#lines.filter(({ number }) => number > after),
      ),
    );
  }

  /** Something was written or said: those who look on are told what they may know of it. */
  look(): Promise<void> {
    this.#waiting ??= this.#turns.run("look", () => {
      this.#waiting = undefined;
      // It may be ahead of what was told: those who looked on come back to a new one.
      return this.#look().catch((error: unknown) => this.#close("failed", error));
    });
    return this.#waiting;
  }

  async #look(): Promise<void> {
    if (this.#ended) return;
    const { store, now } = this.#settings;
    const { match, link: hash, delay } = this.link;
    const [link, rows, lines, open] = await Promise.all([
      store.onlookers.of(match),
      store.entries(match, this.#match.version),
      store.onlookers.lines(match, this.#lines.at(-1)?.number ?? 0, MOST_LINES),
      store.onlookers.openTo([match], now()),
    ]);
    if (link?.link !== hash) return this.#close("closed");
    const known = now() - delay * 1_000;
    const fresh = rows.findIndex(({ at }) => at > known);
    await this.#follow(fresh === -1 ? rows : rows.slice(0, fresh));
    if (fresh !== -1) this.#wake(rows[fresh].at - known);
    this.#tellLines(lines);
    this.#tellCompany(open.get(match));
  }

  /** Follows entries, letting others have their turn in between. */
  async #follow(rows: readonly EntryRow[]): Promise<void> {
    let since = performance.now();
    for (const row of rows) {
      const news = this.#match.follow(row);
      if (news) this.#tell({ kind: "news", ...news });
      if (performance.now() - since < SLICE) continue;
      await setImmediate();
      since = performance.now();
    }
  }

  #tellLines(lines: readonly OnlookerLineRow[]): void {
    if (lines.length === 0) return;
    this.#lines = [...this.#lines, ...lines].slice(-MOST_LINES);
    for (const onlooker of this.#onlookers) if (onlooker.listens) onlooker.tell(saidTo(onlooker, lines));
  }

  #tellCompany(company: Onlookers | undefined): void {
    if (company === undefined || company.count === this.#company.count) return;
    this.#company = company;
    this.#tell({ kind: "company", onlookers: company });
  }

  #tell(message: ToOnlooker): void {
    const text = JSON.stringify(message);
    for (const onlooker of this.#onlookers) onlooker.tellText(text);
  }

  /** Looks again when what is too new now is so no more. */
  #wake(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), Math.min(ms, LONGEST_WAIT));
  }

  #close(why: "closed" | "failed", error?: unknown): void {
    this.end();
    this.#settings.ended(this, error);
    for (const onlooker of this.#onlookers) onlooker.end(why);
  }
}

/** Lines as somebody is told them; the labels of his own show him that they are his. */
function saidTo({ by }: Onlooker, lines: readonly OnlookerLineRow[]): Extract<ToOnlooker, { readonly kind: "said" }> {
  return {
    kind: "said",
    lines: lines.map(({ number, author, name, label, at, body }) => ({
      number,
      by: author,
      at,
      ...(name !== "" && { name }),
      ...(author === by && { label }),
      ...(JSON.parse(body) as { readonly text: string }),
    })),
  };
}
