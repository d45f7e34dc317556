import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { percentile } from './bench-load/statistics.js';
import { table } from './evaluate/table.js';
import { callOnce, type Seen } from './load/caller.js';
import { inTurn, LoadUsageError, readDocuments, readMix } from './load/documents.js';
import { type Page, quantile, readMetrics, rise } from './load/metrics.js';

const USAGE = `Sends documents to a running service as callers do, and prints what they saw beside
what its metrics say of the same time:

  npm run load -- --rate 0.5 --minutes 5 [options]

  --rate R         scans a second (1), sent evenly, whether or not earlier ones have ended
  --minutes M      how long it sends (1)
  --mix LIST       shares of kinds by file ending, such as pdf=3,jpg=1 (as the folder has them)
  --folder FOLDER  of documents (the bundled samples); nothing else is read of them
  --url URL        of the service (http://127.0.0.1:8080)
  --metrics URL    of its metrics (URL/metrics); several are summed: repeat it
  --key-file FILE  holds the API key; or EMET_API_KEY does
  --wait S         how long the last scans are waited for (300)

It ends with status 1 when a request had no answer, was refused, or a scan did not end.
`;

const SAMPLES = fileURLToPath(new URL('../../samples', import.meta.url));

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    mix: { type: 'string' },
    folder: { type: 'string', default: SAMPLES },
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    metrics: { type: 'string', multiple: true },
    'key-file': { type: 'string' },
    wait: { type: 'string', default: '300' },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  if (values.help) return void process.stdout.write(USAGE);
  const [rate, minutes, waitS] = [
    positive('--rate', values.rate),
    positive('--minutes', values.minutes),
    positive('--wait', values.wait),
  ];
  const url = values.url.replace(/\/$/, '');
  const pages = values.metrics ?? [`${url}/metrics`];
  const mix = values.mix === undefined ? null : readMix(values.mix);
  const next = inTurn(await readDocuments(values.folder, mix));
  const service = { url, key: readKey() };

  const before = await Promise.all(pages.map(readMetrics));
  const over = new AbortController();
  const calls: Promise<Seen>[] = [];
  const startedMs = performance.now();
  const count = Math.max(1, Math.round(rate * minutes * 60));
  for (let sent = 0; sent < count; sent += 1) {
    await wait(Math.max(0, startedMs + (sent * 1000) / rate - performance.now()));
    calls.push(callOnce(service, next(), over.signal));
  }
  const deadline = setTimeout(() => over.abort(), waitS * 1000);
  const seen = await Promise.all(calls);
  clearTimeout(deadline);
  // Metrics are worked out once a second.
  await wait(1_500);
  const after = await Promise.all(pages.map(readMetrics));
  const elapsedS = (performance.now() - startedMs) / 1000;
  print(seen, elapsedS, before, after);
  if (seen.some(({ end }) => end !== 'completed' && end !== 'failed')) process.exitCode = 1;
}

function print(
  seen: readonly Seen[],
  elapsedS: number,
  before: (Page | null)[],
  after: (Page | null)[],
): void {
  const known = before.every((page) => page !== null) && after.every((page) => page !== null);
  const [first, last] = [merge(before), merge(after)];
  const accepts = seen.flatMap(({ acceptMs, isAccepted }) =>
    acceptMs === null || !isAccepted ? [] : [acceptMs / 1000],
  );
  const reports = seen.flatMap(({ reportMs }) => (reportMs === null ? [] : [reportMs / 1000]));
  const ends = (end: string): number => seen.filter((one) => one.end === end).length;
  const metric = (value: () => number): string => (known ? show(value()) : 'unknown');
  const counted = (series: RegExp) => () => rise(first, last, series);
  const post = { name: 'emet_http_request_duration_seconds', labels: /method="POST".*\/scans"/ };
  const scan = { name: 'emet_scan_duration_seconds' };

  const rows = [
    [
      'accepted',
      show(accepts.length),
      metric(counted(/^emet_http_requests_total\{.*status="202"/)),
    ],
    [
      'completed',
      show(ends('completed')),
      metric(counted(/^emet_scans_finished_total\{status="completed"/)),
    ],
    [
      'failed',
      show(ends('failed')),
      metric(counted(/^emet_scans_finished_total\{status="failed"/)),
    ],
    [
      'refused, no answer',
      show(seen.filter(({ isAccepted }) => !isAccepted).length),
      metric(counted(/^emet_http_requests_total\{.*method="POST".*status="(4|5|aborted)/)),
    ],
    ...[0.5, 0.95, 0.99].map((q) => [
      `accept p${q * 100}, s`,
      show(percentile(accepts, q)),
      metric(() => quantile(first, last, post, q)),
    ]),
    ...[0.5, 0.95, 0.99].map((q) => [
      `report p${q * 100}, s`,
      show(percentile(reports, q)),
      metric(() => quantile(first, last, scan, q)),
    ]),
  ];
  console.log(`\n${seen.length} documents in ${elapsedS.toFixed(0)} s\n`);
  console.log(table(['', 'callers', 'metrics'], rows).join('\n'));
  const kinds = [...new Set(seen.map(({ kind }) => kind))].map((kind) => {
    const of = seen.filter((one) => one.kind === kind);
    const times = of.flatMap(({ reportMs }) => (reportMs === null ? [] : [reportMs / 1000]));
    return [kind, String(of.length), show(percentile(times, 0.5)), show(percentile(times, 0.95))];
  });
  console.log(`\n${table(['kind', 'sent', 'report p50, s', 'p95, s'], kinds).join('\n')}`);
  const others = new Set(seen.map(({ end }) => end).filter((end) => !isEnd(end)));
  for (const end of others) console.log(`${end}: ${ends(end)}`);
  if (!known) console.log('The metrics cannot be read from here: see --metrics.');
}

const isEnd = (end: string): boolean => end === 'completed' || end === 'failed';

/** Series of several processes, summed. */
function merge(pages: (Page | null)[]): Page {
  const merged: Page = new Map();
  for (const page of pages) {
    for (const [series, value] of page ?? []) merged.set(series, (merged.get(series) ?? 0) + value);
  }
  return merged;
}

const show = (value: number): string =>
  Number.isNaN(value) ? '-' : Number.isInteger(value) ? String(value) : value.toFixed(2);

function positive(option: string, text: string): number {
  const value = Number(text);
  if (!(value > 0))
    throw new LoadUsageError(`${option} must be a number above 0, but is "${text}"`);
  return value;
}

function readKey(): string {
  const path = values['key-file'];
  const key = path === undefined ? process.env['EMET_API_KEY'] : readFileSync(path, 'utf8').trim();
  if (!key) throw new LoadUsageError('Give the API key in EMET_API_KEY or with --key-file');
  return key;
}

await main().catch((error: unknown) => {
  if (!(error instanceof LoadUsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
