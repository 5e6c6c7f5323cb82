import type { RuleId, RuleInfo, RuleKind } from "@stonebridge/kernel";
import { COMBAT } from "./combat.ts";
import { MOVEMENT } from "./movement.ts";
import { PRESENTATION } from "./presentation.ts";
import { PROCEDURES } from "./procedures.ts";
import { RULINGS } from "./rulings.ts";
import { SCENARIOS } from "./scenarios.ts";
import { TURN } from "./turn.ts";

/** What the ids of this game begin with. */
const PREFIX = "BR61-";

/** The chapters of the rulebook in their order. */
export const CHAPTERS = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10.1",
  "10.2",
  "10.3",
  "10.4",
  "10.5",
  "10.6",
  "11.1",
  "11.2",
  "11.3",
  "11.4",
  "12",
  "12.1",
  "12.2",
  "12.3",
  "13",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

function chapterOf(clause: string): string {
  return clause.slice(0, clause.lastIndexOf("-"));
}

function kindOf(key: string): RuleKind {
  if (key.startsWith("D")) return "decision";
  if (key.startsWith("X")) return "roll";
  if (key.startsWith("Tb")) return "table";
  return key.startsWith("S") ? "switch" : "ruling";
}

const CLAUSES: readonly RuleInfo[] = Object.entries({
  ...PRESENTATION,
  ...TURN,
  ...MOVEMENT,
  ...COMBAT,
  ...SCENARIOS,
}).map(([key, title]) => ({ id: PREFIX + key, kind: "clause", section: chapterOf(key), title }));

const BELONGING: readonly (readonly [info: RuleInfo, clauses: readonly RuleId[]])[] = Object.entries({
  ...PROCEDURES,
  ...RULINGS,
}).map(([key, [clauses, title]]) => {
  const keys = clauses.split(" ");
  const info = { id: PREFIX + key, kind: kindOf(key), section: chapterOf(keys[0]), title };
  return [info, keys.map((clause) => PREFIX + clause)];
});

/**
 * Every rule of the game by its id: clauses (`BR61-10.3-l`), decisions (`BR61-D07`), die rolls (`BR61-X03`), tables (`BR61-Tb4`),
 * switches (`BR61-S4`) and rulings (`BR61-R41`), with a short English title.
 */
export const RULES: readonly RuleInfo[] = [...CLAUSES, ...BELONGING.map(([info]) => info)];

/** The clauses that a decision, roll, table, switch or ruling belongs to; for a clause, all those that belong to it. */
export function seeAlso(id: RuleId): readonly RuleId[] {
  const own = BELONGING.find(([info]) => info.id === id);
  if (own !== undefined) return own[1];
  return BELONGING.filter(([, clauses]) => clauses.includes(id)).map(([info]) => info.id);
}
