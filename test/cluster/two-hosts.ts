import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { migratePlatform, openPlatform } from '../../adapters/open-platform.js';
import type { Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { CLASS_PATH } from '../servers/found.js';
import { describeWithCluster } from '../servers/suites.js';
import { freePort, startServer, type TestServer } from '../servers/test-server.js';
import { type Program, startProgram, TROUBLESOME, until } from '../system/faults-program.js';
import { endure } from './endure.js';
import { type Host, type Hosts, hostsFault, openHosts } from './hosts.js';
import { type Inbox, openInbox } from './inbox.js';
import type { Scale } from './stage.js';

// Host a runs an API, a worker, Redis and the document store; host b an API and a worker.

const fault = hostsFault();
if (fault !== null) process.stderr.write(`Two hosts are not tested here: ${fault}\n`);

let folder: string;
let hosts: Hosts;
let servers: TestServer[] = [];
const programs: Program[] = [];
const apis: Program[] = [];
let platform: Platform;
let inbox: Inbox;

export const describeTwoHosts = fault === null ? describeWithCluster : describe.skip;

/** Two hosts for the tests of a suite. */
export function useTwoHosts({
  scale,
  environment,
}: {
  scale: Scale;
  environment: Record<string, string>;
}) {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emet-hosts-'));
    hosts = openHosts();
    inbox = await openInbox(hosts.outside);
    const [redisPort, mongoPort] = [await freePort(), await freePort()];
    servers = await Promise.all([startRedis(redisPort), startMongo(mongoPort)]);
    const stores = (address: string) => ({
      REDIS_URL: `redis://${address}:${redisPort}`,
      MONGODB_URL: `mongodb://${address}:${mongoPort}/emet`,
      SECRETS_KEY,
    });
    const settings = readSettings(stores(hosts.a.address));
    await migratePlatform(settings);
    platform = await openPlatform(settings);
    // b reaches the stores over the link alone.
    for (const [host, address] of [
      [hosts.a, hosts.a.address],
      [hosts.b, hosts.a.peerAddress],
    ] as const) {
      const settings = { ...stores(address), ...environment };
      apis.push(await startOn(host, 'api', settings));
      await startOn(host, 'worker', settings);
    }
    for (const program of programs) {
      await until('it is ready', async () => (await fetch(`${program.url}/readyz`)).ok, 60_000);
    }
  });
  afterAll(async () => {
    await Promise.all(programs.map((program) => program.end('SIGKILL')));
    await platform.close();
    await Promise.all(servers.map((server) => server.dispose()));
    await inbox.close();
    hosts.remove();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  return {
    apis,
    link: (state: 'up' | 'down' | 'silent') => hosts.link(state),
    /** The link is cut in the midst of scans, and healed. */
    endureCut: async (name: string, state: 'down' | 'silent', cutMs: number): Promise<void> => {
      const cut = async (): Promise<void> => {
        hosts.link(state);
        await wait(cutMs);
        hosts.link('up');
      };
      const stage = { cluster: { platform, apis }, inbox, scale, undisturbedS: null };
      await endure(stage, { name, fault: cut });
    },
  };
}

function startRedis(port: number): Promise<TestServer> {
  const words = `--port ${port} --bind 0.0.0.0 --protected-mode no --appendonly yes --save`;
  return startServer({
    url: '',
    command: onHost(hosts.a, ['redis-server', ...words.split(' '), '', '--dir', folder]),
    answers: (printed) => printed.includes('Ready to accept connections'),
    cleanUp: async () => {},
  });
}

function startMongo(port: number): Promise<TestServer> {
  const java = ['java', '-Xmx512m', '-XX:+UseSerialGC', '-Dhost=0.0.0.0', '-cp', CLASS_PATH];
  const words = ['MongoStandIn', String(port), '0', join(folder, 'documents.h2')];
  return startServer({
    url: '',
    command: onHost(hosts.a, [...java, ...words]),
    answers: (printed) => printed.includes('ready'),
    cleanUp: async () => {},
  });
}

async function startOn(
  host: Host,
  mode: 'api' | 'worker',
  settings: Record<string, string>,
): Promise<Program> {
  const environment = { WORKER_CONCURRENCY: '4', ...settings, MODE: mode, HOST: '0.0.0.0' };
  const command = onHost(host, [process.execPath, TROUBLESOME]);
  const started = await startProgram(folder, environment, command);
  const program = { ...started, url: started.url.replace('127.0.0.1', host.address) };
  programs.push(program);
  return program;
}

const onHost = (host: Host, command: string[]): [string, ...string[]] => {
  const [first = '', ...words] = [...host.prefix, ...command];
  return [first, ...words];
};
