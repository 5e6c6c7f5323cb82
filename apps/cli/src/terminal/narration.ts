import { type Line, plain } from "@stonebridge/kernel/words";

/** A line of a game's texts as a terminal shows it: dice in brackets. */
export function say(line: Line): string {
  return plain(line, (face) => `[${face}]`);
}

/** Turns and their parts stand out in a long list. */
export function headed(text: string, heading: "turn" | "part" | undefined): string {
  return heading === "turn" ? `\n=== ${text}` : heading === "part" ? `\n— ${text}` : text;
}

/** One side of a combat: what it brings, item by item. */
export interface Party {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A combat with everything that counts in it, and what came of it. */
export function combatSheet(title: string, parties: readonly Party[], end: string): string {
  const lines = parties.flatMap((party) => [`    ${party.title}`, ...party.lines.map((line) => `      ${line}`)]);
  return [title, ...lines, `    ${end}`].join("\n");
}
