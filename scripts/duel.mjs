/** `npm run duel`: two levels of bots against each other, each set of dice from both seats. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./builds.mjs";
import { CACHE, install, run, script, Stop } from "./house.mjs";

const HELP = `Lets two levels play each other, each set of dice from both seats, and says what the first of them makes of it.

  npm run duel -- --game <id> --first marshal --second general
  --scenario <id>    (default: the first that the game's value learns from)
  --pairs 20         sets of dice; --from 0 is the number of the first
  --seed 1           of the dice
  --time 0.5         seconds of the processor for a decision
  --playouts 50      play-outs for a decision instead of time: the same games on any machine
`;

await script(async () => {
  const { help, ...asked } = options();
  if (help) return console.log(HELP);
  install();
  const program = join(CACHE, "duel", String(process.pid));
  await bundle("training", ["duel"], program);
  process.exitCode = await run(process.execPath, [join(program, "duel.js"), JSON.stringify(asked)]);
});

function options() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: "string" },
        scenario: { type: "string" },
        first: { type: "string", default: "marshal" },
        second: { type: "string", default: "general" },
        pairs: { type: "string", default: "20" },
        from: { type: "string", default: "0" },
        seed: { type: "string", default: "1" },
        time: { type: "string", default: "0.5" },
        playouts: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return values;
    if (values.game === undefined) throw new Error("--game: which game?");
    const whole = ["pairs", "from", "seed", "playouts"].flatMap((name) => {
      if (values[name] === undefined) return [];
      if (!/^\d+$/.test(values[name])) throw new Error(`--${name}: give a whole number.`);
      return [[name, Number(values[name])]];
    });
    if (!(Number(values.time) > 0)) throw new Error("--time: give seconds, more than 0.");
    return {
      ...values,
      ...Object.fromEntries(whole),
      time: values.playouts === undefined ? Number(values.time) * 1_000 : null,
    };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
