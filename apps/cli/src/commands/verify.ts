import { Command } from "commander";
import { Faulty, type GameRecord, readRecord, type Unproven, type UnprovenDice, verify } from "@stonebridge/kernel";
import { diceCrypto } from "../dice-crypto.ts";
import { problemOf } from "../divergence.ts";
import { explain, Failure } from "../failure.ts";
import { printJson, readJson } from "../files.ts";
import { withGameOf } from "../shelf.ts";

type Answer =
  | { readonly ok: true; readonly dice: "proven" | "unproven"; readonly unproven: readonly UnprovenDice[] }
  | { readonly ok: false; readonly step: number; readonly problem: string };

export function verifyCommand(): Command {
  return new Command("verify")
    .description("replay a record and check every action, every die and the outcome")
    .argument("<record>", "record file, - for standard input")
    .option(
      "--json",
      'print one JSON object: {ok: true, dice: "proven" or "unproven", unproven} or {ok: false, step, problem}',
    )
    .action(async (file: string, { json }: { json?: true }) => {
      const data = readJson(file);
      const answer = await answerFor(data, file);
      if (json) printJson(answer);
      else if (answer.ok) console.log(goodNews(readRecord(data), answer.unproven));
      if (!answer.ok) throw new Failure(`${file}: ${answer.problem}`);
    });
}

async function answerFor(data: unknown, file: string): Promise<Answer> {
  try {
    const record = readRecord(data);
    return await withGameOf(record, file, async (shelf) => {
      const game = shelf.module.open(record.situation);
      const verdict = verify(game, record, diceCrypto);
      if (!verdict.ok) return { ok: false, step: verdict.step, problem: await problemOf(shelf, game, verdict) };
      const { unproven } = verdict;
      return { ok: true, dice: unproven.length === 0 ? "proven" : "unproven", unproven };
    });
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, step: 0, problem: explain(error) ?? error.message };
    throw error;
  }
}

function goodNews(record: GameRecord, unproven: readonly UnprovenDice[]): string {
  const end = record.outcome ? `winner ${record.outcome.winner}` : "not over";
  const played = `${record.steps.length} steps, ${end}`;
  if (unproven.length > 0) {
    const dice = unproven.reduce((sum, part) => sum + part.dice, 0);
    return [`Every step is allowed: ${played}. Unproven: ${counted(dice)}.`, ...unproven.map(line)].join("\n");
  }
  const [first, ...later] = record.dice;
  const sealed = first.source === "keyed" && later.length === 0;
  const compare = sealed ? [`All dice come from one key, sealed before the first as ${first.commitment}.`] : [];
  return [`The record is correct: ${played}.`, ...compare].join("\n");
}

const counted = (dice: number): string => (dice === 1 ? "1 die" : `${dice} dice`);

function line({ from, to, dice, why }: UnprovenDice): string {
  const where = from === to ? `step ${from}` : `steps ${from} to ${to}`;
  return `  ${to === 0 ? "before the first step" : where}: ${counted(dice)} ${REASONS[why]}`;
}

const REASONS: Readonly<Record<Unproven, string>> = {
  "later-source": "from a key or seed added later, perhaps redrawn until the dice suited somebody",
  "no-key": "whose key is not in the record",
  seed: "from a seed that nobody sealed",
  typed: "typed in from a table",
  scripted: "set by a script",
};
