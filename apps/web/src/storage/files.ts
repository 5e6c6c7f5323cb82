/** A file that does not hold JSON. */
export class NotJson extends Error {
  override readonly name = "NotJson";
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`${file} does not hold JSON.`, { cause });
    this.file = file;
  }
}

/** The largest file that is read, in megabytes: the longest games take less than one. */
export const LARGEST_FILE = 32;

/** A file that is larger than any of ours. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
  readonly file: string;
  constructor(file: string) {
    super(`${file} is larger than ${LARGEST_FILE} MB.`);
    this.file = file;
  }
}

/** What a file holds. Throws {@link NotJson} and {@link TooLarge}. */
export async function readFile(file: File): Promise<unknown> {
  if (file.size > LARGEST_FILE * 1024 * 1024) throw new TooLarge(file.name);
  try {
    return JSON.parse(await file.text());
  } catch (error) {
    throw new NotJson(file.name, error);
  }
}

/** Hands JSON to the reader as a file. */
export function saveFile(name: string, data: unknown): void {
  handOver(name, new Blob([`${JSON.stringify(data, undefined, 1)}\n`], { type: "application/json" }));
}

/** Hands something to the reader as a file. */
export function handOver(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has to have begun before its address goes.
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}

/** Puts text on the clipboard; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Asks for one file; undefined when none was chosen. */
export function chooseFile(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json";
    input.addEventListener("change", () => resolve(input.files?.[0]));
    input.addEventListener("cancel", () => resolve(undefined));
    input.click();
  });
}
