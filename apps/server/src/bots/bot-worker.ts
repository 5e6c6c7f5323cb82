import { parentPort } from "node:worker_threads";
import { type AnyBot, botMaker } from "./bot-makers.ts";
import type { FromThread, Thought } from "./questions.ts";

/** How many bots a thread keeps: each remembers what it is about, and the ground it knows. */
const MOST = 20;

const bots = new Map<string, AnyBot>();

async function botFor({ match, side, level, game, situation, seed }: Thought): Promise<AnyBot> {
  const name = `${match} ${side} ${level}`;
  const bot = bots.get(name) ?? (await botMaker(game))(situation, level, seed);
  bots.delete(name);
  bots.set(name, bot);
  const [oldest] = bots.keys();
  if (bots.size > MOST) bots.delete(oldest);
  return bot;
}

const say = (message: FromThread): void => parentPort?.postMessage(message);

async function think(thought: Thought): Promise<void> {
  const bot = await botFor(thought);
  say({ kind: "chosen", action: await bot.choose(thought.view, thought.decision, thought.milliseconds) });
}

// What goes wrong ends the thread: whoever asked hears of it, and the next question gets a new one.
parentPort?.on("message", (thought: Thought) => void think(thought));
say({ kind: "ready" });
