/** How far this device has shown each match: what happened since is played as scenes when it is opened again. */

const keyOf = (match: string): string => `stonebridge.seen.${match}`;

/** The number of the last piece of news that was on the screen; undefined where none ever was. */
export function lastSeen(match: string): number | undefined {
  try {
    const kept = localStorage.getItem(keyOf(match));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

export function rememberSeen(match: string, news: number): void {
  try {
    localStorage.setItem(keyOf(match), String(news));
  } catch {
    // A browser that stores nothing shows matches as they stand.
  }
}
