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
    if (isLeftBehind(lock)) clear(lock);
    else await setTimeout(WAIT);
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

/**
 * Frees a lock that was left behind, if it still is. Only one process at a time may look and free: another one would free what somebody
 * has taken in between.
 */
function clear(lock) {
  const clearing = `${lock}.clearing`;
  if (!taken(clearing)) {
    if (isLeftBehind(clearing)) rmSync(clearing, { force: true });
    return;
  }
  try {
    if (isLeftBehind(lock)) rmSync(lock, { force: true });
  } finally {
    rmSync(clearing, { force: true });
  }
}

/** Whether a lock is there whose process no longer runs. */
function isLeftBehind(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST) return true;
    // 0, while the number is not written yet, asks for ourselves
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return false;
  } catch (error) {
    // no such process; where there is no such file, the lock is free
    return error.code === "ESRCH";
  }
}
