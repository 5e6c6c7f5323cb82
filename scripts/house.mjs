/** What every script needs: where things are, what is installed, how to run a program. Plain Node, without packages. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the checkout. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Where scripts keep files that can be thrown away. */
export const CACHE = join(ROOT, "node_modules", ".cache", "stonebridge");

const LOCK = join(ROOT, "package-lock.json");
const INSTALLED = join(ROOT, "node_modules", ".package-lock.json");

/** A message for the person at the keyboard; ends the script without a stack trace. */
export class Stop extends Error {}

/** Runs `npm ci` if packages are missing or differ from package-lock.json. Throws {@link Stop} if that fails. */
export function install() {
  checkNode();
  if (isInstalled()) return;
  console.log("Installing the packages (npm ci). The first time takes a minute or two.");
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  const { status } = spawnSync(command, [...before, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ROOT,
    stdio: "inherit",
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0)
    throw new Stop("npm ci failed (see above). It needs the npm registry: check your network and try again.");
}

/** Whether node_modules has every package of the lock file in the right version; optional ones may be for other platforms. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const there = JSON.parse(readFileSync(INSTALLED, "utf8")).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(LOCK, "utf8")).packages);
  return wanted.every(([path, { version, optional, link }]) => {
    if (!path.includes("node_modules/")) return true;
    return there[path] ? link || there[path].version === version : optional;
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const known = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!known) {
    throw new Stop(`Stonebridge needs Node 20.19 or later, or 22.12 or later; this is ${process.versions.node}.`);
  }
}

/** The environment for this checkout's programs: its own binaries come first. */
export function environment() {
  const bin = join(ROOT, "node_modules", ".bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };
}

/**
 * Runs a program with its output on the terminal.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import("node:child_process").SpawnOptions} [options]
 * @param {(child: import("node:child_process").ChildProcess) => void} [began] gets the process as it starts
 * @returns {Promise<number>} its exit code; 1 if it did not end by itself
 */
export function run(command, parameters, options = {}, began) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: ROOT, env: environment(), stdio: "inherit", ...options });
    began?.(child);
    child.on("error", (error) => {
      console.error(`Cannot start ${command}: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program alongside others and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runAside(command, parameters) {
  let output = "";
  const keep = (child) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => (output += text));
    }
  };
  const code = await run(command, parameters, { stdio: ["ignore", "pipe", "pipe"] }, keep);
  return { code, output };
}

/** Runs a script's body; a {@link Stop} becomes a plain message, and any failure exit code 1. */
export async function script(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}
