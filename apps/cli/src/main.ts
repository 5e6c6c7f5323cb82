import { Command, CommanderError } from "commander";
import { accountCommand } from "./commands/account.ts";
import { backupCommand, restoreCommand } from "./commands/backup.ts";
import { gamesCommand, scenariosCommand } from "./commands/games.ts";
import { mapsCommand } from "./commands/maps.ts";
import { playCommand } from "./commands/play.ts";
import { puzzlesCommand } from "./commands/puzzles.ts";
import { reportCommand } from "./commands/report.ts";
import { researchCommand } from "./commands/research.ts";
import { rulesCommand } from "./commands/rules.ts";
import { runCommand } from "./commands/run.ts";
import { serveCommand } from "./commands/serve.ts";
import { simulateCommand } from "./commands/simulate.ts";
import { tournamentCommand } from "./commands/tournament.ts";
import { verifyCommand } from "./commands/verify.ts";
import { whyCommand } from "./commands/why.ts";
import { explain, Failure } from "./failure.ts";

/**
 * Runs the command line.
 * @param parameters everything after `stonebridge`
 * @returns when the command has ended; `process.exitCode` is 0 only if it succeeded
 */
export async function main(parameters: readonly string[]): Promise<void> {
  process.stdout.off("error", endQuietly).on("error", endQuietly);
  try {
    await program().parseAsync([...parameters], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode;
      return;
    }
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
    console.error(explain(error) ?? error);
  }
}

function program(): Command {
  const stonebridge = new Command("stonebridge")
    .description("The battles of Bull Run: play, simulate, explain, verify, account, report, draw.")
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: false });
  for (const command of [
    playCommand(),
    gamesCommand(),
    scenariosCommand(),
    simulateCommand(),
    tournamentCommand(),
    researchCommand(),
    runCommand(),
    whyCommand(),
    verifyCommand(),
    accountCommand(),
    reportCommand(),
    puzzlesCommand(),
    rulesCommand(),
    mapsCommand(),
    serveCommand(),
    backupCommand(),
    restoreCommand(),
  ]) {
    stonebridge.addCommand(command);
  }
  for (const command of [stonebridge, ...stonebridge.commands.flatMap((one) => [one, ...one.commands])]) {
    command.exitOverride().showHelpAfterError("Add --help to see what you can do.");
  }
  return stonebridge;
}

/** A reader that has seen enough (`| head`) closes the pipe, which is not a failure. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
}
