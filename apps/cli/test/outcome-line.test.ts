import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { Match, seededSource, type Stopped } from "@stonebridge/kernel";
import { expect, it } from "vitest";
import { bullRun } from "../src/games/bull-run-1861/index.ts";
import { outcomeLine } from "../src/outcome-line.ts";

it.each<[Stopped, string, string]>([
  [
    { reason: "time", side: "north" },
    "South wins on time: North ran out.",
    "Victoire au temps : Sud. Plus de temps : Nord.",
  ],
  [
    { reason: "absence", side: "south" },
    "North wins: South has not played for two weeks.",
    "Victoire : Nord. Aucun coup depuis deux semaines : Sud.",
  ],
  [{ reason: "agreement" }, "A draw, agreed by both sides.", "Partie nulle, d’un commun accord."],
  [
    { reason: "aborted", side: "north" },
    "North called the game off before both sides had begun.",
    "Partie annulée avant que les deux camps aient commencé : Nord.",
  ],
])("says why a game was stopped before its end: %j", async (stopped, english, french) => {
  const game = bullRun1861.open(bullRun1861.situation("historical", {}));
  const match = Match.begin(game, { dice: seededSource(1) });
  match.stop(stopped);
  const { decision } = match;
  if (!decision.over) throw new Error("It goes on.");
  for (const [language, line] of [
    ["en", english],
    ["fr", french],
  ] as const)
    expect(outcomeLine(await bullRun.narrator(game, language), decision)).toBe(line);
});
