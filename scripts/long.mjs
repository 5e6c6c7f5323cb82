/** `npm run long`: the checks that take an hour and more, one after the other, and what came of each. */
import { parseArgs } from "node:util";
import { install, run, script, Stop } from "./house.mjs";

/** The checks in the order in which they run. */
const CHECKS = [
  {
    name: "thorough",
    says: "every random game, more twins",
    args: ["scripts/test.mjs", "--only", "unit", "--thorough"],
  },
  { name: "wire-twins", says: "no bytes tell a secret", args: ["scripts/apart.mjs", "wire-twins", "--pairs", "2000"] },
  { name: "forge", says: "nothing forged is done", args: ["scripts/apart.mjs", "forge", "--messages", "1000000"] },
  {
    name: "chaos",
    says: "nothing is lost or done twice: SQLite",
    args: ["scripts/apart.mjs", "chaos", "--seconds", "600"],
  },
  {
    name: "chaos-postgres",
    says: "nothing is lost or done twice: PostgreSQL",
    args: ["scripts/apart.mjs", "chaos", "--seconds", "600", "--database", "postgres"],
  },
  {
    name: "ismcts",
    says: "the Python client of docs/research.md plays (needs python3 on the path)",
    program: "python3",
    args: ["examples/research/ismcts.py", "bull-run-1861", "2", "20"],
  },
  { name: "load", says: "a thousand live games", args: ["scripts/apart.mjs", "load"] },
];

const HELP = `Runs the checks that take too long for npm test, some two hours on two cores.

  npm run long                            all of them
  npm run long -- --only forge,chaos      some: ${CHECKS.map(({ name }) => name).join(", ")}
`;

await script(async () => {
  const chosen = choose();
  if (!chosen) return console.log(HELP);
  install();
  const lines = [];
  for (const { name, says, program = process.execPath, args } of chosen) {
    console.log(`\n— ${name}: ${says}`);
    const started = Date.now();
    const code = await run(program, args);
    lines.push(`${code === 0 ? "passed" : "failed"}  ${name}, ${Math.round((Date.now() - started) / 1_000)} s`);
    if (code !== 0) process.exitCode = 1;
  }
  console.log(`\n${lines.join("\n")}`);
});

function choose() {
  const { values } = options();
  if (values.help) return undefined;
  if (values.only === undefined) return CHECKS;
  return values.only.split(",").map((name) => {
    const check = CHECKS.find((one) => one.name === name);
    if (!check) throw new Stop(`There is no check called "${name}".\n\n${HELP}`);
    return check;
  });
}

function options() {
  try {
    return parseArgs({ options: { only: { type: "string" }, help: { type: "boolean", short: "h" } } });
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}
