import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { z } from 'zod';
import { exitWithParent } from '../exit-with-parent.js';
import type { Resource } from './resources.js';

/** Tries to access each resource, on a port and a file of its parent's, and tells which it can. */
const Bait = z.object({ port: z.number(), file: z.string() });
const CONNECT_MAX_MS = 2_000;

exitWithParent();
process.once('message', (raw) => {
  void tryAll(Bait.parse(raw)).then((accessible) => process.send?.({ accessible }));
});

async function tryAll({ port, file }: z.infer<typeof Bait>): Promise<Resource[]> {
  const { ppid } = process;
  const attempts: Record<Resource, () => unknown> = {
    network: () => connected(port),
    files: () => succeeds([() => readFileSync(file), () => writeFileSync(file, '')]),
    processes: () =>
      succeeds([() => readFileSync(`/proc/${ppid}/environ`), () => process.kill(ppid, 0)]),
    spawn: () => spawnSync(process.execPath, ['--version']).error === undefined,
  };
  const accessible: Resource[] = [];
  for (const [resource, attempt] of Object.entries(attempts)) {
    if ((await attempt()) === true) accessible.push(resource as Resource);
  }
  return accessible;
}

/** Whether any of them does. */
const succeeds = (attempts: (() => unknown)[]): boolean =>
  attempts.some((attempt) => {
    try {
      attempt();
      return true;
    } catch {
      return false;
    }
  });

const connected = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: CONNECT_MAX_MS });
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });
