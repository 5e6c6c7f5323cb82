import graph from "@stonebridge/atlas/maps/bull-run-1861/graph.json" with { type: "json" };
import { expect, test } from "vitest";
import { SIDES } from "../../../src/bull-run-1861/index.ts";
import { plain } from "@stonebridge/kernel/words";
import { namesOf } from "../../../src/bull-run-1861/text/texts.ts";
import { drawnGame, playRandomly } from "../support/random-game.ts";
import { strangeOf } from "../support/strange-actions.ts";
import { LANGUAGES } from "../text/text-samples.ts";

/** Random games in which both sides try things at every so many moments. */
const GAMES = 12;
const APART = 8;

test(
  "whatever either side tries at whatever moment, what is refused is refused by a clause and told in whole sentences",
  {
    timeout: 120_000,
  },
  () => {
    const reasons = new Set<string>();
    const told = LANGUAGES.map(({ texts }) => ({ texts, names: namesOf(texts, graph.zones) }));
    for (let seed = 9_000; seed < 9_000 + GAMES; seed++) {
      playRandomly(drawnGame(seed), seed, (moment) => {
        if (moment.count % APART !== seed % APART) return;
        for (const action of strangeOf(moment)) {
          for (const side of SIDES) {
            const refusal = moment.game.whyNot(moment.p, side, action);
            if (refusal === undefined) continue;
            if (!refusal.rule.startsWith("BR61-"))
              expect.fail(`${JSON.stringify(action)} is refused by ${refusal.rule}.`);
            if (reasons.has(refusal.reason) && moment.count % 3 !== 0) continue;
            reasons.add(refusal.reason);
            for (const { texts, names } of told) {
              const { title, sentence } = texts.refusal(refusal, names);
              const text = `${plain(title)}. ${plain(sentence)}`;
              if (/undefined|NaN|\[object| {2}|^ | $|^\.| [.,]|[.,]{2}/.test(text))
                expect.fail(`${refusal.reason}: ${text}`);
            }
          }
        }
      });
    }
    expect(reasons.size).toBeGreaterThan(100);
  },
);
