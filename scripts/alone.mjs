/** Work that two runs must not do at once. Plain Node, without packages. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";

/** How often somebody who waits looks again, in milliseconds. */
const WAIT = 100;
/** Nobody takes longer; whoever seems to has died, and its number belongs to another process by now. In milliseconds. */
const LONGEST = 600_000;

/**
 * Does something while no other process does anything under the same name.
 * @param {string} lock a file that is there meanwhile
 * @param {() => Promise<void>} work
 */
export async function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) {
    if (isHeld(lock)) await setTimeout(WAIT);
    else rmSync(lock, { force: true });
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes a lock if it is free. */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Whether the process that has a lock still runs. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST) return false;
    // 0, while the number is not written yet, asks for ourselves
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
