import { join } from "node:path";
import type { LogLevel } from "@stonebridge/server";
import { Command, Option } from "commander";
import { bringUpToDate, checkout } from "../checkout.ts";
import { Failure } from "../failure.ts";
import { wholeNumber } from "../options.ts";

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly proxies?: string;
  readonly metrics?: number;
  readonly log: LogLevel;
}

export function serveCommand(): Command {
  return new Command("serve")
    .description("serve the game to browsers")
    .option("--port <port>", "port to use", wholeNumber(0), 1861)
    .option("--host <host>", "address to use; 0.0.0.0 lets in other machines on the network", "localhost")
    .option("--data <folder>", "where games of people who play apart are kept", "data")
    .option("--proxies <addresses>", "proxies before the server that are believed about who asks, separated by commas")
    .option("--metrics <port>", "port of /metrics for Prometheus, for this machine alone", wholeNumber(0))
    .addOption(
      new Option("--log <level>", "what is logged, as JSON on stderr: what goes wrong, or each request too")
        .choices(["error", "warn", "info"] satisfies LogLevel[])
        .default("warn"),
    )
    .action(async ({ port, host, data, ...more }: Flags) => {
      const { noticeSettings, placeOf, serve, Unservable, WrongSetting } = await import("@stonebridge/server");
      try {
        const notices = noticeSettings(process.env);
        const running = await serve({
          port,
          host,
          client: await builtClient(),
          data: placeOf(data),
          ...(notices && { notices }),
          ...more,
        });
        console.log(`Stonebridge is ready: open ${running.url}\nStop it with Ctrl+C.`);
        const stop = () => void running.close();
        process.once("SIGINT", stop);
        process.once("SIGTERM", stop);
      } catch (error) {
        if (error instanceof WrongSetting) throw new Failure(error.message);
        if (!(error instanceof Unservable)) throw error;
        throw new Failure(error.option === "client" ? error.message : `--${error.option}: ${error.message}`);
      }
    });
}

/** The built client's folder; in a checkout it is built first if it is missing or old. */
async function builtClient(): Promise<string> {
  const root = checkout("serve needs the client");
  await bringUpToDate(root, "web");
  return join(root, "apps/web/dist");
}
