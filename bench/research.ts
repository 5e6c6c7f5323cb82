import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fastDice } from "@stonebridge/kernel";
import { openSession, type Session } from "../apps/cli/src/research/session.ts";
import { subjectOf } from "../apps/cli/src/research/subject.ts";
import { SHELF, withGame } from "../apps/cli/src/shelf.ts";
import { table } from "../apps/cli/src/terminal/table.ts";
import { baselineRate } from "./baseline.ts";
import { measureEngine } from "./engine.ts";
import { rate } from "./measure.ts";

/** How fast `stonebridge research` answers, each game's first scenario: inside, by lines, and by lines through pipes. */
const SECONDS = 1.5;
const SEED = 1861;
/** Actions and dice from the beginning to the state that is asked about. */
const ASKED_AFTER = 150;
/** Play-outs in one request. */
const PLAY_OUTS = 5;

const [root = process.cwd(), only] = process.argv.slice(2);

interface Moved {
  readonly state: number;
  readonly current_player: string;
  readonly legal: number;
}

/** Asks one thing and gives its result. */
type Ask<R> = (method: string, fields?: object) => R;

/** An action or outcome for a state, as a Recruit chooses it: he ends a set-up by the last. */
function choose({ current_player: player, legal }: Moved, taken: number, chance: ReturnType<typeof fastDice>): number {
  if (player === "chance") return chance.roll("die", legal);
  return taken < 2 ? legal - 1 : chance.roll("choice", legal) - 1;
}

async function measure(id: string): Promise<readonly string[]> {
  return await withGame(id, async (shelf) => {
    const scenario = shelf.module.scenarios[0].id;
    const game = shelf.module.open(shelf.module.situation(scenario));
    const limits = { states: 1_000, line: 1_000_000 };
    const session = openSession(await subjectOf(shelf, game, scenario, limits));
    const ask = asking(session);
    measureEngine(game, SEED, SECONDS / 3);
    const engine = measureEngine(game, SEED, SECONDS).decisionsPerSecond;
    const inside = playOutRate(ask);
    const walked = walkRate(ask, () => {});
    const remembered = walkRate(ask, ({ state, current_player: player }) => {
      if (game.sides.includes(player)) ask("information_state_string", { state, player, digest: true });
    });
    const asked = walk(ask, ASKED_AFTER);
    const each = (method: string, fields: object = {}): string => {
      const { perSecond } = rate(SECONDS / 3, () => {
        const result = ask(method, { state: asked.state, player: game.sides[0], ...fields });
        if (typeof result["state"] === "number") ask("free", { state: result["state"] });
        return 1;
      });
      return whole(perSecond);
    };
    const piped = await pipedRate(id);
    return [
      id,
      `${whole(inside)} (${share(inside, engine)})`,
      `${whole(walked)} (${share(walked, engine)})`,
      whole(remembered),
      `${whole(piped)} (${share(piped, engine)})`,
      each("clone"),
      each("observation_string"),
      each("observation_tensor"),
      each("observation_tensor", { sparse: true }),
    ];
  });
}

function asking(session: Session): Ask<Record<string, unknown>> {
  return (method, fields) => {
    // as a program would have it: as text, both ways
    const answer = JSON.parse(JSON.stringify(session.answer(JSON.stringify({ id: 1, method, ...fields }))));
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  };
}

/** Actions a second in play-outs that one request asks for. */
function playOutRate(ask: Ask<Record<string, unknown>>): number {
  const { state } = ask("new");
  let seed = SEED;
  return rate(SECONDS, () => Number(ask("play_out", { state, seed: seed++, games: PLAY_OUTS })["actions"])).perSecond;
}

/** States a second that a program walks through by itself, an action or a die by each request. @param look at each */
function walkRate(ask: Ask<Record<string, unknown>>, look: (now: Moved) => void): number {
  let now = begin(ask);
  let taken = 0;
  const chance = fastDice(SEED);
  const { perSecond } = rate(SECONDS, () => {
    if (now.current_player === "terminal") {
      ask("free", { state: now.state });
      now = begin(ask);
      taken = 0;
    }
    look(now);
    now = { ...now, ...ask("apply", { state: now.state, action: choose(now, taken++, chance) }) };
    return 1;
  });
  ask("free", { state: now.state });
  return perSecond;
}

function walk(ask: Ask<Record<string, unknown>>, most: number): Moved {
  const chance = fastDice(SEED);
  let now = begin(ask);
  for (let taken = 0; taken < most || now.current_player === "chance"; taken++)
    now = { ...now, ...ask("apply", { state: now.state, action: choose(now, taken, chance) }) };
  return now;
}

const begin = (ask: Ask<Record<string, unknown>>): Moved => ask("new") as unknown as Moved;

/** The same walk from another process, by the clock: each request waits for the answer to the last. */
async function pipedRate(id: string): Promise<number> {
  const program: ChildProcessByStdio<Writable, Readable, null> = spawn(
    process.execPath,
    [join(root, "apps/cli/bin/stonebridge.mjs"), "research", id],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ask = async (method: string, fields: object = {}): Promise<Record<string, unknown>> => {
    program.stdin.write(`${JSON.stringify({ method, ...fields })}\n`);
    const { value } = await lines.next();
    return JSON.parse(String(value)).result;
  };
  const chance = fastDice(SEED);
  const fresh = async (): Promise<Moved> => (await ask("new")) as unknown as Moved;
  let now = await fresh();
  let [taken, count] = [0, 0];
  const begun = performance.now();
  while (performance.now() - begun < SECONDS * 1_000) {
    if (now.current_player === "terminal") [now, taken] = [await fresh(), 0];
    now = { ...now, ...(await ask("apply", { state: now.state, action: choose(now, taken++, chance) })) };
    count += 1;
  }
  const seconds = (performance.now() - begun) / 1_000;
  program.stdin.end();
  await once(program, "close");
  return count / seconds;
}

const whole = (number: number): string => Math.round(number).toLocaleString("en");
const share = (part: number, of: number): string => (part / of).toFixed(2);

const chosen = SHELF.map(({ id }) => id).filter((id) => only === undefined || id === only);
if (chosen.length === 0) {
  console.error(`There is no game called "${only}". Choose one of ${SHELF.map(({ id }) => id).join(", ")}.`);
  process.exit(1);
}
const rows: (readonly string[])[] = [];
for (const id of chosen) rows.push(await measure(id));
console.log(
  `Each second; in brackets, as a share of what the engine does in the same run. The toy that engines are compared with: ${whole(baselineRate(SEED, SECONDS).perSecond)} decisions a second.\n`,
);
console.log(
  table([
    [
      "",
      "play_out, actions",
      "apply, by lines",
      "with what is known",
      "apply, by pipes",
      "clone",
      "observation",
      "tensor",
      "sparse",
    ],
    ...rows,
  ]),
);
