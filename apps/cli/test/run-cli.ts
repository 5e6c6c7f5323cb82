import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import { main } from "../src/main.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const write = (lines: string[]) => (text: unknown) => lines.push(String(text)) > 0;
const line =
  (lines: string[]) =>
  (...parts: readonly unknown[]) =>
    void lines.push(`${parts.map(String).join(" ")}\n`);

/** Runs the command line in this process and catches what it prints. */
export async function cli(...parameters: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(write(out)),
    vi.spyOn(process.stderr, "write").mockImplementation(write(err)),
    vi.spyOn(console, "log").mockImplementation(line(out)),
    vi.spyOn(console, "error").mockImplementation(line(err)),
  ];
  process.exitCode = 0;
  try {
    await main(parameters);
    return { code: Number(process.exitCode), out: out.join(""), err: err.join("") };
  } finally {
    process.exitCode = 0;
    for (const spy of spies) spy.mockRestore();
  }
}

/** A folder that is gone after the tests of the file. */
export function scratch(): { file(name: string, content: unknown): string; path(name: string): string } {
  const folder = mkdtempSync(join(tmpdir(), "stonebridge-cli-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  return {
    path,
    file(name, content) {
      writeFileSync(path(name), typeof content === "string" ? content : JSON.stringify(content));
      return path(name);
    },
  };
}
