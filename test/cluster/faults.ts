import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect } from 'vitest';
import { type Program, until } from '../system/faults-program.js';
import { descendantsOf, isAlive, modelProcessesOf } from '../system/process-tree.js';
import type { Cluster } from './cluster.js';
import type { Load } from './load.js';

/** What befalls a cluster in the midst of its work. Resolves when it is over. */
export type Fault = (cluster: Cluster, load: Load) => Promise<void>;

export const nothing: Fault = async () => {};

export const redisStops =
  (awayMs: number): Fault =>
  async ({ redis }) => {
    await redis.stop();
    await wait(awayMs);
    await redis.start();
  };

export const redisIsEmptied =
  (times: number): Fault =>
  async ({ redis }) => {
    const operator = new Redis(redis.url);
    for (let time = 0; time < times; time += 1) {
      await operator.flushall();
      await wait(400);
    }
    operator.disconnect();
  };

export const redisIsFull =
  (ms: number): Fault =>
  async ({ redis }) => {
    const operator = new Redis(redis.url);
    await operator.config('SET', 'maxmemory', '1mb');
    await expect(operator.set('more', 'x')).rejects.toThrow('OOM');
    await wait(ms);
    await operator.config('SET', 'maxmemory', '0');
    operator.disconnect();
  };

/** Redis hangs when an API accepts scans, and that API is killed before it could queue them. */
export const apiDiesBeforeItQueues: Fault = async (cluster, load) => {
  const [api, other] = cluster.apis;
  if (api === undefined || other === undefined) throw new Error('Two APIs should run');
  cluster.redis.pause();
  cluster.apis = [api];
  const before = load.accepted();
  await until('it accepts without Redis', () => load.accepted() >= before + 5, 60_000);
  await cluster.kill(api);
  cluster.apis = [other];
  cluster.redis.resume();
};

export const storeHangs =
  (ms: number): Fault =>
  async ({ mongo }) => {
    mongo.pause();
    await wait(ms);
    mongo.resume();
  };

export const storeStops =
  (awayMs: number): Fault =>
  async ({ mongo }) => {
    await mongo.stop('SIGTERM');
    await wait(awayMs);
    await mongo.start();
  };

/** Its children go with it, its scans to the other. */
export const workerDies: Fault = async (cluster) => {
  const worker = aWorker(cluster);
  const below = descendantsOf(worker.process.pid ?? 0);
  expect(below.length).toBeGreaterThan(1);
  await cluster.kill(worker);
  await gone(below);
};

/** For twice its lease: it writes nothing that is not its own any more. */
export const workerHangs: Fault = async (cluster) => {
  const { process } = aWorker(cluster);
  process.kill('SIGSTOP');
  await wait(2 * Number(cluster.environment['LEASE_S']) * 1000);
  process.kill('SIGCONT');
};

export const modelDies: Fault = async (cluster) => {
  const model = aModel(cluster);
  process.kill(model, 'SIGKILL');
  await gone([model]);
};

/** It is noticed after INFERENCE_STALL_S, and replaced. */
export const modelHangs: Fault = async (cluster) => {
  const model = aModel(cluster);
  process.kill(model, 'SIGSTOP');
  await gone([model]);
};

/** Every third document of the large organisation is shown to a model. */
export const askModels = (at: number) => (at % 3 === 0 ? 'infer edges' : undefined);

const DEADLY = 'regicide x';

/** A document kills every worker it meets: it alone fails. */
export const deadlyDocument: Fault = async (cluster, load) => {
  const stopReplacing = cluster.replaceWorkers();
  const { tenant, id } = load.sent.find(({ trouble }) => trouble === DEADLY) ?? {};
  await tenant?.client.final(id ?? '', 90_000);
  await stopReplacing();
};

/** One document of the large organisation, in the midst of the others. */
export const oneIsDeadly = (at: number) => (at === 25 ? DEADLY : undefined);

const gone = (pids: number[]) =>
  until('the processes are gone', () => pids.filter(isAlive).length === 0, 20_000);

function aWorker({ workers: [worker] }: Cluster): Program {
  if (worker === undefined) throw new Error('No worker runs');
  return worker;
}

/** The first worker's process that runs the model. */
function aModel(cluster: Cluster): number {
  const [model] = modelProcessesOf(aWorker(cluster).process.pid ?? 0);
  if (model === undefined) throw new Error('No model runs');
  return model;
}
