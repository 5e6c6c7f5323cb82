import { Faulty } from "@stonebridge/kernel";

/** Something the person at the keyboard can put right: the message says what is wrong and what to do. */
export class Failure extends Error {
  override readonly name = "Failure";
  /** What the shell is told. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Lines that say what went wrong; undefined for a mistake in the program itself. */
export function explain(error: unknown): string | undefined {
  if (error instanceof Failure) return error.message;
  if (error instanceof Faulty) return faultList(error);
  return undefined;
}

/** What `say` comes to, or lines that say what went wrong. @throws whatever is a mistake in the program itself */
export function orWhyNot(say: () => string): string {
  try {
    return say();
  } catch (error) {
    const reason = explain(error);
    if (reason === undefined) throw error;
    return reason;
  }
}

/** A faulty file with its faults, one per line. */
function faultList({ what, faults }: Faulty): string {
  const lines = faults.map(({ field, problem, rule }) => `  ${field}: ${problem}${rule ? ` (${rule})` : ""}`);
  return [`${what}:`, ...lines].join("\n");
}

/** The reason for a file system or network error, in words. */
export function systemReason(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOENT":
      return "there is no such file";
    case "EISDIR":
      return "it is a folder";
    case "EACCES":
    case "EPERM":
      return "permission denied";
    case "ENOTDIR":
      return "a part of the path is not a folder";
    case "ENOSPC":
      return "the disk is full";
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
