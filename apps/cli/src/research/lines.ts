const NEWLINE = 0x0a;

/** Cuts what comes in into lines. */
export interface Lines {
  /**
   * Takes the next bytes.
   * @returns the lines that they complete, without their ends; undefined for one that is longer than the limit, which is not kept
   */
  take(bytes: Uint8Array): readonly (string | undefined)[];
  /** What is left when nothing comes any more: a last line without an end, if there is one. */
  rest(): readonly (string | undefined)[];
}

/** @param most bytes that a line may have */
export function lines(most: number): Lines {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let length = 0;

  function keep(part: Uint8Array): void {
    length += part.length;
    if (length > most) parts = [];
    else if (part.length > 0) parts.push(part);
  }

  function complete(): string | undefined {
    const line = length > most ? undefined : decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  }

  return {
    take(bytes) {
      const found: (string | undefined)[] = [];
      let from = 0;
      for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
        keep(bytes.subarray(from, end));
        found.push(complete());
        from = end + 1;
      }
      // the buffer that the bytes lie in is used again
      keep(bytes.slice(from));
      return found;
    },
    rest: () => (length === 0 ? [] : [complete()]),
  };
}
