import type { ActionBase, EventBase, Match } from "@stonebridge/kernel";
import { writeText } from "../files.ts";
import type { Words } from "../language/index.ts";

/** Writes the record of a game, with the key of its dice. @throws Failure if the file cannot be written */
export function writeRecord<P, A extends ActionBase, E extends EventBase, V>(
  match: Match<P, A, E, V>,
  path: string,
): void {
  writeText(path, `${JSON.stringify(match.record({ key: true }), undefined, 1)}\n`);
}

/**
 * Writes the record of a game.
 * @param conceals whether anything is hidden from a side in a position
 * @returns what is said of it
 * @throws Failure if the file cannot be written
 */
export function saveGame<P, A extends ActionBase, E extends EventBase, V>(
  match: Match<P, A, E, V>,
  path: string,
  { saved, savedSecrets }: Words,
  conceals: (position: P) => boolean,
): string {
  writeRecord(match, path);
  const secrets = !match.decision.over && conceals(match.position);
  return [saved(path), ...(secrets ? [savedSecrets] : [])].join(" ");
}
