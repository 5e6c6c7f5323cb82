/** How often a line is numbered anew where others write at the same time. */
const TRIES = 20;

/** Its author, or all together, have said too much: within a while, or in all. */
export type TooMuch = "fast" | "full";

/** What became of a line: it is on the disk, or it was there already, or too much was said before it. */
export type Kept = "kept" | "repeated" | TooMuch;

/** A line that is to follow the others of its match. */
export interface NewLine {
  /** Whether its author has it there already, under its label. */
  isKept(): Promise<boolean>;
  /** The number of the last line; 0 before the first. */
  last(): Promise<number>;
  /** @param last the number of the last line */
  tooMuch(last: number): Promise<TooMuch | undefined>;
  /** Writes it. @returns false if somebody else has taken the number, or its author the label */
  write(number: number): Promise<boolean>;
}

/** Appends a line under the next number, though others write at the same time. */
export async function appendLine(line: NewLine): Promise<Kept> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await line.isKept()) return "repeated";
    const last = await line.last();
    const tooMuch = await line.tooMuch(last);
    if (tooMuch) return tooMuch;
    if (await line.write(last + 1)) return "kept";
  }
  return "fast";
}
