import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer, type TestServer } from './test-server.js';

const PROBE_TIMEOUT_MS = 1000;

/** A Redis of the test's own, configured as the documentation asks: an append-only file, and noeviction. */
export async function startRedis({
  maxmemory = '0',
  password,
  policy = 'noeviction',
}: {
  /** As Redis writes it, such as 4mb; 0 is no limit. */
  maxmemory?: string;
  password?: string;
  policy?: 'noeviction' | 'allkeys-lru';
} = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-redis-'));
  const port = await freePort();
  const settings: Record<string, string> = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    maxmemory,
    'maxmemory-policy': policy,
    ...(password === undefined ? {} : { requirepass: password }),
  };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const login = password === undefined ? '' : `:${encodeURIComponent(password)}@`;
  return startServer({
    url: `redis://${login}127.0.0.1:${port}`,
    command: ['redis-server', ...words],
    answers: () => answersPing(port, password),
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  });
}

/** False also while Redis still reads its file. */
function answersPing(port: number, password: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    const end = (): void => {
      socket.destroy();
      resolve(answer.endsWith('+PONG\r\n'));
    };
    socket.setTimeout(PROBE_TIMEOUT_MS, end);
    socket.on('error', end);
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (answer.includes('PONG') || answer.includes('-LOADING')) end();
    });
    socket.write(password === undefined ? 'PING\r\n' : `AUTH ${password}\r\nPING\r\n`);
  });
}
