import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Copies sources to dist/, and fails where one holds BROKEN; slow enough to be interrupted. */
const COMPILER = `
const fs = require('node:fs');
fs.appendFileSync('compiled.log', process.argv.slice(2).join(' ') + '\\n');
setTimeout(() => {
  let all = '';
  for (const path of fs.readdirSync('.', { recursive: true })) {
    if (!path.endsWith('.ts')) continue;
    const text = fs.readFileSync(path, 'utf8');
    const out = 'dist/' + path.replace(/ts$/, 'js');
    fs.mkdirSync(require('node:path').dirname(out), { recursive: true });
    fs.writeFileSync(out, text);
    all += text;
  }
  fs.writeFileSync('dist/.tsbuildinfo', JSON.stringify(all));
  if (!all.includes('BROKEN')) return;
  console.log('main.ts(1,1): error TS1005');
  process.exitCode = 2;
}, Number(process.env.COMPILER_MS ?? 0));
`;

/** Empties its folder first, as Vite does, and fails where a source holds BROKEN. */
const BUNDLER = `
const fs = require('node:fs');
fs.appendFileSync('bundled.log', process.argv.slice(2).join(' ') + '\\n');
fs.rmSync('dist/dashboard', { recursive: true, force: true });
if (fs.readFileSync('dashboard/main.tsx', 'utf8') === 'BROKEN') process.exit(3);
fs.mkdirSync('dist/dashboard/assets', { recursive: true });
fs.writeFileSync('dist/dashboard/assets/index.js', '');
`;

const HELLO = `console.log('hello', ...process.argv.slice(2));\n`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A project of one file with the launcher and, for want of a second to wait, a mere copier. */
function project(compiler: 'copier' | 'typescript' | 'none' = 'copier') {
  const root = mkdtempSync(join(tmpdir(), 'emet-run-'));
  folders.push(root);
  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of ['scripts/run', 'scripts/run.mjs']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const include = ['main.ts', 'core'];
  write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
  write('package-lock.json', '{}');
  write('package.json', '{ "type": "module" }');
  write('main.ts', HELLO);
  write('core/one.ts', 'export const one = 1;\n');
  if (compiler === 'copier') write('node_modules/typescript/bin/tsc', COMPILER);
  if (compiler === 'copier') write('node_modules/typescript/package.json', '{}');
  if (compiler === 'typescript')
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

  const start = (words: string[] = ['main.js'], environment: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', ...words], {
      cwd: root,
      env: { ...process.env, ...environment },
    });
    const said = { out: '', error: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
    const ended = once(child, 'close').then(([status, signal]) => ({
      ...said,
      end: (status ?? signal) as number | string,
    }));
    return { child, said, ended };
  };
  const run = (...words: string[]) => start(words.length === 0 ? undefined : words).ended;
  return {
    root,
    write,
    start,
    run,
    remove: (path: string) => rmSync(join(root, path), { recursive: true }),
    has: (path: string) => existsSync(join(root, path)),
    /** The words that each compilation was given. */
    compiled: (): string[] =>
      existsSync(join(root, 'compiled.log'))
        ? readFileSync(join(root, 'compiled.log'), 'utf8').trim().split('\n')
        : [],
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(10);
}

describe('scripts/run.mjs builds', () => {
  it('once, says so once, and leaves standard output to the command', async () => {
    const { run, compiled } = project();
    const first = await run('main.js', '--name', 'x');
    expect(first).toEqual({
      end: 0,
      out: 'hello --name x\n',
      error: expect.stringMatching(/^Building \(the first time.*\n.*\d+ s\.\n$/) as string,
    });
    expect(await run()).toEqual({ end: 0, out: 'hello\n', error: '' });
    expect(compiled()).toEqual(['-b']);
  });

  it('a source that changed, whatever time it has', async () => {
    const { root, run, write, compiled } = project();
    await run();
    write('main.ts', HELLO.replace('hello', 'later'));
    utimesSync(join(root, 'main.ts'), 1e9, 1e9);
    expect(await run()).toMatchObject({ end: 0, out: 'later\n' });
    expect(compiled()).toHaveLength(2);
  });

  it('nothing where only times changed', async () => {
    const { root, run, compiled } = project();
    await run();
    for (const seconds of [1e9, Date.now() / 1000 + 60]) {
      for (const path of ['main.ts', 'package-lock.json', 'dist/.tsbuildinfo']) {
        utimesSync(join(root, path), seconds, seconds);
      }
      expect(await run()).toMatchObject({ end: 0, error: '' });
    }
    expect(compiled()).toHaveLength(1);
  });

  it('when a source is new, or the settings, packages or the build itself are others', async () => {
    const { root, run, write, has, compiled } = project();
    await run();
    for (const path of ['core/two.ts', 'tsconfig.json', 'package-lock.json', 'dist/.tsbuildinfo']) {
      write(path, has(path) ? `${readFileSync(join(root, path), 'utf8')} ` : HELLO);
      const before = compiled().length;
      await run();
      expect(compiled(), path).toHaveLength(before + 1);
    }
    expect(await run()).toMatchObject({ error: '' });
  });

  it('when a source is deleted, and takes its output away', async () => {
    const { run, remove, has, compiled } = project();
    await run();
    expect(has('dist/core/one.js')).toBe(true);
    remove('core/one.ts');
    await run();
    expect(has('dist/core/one.js')).toBe(false);
    expect(has('dist/main.js')).toBe(true);
    expect(compiled()).toHaveLength(2);
  });

  it('the dashboard where it changed, by content, and leaves it alone otherwise', async () => {
    const { root, run, write, has, remove } = project();
    const bundled = () => readFileSync(join(root, 'bundled.log'), 'utf8').trim().split('\n').length;
    write('dashboard/main.tsx', 'x');
    expect(await run()).toMatchObject({
      end: 0,
      error: expect.stringContaining('The dashboard is not built') as string,
    });
    for (const name of ['react-dom', 'react-aria-components', 'wouter'])
      write(`node_modules/${name}/package.json`, '{}');
    write('node_modules/vite/bin/vite.js', BUNDLER);
    await run();
    expect(bundled()).toBe(1);
    expect(await run()).toMatchObject({ error: '' });
    write('core/one.ts', 'export const one = 2;\n');
    await run();
    expect(bundled()).toBe(1);
    expect(has('dist/dashboard/assets/index.js')).toBe(true);
    write('dashboard/main.css', 'x');
    await run();
    expect(bundled()).toBe(2);
    remove('dist/dashboard');
    await run();
    expect(bundled()).toBe(3);
    write('dashboard/main.tsx', 'BROKEN');
    expect(await run()).toMatchObject({ end: 3, out: '' });
    write('dashboard/main.tsx', 'x');
    expect(await run()).toMatchObject({ end: 0 });
  });

  it('nothing it cannot: the compiler’s words and status end the command', async () => {
    const { run, write, compiled } = project();
    await run();
    write('main.ts', '// BROKEN');
    const broken = { end: 2, out: '', error: expect.stringContaining('error TS1005') as string };
    expect(await run()).toMatchObject(broken);
    expect(await run()).toMatchObject(broken);
    // dist/ holds the broken source now, though the sources are those of the last good build.
    write('main.ts', HELLO);
    expect(await run()).toMatchObject({ end: 0, out: 'hello\n' });
    expect(compiled()).toHaveLength(4);
  });

  it('for all that start at the same time once', async () => {
    const { start, compiled } = project();
    const environment = { COMPILER_MS: '500' };
    const all = await Promise.all([1, 2, 3].map(() => start(['main.js'], environment).ended));
    for (const { end, out } of all) expect([end, out]).toEqual([0, 'hello\n']);
    expect(compiled()).toHaveLength(1);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'everything anew after %s broke a build off',
    async (signal) => {
      const { root, start, run, write, compiled } = project();
      await run();
      const later = HELLO.replace('hello', 'later');
      write('main.ts', later);
      const { child, ended } = start(['main.js'], { COMPILER_MS: '400' });
      await until(() => compiled().length > 1);
      child.kill(signal);
      expect(await ended).toMatchObject({ end: signal, out: '' });
      // A compiler whose command was killed goes on alone.
      const built = () => readFileSync(join(root, 'dist/main.js'), 'utf8');
      if (signal === 'SIGKILL') await until(() => built() === later);
      // Again the source that was built before: what dist/ holds of the other one nobody knows.
      write('main.ts', HELLO);
      expect(await run()).toMatchObject({ end: 0, out: 'hello\n' });
      expect(compiled()).toEqual(['-b', '-b', '-b --force']);
    },
  );

  it('and runs nothing when npm was ended meanwhile', async () => {
    const { root, write, compiled, has } = project();
    write('main.ts', `import { writeFileSync } from 'node:fs';\nwriteFileSync('ran', '');\n`);
    const shell = spawn('sh', ['-c', 'node scripts/run.mjs main.js; true'], {
      cwd: root,
      env: { ...process.env, COMPILER_MS: '300', npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await until(() => compiled()[0] !== undefined);
    shell.kill('SIGTERM');
    // Standard error is closed by the last process that has it.
    await once(shell.stderr.resume(), 'close');
    expect(has('dist/.built.json')).toBe(true);
    expect(has('ran')).toBe(false);
  });

  it('with the real compiler', async () => {
    const { run, write } = project('typescript');
    write('main.ts', 'const one: number = process.argv.length;\nconsole.log(one);\n');
    expect(await run()).toMatchObject({ end: 0, out: '2\n' });
    expect(await run()).toEqual({ end: 0, out: '2\n', error: '' });
    write('main.ts', 'const one: string = process.argv.length;\nconsole.log(one);\n');
    const broken = await run();
    expect(broken.end).not.toBe(0);
    expect(broken).toMatchObject({ out: '', error: expect.stringContaining('TS2322') as string });
  });

  it('and runs nothing where no module is named', async () => {
    const { start, has } = project();
    expect(await start([]).ended).toMatchObject({ end: 0, out: '' });
    expect(has('dist/main.js')).toBe(true);
  });
});

describe('scripts/run.mjs runs', () => {
  it('what is shipped without sources, as it is', async () => {
    const { run, write, remove } = project('none');
    write('dist/main.js', HELLO);
    for (const path of ['tsconfig.json', 'main.ts', 'core']) remove(path);
    expect(await run()).toEqual({ end: 0, out: 'hello\n', error: '' });
  });

  it('what was built, after the compiler is gone, until a source changes', async () => {
    const { run, write, remove } = project();
    await run();
    remove('node_modules');
    expect(await run()).toMatchObject({ end: 0, out: 'hello\n' });
    write('main.ts', '');
    expect(await run()).toEqual({
      end: 1,
      out: '',
      error: expect.stringContaining('npm ci') as string,
    });
  });

  it('in its own process: status, signals and input are the command’s', async () => {
    const { start, run, write } = project();
    write('core/status.ts', `process.exitCode = 20;`);
    write('core/thrown.ts', `await Promise.reject(new Error('thrown'));`);
    write(
      'core/waiting.ts',
      `process.on('SIGTERM', () => process.exit(7));
       process.stdin.on('data', (text) => console.log(process.argv[1], String(text)));`,
    );
    expect(await run('core/status.js')).toMatchObject({ end: 20 });
    expect(await run('core/thrown.js')).toMatchObject({
      end: 1,
      error: expect.stringContaining('Error: thrown') as string,
    });
    const { child, said, ended } = start(['core/waiting.js']);
    child.stdin.write('ping');
    await until(() => said.out.includes('ping'));
    expect(said.out).toContain(join('dist', 'core', 'waiting.js'));
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ end: 7 });
  });
});

it('every command of package.json that is run so has a source', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const modules = Object.values(scripts).flatMap((line) =>
    [...line.matchAll(/scripts\/run\.mjs (\S+\.js)/g)].map(([, path = '']) => path),
  );
  expect(modules.length).toBeGreaterThan(5);
  for (const path of modules) {
    expect(existsSync(join(ROOT, path.replace(/\.js$/, '.ts'))), path).toBe(true);
  }
});
