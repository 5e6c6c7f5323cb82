import { fromHex, keyedSource, Match, type Seat, type Side } from "@stonebridge/kernel";
import type { EntryRow, MatchRow, SeatRow } from "../storage/tables.ts";
import { diceCrypto } from "./dice-crypto.ts";
import { type Entry, readEntry } from "./entries.ts";
import { type AnyMatch, moduleOf } from "./modules.ts";

/** What is kept of a match does not follow from the rules of this program: it was played by others, or spoiled. */
export class OtherRules extends Error {
  override readonly name = "OtherRules";
}

/** A match in memory, as far as it has followed the log. The log is the truth: a match that may have gone astray is forgotten. */
export class PlayedMatch {
  readonly id: string;
  readonly match: AnyMatch;
  /** How many entries it has followed. */
  version = 0;

  private constructor(id: string, match: AnyMatch) {
    this.id = id;
    this.match = match;
  }

  /**
   * A match before its first entry.
   * @param seats all of them taken: what they mixed in makes the dice
   * @throws OtherRules
   */
  static async begin(row: MatchRow, seats: readonly SeatRow[]): Promise<PlayedMatch> {
    const module = await moduleOf(row.game);
    if (module === undefined) throw new OtherRules(`There is no game "${row.game}".`);
    if (module.rulesVersion !== row.rules)
      throw new OtherRules(
        `This match was begun under rules ${row.rules} of ${row.game}; this program has ${module.rulesVersion}.`,
      );
    const game = module.open(JSON.parse(row.situation));
    const mixed = game.sides.flatMap((side) => seats.find((seat) => seat.side === side)?.mixed ?? []);
    const key = fromHex(row.key);
    if (key === undefined) throw new OtherRules("The key of the dice cannot be read.");
    return new PlayedMatch(row.id, Match.begin(game, { dice: keyedSource(diceCrypto, key, mixed) }));
  }

  /** All who are told: the sides, and onlookers. */
  get seats(): readonly Seat[] {
    return [...this.match.game.sides, "spectator"];
  }

  /** Follows entries that were written since. @throws OtherRules if one of them leads elsewhere */
  follow(rows: readonly EntryRow[]): void {
    for (const { number, side, body } of rows) {
      if (number !== this.version + 1) throw new OtherRules(`Entry ${this.version + 1} is missing.`);
      const entry = readEntry(body);
      const check = this.perform(side, entry);
      if (entry.kind === "step" && check !== entry.check) throw new OtherRules(`Entry ${number} leads elsewhere.`);
      this.version = number;
    }
  }

  /** Does what an entry says. @returns the fingerprint of the position after a step */
  perform(side: Side, entry: Entry): string | undefined {
    switch (entry.kind) {
      case "step":
        return this.match.act(side, entry.action).check;
      case "undo":
        this.match.resetTo(entry.to);
        return undefined;
      case "resign":
        this.match.resign(side);
        return undefined;
    }
  }
}
