import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ScanFailure } from '../../../core/errors.js';
import { plainWebpSize } from '../../../core/page-image.js';
import type { ScanResult, SeenBefore } from '../../../core/ports.js';
import type { Stage } from '../../../core/scan.js';
import { ChildDied } from '../../../worker/isolation/analysis-child.js';
import {
  type AnalysisJob,
  type Infer,
  InferenceFailure,
  inferNothing,
  readNothing,
  type TextModels,
} from '../../../worker/engine/index.js';
import {
  type AnalysisPool,
  AnalysisUnavailable,
  openAnalysisPool,
} from '../../../worker/isolation/pool.js';

const TROUBLESOME = fileURLToPath(new URL('troublesome-analysis.mjs', import.meta.url));
const LIMITS = { wallMs: 8_000, cpuMs: 8_000, memoryBytes: 512 * 1024 ** 2, scansMax: 50 };

let folder: string;
let pool: AnalysisPool | undefined;
let logged = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emet-pool-'));
});
afterEach(async () => {
  await pool?.close();
  logged = '';
});
afterAll(() => rm(folder, { recursive: true }));

function open(options: Partial<Parameters<typeof openAnalysisPool>[0]> = {}): AnalysisPool {
  const logger = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) });
  pool = openAnalysisPool({ size: 1, limits: LIMITS, entry: TROUBLESOME, logger, ...options });
  return pool;
}

function job(trouble: string, pageImages = false): AnalysisJob {
  return {
    pageImages,
    bytes: new TextEncoder().encode(trouble),
    fileName: 'x.pdf',
    type: 'application/pdf',
    size: trouble.length,
    sha256: 'a'.repeat(64),
    lang: 'en',
    context: null,
    pagesMax: 1,
    megapixelsMax: 1,
    timeoutMs: LIMITS.wallMs,
  };
}

const Told = z.object({
  pid: z.number(),
  env: z.array(z.string()),
  seen: z.unknown(),
  answers: z.unknown().optional(),
});
const toldBy = (result: ScanResult) => Told.parse(JSON.parse(result.report.summary));

async function analyse(
  trouble: string,
  hooks: {
    signal?: AbortSignal;
    stage?: (stage: Stage) => void;
    history?: SeenBefore[] | Error;
    infer?: Infer;
    text?: TextModels;
    pageImages?: boolean;
  } = {},
): Promise<ScanResult> {
  if (!pool) throw new Error('no pool is open');
  return pool.analyse(job(trouble, hooks.pageImages), {
    signal: hooks.signal ?? new AbortController().signal,
    stage: hooks.stage ?? (() => {}),
    infer: hooks.infer ?? inferNothing,
    text: hooks.text ?? readNothing,
    history: async () => {
      if (hooks.history instanceof Error) throw hooks.history;
      return hooks.history ?? null;
    },
  });
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('a calm analysis', () => {
  test('reports its stages, hears of earlier scans, and leaves its child warm for the next one', async () => {
    open();
    const stages: Stage[] = [];
    const earlier: SeenBefore = {
      scanId: 'b',
      createdAt: new Date('2026-01-02T03:04:05Z'),
      fingerprint: { sha256: 'c', pageHashes: [], numberHashes: [], wordHashes: [] },
    };
    const first = await analyse('calm', {
      stage: (stage) => stages.push(stage),
      history: [earlier],
    });
    expect(stages).toEqual(['decoding', 'inspecting']);
    expect(first.verdict).toBe('low_risk');
    expect(toldBy(first).seen).toEqual([{ ...earlier, createdAt: '2026-01-02T03:04:05.000Z' }]);
    expect(toldBy(await analyse('calm')).pid).toBe(toldBy(first).pid);
  });

  test('learns that earlier scans cannot be read, and can still end its scan', async () => {
    open();
    const result = await analyse('calm', { history: new Error('the store is away') });
    expect(toldBy(result).seen).toBe('earlier scans could not be read');
  });

  test('shows pictures to models as they are, and hears what they say, that there is none, and that they failed', async () => {
    open();
    const sides: number[] = [];
    const model = {
      name: 'edges',
      version: '1.0.0',
      sha256: 'd',
      runtime: 'onnx',
      provider: 'cpu',
    } as const;
    const infer: Infer = async (name, { width, rgb }) => {
      sides.push(width);
      expect(name).toBe('edges');
      expect([rgb.length, rgb[1]]).toEqual([width * width * 3, 7919 % 256]);
      if (width === 200) return null;
      return { score: 0.25, heatmap: null, thresholds: { page: 0, region: 0 }, model, ms: 1 };
    };
    const answer = { version: '1.0.0', score: 0.25 };
    expect(toldBy(await analyse('infer edges', { infer })).answers).toEqual([answer, null, answer]);
    expect(sides).toEqual([64, 200, 300]);
    const failing: Infer = () => Promise.reject(new InferenceFailure('its process ended'));
    await expect(analyse('infer edges', { infer: failing })).rejects.toThrow('InferenceFailure');
  });

  test('sees no setting and no secret of the service', async () => {
    vi.stubEnv('MONGODB_URL', 'mongodb://user:password@host');
    vi.stubEnv('DATA_DIR', '/somewhere');
    open();
    const { env } = toldBy(await analyse('calm'));
    vi.unstubAllEnvs();
    expect(env).not.toContain('MONGODB_URL');
    expect(env).not.toContain('DATA_DIR');
    expect(env).toContain('TMPDIR');
  });

  test('gets a fresh child after so many scans', async () => {
    open({ limits: { ...LIMITS, scansMax: 2 } });
    const pids: number[] = [];
    for (let scan = 0; scan < 4; scan += 1) pids.push(toldBy(await analyse('calm')).pid);
    expect(pids[0]).toBe(pids[1]);
    expect(pids[1]).not.toBe(pids[2]);
    expect(pids[2]).toBe(pids[3]);
    await vi.waitFor(() => expect(pool?.metrics()).toMatchObject({ scans: 4, ended: { worn: 2 } }));
  });

  test('waits for a child when all are busy, and as many run at once as there are children', async () => {
    open({ size: 2 });
    const results = await Promise.all(
      ['sleep 300', 'sleep 300', 'calm'].map((one) => analyse(one)),
    );
    expect(new Set(results.map((result) => toldBy(result).pid)).size).toBe(2);
  });
});

describe('pictures of pages', () => {
  const pages = (result: ScanResult) =>
    result.pageImages?.map(({ page, width, height }) => [page, width, height]);

  test('come with the result in page order, and none where none are wanted', async () => {
    open();
    const wanted = await analyse('pages x', { pageImages: true });
    expect(pages(wanted)).toEqual([
      [1, 40, 20],
      [2, 80, 20],
    ]);
    expect(plainWebpSize(wanted.pageImages![1]!.webp)).toEqual({ width: 80, height: 20 });
    // The same child: nothing stays of the scan before.
    const next = await analyse('calm x', { pageImages: true });
    expect(toldBy(next).pid).toBe(toldBy(wanted).pid);
    expect(pages(next)).toBeUndefined();
    expect(pages(await analyse('pages x'))).toBeUndefined();
  });

  test.each(['page', 'size', 'format', 'bytes'])(
    'that are not what they say end the child: %s',
    async (how) => {
      open();
      const error: unknown = await analyse(`forge ${how}`, { pageImages: true }).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({ reason: 'internal_error' });
      expect(pool?.metrics().ended).toEqual({ fault: 1 });
      expect(pages(await analyse('pages x', { pageImages: true }))?.length).toBe(2);
    },
  );
});

describe('a document that does harm costs its own scan and nothing else', () => {
  const failing = async (trouble: string) => {
    const error: unknown = await analyse(trouble).catch((thrown: unknown) => thrown);
    expect((await analyse('calm')).verdict).toBe('low_risk');
    return error;
  };
  const reason = (error: unknown) => (error instanceof ScanFailure ? error.reason : error);

  test('an endless wait ends when the wall time is up', async () => {
    open({ limits: { ...LIMITS, wallMs: 1_500 } });
    expect(reason(await failing('sleep 60000'))).toBe('timed_out');
    expect(pool?.metrics().ended).toEqual({ wall: 1 });
  });

  test('an endless loop that blocks the child ends when its CPU time is up', async () => {
    open({ limits: { ...LIMITS, cpuMs: 600 } });
    expect(reason(await failing('block 60000'))).toBe('resource_limit');
    expect(pool?.metrics().ended).toEqual({ cpu: 1 });
  });

  test('memory outside the JavaScript heap ends the child at its limit', async () => {
    open({ limits: { ...LIMITS, memoryBytes: 256 * 1024 ** 2 } });
    expect(reason(await failing('memory x'))).toBe('resource_limit');
    expect(pool?.metrics().ended).toEqual({ memory: 1 });
  });

  test('a failure of the document is told as such', async () => {
    open();
    expect(reason(await failing('corrupt x'))).toBe('corrupt_file');
  });

  test('a crash, an exit, a kill and a closed channel are told apart from a failure', async () => {
    open();
    for (const trouble of ['signal SIGSEGV', 'exit 0', 'signal SIGKILL', 'mute x']) {
      expect(await failing(trouble), trouble).toBeInstanceOf(ChildDied);
    }
  });

  test('an exhausted JavaScript heap is no lasting harm', async () => {
    open({ limits: { ...LIMITS, memoryBytes: 256 * 1024 ** 2 } });
    // Whoever is first: the engine gives up by itself, or the supervisor sees it.
    const error = await failing('heap x');
    expect(error instanceof ChildDied || reason(error) === 'resource_limit').toBe(true);
  });

  test('a result that is none is refused', async () => {
    open();
    expect(reason(await failing('lie x'))).toBe('internal_error');
  });

  test('a fault of the analysis is told without the words of the document', async () => {
    open();
    const error = await failing('bug x');
    expect(reason(error)).toBe('internal_error');
    expect(String(error)).toContain('TypeError');
    expect(String(error)).not.toContain('SECRET-CONTENT');
  });

  test('that a child prints is logged at debug only, bounded, and without what it prints', async () => {
    open();
    await analyse('noise x');
    await vi.waitFor(() => expect(logged).toContain('A child process prints'));
    expect(logged.length).toBeLessThan(100_000);
    const lines = logged.trim().split('\n');
    expect(lines.filter((line) => line.includes('prints') && !line.includes('"level":20'))).toEqual(
      [],
    );
    expect(logged).not.toContain('SECRET-CONTENT');
  });
});

describe('an analysis that is called off', () => {
  test('ends its child at once, even in the middle of a blocking loop', async () => {
    open();
    const aborter = new AbortController();
    const startedMs = Date.now();
    const running = analyse('block 60000', {
      signal: aborter.signal,
      stage: () => aborter.abort(new Error('deleted')),
    });
    await expect(running).rejects.toThrow('deleted');
    expect(Date.now() - startedMs).toBeLessThan(5_000);
    expect(pool?.metrics().ended).toEqual({ aborted: 1 });
  });

  test('leaves the queue for a child without taking one', async () => {
    open();
    const busy = analyse('sleep 500');
    const aborter = new AbortController();
    const waiting = analyse('calm', { signal: aborter.signal });
    setTimeout(() => aborter.abort(new Error('deleted')), 50);
    await expect(waiting).rejects.toThrow('deleted');
    await busy;
    expect((await analyse('calm')).verdict).toBe('low_risk');
  });
});

describe('children and their supervisor', () => {
  test('a pool whose children cannot start is never ready and keeps nobody waiting', async () => {
    const broken = join(folder, 'broken.mjs');
    await writeFile(broken, 'throw new Error("a library is missing");');
    open({ entry: broken });
    await expect(analyse('calm')).rejects.toBeInstanceOf(AnalysisUnavailable);
    expect(pool?.isReady()).toBe(false);
    expect(logged).toContain('a library is missing');
  });

  test('a pool stays ready while it replaces a child that worked, not when no other can start', async () => {
    const once = join(folder, 'once.mjs');
    await writeFile(
      once,
      `import { existsSync, writeFileSync } from 'node:fs';
      if (existsSync('${once}.started')) throw new Error('a library is missing');
      writeFileSync('${once}.started', '');
      await import('${TROUBLESOME}');`,
    );
    open({ entry: once, confined: false });
    await pool?.ready();
    await expect(analyse('corrupt')).rejects.toBeInstanceOf(ScanFailure);
    expect(pool?.isReady()).toBe(true);
    await vi.waitFor(() => expect(pool?.isReady()).toBe(false), 10_000);
    expect(logged).toContain('a library is missing');
  });

  test('closing ends running analyses and leaves no process behind', async () => {
    open({ size: 2 });
    const { pid } = toldBy(await analyse('calm'));
    let begins: () => void = () => {};
    const begun = new Promise<void>((resolve) => (begins = resolve));
    const running = analyse('sleep 60000', { stage: begins }).catch((error: unknown) => error);
    await begun;
    await pool?.close();
    expect(await running).toBeInstanceOf(Error);
    expect(alive(pid)).toBe(false);
    await expect(analyse('calm x')).rejects.toBeInstanceOf(AnalysisUnavailable);
  });

  test.skipIf(!existsSync('/proc/self/stat'))(
    'no child outlives a supervisor that was killed, not even one in a blocking loop',
    async () => {
      const supervisor = fork(
        fileURLToPath(new URL('lonely-supervisor.mjs', import.meta.url)),
        [TROUBLESOME, 'block 60000'],
        { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
      );
      const pids = z
        .array(z.number())
        .parse(await new Promise((resolve) => supervisor.once('message', resolve)));
      expect(pids.length).toBe(2);
      expect(pids.every(alive)).toBe(true);
      supervisor.kill('SIGKILL');
      await vi.waitFor(() => expect(pids.filter(alive)).toEqual([]), 5_000);
      await wait(0);
    },
    15_000,
  );

  test.skipIf(!existsSync('/proc/self/oom_score_adj'))(
    'the kernel ends a child before anything else when memory runs out',
    async () => {
      open();
      const { pid } = toldBy(await analyse('calm'));
      expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
    },
  );
});
