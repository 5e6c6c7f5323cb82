/** Small notes that a browser keeps by name. One that stores nothing forgets them: whoever reads has to live with that. */

/** @returns undefined where nothing is noted under this name */
export function readNote(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeNote(name: string, note: string): void {
  try {
    localStorage.setItem(name, note);
  } catch {
    // It is forgotten.
  }
}

export function dropNote(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

/** The names of all notes that begin so. */
export function notesNamed(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}
