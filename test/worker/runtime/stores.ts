import type { Registry } from 'prom-client';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { openPlatform } from '../../../adapters/open-platform.js';
import type { Organisation } from '../../../core/accounts.js';
import type { Platform } from '../../../core/ports.js';
import { openRegistry } from '../../../main/metrics-page.js';
import { readSettings, type Settings } from '../../../core/settings.js';
import { registerWorkerMetrics, type WorkerMetrics } from '../../../worker/metrics.js';

/** Real stores in a folder of their own, with a clock the test moves. */
export interface Stores {
  platform: Platform;
  settings: Settings;
  organisation: Organisation;
  registry: Registry;
  metrics: WorkerMetrics;
  logger: Logger;
  /** Everything logged so far. */
  logged: () => string;
  clock: () => Date;
  /** Lets so much time pass for the stores. */
  pass(ms: number): void;
  /** Stores a file and accepts a scan of it, without a job. */
  accept(text: string, organisationId?: string): Promise<{ id: string; fileId: string }>;
  close: () => Promise<void>;
}

export async function openStores(environment: Record<string, string> = {}): Promise<Stores> {
  const folder = await mkdtemp(join(tmpdir(), 'emet-worker-'));
  const settings = readSettings({
    ALLOW_PRIVATE_NETWORK: 'true',
    // None: what is tested here is not what models say.
    MODELS_DIR: join(folder, 'models'),
    ...environment,
    DATA_DIR: folder,
  });
  let aheadMs = 0;
  let lines = '';
  const clock = () => new Date(Date.now() + aheadMs);
  const platform = await openPlatform(settings, { clock });
  const organisation = await platform.accounts.createOrganisation({ name: 'A', plan: 'business' });
  const registry = openRegistry('worker');
  return {
    platform,
    settings,
    organisation,
    registry,
    metrics: registerWorkerMetrics(registry),
    logger: pino({ level: 'debug' }, { write: (line: string) => void (lines += line) }),
    logged: () => lines,
    clock,
    pass: (ms) => void (aheadMs += ms),
    async accept(text, organisationId = organisation.id) {
      async function* bytes() {
        yield Buffer.from(text);
      }
      const file = await platform.files.stage(bytes(), 1_000_000);
      await platform.files.keep(file.fileId);
      const id = randomUUID();
      const { fileId, size, sha256 } = file;
      const accepted = await platform.scans.accept(
        {
          id,
          organisationId,
          clientReference: null,
          livemode: true,
          metadata: {},
          lang: 'en',
          context: {},
          file: { fileId, name: 'x.pdf', type: 'application/pdf', size, sha256, available: true },
        },
        null,
      );
      if (accepted.kind !== 'accepted') throw new Error('The allowance is used up.');
      return { id, fileId };
    },
    async close() {
      await platform.close();
      await rm(folder, { recursive: true });
    },
  };
}
