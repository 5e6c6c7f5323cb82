import type { RuleId } from "@stonebridge/kernel";
import { type Line, plain, ruleLabel, signed } from "@stonebridge/kernel/words";
import type { Words } from "../language/index.ts";

/** A line of a game's texts for the terminal, with dice in brackets. */
export function say(line: Line): string {
  return plain(line, (face) => `[${face}]`);
}

/** Makes turns and their parts stand out in a long list. */
export function headed(text: string, heading: "turn" | "part" | undefined): string {
  return heading === "turn" ? `\n=== ${text}` : heading === "part" ? `\n— ${text}` : text;
}

/** One side of a combat and what it brings, item by item. */
export interface Party {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A combat with everything that counts in it, and the result. */
export function combatSheet(title: string, parties: readonly Party[], end: string): string {
  const lines = parties.flatMap((party) => [`    ${party.title}`, ...party.lines.map((line) => `      ${line}`)]);
  return [title, ...lines, `    ${end}`].join("\n");
}

/** A fight as zone games write it out: each side's forces, and every modifier with its rule. */
interface Fight {
  readonly title: Line;
  readonly attacker: FightParty;
  readonly defender: FightParty;
  readonly verdict: string;
}

interface FightParty {
  readonly title: string;
  readonly forces: Line;
  readonly lines: readonly { readonly text: Line; readonly value: number; readonly rule: RuleId }[];
}

/** A fight with every modifier, its rule and the dice, and the result. @param told its line in the log */
export function foughtOut(told: string, { title, attacker, defender, verdict }: Fight, words: Words): string {
  const parties = [attacker, defender].map((party) => ({
    title: words.pair(party.title, say(party.forces)),
    lines: party.lines.map(
      ({ text, value, rule }) => `${signed(value).padStart(2)}  ${say(text)} [${ruleLabel(rule)}]`,
    ),
  }));
  return combatSheet(say(title), parties, `${told} ${verdict}`);
}

/** An action's label, with the name of whoever acts if the label lacks it. */
export function withActor(label: string, name: string, words: Words): string {
  return label.toLowerCase().includes(name.toLowerCase()) ? label : words.pair(name, label);
}
