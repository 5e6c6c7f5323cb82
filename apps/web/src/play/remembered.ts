/** The screen asks the same about one position many times, and never changes a position that it has asked about. */
export function remembered<P, T>(ask: (position: P) => T): (position: P) => T {
  let last: { readonly position: P; readonly answer: T } | undefined;
  return (position) => {
    if (last?.position !== position) last = { position, answer: ask(position) };
    return last.answer;
  };
}
