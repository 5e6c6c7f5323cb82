import { handOver } from "../storage/files.ts";
import { formatNumber } from "../language/language.svelte.ts";
import { reportTexts } from "./texts.ts";

/** A text as a file. */
export function fileOf(name: string, text: string, type: string): File {
  return new File([text], name, { type });
}

/** Hands a text to the reader as a file. */
export function saveText(name: string, text: string, type: string): void {
  handOver(name, new Blob([text], { type }));
}

/** Whether this browser can share such a file. */
export function mayShare(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

/** Shares a file; false where the reader thought better of it. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch {
    return false;
  }
}

/** "1.4 MB" */
export function sizeOf(text: string): string {
  const megabytes = new Blob([text]).size / 1_000_000;
  return reportTexts.t.megabytes(formatNumber(Math.max(0.1, Math.round(megabytes * 10) / 10)));
}
