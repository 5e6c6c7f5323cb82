import {
  fromHex,
  type GameRecord,
  keyedSource,
  Match,
  type Player,
  Refused,
  resume,
  type Side,
  goesOnUnder,
} from "@stonebridge/kernel";
import type { Pace } from "@stonebridge/protocol";
import { stopOf } from "../clocks/table-deeds.ts";
import { MatchTerms } from "../clocks/terms.ts";
import type { EntryRow, MatchRow, PreludeRow, SeatRow } from "../storage/tables.ts";
import { diceCrypto } from "./dice-crypto.ts";
import { type Act, readEntry, tableOf } from "./entries.ts";
import { type AnyMatch, gameOf, moduleOf } from "./modules.ts";
import { type Seen, seenBy } from "./seen.ts";
import { type TakenBack, Trail } from "./trail.ts";
import { Unavailable } from "./unavailable.ts";

/** What is kept of a match does not follow from the rules of this program: it was played by others, or spoiled. */
export class OtherRules extends Unavailable<"other-rules"> {
  override readonly name = "OtherRules";

  /** @param fault a sentence */
  constructor(fault: string) {
    super("other-rules", { fault });
  }
}

/** What all seats were told and see. */
interface Known {
  readonly trails: ReadonlyMap<Side, Trail>;
  readonly seen: ReadonlyMap<Side, Seen>;
  readonly terms: MatchTerms;
  /** Who was told now, and when that was. */
  readonly told: readonly Side[];
  readonly at: number;
}

/** A match in memory, as far as it has followed the log. The log is the truth: a match that may have gone astray is forgotten. */
export class PlayedMatch {
  readonly id: string;
  readonly match: AnyMatch;
  readonly #key: Uint8Array;
  /** By what it is played besides its rules. */
  #terms: MatchTerms;
  /** When each seat was told something last. */
  readonly #toldAt: Map<Side, number>;
  /** How many of its steps were played before it came to the server: they stand, and no seat was told of them. */
  readonly before: number;
  /** How many entries it has followed. */
  #version = 0;
  #trails: ReadonlyMap<Side, Trail>;
  /** What every seat sees after the last entry; undefined until somebody asks. */
  #seen: ReadonlyMap<Side, Seen> | undefined;

  private constructor(row: MatchRow, match: AnyMatch, key: Uint8Array) {
    this.id = row.id;
    this.before = match.steps.length;
    this.match = match;
    this.#key = key;
    this.#trails = new Map(this.seats.map((seat) => [seat, Trail.empty]));
    const began = row.began ?? row.created;
    const pace = row.pace === null ? undefined : (JSON.parse(row.pace) as Pace);
    this.#terms = MatchTerms.begin(this.seats, pace, this.deciding, began);
    this.#toldAt = new Map(this.seats.map((seat) => [seat, began]));
  }

  /**
   * A match before its first entry.
   * @param seats all of them taken: what they mixed in makes the dice
   * @param prelude what was played of it elsewhere
   * @throws OtherRules
   */
  static async begin(row: MatchRow, seats: readonly SeatRow[], prelude?: PreludeRow): Promise<PlayedMatch> {
    const module = await moduleOf(row.game);
    if (module === undefined) throw new OtherRules(`There is no game "${row.game}".`);
    if (!goesOnUnder(module, row.rules))
      throw new OtherRules(
        `This match was begun under rules ${row.rules} of ${row.game}; this program has ${module.rulesVersion}.`,
      );
    const game = gameOf(module, row.situation);
    const mixed = game.sides.flatMap((side) => seats.find((seat) => seat.side === side)?.mixed ?? []);
    const key = fromHex(row.key);
    if (key === undefined) throw new OtherRules("The key of the dice cannot be read.");
    const players = Object.fromEntries(seats.map((seat) => [seat.side, playerOf(seat)]));
    const dice = keyedSource(diceCrypto, key, mixed);
    if (prelude === undefined) return new PlayedMatch(row, Match.begin(game, { dice, players }), key);
    const record = { ...(JSON.parse(prelude.record) as GameRecord), players };
    return new PlayedMatch(row, resume(game, record, { dice, crypto: diceCrypto }), key);
  }

  get version(): number {
    return this.#version;
  }

  /** All who are told. */
  get seats(): readonly Side[] {
    return this.match.game.sides;
  }

  /** Who decides now. */
  get deciding(): readonly Side[] {
    return this.seats.filter((seat) => {
      const decision = this.match.decisionOf(seat);
      return !decision.over && decision.sides.includes(seat);
    });
  }

  get terms(): MatchTerms {
    return this.#terms;
  }

  /** When a seat was told something last, in ms since 1970. */
  toldAt(seat: Side): number {
    return this.#toldAt.get(seat) ?? 0;
  }

  /** What every seat sees now. */
  get seen(): ReadonlyMap<Side, Seen> {
    return (this.#seen ??= seenBy(this.match, this.seats));
  }

  /** What a seat was told so far, by numbers. */
  trail(seat: Side): Trail {
    return this.#trails.get(seat) ?? Trail.empty;
  }

  /** What the chance of a bot comes from: always the same, and nobody knows it who does not know the key of the dice. */
  chanceOf(side: Side): number {
    return Buffer.from(diceCrypto.mac(this.#key, `bot of ${side}`)).readUInt32BE();
  }

  /**
   * Follows entries that were written since. Of steps in a row the last one's fingerprint is compared: it shows whether any of them led
   * elsewhere, and to take it of each would take longer than all the rest.
   * @throws OtherRules if they lead elsewhere
   */
  follow(rows: readonly EntryRow[]): void {
    const entries = rows.map(({ body }) => readEntry(body));
    for (const [place, { number, side, at }] of rows.entries()) {
      if (number !== this.#version + 1) throw new OtherRules(`Entry ${this.#version + 1} is missing.`);
      const entry = entries[place];
      const before = entry.kind === "undo" ? takenBack(this.match, side, entry.to) : undefined;
      const isCompared = entries[place + 1]?.kind !== "step";
      if (!perform(this.match, side, entry, isCompared)) throw new OtherRules(`Entry ${number} leads elsewhere.`);
      const { told, spent = {} } = entry;
      const table = tableOf(entry);
      const step = table ? undefined : this.match.steps.length;
      const trails = this.seats.map((seat) => {
        const own = seat === side;
        const trail = trailAfter(this.trail(seat), own, before);
        return [seat, told.includes(seat) ? trailTold(this.trail(seat), trail, step, own) : trail] as const;
      });
      const terms = this.#terms.after({ by: side, at, spent, table, told, deciding: this.deciding });
      this.#count({ trails: new Map(trails), terms, told, at }, undefined);
    }
  }

  /** What this node did itself was written. */
  written({ seen, ...known }: Known): void {
    this.#count(known, seen);
  }

  #count({ trails, terms, told, at }: Omit<Known, "seen">, seen: Known["seen"] | undefined): void {
    this.#version += 1;
    this.#trails = trails;
    this.#terms = terms;
    for (const seat of told) this.#toldAt.set(seat, at);
    this.#seen = seen;
    this.match.slim();
  }
}

const playerOf = ({ name, bot }: SeatRow): Player => ({ ...(name !== null && { name }), ...(bot !== null && { bot }) });

/** What a side takes back if it goes back to a step, before it does. */
export function takenBack({ steps }: AnyMatch, side: Side, to: number): TakenBack {
  const gone = steps.slice(to).flatMap((step) => (step.side === side ? [step.number] : []));
  return { to, renumbered: (step) => step - gone.filter((one) => one <= step).length };
}

/** A seat's trail after a deed, before it is told of it. @param own it was its own deed @param back what was taken back, if that was the deed */
export function trailAfter(trail: Trail, own: boolean, back: TakenBack | undefined): Trail {
  return back === undefined ? trail : trail.after(back, own);
}

/** The same once it was told. @param step the step that the match is after now; undefined where it was told of no step */
export function trailTold(before: Trail, after: Trail, step: number | undefined, own: boolean): Trail {
  return step === undefined || after.last < before.last ? after.noted() : after.told(step, own);
}

/**
 * Does what an entry says.
 * @param isCompared the fingerprint of the position after a step is taken anew
 * @returns whether it leads where it led
 */
function perform(match: AnyMatch, side: Side, act: Act, isCompared: boolean): boolean {
  switch (act.kind) {
    case "step":
      try {
        const { action, check } = act;
        const step = isCompared ? match.act(side, action) : match.repeat(side, action, check);
        return step.check === check && step.dice.join() === act.dice.join();
      } catch (error) {
        if (error instanceof Refused) return false;
        throw error;
      }
    case "undo":
      match.takeBack(side, act.to);
      return true;
    case "resign":
      match.resign(side);
      return true;
    case "table": {
      const stopped = stopOf(act.table, side, match.game.sides);
      if (stopped) match.stop(stopped);
      return true;
    }
  }
}
