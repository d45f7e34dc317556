import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** Between two that find the same turn left behind: the later one's name stands. */
const SETTLE_MS = 200;
/** No build takes as long: the process is another one with the same number. */
const HELD_MAX_MS = 15 * 60_000;

/**
 * Waits until no other process holds the file, and holds it. `wasLeft` says that its last
 * holder died without ending its turn.
 *
 * @param {(pid: number) => void} onWait called once, with who holds it
 */
export async function takeTurn(path, onWait) {
  const own = `${path}.${process.pid}`;
  let isTold = false;
  for (;;) {
    writeFileSync(own, String(process.pid));
    if (isMade(own, path)) return hold(path, own, false);
    const holder = holderOf(path);
    if (holder === null) continue;
    if (!isAlive(holder.pid) || holder.heldMs > HELD_MAX_MS) {
      renameSync(own, path);
      await wait(SETTLE_MS);
      if (holderOf(path)?.pid === process.pid) return hold(path, own, true);
      continue;
    }
    if (!isTold) onWait(holder.pid);
    isTold = true;
    await wait(LOOK_EVERY_MS);
  }
}

function hold(path, own, wasLeft) {
  rmSync(own, { force: true });
  return { wasLeft, end: () => rmSync(path, { force: true }) };
}

/** A link appears with its content or not at all, and only where there is no file. */
function isMade(own, path) {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return { pid, heldMs: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is one.
    return error.code === 'EPERM';
  }
}
