import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { freePort, startServer, type TestServer } from './test-server.js';

const PROBE_TIMEOUT_MS = 1000;

const ofTls = (name: string): string =>
  fileURLToPath(new URL(`../api/tls/${name}`, import.meta.url));

/** For localhost and 127.0.0.1, signed by itself. */
export const TLS_CERTIFICATE = ofTls('localhost.cert.pem');

/** Of that certificate. */
export const TLS_KEY = ofTls('localhost.key.pem');

const tlsSettings = (port: number): Record<string, string> => ({
  port: '0',
  'tls-port': String(port),
  'tls-cert-file': TLS_CERTIFICATE,
  'tls-key-file': TLS_KEY,
  'tls-auth-clients': 'no',
  'tls-ca-cert-file': TLS_CERTIFICATE,
});

/** A Redis of the test's own, configured as the documentation asks: an append-only file, and noeviction. */
export async function startRedis({
  maxmemory = '0',
  password,
  policy = 'noeviction',
  tls = false,
}: {
  /** As Redis writes it, such as 4mb; 0 is no limit. */
  maxmemory?: string;
  password?: string;
  policy?: 'noeviction' | 'allkeys-lru';
  /** Speaks nothing but TLS, with TLS_CERTIFICATE. */
  tls?: boolean;
} = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-redis-'));
  const port = await freePort();
  const settings: Record<string, string> = {
    ...(tls ? tlsSettings(port) : { port: String(port) }),
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
    url: `${tls ? 'rediss' : 'redis'}://${login}127.0.0.1:${port}`,
    command: ['redis-server', ...words],
    answers: () => answersPing(port, password, tls),
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  });
}

/** False also while Redis still reads its file. */
function answersPing(port: number, password: string | undefined, tls: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket: net.Socket = tls
      ? connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
      : net.connect(port, '127.0.0.1');
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
