import { Command } from "commander";
import { Failure, systemReason } from "../failure.ts";

interface Flags {
  readonly data: string;
}

export function backupCommand(): Command {
  return new Command("backup")
    .description("copy all games of people who play apart into a file; the server may go on")
    .argument("<file>", "a new file")
    .option("--data <folder>", "where the server keeps games; DATABASE_URL names a PostgreSQL server instead", "data")
    .action((file: string, { data }: Flags) =>
      explained(`${file} cannot be written`, async () => {
        const { backUp, placeOf } = await import("@stonebridge/server");
        const matches = await backUp(placeOf(data), file);
        console.log(`${file}: ${matches} ${matches === 1 ? "game" : "games"}.`);
      }),
    );
}

export function restoreCommand(): Command {
  return new Command("restore")
    .description("put the games of a backup where a server will find them; stop the server first")
    .argument("<file>", "a file that backup has written, of either kind of database")
    .option("--data <folder>", "where the server keeps games; DATABASE_URL names a PostgreSQL server instead", "data")
    .option("--overwrite", "delete the games that are there")
    .action((file: string, { data, overwrite = false }: Flags & { readonly overwrite?: boolean }) =>
      explained(`${file} cannot be restored`, async () => {
        const { placeOf, restore } = await import("@stonebridge/server");
        await restore(placeOf(data), file, overwrite);
        console.log(`${file} is restored. Start the server again.`);
      }),
    );
}

async function explained(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { BackupProblem } = await import("@stonebridge/server");
    throw new Failure(error instanceof BackupProblem ? error.message : `${what}: ${systemReason(error)}.`);
  }
}
