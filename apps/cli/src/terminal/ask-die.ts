import { isFace } from "@stonebridge/kernel";
import type { Terminal } from "./terminal.ts";

/** Typing one of these leaves the game. */
export const LEAVE = /^(?:quit|exit|q)$/i;

/** Asks what a real die shows until the answer is one of its faces; undefined if there are no more answers. */
export async function askDie(terminal: Terminal, kind: string, faces: number): Promise<number | undefined> {
  for (;;) {
    const answer = await terminal.ask(`Roll a die for ${kind} (1 to ${faces}): `);
    if (answer === undefined || LEAVE.test(answer)) return undefined;
    const result = Number(answer);
    if (answer !== "" && isFace(result, faces)) return result;
    terminal.say(`A die shows 1 to ${faces}.`);
  }
}
