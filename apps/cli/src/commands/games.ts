import { Command } from "commander";
import { printJson } from "../files.ts";
import { SHELF, withGame } from "../shelf.ts";
import { definitions, terminalWidth } from "../terminal/table.ts";

export function gamesCommand(): Command {
  return new Command("games")
    .description("list the games")
    .option("--json", "print one JSON object")
    .action(async ({ json }: { json?: true }) => {
      if (json) return printJson({ games: SHELF.map(({ id, name }) => ({ id, name })) });
      console.log(
        definitions(
          SHELF.map(({ id, name }) => [id, name] as const),
          terminalWidth(),
        ),
      );
    });
}

export function scenariosCommand(): Command {
  return new Command("scenarios")
    .description("list a game's scenarios, options and bots")
    .argument("<game>", "id of the game, see `stonebridge games`")
    .option("--json", "print one JSON object")
    .action(async (id: string, { json }: { json?: true }) => {
      await withGame(id, ({ module, levels }) => {
        const { scenarios, options } = module;
        if (json) return printJson({ game: module.id, scenarios, options, bots: levels });
        const width = terminalWidth();
        console.log("Scenarios (--scenario):");
        console.log(
          definitions(
            scenarios.map((one) => [one.id, one.name] as const),
            width,
          ),
        );
        console.log("\nOptions (--options name=value,...; the first value is the default):");
        const rows = options.map((option) => [option.id, optionText(option)] as const);
        console.log(definitions(rows, width));
        console.log(`\nBots: ${levels.join(", ")}`);
      });
    });
}

interface Option {
  readonly values: readonly string[];
  readonly recommended?: Readonly<Record<string, string>>;
  readonly ruling?: boolean;
  readonly rule: string;
}

function optionText({ values, recommended, ruling, rule }: Option): string {
  const advised = Object.entries(recommended ?? {}).map(([scenario, value]) => `${value} recommended for ${scenario}`);
  const notes = [rule, ...(ruling ? ["an interpretation"] : []), ...advised];
  return `${values.join(" | ")} (${notes.join("; ")})`;
}
