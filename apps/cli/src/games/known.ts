/** A word as one of those that the game has. Throws where it is none of them: nothing that asks has others. */
export function known<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new Error(`The game has no word "${word}".`);
  return found;
}
