/** `npm start`: installs and builds whatever is missing, serves the client and prints the address. */
import { parseArgs } from "node:util";
import { join } from "node:path";
import { bringUpToDate } from "./builds.mjs";
import { install, ROOT, script, Stop } from "./house.mjs";

const DEFAULT_PORT = 1861;
/** What to try if an option does not work. */
const EXAMPLES = {
  port: (taken) => (taken === 9000 ? 9001 : 9000),
  host: () => "localhost",
  data: () => "data",
  proxies: () => "127.0.0.1",
  metrics: () => 9464,
  log: () => "info",
};
const HELP = `Stonebridge: installs whatever is missing, builds the client and serves it.

  npm start                        play at http://localhost:${DEFAULT_PORT}
  npm start -- --port 9000         use another port (or set PORT)
  npm start -- --host 0.0.0.0      let in other machines on the network
  npm start -- --data /srv/games   keep games of people who play apart there (or set DATABASE_URL)
  npm start -- --proxies 10.0.0.1  believe this proxy about who asks, and whether by TLS
  npm start -- --metrics 9464      serve /metrics for Prometheus on that port, to this machine alone
  npm start -- --log info          log each request too, as JSON on stderr; else only what goes wrong (warn, error)
  npm start -- --help              show this help
`;

await script(async () => {
  const { port, host, data, help, ...more } = options();
  if (help) return console.log(HELP);
  install();
  await bringUpToDate(["web", "server"]);
  const { LOG_LEVELS, noticeSettings, placeOf, serve, Unservable, WrongSetting } =
    await import("../apps/server/dist/index.js");
  if (!LOG_LEVELS.includes(more.log))
    throw new Stop(`"${more.log}" is no level of the log. Give one of these: ${LOG_LEVELS.join(", ")}.`);
  let running;
  try {
    const client = join(ROOT, "apps/web/dist");
    const notices = noticeSettings(process.env);
    running = await serve({ port, host, client, data: placeOf(data), ...(notices && { notices }), ...more });
  } catch (error) {
    if (error instanceof WrongSetting) throw new Stop(error.message);
    if (!(error instanceof Unservable) || error.option === "client") throw error;
    throw new Stop(`${error.message}\nFor example: npm start -- --${error.option} ${EXAMPLES[error.option](port)}`);
  }
  console.log(`\nStonebridge is ready: open ${running.url}\nStop it with Ctrl+C.`);
  const stop = () => void running.close();
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
});

function options() {
  const { values } = parse();
  const given = values.port ?? process.env.PORT ?? String(DEFAULT_PORT);
  return {
    port: portOf(given, "port"),
    host: values.host ?? "localhost",
    data: values.data ?? join(ROOT, "data"),
    ...(values.proxies && { proxies: values.proxies }),
    ...(values.metrics && { metrics: portOf(values.metrics, "metrics") }),
    log: values.log ?? "warn",
    help: values.help ?? false,
  };
}

function portOf(given, option) {
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw new Stop(`"${given}" is not a port. Give a number from 0 to 65535, e.g. npm start -- --${option} 9000.`);
}

function parse() {
  try {
    return parseArgs({
      options: {
        port: { type: "string" },
        host: { type: "string" },
        data: { type: "string" },
        proxies: { type: "string" },
        metrics: { type: "string" },
        log: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
