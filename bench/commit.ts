import { execFileSync } from "node:child_process";

/** The short name of a checkout's commit; `unknown` if there is none. */
export function commitOf(root: string): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
