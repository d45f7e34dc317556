import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { childEntry } from '../../worker/isolation/child-entry.js';
import { clientOf, type Program, startProgram, until } from './faults-program.js';

/** Of util-linux: runs a command on a terminal of its own. */
const SCRIPT = '/usr/bin/script';

let folder: string;
const running: Program[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-start-'));
});
afterEach(async () => {
  for (const program of running.splice(0)) await program.end('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

async function start(name: string, environment: Record<string, string> = {}): Promise<Program> {
  const program = await startProgram(join(folder, name), environment);
  running.push(program);
  return program;
}

/** Starts the program as it is delivered; answers how it ended. */
async function refusedStart(environment: Record<string, string>) {
  const child = spawn(process.execPath, [childEntry('main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: join(folder, 'refused'),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, errors };
}

describe('a start that cannot be ends with 1 and one sentence that names the setting', () => {
  test.each([
    ['a wrong value', { PORT: 'eighty' }, 'PORT'],
    ['a wrong choice', { MODE: 'everything' }, 'MODE'],
    ['a data folder that cannot be', { DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
    ['a certificate without a key', { TLS_CERT_FILE: '/some/file' }, 'TLS_KEY_FILE'],
    [
      'a certificate that is not there',
      { TLS_CERT_FILE: '/no/cert.pem', TLS_KEY_FILE: '/no/key.pem' },
      'TLS_CERT_FILE',
    ],
    ['an address that is not here', { HOST: '192.0.2.1' }, 'HOST'],
  ])('%s', async (_name, environment, setting) => {
    const { code, errors } = await refusedStart(environment);
    expect(code).toBe(1);
    expect(errors.trim().split('\n').length).toBe(1);
    expect(errors).toContain(setting);
  });

  test('a certificate that is none', async () => {
    const file = join(folder, 'none.pem');
    await writeFile(file, 'this is no certificate');
    const { code, errors } = await refusedStart({ TLS_CERT_FILE: file, TLS_KEY_FILE: file });
    expect(code).toBe(1);
    expect(errors).toMatch(/^Settings TLS_CERT_FILE and TLS_KEY_FILE [^\n]+\n$/);
  });

  test.each(['all', 'worker'])('a port in use, with MODE=%s', async (mode) => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '0.0.0.0', resolve));
    const address = holder.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, errors } = await refusedStart({ PORT: port, MODE: mode });
    holder.close();
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Setting PORT: [^\\n]*${port}[^\\n]+\\n$`));
  });
});

describe('the first start', () => {
  test('leaves a key that works in a file for its user alone, with commands to paste, and only the first', async () => {
    const first = await start('first');
    const key = await until('the key is shown', () => first.key());
    const keyFile = join(folder, 'first', 'first-key.txt');
    const client = clientOf(() => first, key);
    expect((await client.usage()).plan.id).toBe('business');
    const line = first
      .output()
      .split('\n')
      .find((one) => one.includes(keyFile));
    expect(first.output()).not.toContain(key);
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    expect(line).toContain(`/api/v1/scans --oauth2-bearer $(cat '${keyFile}') -F file=@`);
    const linkFile = join(folder, 'first', 'first-sign-in.txt');
    const link = (await readFile(linkFile, 'utf8')).trim();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/invitation#[\w-]{43}$/);
    expect((await stat(linkFile)).mode & 0o777).toBe(0o600);
    expect(line).toContain(linkFile);
    const [origin = '', token = ''] = link.split('/invitation#');
    expect(first.output()).not.toContain(token);
    const accepted = await fetch(`${origin}/dashboard/api/invitations/accept`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, password: 'Lantern over the quay 7' }),
    });
    expect(await accepted.json()).toMatchObject({
      user: { email: 'owner@demo.example', role: 'owner' },
      organization: { name: 'Demo' },
    });
    await first.end('SIGTERM');

    const second = await start('first');
    await until('a worker is ready', () => second.workerPids().length > 0);
    expect(second.key()).toBeUndefined();
    expect(second.output()).not.toContain('bearer');
    expect((await clientOf(() => second, key).usage()).used).toBe(0);
  });

  test.skipIf(!existsSync(SCRIPT))('on a terminal shows the key and writes no file', async () => {
    const dataDir = join(folder, 'terminal');
    const environment = { PATH: process.env['PATH'], MODE: 'api', HOST: '127.0.0.1', PORT: '0' };
    const child = spawn(
      SCRIPT,
      [
        '--quiet',
        '--return',
        '--command',
        `"${process.execPath}" "${childEntry('main.js')}"`,
        '/dev/null',
      ],
      { env: { ...environment, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      let shown = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
      const base = await until('the address', () => /http\S+\/api\/v1/.exec(shown)?.[0]);
      const [key = ''] = await until('the key', () => /emet_[\w-]+/.exec(shown) ?? false);
      const answer = await fetch(`${base}/`, { headers: { Authorization: `Bearer ${key}` } });
      expect(answer.status).toBe(200);
      expect(shown).toMatch(/\/invitation#[\w-]{43}/);
      expect((await readdir(dataDir)).filter((name) => name.startsWith('first-'))).toEqual([]);
    } finally {
      child.kill('SIGTERM');
    }
  });

  test('says where the key is also when nothing else is logged', async () => {
    const program = await startProgram(join(folder, 'quiet'), { LOG_LEVEL: 'silent' });
    running.push(program);
    await until('the key is shown', () => program.key());
  });
});

describe('the API and its worker in processes of their own', () => {
  test('share a data folder, and the worker shows its own health and metrics', async () => {
    const api = await start('apart', { MODE: 'api' });
    const key = await until('the key is shown', () => api.key());
    const client = clientOf(() => api, key);
    expect(await client.ready()).toBe(false);
    expect((await client.send('calm x', 'early')).status).toBe(503);
    expect((await client.usage()).used).toBe(0);

    const worker = await start('apart', { MODE: 'worker' });
    await until('a worker is ready', () => client.ready());
    expect((await client.send('calm x', 'early')).status).toBe(202);
    await client.final(await client.create('calm x'));
    const page = async (path: string) => fetch(`${worker.url}${path}`);
    expect((await page('/healthz')).status).toBe(200);
    expect((await page('/readyz')).status).toBe(200);
    expect((await page('/api/v1/scans')).status).toBe(404);
    const metrics = await (await page('/metrics')).text();
    expect(metrics).toMatch(/^emet_scan_duration_seconds_count 2$/m);

    expect(await worker.end('SIGTERM')).toBe(0);
    await until('it is not ready without a worker', async () => !(await client.ready()));
  });
});

const SAMPLE = /^[a-z_][a-z0-9_]*(\{([a-z_]+="[^"]*",?)*\})? -?[\d.e+-]+$/;

describe('/metrics of API and worker together', () => {
  test('is well formed, keeps the processes apart, counts the children, and labels nobody', async () => {
    const program = await start('metrics');
    const key = await until('the key is shown', () => program.key());
    const client = clientOf(() => program, key);
    await until('a worker is ready', () => client.ready());
    const ids = [await client.create('calm x'), await client.create('corrupt x')];
    for (const id of ids) await client.final(id);
    await client.final(await client.create('exit 3'));

    const response = await fetch(`${program.url}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    const has = (line: string) => expect(text.split('\n')).toContain(line);
    has('emet_scan_duration_seconds_bucket{le="15"} 1');
    has('emet_scan_duration_seconds_bucket{le="60"} 1');
    has('emet_scan_duration_seconds_count 1');
    has('emet_scans_finished_total{status="completed",verdict="low_risk",reason="none"} 1');
    has('emet_scans_finished_total{status="failed",verdict="none",reason="corrupt_file"} 1');
    has('emet_scans_finished_total{status="failed",verdict="none",reason="internal_error"} 1');
    has('emet_scans_interrupted_total{reason="child_died"} 2');
    has('emet_analysis_children_ended_total{reason="died"} 2');
    has('emet_stage_duration_seconds_count{stage="queued"} 3');
    has('emet_scans_queued 0');
    has('emet_scans_processing 0');
    has('emet_workers_ready 1');
    expect(text).toMatch(/^process_resident_memory_bytes\{process="api"\} \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes\{process="worker"\} \d+$/m);
    expect(text).toMatch(/^emet_analysis_cpu_seconds_total [\d.]+$/m);

    // One description a metric, or Prometheus refuses the page.
    const described = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(described).size).toBe(described.length);
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(samples.filter((line) => !SAMPLE.test(line))).toEqual([]);
    for (const secret of [...ids, key, 'Demo', 'x.pdf']) expect(text).not.toContain(secret);
  });
});
