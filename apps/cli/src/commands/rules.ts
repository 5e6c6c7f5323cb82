import { Command } from "commander";
import type { ActionBase, EventBase, RuleInfo } from "@stonebridge/kernel";
import { checkout, provenBy } from "../checkout.ts";
import { coverage, type CoveredRule, unfired } from "../coverage/coverage.ts";
import { Failure } from "../failure.ts";
import { printJson } from "../files.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGame } from "../shelf.ts";
import { definitions, terminalWidth } from "../terminal/table.ts";

interface Flags {
  readonly coverage?: true;
  readonly fired?: true;
  readonly find?: string;
  readonly json?: true;
}

export function rulesCommand(): Command {
  return new Command("rules")
    .description("list a game's rules in our words; with --coverage, the code and tests behind each")
    .argument("<game>", "id of the game, see `stonebridge games`")
    .option("--find <text>", "only rules whose id or title contains this text")
    .option("--coverage", "show the code and tests of each clause; fails if one has none")
    .option(
      "--fired",
      "with --coverage: fails if a clause neither fired nor was asserted in the game's tests; runs them if need be",
    )
    .option(
      "--json",
      "print one JSON object; with --coverage {game, clauses, uncovered}, with --fired {..., unfired} too",
    )
    .action(async (id: string, flags: Flags) => {
      if (flags.fired && !flags.coverage) throw new Failure("--fired: goes with --coverage.");
      await withGame(id, (shelf) => (flags.coverage ? showCoverage(shelf, flags) : listRules(shelf, flags)));
    });
}

function listRules<P, A extends ActionBase, E extends EventBase, V>(
  { module, rules: all }: ShelfGame<P, A, E, V>,
  { find, json }: Flags,
): void {
  const rules = all.filter((rule) => holds(rule, find));
  if (json) return printJson({ game: module.id, rules });
  if (rules.length === 0) throw new Failure(`--find: no rule of ${module.name} contains "${find}".`);
  console.log(
    definitions(
      rules.map((rule) => [rule.id, rule.title] as const),
      terminalWidth(),
    ),
  );
}

async function showCoverage<P, A extends ActionBase, E extends EventBase, V>(
  { module, rules: all }: ShelfGame<P, A, E, V>,
  { find, fired, json }: Flags,
): Promise<void> {
  const root = checkout("--coverage reads the sources");
  const { rules, uncovered, unknown } = coverage(module.id, all, root);
  const silent = fired ? unfired(all, await provenBy(root, module.id)) : [];
  const shown = rules.filter(({ rule }) => holds(rule, find));
  const clauses = rules.filter(({ rule }) => rule.kind === "clause").length;
  if (json) {
    const answer = { game: module.id, clauses, uncovered: uncovered.map((one) => one.rule.id) };
    printJson(fired ? { ...answer, unfired: silent.map(({ id }) => id) } : answer);
  } else console.log([...shown.map(coverageText), "", ...kindLines(rules)].join("\n"));
  if (uncovered.length === 0 && unknown.length === 0 && silent.length === 0) return;
  const lacking = uncovered.map((one) => `  ${one.rule.id}: no ${lack(one)}`);
  const strange = unknown.map(([id, [place]]) => `  ${id} is not a rule of the game: ${place}`);
  const count = `${uncovered.length} of ${clauses} clauses lack code or a test.`;
  const unproven = fired ? [`${silent.length} of ${clauses} neither fired nor were asserted in a test.`] : [];
  throw new Failure([count, ...lacking, ...strange, ...unproven, ...silent.map(({ id }) => `  ${id}`)].join("\n"));
}

/** How many rules of each kind are cited in code and in tests. */
function kindLines(rules: readonly CoveredRule[]): readonly string[] {
  const kinds = [...new Set(rules.map(({ rule }) => rule.kind))];
  return kinds.map((kind) => {
    const all = rules.filter(({ rule }) => rule.kind === kind);
    const enforced = all.filter(({ code }) => code.length > 0).length;
    const proved = all.filter(({ tests }) => tests.length > 0).length;
    return `${kind}: ${all.length}, cited in code ${enforced}, in tests ${proved}`;
  });
}

function holds({ id, title }: RuleInfo, text: string | undefined): boolean {
  return text === undefined || `${id} ${title}`.toLowerCase().includes(text.toLowerCase());
}

function lack({ code, tests }: CoveredRule): string {
  return [...(code.length === 0 ? ["code"] : []), ...(tests.length === 0 ? ["test"] : [])].join(" and no ");
}

function coverageText({ rule, code, tests }: CoveredRule): string {
  return [
    `${rule.id}  ${rule.title}`,
    `    code   ${code.length === 0 ? "—" : code.join(", ")}`,
    `    tests  ${tests.length === 0 ? "—" : tests.join(", ")}`,
  ].join("\n");
}
