import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GameRecord, type Outcome, verify } from "@stonebridge/kernel";
import patch from "fast-json-patch";
import { describe, expect, it } from "vitest";
import { diceCrypto } from "../../src/matches/dice-crypto.ts";
import { gameOf, GAME_IDS, moduleOf } from "../../src/matches/modules.ts";
import { Playing } from "../../src/matches/playing.ts";
import { RecentMatches } from "../../src/matches/recent-matches.ts";
import { restore } from "../../src/storage/backup.ts";
import { openDatabase } from "../../src/storage/databases.ts";
import { migrate } from "../../src/storage/migrations.ts";
import { Store } from "../../src/storage/store.ts";

const BACKUPS = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".backup"));

describe.each(BACKUPS)("finished matches as %s has them", (name) => {
  it("are opened and played through again by this version, and are what they were", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stonebridge-golden-"));
    await restore({ folder }, join(import.meta.dirname, name), false);
    const database = openDatabase({ folder });
    await migrate(database);
    const store = new Store(database);
    const playing = new Playing(store, { now: Date.now, written: () => undefined });
    const rows = await database.selectFrom("match").selectAll().execute();
    expect(rows.map(({ game }) => game).toSorted()).toEqual(GAME_IDS.toSorted());
    for (const { id: match, game, rules, situation, ended } of rows) {
      const module = await moduleOf(game);
      if (module === undefined) expect.fail(`There is no game ${game} any more.`);
      // Where its rules have changed, its matches go on under these, or nobody can look at them any more.
      expect([module.rulesVersion, ...(module.replays ?? [])], game).toContain(rules);

      // The log, each step with the fingerprint that it had.
      const played = await new RecentMatches(store).upToDate(match);
      const outcome = JSON.parse(ended ?? "") as Outcome;
      expect(played?.match.decision).toEqual(outcome);

      // The record that was kept, every die of it.
      const record = JSON.parse((await store.record(match)) ?? "") as GameRecord;
      expect(verify(gameOf(module, situation), record, diceCrypto)).toEqual({ ok: true, unproven: [] });
      expect(played?.match.record()).toEqual({ ...record, rulesVersion: module.rulesVersion });

      // What its seats are told when they look at it again.
      for (const side of gameOf(module, situation).sides) {
        const history = await playing.history({ match, side });
        expect(history?.outcome).toEqual(outcome);
        let view: unknown = history?.first.view;
        for (const { change } of await playing.news({ match, side }, 0))
          view = patch.applyPatch(view, change as never).newDocument;
        expect(view).toEqual((await playing.whole({ match, side }))?.view);
      }
    }
    await database.destroy();
  });
});
