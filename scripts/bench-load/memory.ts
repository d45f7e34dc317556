import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './load.js';
import type { Service } from './service.js';
import { slope } from './statistics.js';

const SIZE_BYTES = 20_000;
const CONNECTIONS = 8;
const SAMPLES = 20;

/** Compilers, pools and caches fill during the first tenth. */
const LEFT_OUT = SAMPLES / 10;

/** Responses are sent and handles closed well before this. */
const IDLE_MS = 1_000;
const MIB = 1024 * 1024;

export interface Sample {
  uploads: number;
  /** Resident memory of the API after all garbage was collected, MiB. */
  rssMib: number;
  /** Data folder without the original files, MiB; NaN on the cluster. */
  databaseMib: number;
}

export interface MemoryGrowth {
  samples: Sample[];
  /** Least-squares growth over the evaluated samples: MiB per total number of uploads. */
  growthMib: number;
}

/**
 * Uploads `uploads` documents and samples the API's memory twenty times, idle
 * and after garbage collection.
 */
export async function watchMemory(service: Service, uploads: number): Promise<MemoryGrowth> {
  const samples: Sample[] = [];
  const step = Math.ceil(uploads / SAMPLES);
  for (let done = step; done <= step * SAMPLES; done += step) {
    await load(
      service.target,
      { connections: CONNECTIONS, size: SIZE_BYTES },
      (begun) => begun >= step,
    );
    await sleep(IDLE_MS);
    service.api.process.kill('SIGUSR2');
    await sleep(IDLE_MS);
    samples.push({
      uploads: done,
      rssMib: await residentMib(service.api.pid),
      databaseMib: await databaseMib(join(service.folder, 'data')),
    });
  }
  const counted = samples.slice(LEFT_OUT);
  const perUpload = slope(counted.map(({ uploads: x, rssMib: y }) => ({ x, y })));
  return { samples, growthMib: perUpload * uploads };
}

async function residentMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function databaseMib(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.filter((name) => name.startsWith('emet.db')).map((name) => stat(join(folder, name))),
  );
  return files.length === 0 ? NaN : files.reduce((sum, { size }) => sum + size, 0) / MIB;
}
