import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { surfacePages } from "./surface.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What one list has and another lacks, with the entry that each line stands under. */
function only(text: string, others: string): string[] {
  const known = new Set(lines(others));
  return lines(text).filter((line) => !known.has(line));
}

function lines(text: string): string[] {
  let entry = "";
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("## ")) entry = line.slice(3);
    return line.startsWith("- ") ? [`${entry}: ${line.slice(2)}`] : [];
  });
}

test.each(surfacePages())("$name exports what its list says", ({ name, path, text }) => {
  const file = join(ROOT, path);
  const listed = existsSync(file) ? readFileSync(file, "utf8") : "";
  const change = { new: only(text, listed), gone: only(listed, text) };
  const advice = `${name} exports something else than ${path} says. If that is meant, run "npm run surface".`;
  expect(change, advice).toEqual({ new: [], gone: [] });
  expect(listed, advice).toBe(text);
});
