import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exists, filesBelow, isInstalled, read, ROOT, say } from './repository.js';

const run = promisify(execFile);
const dockerfile = read('Dockerfile');
/** One line an instruction. */
const instructions = dockerfile
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line !== '');

/** The instructions of each stage that is named. */
const stages = new Map<string, string[]>();
let current: string[] = [];
for (const line of instructions) {
  const [, name] = /^FROM \S+ AS (\S+)$/.exec(line) ?? [];
  if (name !== undefined) stages.set(name, (current = []));
  current.push(line);
}
const TARGETS = ['cpu', 'gpu', 'tensorflow-gpu'];

describe('the Dockerfile', () => {
  it.each(TARGETS)(
    'ends the image %s as a user without rights, with a check of its health',
    (target) => {
      const lines = stages.get(target) ?? [];
      expect(lines).toContain('USER 10001:10001');
      expect(lines.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
      expect(lines.at(-1)).toMatch(/^CMD \["node", "dist\/main\.js"\]|^FROM cpu$/);
      // What comes after USER does not install or copy anything.
      const after = lines.slice(lines.indexOf('USER 10001:10001'));
      expect(after.some((line) => /^(RUN|COPY|ADD) /.test(line))).toBe(false);
    },
  );

  it('builds the image without a GPU where none is named', () => {
    expect(instructions.at(-1)).toBe('FROM cpu');
  });

  it('starts from exact versions', () => {
    for (const [, image] of dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)) {
      expect(image).toMatch(/:\d+\.\d+\.\d+-/);
    }
  });

  it('copies what is there, and only what reaches the builder', () => {
    const permitted = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    const copied = instructions
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.length).toBeGreaterThan(5);
    for (const path of copied) {
      expect(exists(path), path).toBe(true);
      expect(permitted).toContain(`!${path}`);
    }
  });

  it('compiles every folder the program is made of', () => {
    const { include } = z
      .looseObject({ include: z.array(z.string()) })
      .parse(JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')));
    const copied = (stages.get('compiled') ?? []).join(' ');
    for (const folder of include) expect(copied).toContain(` ${folder}`);
  });

  it('runs no script of a package, but those that fetch what a GPU needs', () => {
    for (const line of instructions) {
      if (/npm (ci|install)/.test(line)) expect(line).toContain('--ignore-scripts');
    }
    expect((stages.get('program-gpu') ?? []).join('\n')).toContain(
      'ONNXRUNTIME_NODE_INSTALL=cuda12',
    );
    expect((stages.get('cpu') ?? []).join('\n')).not.toMatch(/ONNXRUNTIME|tfjs-node/);
  });

  it.each(['gpu', 'tensorflow-gpu'])(
    'ends the build of %s where a library of CUDA is missing',
    (target) => {
      expect((stages.get(target) ?? []).join('\n')).toMatch(
        /RUN bash deploy\/image\/check-libraries\.sh .*--opens .*libcudnn/,
      );
    },
  );
});

describe('deploy/image/check-libraries.sh', () => {
  const check = (...words: string[]) =>
    run('bash', [join(ROOT, 'deploy/image/check-libraries.sh'), ...words]);
  const runtime = join(
    ROOT,
    'node_modules/onnxruntime-node/bin/napi-v6/linux',
    process.arch,
    'libonnxruntime.so.1',
  );

  it('passes a library whose own are all there', async () => {
    await expect(check(runtime, '--opens', 'libc.so.6')).resolves.toMatchObject({});
  });

  it('names what is opened by name and is not there', async () => {
    await expect(check(runtime, '--opens', 'libc.so.6', 'libcudnn.so.9')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Not in this image: libcudnn\.so\.9\. /) as string,
    });
  });

  it('names a library that is not there itself', async () => {
    await expect(check('/nowhere/libonnxruntime_providers_cuda.so')).rejects.toMatchObject({
      stderr: expect.stringContaining('/nowhere/libonnxruntime_providers_cuda.so') as string,
    });
  });

  it('names what a library is linked with and is not there', async () => {
    // The binding beside the runtime: alone in a folder it finds the runtime no more.
    const binding = join(runtime, '../onnxruntime_binding.node');
    const alone = join(ROOT, 'node_modules/.cache');
    const copy = join(alone, 'alone.node');
    await run('mkdir', ['-p', alone]);
    await run('cp', [binding, copy]);
    try {
      await expect(check(copy)).rejects.toMatchObject({
        stderr: expect.stringContaining('libonnxruntime.so.1') as string,
      });
    } finally {
      await run('rm', ['-f', copy]);
    }
  });
});

describe('deploy/image/ask-health.mjs', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  async function listen(status: number | null): Promise<number> {
    const server = createServer((_request, response) => {
      if (status !== null) response.writeHead(status).end('{"reasons":["no worker is ready"]}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  }
  const ask = (port: number) =>
    run(process.execPath, [join(ROOT, 'deploy/image/ask-health.mjs'), '/readyz'], {
      env: { PORT: String(port) },
    });

  it('is content with 200', async () => {
    await expect(ask(await listen(200))).resolves.toBeDefined();
  });

  it('fails with what the program says of itself', async () => {
    await expect(ask(await listen(503))).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('no worker is ready') as string,
    });
  });

  it('fails where nobody listens', async () => {
    await expect(ask(1)).rejects.toMatchObject({ code: 1 });
  });

  it('fails before the check of the engine does, where nothing is answered', async () => {
    await expect(ask(await listen(null))).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('no answer within 4 s') as string,
    });
  });
});

const scripts = [
  ...filesBelow('deploy', '.sh'),
  '.ci/python',
  '.ci/run',
  'test/servers/install.sh',
];

describe('shell scripts', () => {
  it.each(scripts)('%s stops at the first error', (path) => {
    expect(read(path)).toMatch(/^#!\/usr\/bin\/env bash\n[^]*?\nset -euo pipefail\n/);
  });
});

describe.skipIf(!isInstalled('shellcheck'))('shellcheck', () => {
  it.each(scripts)('has nothing to say of %s', (path) => {
    say('shellcheck', [path]);
  });
});

describe.skipIf(!isInstalled('hadolint'))('hadolint', () => {
  it('has nothing to say of the Dockerfile', () => {
    say('hadolint', ['Dockerfile']);
  });
});
