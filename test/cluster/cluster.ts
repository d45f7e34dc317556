import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { openPlatform } from '../../adapters/open-platform.js';
import type { Platform } from '../../core/ports.js';
import { readSettings } from '../../core/settings.js';
import { childEntry } from '../../worker/isolation/child-entry.js';
import { startMongo } from '../servers/mongo-server.js';
import { startRedis } from '../servers/redis-server.js';
import type { TestServer } from '../servers/test-server.js';
import { type Program, startProgram, TROUBLESOME, until } from '../system/faults-program.js';
import { descendantsOf, isAlive } from '../system/process-tree.js';

/** The program as several processes on one Redis and one MongoDB, all of it the test's own. */
export interface Cluster {
  redis: TestServer;
  mongo: TestServer;
  /** The stores, opened by the test as by any other process. */
  platform: Platform;
  /** What every process of the program is given. */
  environment: Record<string, string>;
  /** Those that should run now. One that died is replaced with `start...`. */
  apis: Program[];
  workers: Program[];
  /** Resolves when it listens. @param entry of another copy of the program */
  startApi(environment?: Record<string, string>, entry?: string): Promise<Program>;
  /** Resolves when it takes scans on. */
  startWorker(environment?: Record<string, string>, entry?: string): Promise<Program>;
  /** Stops one in order; answers its exit code. It is no longer counted among the above. */
  stop(program: Program): Promise<number | null>;
  /** Kills one with everything below it gone too; it is no longer counted among the above. */
  kill(program: Program): Promise<void>;
  /** From now on replaces workers that die, as whoever runs containers does; answers how to stop that. */
  replaceWorkers(): () => Promise<void>;
  /** Runs one command of the operators; answers what it printed. Rejects when it fails. */
  admin(...words: string[]): Promise<string>;
  /** Ends everything, in order, and answers the processes that stayed behind. */
  dispose(): Promise<number[]>;
}

export interface ClusterOptions {
  apis?: number;
  workers?: number;
  environment?: Record<string, string>;
}

/** Longer than it takes to notice that a parent is gone. */
const LEFT_BEHIND_MS = 10_000;

export async function startCluster({
  apis = 2,
  workers = 2,
  environment: own = {},
}: ClusterOptions = {}): Promise<Cluster> {
  const [redis, mongo, folder] = await Promise.all([
    startRedis(),
    startMongo({ keeps: 'file' }),
    mkdtemp(join(tmpdir(), 'emet-cluster-')),
  ]);
  const environment = {
    REDIS_URL: redis.url,
    MONGODB_URL: mongo.url,
    SECRETS_KEY,
    // What an operator gets who sets nothing.
    LEASE_S: '10',
    WORKER_CONCURRENCY: '4',
    ...own,
  };
  const admin = async (...words: string[]): Promise<string> => {
    const env = { PATH: process.env['PATH'], ...environment };
    const entry = childEntry('scripts/admin.js');
    return (await run(process.execPath, [entry, ...words], { env })).stdout;
  };
  await admin('migrate');
  const platform = await openPlatform(readSettings(environment));
  const seen = new Set<number>();
  const see = (program: Program): void => {
    for (const pid of [program.process.pid ?? 0, ...descendantsOf(program.process.pid ?? 0)]) {
      seen.add(pid);
    }
  };

  const start = (mode: 'api' | 'worker', extra: Record<string, string>, entry = TROUBLESOME) =>
    startProgram(folder, { ...environment, MODE: mode, ...extra }, [process.execPath, entry]);
  const end = async (program: Program, signal: NodeJS.Signals): Promise<number | null> => {
    see(program);
    cluster.apis = cluster.apis.filter((one) => one !== program);
    const code = await program.end(signal);
    cluster.workers = cluster.workers.filter((one) => one !== program);
    return code;
  };

  const cluster: Cluster = {
    redis,
    mongo,
    platform,
    environment,
    apis: [],
    workers: [],
    async startApi(extra = {}, entry) {
      const api = await start('api', extra, entry);
      cluster.apis.push(api);
      return api;
    },
    async startWorker(extra = {}, entry) {
      const worker = await start('worker', extra, entry);
      cluster.workers.push(worker);
      await until('the worker is ready', () => worker.workerPids().length > 0, 60_000);
      return worker;
    },
    kill: async (program) => void (await end(program, 'SIGKILL')),
    stop: (program) => end(program, 'SIGTERM'),
    replaceWorkers() {
      let going = true;
      const loop = (async () => {
        while (going) {
          const dead = cluster.workers.filter(({ process }) => !isAlive(process.pid ?? 0));
          for (const worker of dead) await cluster.kill(worker);
          await Promise.all(dead.map(() => cluster.startWorker()));
          await wait(100);
        }
      })();
      return () => {
        going = false;
        return loop;
      };
    },
    admin,
    async dispose() {
      const programs = [...cluster.apis, ...cluster.workers];
      programs.forEach(see);
      await Promise.all(programs.map((program) => program.end('SIGTERM')));
      await platform.close();
      const left = () => [...seen].filter(isAlive);
      await until('they are gone', () => left().length === 0, LEFT_BEHIND_MS).catch(() => {});
      const behind = left();
      for (const pid of behind) process.kill(pid, 'SIGKILL');
      await Promise.all([redis.dispose(), mongo.dispose()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      return behind;
    },
  };
  for (let api = 0; api < apis; api += 1) await cluster.startApi();
  await Promise.all(Array.from({ length: workers }, () => cluster.startWorker()));
  return cluster;
}

const run = promisify(execFile);
