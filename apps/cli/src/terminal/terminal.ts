import { createInterface } from "node:readline";

/** Where somebody plays: lines go out, answers come in. */
export interface Terminal {
  say(text: string): void;
  /** Hides what was said, if possible. */
  clear(): void;
  /** The next line typed, trimmed; undefined if nothing more will come. */
  ask(prompt: string): Promise<string | undefined>;
  /** Shows how something is coming on, until something else is said; nothing in files and pipes. */
  show(text: string): void;
  /** Somebody pressed Ctrl-C. */
  readonly interrupted: boolean;
  close(): void;
}

/** Clears the screen and the lines scrolled off it, and goes to the top. */
const CLEAR = "\u001B[2J\u001B[3J\u001B[H";

/** Goes to the beginning of the line and clears it. */
const CLEAR_LINE = "\r\u001B[K";

/** The terminal this program runs in, or the files and pipes used instead. */
export function systemTerminal(): Terminal {
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  const waiting: ((line: string | undefined) => void)[] = [];
  const lines: string[] = [];
  let closed = false;
  let interrupted = false;
  let shown = false;
  const clearShown = (): void => {
    if (shown) process.stdout.write(CLEAR_LINE);
    shown = false;
  };
  reader.on("line", (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else lines.push(line);
  });
  reader.on("SIGINT", () => {
    interrupted = true;
    reader.close();
  });
  reader.on("close", () => {
    closed = true;
    for (const next of waiting.splice(0)) next(undefined);
  });
  return {
    say(text) {
      clearShown();
      console.log(text);
    },
    clear() {
      if (process.stdout.isTTY) process.stdout.write(CLEAR);
    },
    show(text) {
      if (!process.stdout.isTTY) return;
      clearShown();
      process.stdout.write(text);
      shown = true;
    },
    get interrupted() {
      return interrupted;
    },
    async ask(prompt) {
      clearShown();
      const line = lines.shift();
      if (line !== undefined) console.log(`${prompt}${line}`);
      else if (!closed) reader.setPrompt(prompt);
      if (line === undefined && !closed) reader.prompt();
      const answer = line ?? (closed ? undefined : await new Promise<string | undefined>((next) => waiting.push(next)));
      return answer?.trim();
    },
    close() {
      clearShown();
      reader.close();
    },
  };
}
