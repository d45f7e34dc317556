// Starts the service of this repository with an empty data folder, for the tests of the
// clients: prints one line of JSON, and stops when its standard input ends.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'emet-clients-'));
const hookUrl = process.argv[2];
const port = await freePort();
const env = {
  ...process.env,
  DATA_DIR: folder,
  PORT: String(port),
  HOST: '127.0.0.1',
  ALLOW_PRIVATE_NETWORK: 'true',
  // Nothing is analysed by models here.
  MODELS_DIR: join(folder, 'models'),
};

const program = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'main.js'], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
program.stdout.resume();
const ended = new Promise((resolve) => program.once('exit', resolve));
const stop = async () => {
  program.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.stdin.once('end', stop).resume();

const origin = `http://127.0.0.1:${port}`;
await ready();
const { id: org } = admin(
  'org',
  'create',
  '--name',
  'Clients',
  '--plan',
  'business',
  '--rate-limit',
  '100000',
);
const scopes = [
  '--scopes',
  'scans:write,scans:read,scans:delete,usage:read,webhooks:manage,keys:manage,audit:read',
];
const live = admin('key', 'create', '--org', org, ...scopes);
const test = admin('key', 'create', '--org', org, '--test', ...scopes);
const hook = hookUrl ? admin('webhook', 'add', '--org', org, '--test', '--url', hookUrl) : null;
const told = {
  baseUrl: `${origin}/api/v1`,
  testKey: test.key,
  liveKey: live.key,
  webhookSecret: hook?.secret ?? null,
};
console.log(JSON.stringify(told));

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function ready() {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (program.exitCode !== null) throw new Error('The service did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The service is not ready');
}

function admin(...words) {
  const command = [join(root, 'scripts/run.mjs'), 'scripts/admin.js', ...words];
  return JSON.parse(execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' }));
}
