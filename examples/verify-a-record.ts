/**
 * Plays a game with dice that a secret key fixes in advance, verifies its record, alters one die and verifies it again.
 *
 *   npx tsx -C source examples/verify-a-record.ts [record to verify instead]
 */
import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Bot, createRecruit } from "@stonebridge/bots";
import { type Action, bullRun1861, type View } from "@stonebridge/games/bull-run-1861";
import { type DiceCrypto, type GameRecord, keyedSource, Match, readRecord, verify } from "@stonebridge/kernel";

const crypto: DiceCrypto = {
  mac: (key, message) => createHmac("sha256", key).update(message).digest(),
  digest: (bytes) => createHash("sha256").update(bytes).digest(),
};

/** A finished game, as it would be sent as a file. The key of the dice is in it, since it is over. */
async function playedRecord(): Promise<GameRecord> {
  const match = Match.begin(bullRun1861.open(bullRun1861.situation("historical")), {
    dice: keyedSource(crypto, randomBytes(32)),
  });
  const bot: Bot<Action, View> = createRecruit(1);
  for (let now = match.decision; !now.over; now = match.decision)
    match.act(now.sides[0], await bot.choose(match.game.view(match.position, now.sides[0]), now, 0));
  return match.record();
}

function report(data: unknown): void {
  const record = readRecord(data);
  const verdict = verify(bullRun1861.open(record.situation), record, crypto);
  if (!verdict.ok) console.log(`Not right. ${verdict.problem}`);
  else if (verdict.unproven.length > 0) console.log("Every action is legal; some dice may have been chosen.");
  else console.log(`All ${record.steps.length} actions are legal, and every die comes from the key promised at first.`);
}

const file = process.argv[2];
if (file !== undefined) report(JSON.parse(readFileSync(file, "utf8")));
else {
  const record = await playedRecord();
  report(record);
  const rolled = record.steps.findIndex(({ dice }) => dice !== undefined);
  const steps = record.steps.with(rolled, {
    ...record.steps[rolled],
    dice: record.steps[rolled].dice?.map((die) => 7 - die) ?? [],
  });
  report({ ...record, steps });
}
