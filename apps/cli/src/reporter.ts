import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Account } from "@stonebridge/bots/account";
import type { ActionBase, EventBase, Match } from "@stonebridge/kernel";
import { bringUpToDate, checkout } from "./checkout.ts";
import type { Language } from "./language/index.ts";

/** What the client makes of a game that is over: documents that need nothing besides themselves. */
export interface Made {
  /** HTML. */
  readonly report: string;
  /** SVG. */
  readonly film: string;
}

/** What the client's bundle for programs can do: `apps/web/src/report/program.ts`. */
export interface Reporter {
  /** @param settings `told` hears how many of all parts are done */
  reportOfMatch<P, A extends ActionBase, E extends EventBase, V>(
    match: Match<P, A, E, V>,
    settings: {
      readonly language: Language;
      readonly account?: Account | undefined;
      told(done: number, parts: number): void;
    },
  ): Promise<Made>;
}

/** The client's maker of reports; in a checkout it is built first if it is missing or old. */
export async function reporter(): Promise<Reporter> {
  const root = checkout("report needs the client");
  await bringUpToDate(root, "report");
  const program = pathToFileURL(join(root, "apps/web/dist-report/program.js")).href;
  return (await import(/* @vite-ignore */ program)) as Reporter;
}
