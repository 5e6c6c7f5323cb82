import type { Seat, Side } from "@stonebridge/kernel";
import type { History, OpenStanding, SideClock, Terms, ToOnlooker } from "@stonebridge/protocol";
import { readEntry, tableOf } from "../matches/entries.ts";
import { firstOf, holding } from "../matches/history.ts";
import { type PlayedMatch, takenBack, trailTold } from "../matches/played-match.ts";
import { type Seen, seenBy, told } from "../matches/seen.ts";
import { Trail } from "../matches/trail.ts";
import type { EntryRow } from "../storage/tables.ts";

type OpenHistory = Omit<Extract<ToOnlooker, { readonly kind: "history" }>, "kind">;
export type OpenNews = Omit<Extract<ToOnlooker, { readonly kind: "news" }>, "kind">;

/** Whoever may know what both sides may know, and nothing else. */
const ONLOOKER: Seat = "spectator";

/**
 * A match as those see it who look on, as far as it has followed the log: all they are told follows from the entries that it was given.
 * It is theirs alone, so it knows nothing of what comes later, and it is made once however many look on.
 */
export class OnlookedMatch {
  readonly #played: PlayedMatch;
  /** Ms by which they are told later. */
  readonly #delay: number;
  readonly #first: History["first"];
  #trail = Trail.empty;
  #seen: Seen;
  #news: readonly OpenNews[] = [];
  /** Where it stood when they were told last. */
  #standing: OpenStanding;

  /** @param played the match before its first entry; it belongs to this object @param delay in ms */
  constructor(played: PlayedMatch, delay: number) {
    this.#played = played;
    this.#delay = delay;
    this.#first = firstOf(played, ONLOOKER);
    this.#seen = seenFrom(played);
    this.#standing = this.#stand(this.#clocks);
  }

  /** How many entries it has followed. */
  get version(): number {
    return this.#played.version;
  }

  /** The number of the last piece of news. */
  get number(): number {
    return this.#trail.known;
  }

  /** How it came to where it stands. */
  get history(): OpenHistory {
    return { first: this.#first, news: holding(this.#news), number: this.number, ...this.#standing };
  }

  /** What they were told after a piece of news. */
  after(number: number): readonly OpenNews[] {
    return this.#news.slice(number);
  }

  /** Follows the next entry of the log. @returns what they are told of it; undefined if they may notice nothing */
  follow(row: EntryRow): OpenNews | undefined {
    const { match } = this.#played;
    const entry = readEntry(row.body);
    const [before, trail, together] = [this.#seen, this.#trail, this.#together];
    const back = entry.kind === "undo" ? takenBack(match, row.side, entry.to) : undefined;
    this.#played.follow([row]);
    this.#seen = seenFrom(this.#played, before);
    const table = tableOf(entry);
    const held = back === undefined ? trail : trail.after(back, false);
    const isBack = held.last < trail.last;
    const noticed = told(ONLOOKER, before, this.#seen, {
      by: row.side,
      ...(entry.kind === "step" && { step: match.steps[match.steps.length - 1] }),
      ...(entry.kind === "resign" && { resigned: row.side }),
      ...(table && { table }),
      always: table !== undefined || isBack || this.#deciding.join() !== this.#standing.deciding.join(),
    });
    this.#trail = noticed ? trailTold(trail, held, table ? undefined : match.steps.length, false) : held;
    if (noticed === undefined) return undefined;
    const isPace = table?.kind === "accept" && table.offer.kind === "pace";
    const goesOn = together !== undefined && together === this.#together && !isPace;
    this.#standing = this.#stand(goesOn ? this.#standing.terms?.clocks : this.#clocks);
    const news = { ...noticed, ...(isBack && { back: held.last }), ...this.#standing, number: this.number, at: row.at };
    this.#news = [...this.#news, news];
    return news;
  }

  /** The name of what both sides do in secret at the same time; undefined if they act in turn. */
  get #together(): string | undefined {
    const { game, position, decision } = this.#played.match;
    return decision.over ? undefined : game.together?.(position);
  }

  /** Who decides, as far as both sides know it. */
  get #deciding(): readonly Side[] {
    const { game, decision } = this.#played.match;
    if (decision.over) return [];
    return this.#together === undefined ? decision.sides : game.sides;
  }

  /** Both clocks as they are now, in the time of those who are told later. Of what both do in secret at once, none is shown to be ready. */
  get #clocks(): Terms["clocks"] {
    const { clocks } = this.#played.terms;
    const both = this.#together !== undefined;
    const shown = (clock: SideClock): SideClock => ({ ...clock, at: clock.at + this.#delay, runs: clock.runs || both });
    return clocks && Object.fromEntries(this.#played.seats.map((side) => [side, shown(clocks.of(side))]));
  }

  #stand(clocks: Terms["clocks"]): OpenStanding {
    const { outcome } = this.#seen;
    const terms = outcome === undefined ? this.#terms(clocks) : undefined;
    return { decides: false, deciding: this.#deciding, ...(terms && { terms }), ...(outcome && { outcome }) };
  }

  /**
   * By what it is played besides its rules.
   * @param clocks as they may be shown: while both sides do something in secret at the same time, as they were when that began
   */
  #terms(clocks: Terms["clocks"]): Terms | undefined {
    const { terms } = this.#played;
    const out = terms.clocks?.out ?? [];
    const shown: Terms = {
      ...(terms.clocks && clocks && { pace: terms.clocks.pace, clocks }),
      ...(out.length > 0 && { out }),
      ...(terms.offer && { offer: terms.offer }),
    };
    return Object.keys(shown).length === 0 ? undefined : shown;
  }
}

function seenFrom({ match }: PlayedMatch, before?: Seen): Seen {
  const seen = seenBy(match, [ONLOOKER], before && new Map([[ONLOOKER, before]])).get(ONLOOKER);
  if (seen === undefined) throw new RangeError("Nobody sees anything.");
  return seen;
}
