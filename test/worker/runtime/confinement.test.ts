import { fork } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/**
 * A process that reads documents, taken over by one: code inside it tries to access each resource, as root
 * and as an ordinary user. Linux on x86-64, whose calls it makes.
 */
const SUPERVISOR = fileURLToPath(new URL('hostile-supervisor.mjs', import.meta.url));
const ORDINARY = 65_534;
const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux' && process.arch === 'x64';

const Told = z.object({
  supervisor: z.number(),
  user: z.number(),
  found: z.record(z.string(), z.string()),
  own: z.record(z.string(), z.string()),
  environment: z.array(z.string()),
  probed: z.array(z.string()),
});

function supervise(how: 'confined' | 'free', user?: number): Promise<z.infer<typeof Told>> {
  return new Promise((resolve, reject) => {
    const supervisor = fork(SUPERVISOR, [how], {
      ...(user !== undefined && { uid: user, gid: user }),
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], MONGODB_URL: 'mongodb://user:password@host' },
      execArgv: [],
    });
    supervisor.once('message', (told) => resolve(Told.parse(told)));
    supervisor.once('exit', (code) => reject(new Error(`exit code ${code}`)));
  });
}

/** How the kernel refuses: by rule, as absent, or because there is no such file. */
const REFUSALS = ['EPERM', 'EACCES', 'ENOSYS', 'ENOENT', 'EROFS'];

/** Attempts that were not refused. */
const openOf = (found: Record<string, string>): string[] =>
  Object.entries(found).flatMap(([what, came]) => (REFUSALS.includes(came) ? [] : [what]));

/** Whether a checkout can be read by users other than its owner. */
function isReadableByAll(path: string): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

/** Folders of temporary files of a supervisor's children. */
const scratchFoldersOf = (supervisor: number): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`emet-child-${supervisor}-`));

describe.skipIf(!isLinux)('a document that takes over the process that reads it', () => {
  test.skipIf(!isRoot)('reaches nothing when the program runs as root', async () => {
    const { supervisor, user, found, own, environment, probed } = await supervise('confined');
    expect(openOf(found)).toEqual([]);
    expect(Object.keys(found).length, 'attempts').toBe(36);
    expect(own).toEqual({
      'a temporary file': 'open',
      'the program, read': 'open',
      'a signal to itself': 'open',
    });
    expect(user, 'another user').toBeGreaterThan(0);
    expect(environment).not.toContain('MONGODB_URL');
    expect(probed).toEqual([]);
    expect(scratchFoldersOf(supervisor), 'temporary files are removed').toEqual([]);
  });

  test.skipIf(isRoot && !isReadableByAll(SUPERVISOR))(
    'reaches nothing when the program runs as an ordinary user',
    async () => {
      const { user, found, own, probed } = await supervise(
        'confined',
        isRoot ? ORDINARY : undefined,
      );
      expect(openOf(found)).toEqual([]);
      expect(openOf(own)).toEqual(Object.keys(own));
      expect(user).not.toBe(0);
      expect(probed).toEqual([]);
    },
  );

  test('would reach most of it without the confinement', async () => {
    const { found, probed } = await supervise('free');
    const reached = openOf(found);
    for (const what of [
      ...['a TCP socket', 'environment of the parent', 'a signal to the parent'],
      ...['a file that all may read', 'a file of the same user', 'users of the machine'],
      ...['a shell beside it'],
    ])
      expect(reached).toContain(what);
    expect(probed).toEqual(['network', 'files', 'processes', 'spawn']);
  });
});
