import { isFace } from "@stonebridge/kernel";
import type { Words } from "../language/index.ts";
import type { Terminal } from "./terminal.ts";

/** Typing one of these leaves the game. */
export const LEAVE = /^(?:quit|exit|q)$/i;

/** Asks what a real die shows until the answer is one of its faces; undefined if there are no more answers. */
export async function askDie(
  terminal: Terminal,
  words: Words,
  kind: string,
  faces: number,
): Promise<number | undefined> {
  for (;;) {
    const answer = await terminal.ask(words.rollDie(kind, faces));
    if (answer === undefined || LEAVE.test(answer)) return undefined;
    const result = Number(answer);
    if (answer !== "" && isFace(result, faces)) return result;
    terminal.say(words.dieShows(faces));
  }
}
