import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deriveSeed, type Dice, fastDice } from "@stonebridge/kernel";
import { beginMatch } from "../../apps/server/src/matches/beginning.ts";
import { takeSeat } from "../../apps/server/src/matches/invitations.ts";
import { Playing } from "../../apps/server/src/matches/playing.ts";
import { newSecret } from "../../apps/server/src/matches/secrets.ts";
import { backUp } from "../../apps/server/src/storage/backup.ts";
import { openDatabase } from "../../apps/server/src/storage/databases.ts";
import { migrate } from "../../apps/server/src/storage/migrations.ts";
import { Store } from "../../apps/server/src/storage/store.ts";
import { GAMES } from "../../apps/server/test/matches/games.ts";

export interface Golden {
  readonly file: string;
  readonly matches: number;
  readonly entries: number;
  readonly bytes: number;
}

/** One of so many deeds is taken back, where that is allowed. */
const BACK = 40;
/** Of so many choices, one falls on any action, the others on the last, which mostly ends something: games are short. */
const LAST = 6;
/** Whoever is asked then gives up: a match of No Written Orders would take thousands. */
const MOST = 700;

/** Plays a match of each game to its end and backs them up, for the test that later versions still open what this one has kept. */
export async function golden(seed: number): Promise<Golden> {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const file = `apps/server/test/golden/${version}.backup`;
  const folder = mkdtempSync(join(tmpdir(), "stonebridge-golden-"));
  const database = openDatabase({ folder });
  let entries = 0;
  try {
    await migrate(database);
    const store = new Store(database);
    for (const [at, game] of GAMES.entries()) entries += await play(store, game, fastDice(deriveSeed(seed, at)));
    await backUp({ folder }, file);
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true });
  }
  return { file, matches: GAMES.length, entries, bytes: statSync(file).size };
}

/** @returns how many entries it has in the end */
async function play(store: Store, [game, scenario, options]: (typeof GAMES)[number], dice: Dice): Promise<number> {
  let now = 1_000_000;
  const playing = new Playing(store, { now: () => now, written: () => undefined });
  const pace = { kind: "live", bank: 86_400, increment: 30 } as const;
  const { match, seats } = await beginMatch(store, { game, scenario, options, pace }, newSecret(), now);
  for (const [name, invitation] of Object.entries(seats))
    await takeSeat(store, { invitation, name, mixed: "0123456789abcdef".repeat(2) }, newSecret(), now);
  for (let deeds = 0; ; deeds += 1) {
    now += 1_000;
    const asked = [];
    for (const side of Object.keys(seats)) {
      const { number, decision } = (await playing.decision({ match, side })) ?? {};
      if (number !== undefined && decision) asked.push({ side, number, decision });
    }
    if (asked.length === 0) return (await store.entries(match)).length;
    const { side, number, decision } = asked[dice.roll("side", asked.length) - 1];
    const place = { match, side };
    const given = { label: `${deeds}`, after: number };
    if (deeds === MOST) {
      await playing.perform(place, { kind: "resign", ...given });
      continue;
    }
    const to = (await playing.whole(place))?.undo?.to ?? number;
    if (to < number && dice.roll("back", BACK) === 1) {
      await playing.perform(place, { kind: "undo", ...given, to });
      continue;
    }
    const { actions } = decision;
    const chosen = dice.roll("any", LAST) === 1 ? dice.roll("choice", actions.length) : actions.length;
    const answer = await playing.perform(place, { kind: "act", ...given, action: actions[chosen - 1] });
    if (answer.result !== "done") throw new Error(`Answered: ${JSON.stringify(answer)}`);
  }
}
