import type { Account } from "@stonebridge/bots/account";
import type { AnySession } from "../session/session.svelte.ts";
import { NotOver } from "./battle.ts";
import { type MadeReport, makeReport } from "./make.ts";
import { isReportable } from "./over.ts";
import { siteFiles } from "./site-files.ts";

/**
 * Makes the report and the film of a game on the screen.
 * @param account luck, skill and chances, where they were worked out
 * @param told hears how far it is
 * @throws NotOver while the game or its screen goes on, TypeError where the map does not come
 */
export async function reportOfSession(
  session: AnySession,
  account: Account | undefined,
  told: (parts: number) => void,
): Promise<MadeReport> {
  if (!isReportable(session)) throw new NotOver();
  return await makeReport(session, { files: siteFiles, account, told });
}
