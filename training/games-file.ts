import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PlayedGame } from "./self-play.ts";

/** Games in a file: whoever stops a run loses no more than these. */
export const GAMES_IN_FILE = 20;

/** Bytes before a game’s choices: opening, plain, number of choices (32 bits each), seed (64). */
const HEAD = 24;

/** Writes games under the number of the first: the same run writes the same files. */
export function writeGames(folder: string, first: number, games: readonly PlayedGame[]): void {
  mkdirSync(folder, { recursive: true });
  const parts = games.map(({ opening, seed, plain, choices }) => {
    const head = Buffer.alloc(HEAD);
    head.writeUInt32LE(opening, 0);
    head.writeUInt32LE(plain ? 1 : 0, 4);
    head.writeUInt32LE(choices.length, 8);
    head.writeDoubleLE(seed, 16);
    return Buffer.concat([head, Buffer.from(choices.buffer, choices.byteOffset, choices.byteLength)]);
  });
  writeFileSync(fileOf(folder, first), Buffer.concat(parts));
}

export function hasGames(folder: string, first: number): boolean {
  return existsSync(fileOf(folder, first));
}

/** All games of a folder, in the order of their numbers. */
export function readGames(folder: string): readonly PlayedGame[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => parse(readFileSync(join(folder, name))));
}

function parse(bytes: Buffer): PlayedGame[] {
  const games: PlayedGame[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32LE(at + 8);
    const from = at + HEAD;
    const choices = new Uint16Array(length);
    for (let choice = 0; choice < length; choice++) choices[choice] = bytes.readUInt16LE(from + 2 * choice);
    games.push({
      opening: bytes.readUInt32LE(at),
      plain: bytes.readUInt32LE(at + 4) === 1,
      seed: bytes.readDoubleLE(at + 16),
      choices,
    });
    at = from + 2 * length;
  }
  return games;
}

function fileOf(folder: string, first: number): string {
  return join(folder, `${String(first).padStart(7, "0")}.games`);
}
