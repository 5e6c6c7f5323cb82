import { beyondMeasure } from "@stonebridge/kernel";

/** What checks messages of a kind. */
interface Readable<T> {
  Check(message: unknown): message is T;
  Errors(message: unknown): readonly { readonly instancePath: string; readonly message: string }[];
}

/**
 * Reads a message of a connection.
 * @param text undefined where it is no text
 * @returns why it cannot be read, as a sentence, if it cannot
 */
export function readMessage<T>(
  readable: Readable<T>,
  text: string | undefined,
): { readonly message: T } | { readonly problem: string } {
  const message = text === undefined ? undefined : parsed(text);
  const beyond = beyondMeasure(message);
  if (beyond !== undefined) return { problem: `This cannot be read: it ${beyond}.` };
  if (readable.Check(message)) return { message };
  const [fault] = readable.Errors(message);
  return { problem: `This cannot be read: ${fault?.instancePath ?? ""} ${fault?.message ?? "it is no JSON"}.` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
