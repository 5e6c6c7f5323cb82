import { createInterface } from "node:readline";

/** Where somebody plays: lines go out, answers come in. */
export interface Terminal {
  say(text: string): void;
  /** Hides what was said, if possible. */
  clear(): void;
  /** The next line typed, trimmed; undefined if nothing more will come. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Clears the screen and the lines scrolled off it, and goes to the top. */
const CLEAR = "\u001B[2J\u001B[3J\u001B[H";

/** The terminal this program runs in, or the files and pipes used instead. */
export function systemTerminal(): Terminal {
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  const waiting: ((line: string | undefined) => void)[] = [];
  const lines: string[] = [];
  let closed = false;
  reader.on("line", (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else lines.push(line);
  });
  reader.on("SIGINT", () => reader.close());
  reader.on("close", () => {
    closed = true;
    for (const next of waiting.splice(0)) next(undefined);
  });
  return {
    say: (text) => console.log(text),
    clear() {
      if (process.stdout.isTTY) process.stdout.write(CLEAR);
    },
    async ask(prompt) {
      const line = lines.shift();
      if (line !== undefined) console.log(`${prompt}${line}`);
      else if (!closed) reader.setPrompt(prompt);
      if (line === undefined && !closed) reader.prompt();
      const answer = line ?? (closed ? undefined : await new Promise<string | undefined>((next) => waiting.push(next)));
      return answer?.trim();
    },
    close: () => reader.close(),
  };
}
