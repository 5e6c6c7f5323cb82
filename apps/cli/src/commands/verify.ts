import { Command } from "commander";
import { Faulty, type GameRecord, readRecord, verify, type Verdict } from "@stonebridge/kernel";
import { diceCrypto } from "../dice-crypto.ts";
import { explain, Failure } from "../failure.ts";
import { printJson, readJson } from "../files.ts";
import { withGameOf } from "../shelf.ts";

type Answer = { readonly ok: true } | { readonly ok: false; readonly step: number; readonly problem: string };

export function verifyCommand(): Command {
  return new Command("verify")
    .description("replay a record and check every action, every die and the outcome")
    .argument("<record>", "file of a record, - for standard input")
    .option("--json", "print one JSON object: {ok} or {ok: false, step, problem}")
    .action(async (file: string, { json }: { json?: true }) => {
      const data = readJson(file);
      const answer = await answerFor(data, file);
      if (json) printJson(answer);
      else if (answer.ok) console.log(goodNews(readRecord(data)));
      if (!answer.ok) throw new Failure(`${file}: ${answer.problem}`);
    });
}

async function answerFor(data: unknown, file: string): Promise<Answer> {
  try {
    const record = readRecord(data);
    const verdict = await withGameOf(record, file, ({ module }) => {
      return verify(module.open(record.situation), record, diceCrypto);
    });
    return shortened(verdict);
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, step: 0, problem: explain(error) ?? error.message };
    throw error;
  }
}

function shortened(verdict: Verdict): Answer {
  return verdict.ok ? { ok: true } : { ok: false, step: verdict.step, problem: verdict.problem };
}

function goodNews(record: GameRecord): string {
  const secret = record.dice.some((stretch) => stretch.source === "keyed" && stretch.key === undefined);
  const unchecked = record.dice.some((stretch) => stretch.source === "typed" || stretch.source === "scripted");
  const notes = [
    ...(secret ? ["The dice key is not in the record yet: keyed dice were taken as recorded."] : []),
    ...(unchecked ? ["Some dice were typed in: nothing can tell where they come from."] : []),
  ];
  const end = record.outcome ? `winner ${record.outcome.winner}` : "not over";
  return [`The record is right: ${record.steps.length} steps, ${end}.`, ...notes].join("\n");
}
