import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { hashKey, makeKey, openPlatform } from '../../adapters/open-platform.js';
import { describeApi } from '../../api/describe-api.js';
import { ROUTES } from '../../api/routes/index.js';
import { startApi } from '../../api/start-api.js';
import { writeReportPdf } from '../../worker/report-pdf/write-report-pdf.js';
import { loadCatalogue } from '../../worker/engine/index.js';
import { Scope, type PlanId } from '../../core/accounts.js';
import type { Clock, Platform } from '../../core/ports.js';
import { openMetricsPage, openRegistry } from '../../main/metrics-page.js';
import type { ReportPdfWriter } from '../../core/report-pdf.js';
import { readSettings } from '../../core/settings.js';

export type TestApi = Awaited<ReturnType<typeof openApi>>;

/** The API in this process, on a real embedded platform in a folder of its own. */
export async function openApi(
  options: {
    environment?: Record<string, string>;
    lookup?: LookupFunction;
    /** Folder of a built dashboard. */
    applicationFolder?: string;
    /** Of the stores and the API. */
    clock?: Clock;
    reportPdf?: ReportPdfWriter;
    /** Puts something in the way of the real platform. */
    disturb?: (platform: Platform) => Platform;
  } = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'emet-api-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    IDEMPOTENCY_WAIT_S: '1',
    SHUTDOWN_TIMEOUT_S: '1',
    ...options.environment,
  });
  const platform = await openPlatform(settings, options.clock && { clock: options.clock });
  const registry = openRegistry('api');
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  const running = await startApi({
    platform: options.disturb?.(platform) ?? platform,
    settings,
    logger: pino({ level: 'debug' }, sink),
    metrics: {
      registry,
      render: (accept) => openMetricsPage(registry)(accept),
    },
    makeKey,
    ...(options.clock && { clock: options.clock }),
    reportPdf: options.reportPdf ?? {
      // As the child does, in this process.
      write: async ({ load }) => writeReportPdf(await load()),
      close: () => {},
    },
    description: async () => describeApi(ROUTES, await loadCatalogue()),
    ...(options.lookup && { lookup: options.lookup }),
    ...(options.applicationFolder && { applicationFolder: options.applicationFolder }),
  });
  await platform.workers.heartbeat('test', { ready: true, places: 1 });
  const scheme = settings.tlsCertFile === undefined ? 'http' : 'https';
  const root = `${scheme}://127.0.0.1:${running.port}`;

  return {
    platform,
    settings,
    registry,
    root,
    port: running.port,
    base: `${root}/api/v1`,
    /** Everything that was logged, one JSON line each. */
    logged: () => lines.join(''),
    /** Names of all files in the file store, staged or kept. */
    async files(): Promise<string[]> {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
      const found = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      return found.filter((name) => /^[0-9a-f]{8}-/.test(name));
    },
    async makeKey(
      organisation: {
        plan?: PlanId;
        limit?: number | null;
        rateLimit?: number;
        id?: string;
      } = {},
      scopes: Scope[] = [...Scope.options],
      ownerEmail: string | null = null,
      mode: 'live' | 'test' = 'live',
    ): Promise<{ key: string; keyId: string; organisationId: string }> {
      const organisationId =
        organisation.id ??
        (
          await platform.accounts.createOrganisation({
            name: 'Sample',
            plan: organisation.plan ?? 'business',
            rateLimit: organisation.rateLimit ?? 100_000,
            ...('limit' in organisation && { limit: organisation.limit ?? null }),
          })
        ).id;
      const { key, prefix } = makeKey(mode);
      const holder =
        mode === 'live'
          ? organisationId
          : (await platform.accounts.testOrganisation(organisationId))?.id;
      const made = await platform.accounts.createKey({
        organisationId: holder ?? '',
        hash: hashKey(key),
        prefix,
        scopes,
        name: null,
        ownerEmail,
      });
      if (made === null) throw new Error('No such organisation');
      return { key, keyId: made.id, organisationId: made.organisationId };
    },
    async close(): Promise<void> {
      await running.close();
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const bearer = (key: string): Record<string, string> => ({ Authorization: `Bearer ${key}` });

/** Enough of a PDF for the API, which only tells its type. `salt` makes the bytes different. */
export const somePdf = (salt = ''): Buffer => Buffer.from(`%PDF-1.4\n% sample ${salt}\n%%EOF\n`);
