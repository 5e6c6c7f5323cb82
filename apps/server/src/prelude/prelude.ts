import {
  type DiceStretch,
  Divergence,
  Faulty,
  type GameRecord,
  goesOnUnder,
  readRecord,
  resume,
} from "@stonebridge/kernel";
import type { ProblemCode } from "@stonebridge/protocol";
import { diceCrypto } from "../matches/dice-crypto.ts";
import { moduleOf } from "../matches/modules.ts";
import { Unavailable } from "../matches/unavailable.ts";

/** What was played of a match before it came to the server: it follows from the rules, and its dice are unproven. */
export interface Prelude {
  readonly game: string;
  readonly rules: string;
  readonly situation: string;
  /** The record of it, as it is kept. */
  readonly record: string;
  readonly steps: number;
}

/** Why a record cannot become a match. */
export class Unfit<Code extends ProblemCode = ProblemCode> extends Unavailable<Code> {
  override readonly name = "Unfit";
}

/**
 * Reads a record and plays it through.
 * @param text as it was sent
 * @throws Unfit
 */
export async function readPrelude(text: string): Promise<Prelude> {
  const record = recordIn(text);
  const module = await moduleOf(record.game);
  if (module === undefined) throw new Unfit("record-game", { game: record.game });
  if (!goesOnUnder(module, record.rulesVersion))
    throw new Unfit("record-rules", { rules: record.rulesVersion, own: module.rulesVersion });
  try {
    const match = resume(module.open(record.situation), record, { crypto: diceCrypto });
    if (match.decision.over) throw new Unfit("record-over");
    return {
      game: record.game,
      rules: record.rulesVersion,
      situation: JSON.stringify(match.game.situation),
      record: JSON.stringify({ ...bare(record), dice: record.dice.map(unproven) }),
      steps: match.steps.length,
    };
  } catch (error) {
    if (error instanceof Divergence || error instanceof Faulty)
      throw new Unfit("record-faulty", { fault: error.message });
    throw error;
  }
}

function recordIn(text: string): GameRecord {
  try {
    return readRecord(JSON.parse(text));
  } catch (error) {
    throw new Unfit("record-faulty", {
      fault: error instanceof Faulty ? error.message : "This is not a record: it is no JSON.",
    });
  }
}

/** What a match needs of a record: who played it and what was noted at it are its owner's. */
function bare({ players: _players, notes: _notes, ...record }: GameRecord): GameRecord {
  return record;
}

/** Where dice came from, without their key: whoever kept it may have drawn it anew until the dice pleased him. */
function unproven(stretch: DiceStretch): DiceStretch {
  if (stretch.source !== "keyed") return stretch;
  const { key: _, ...rest } = stretch;
  return rest;
}
