import { bullRun1861 } from "@stonebridge/games/bull-run-1861";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import type { ActionBase, EventBase, GameModule } from "@stonebridge/kernel";
import { expect, it } from "vitest";
import { bullRun } from "../src/games/bull-run-1861/index.ts";
import { bullRun as bullRunOf1983 } from "../src/games/bull-run-1983/index.ts";
import { orders } from "../src/games/no-written-orders/index.ts";
import { secondBullRun } from "../src/games/second-bull-run-1862/index.ts";
import type { ShelfGame } from "../src/shelf-game.ts";
import { playAtTerminal, typing } from "./at-terminal.ts";
import { cli, scratch } from "./run-cli.ts";

/** What is said in French while somebody looks around; the help, whose commands stay English, is left out. */
async function said<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  module: GameModule<P, A, E, V>,
  scenario: string,
  place: string,
): Promise<string> {
  const game = module.open(module.situation(scenario));
  const ready = shelf.conceals === undefined ? [] : [""];
  const lines = [...ready, "status", "units", `look ${place}`, "undo", "resign", "oui"];
  return (await playAtTerminal(shelf, game, typing(...lines), [], undefined, "fr")).said;
}

/** Words that only English would have here. */
const ENGLISH =
  /\b(?:faces|second line|VP|DP|losses|held by|face down|level|rated|strength|stack|flag|here|then|due on)\b/;

it.each([
  [
    "Bull Run 1861",
    () => said(bullRun, bullRun1861, "historical", "yorkshire"),
    ["Sud : Jackson, combat 5", "(face à Blackburn’s Ford, seconde ligne)", "  ici : Bee (Sud, face à"],
  ],
  [
    "Bull Run (1983)",
    () => said(bullRunOf1983, bullRun1983, "historical", "KK21"),
    [
      "Étoiles de victoire tenues par l’Union : aucune (sur",
      "Confédérés : 0 PD perdu",
      "  ici : 4 pions face cachée (Confédérés)",
    ],
  ],
  [
    "Second Bull Run 1862",
    () => said(secondBullRun, secondBullRun1862, "august-30", "groveton"),
    ["Union 0 PV, 0 objectif, 0 perte infligée", "frontière libre, route"],
  ],
  [
    "No Written Orders",
    () => said(orders, noWrittenOrders, "first-bull-run", "stone bridge"),
    [
      "Marche (Sudley Springs Ford), puis Attaque (Matthews Hill)",
      "  SO hexagone 3215 : terrain clair, niveau 5, route",
    ],
  ],
])("%s is played in French, without an English word", async (_name, play, parts) => {
  const text = await play();
  const spaced = text.replaceAll("\u202f", " ");
  for (const part of [...parts, "Rien à annuler : la partie commence ici.", "Abandonner la partie ? Tapez oui :"])
    expect(spaced).toContain(part);
  expect(text.split("\n").filter((line) => ENGLISH.test(line) || / [:;?!»]/.test(line))).toEqual([]);
});

it("tells of a situation in the language that is asked for", async () => {
  const file = scratch().file("situation.json", bullRun1861.situation("historical"));
  const action = ["--action", '{"type":"step","unit":"sherman","zone":"henry-hill"}'];
  expect((await cli("why", file, ...action)).out).toMatch(/^Not allowed \(/);
  expect((await cli("why", file, ...action, "--language", "fr")).out).toMatch(/^Interdit \(/);
  expect((await cli("run", file, "--language", "fr")).out).toContain("disposez vos brigades");
  expect((await cli("why", file, ...action, "--language", "de")).err).toContain("Allowed choices are en, fr");
});
