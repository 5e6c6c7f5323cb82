import { join } from "node:path";
import type { RuleInfo } from "@stonebridge/kernel";
import type { Proven } from "../checkout.ts";
import { type Citations, citations, idsIn, type Place, withoutComments } from "./scan.ts";

export interface CoveredRule {
  readonly rule: RuleInfo;
  /** Where the code enforces it. */
  readonly code: readonly Place[];
  /** Where tests prove it. */
  readonly tests: readonly Place[];
}

export interface Coverage {
  readonly rules: readonly CoveredRule[];
  /** Clauses without code or without a test; there must be none. */
  readonly uncovered: readonly CoveredRule[];
  /** Ids in the code that belong to no rule, and where they are: misspelt, and there must be none. */
  readonly unknown: readonly (readonly [id: string, places: readonly Place[]])[];
}

/** Files that state rules rather than enforce them: their registry and their sentences. A refusal is what its rule returns, and enforces. */
const SAYINGS = /^(?:text|rules)\//;

/** Source folders that say what is on a game's map. */
const MAPS = ["packages/atlas/src/zones", "packages/atlas/src/hexes"];

/**
 * Which rules of a game the code enforces and the tests prove, going by the ids that both cite. Clauses must have both;
 * everything else in the registry (decisions, rolls, tables, options, rulings) is listed as far as it is cited.
 * @param root a checkout
 */
export function coverage(game: string, rules: readonly RuleInfo[], root: string): Coverage {
  const code = together([
    citations(root, join(root, "packages/games/src", game), (path) => !SAYINGS.test(path)),
    ...MAPS.map((folder) => citations(root, join(root, folder, game))),
  ]);
  const tests = citations(root, join(root, "packages/games/test", game), undefined, withoutComments);
  const covered = rules.map((rule) => ({ rule, code: placesOf(code, rule), tests: placesOf(tests, rule) }));
  const clauses = covered.filter(({ rule }) => rule.kind === "clause");
  const prefixes = new Set(rules.map(({ id }) => id.slice(0, id.indexOf("-") + 1)));
  // A whole chapter may be cited too: BR61-12 for every id that starts with it.
  const names = (id: string) => rules.some((rule) => rule.id === id || (rule.id.startsWith(id) && !id.endsWith("-")));
  return {
    rules: covered,
    uncovered: clauses.filter((one) => one.code.length === 0 || one.tests.length === 0),
    unknown: [...code].filter(([id]) => prefixes.has(id.slice(0, id.indexOf("-") + 1)) && !names(id)),
  };
}

/**
 * Clauses that no test proves: that neither fired while the tests ran (refused, gave a choice, were told by an event, a die or a modifier)
 * nor are named by a test that asserted something and passed.
 */
export function unfired(rules: readonly RuleInfo[], { fired, asserted }: Proven): readonly RuleInfo[] {
  const proven = new Set([...fired, ...asserted.flatMap(idsIn)]);
  return rules.filter(({ id, kind }) => kind === "clause" && !proven.has(id));
}

function together(all: readonly Citations[]): Citations {
  const ids = new Set(all.flatMap((one) => [...one.keys()]));
  return new Map([...ids].map((id) => [id, all.flatMap((one) => one.get(id) ?? [])]));
}

/** Where a rule is cited: by its id, or by its short form if it is not a clause. */
function placesOf(named: Citations, { id, kind }: RuleInfo): readonly Place[] {
  const short = kind === "clause" ? [] : (named.get(id.slice(id.indexOf("-") + 1)) ?? []);
  return [...(named.get(id) ?? []), ...short];
}
