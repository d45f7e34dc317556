import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScanResult } from '../../core/ports.js';
import type { Verdict } from '../../core/vocabulary.js';
import { sniffType } from '../../core/sniff.js';
import { openAnalysisPool, type AnalysisPool } from '../../worker/isolation/pool.js';
import { inferNothing } from '../../worker/engine/infer.js';
import { Samples, type Sample } from '../../scripts/evaluate/samples-listing.js';

const FOLDER = join(import.meta.dirname, '../../samples');
const { samples } = Samples.parse(JSON.parse(readFileSync(join(FOLDER, 'samples.json'), 'utf8')));
const named = (some: Sample[]): [string, Sample][] => some.map((sample) => [sample.file, sample]);
const genuine = named(samples.filter(({ label }) => label === 'genuine'));
const forged = named(samples.filter(({ label }) => label === 'forged'));
const withTextLayer = named(samples.filter(({ text_layer }) => text_layer !== null));
const withoutTextLayer = named(samples.filter(({ text_layer }) => text_layer === null));

const RANK: Record<Verdict, number> = { low_risk: 0, review: 1, high_risk: 2 };

let pool: AnalysisPool;
const results = new Map<string, ScanResult>();

beforeAll(async () => {
  pool = openAnalysisPool({
    size: 1,
    limits: { wallMs: 120_000, cpuMs: 180_000, memoryBytes: 1_536 * 1024 * 1024, scansMax: 50 },
  });
  await pool.ready();
});
afterAll(() => pool.close());

/** Scans each sample once for all tests. */
const scanned = async ({ file }: Sample): Promise<ScanResult> => {
  const path = join(FOLDER, file);
  const bytes = readFileSync(path);
  const type = sniffType(bytes.subarray(0, 4096));
  if (type === null) throw new Error(`${file} is of no known type`);
  const known = results.get(file);
  if (known) return known;
  const result = await pool.analyse(
    {
      path,
      fileName: file,
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      lang: 'en',
      context: null,
      pagesMax: 50,
      megapixelsMax: 100,
      timeoutMs: 120_000,
    },
    {
      stage: () => {},
      history: async () => null,
      infer: inferNothing,
      signal: new AbortController().signal,
    },
  );
  results.set(file, result);
  return result;
};

const weighty = ({ report }: ScanResult) =>
  report.findings.filter(({ impact }) => impact !== null && impact > 0);

describe('a scan of a sample', () => {
  it.each(genuine)('finds nothing against the genuine %s', async (_file, sample) => {
    const result = await scanned(sample);
    expect(weighty(result).map(({ code, evidence }) => ({ code, evidence }))).toEqual([]);
    expect(result.verdict).toBe('low_risk');
  });

  it.each(forged)(
    'asks for a look at the forged %s, for the right reason',
    async (_file, sample) => {
      const result = await scanned(sample);
      expect(RANK[result.verdict]).toBeGreaterThanOrEqual(RANK[sample.expected.verdict]);
      const categories = weighty(result).map(({ category }) => category);
      expect(categories).toEqual(expect.arrayContaining(sample.expected.categories));
    },
  );

  it.each(named(samples))('knows what kind of document %s is', async (_file, sample) => {
    const { documentType, channel } = await scanned(sample);
    expect({ documentType, channel }).toEqual({
      documentType: sample.document_type,
      channel: sample.capture,
    });
  });
});

/** Every printed value stands in what was read, and no other date, IBAN or row does. */
const expectExactReading = ({ truth }: Sample, { issuer, report }: ScanResult): void => {
  const { extracted } = report;
  expect(issuer).toBe(truth.issuer);
  expect(extracted.amounts).toEqual(expect.arrayContaining(truth.amounts));
  expect([...extracted.dates].sort()).toEqual([...truth.dates].sort());
  expect(extracted.names).toEqual(expect.arrayContaining(truth.names));
  expect(extracted.ibans).toEqual(truth.ibans);
  expect(extracted.accounts).toEqual(expect.arrayContaining(truth.accounts));
  expect(extracted.references).toEqual(expect.arrayContaining(truth.references));
  expect(extracted.identity_numbers).toEqual(expect.arrayContaining(truth.identity_numbers));
  expect(extracted.transactions).toEqual(truth.transactions);
  expect(extracted.fields).toMatchObject(truth.fields);
};

describe('what is read from a sample', () => {
  it.each(withTextLayer)('is exact for the text layer of %s', async (_file, sample) => {
    expectExactReading(sample, await scanned(sample));
  });

  it.each(withoutTextLayer)(
    'has every amount, date and name of %s, which OCR reads',
    async (_file, { truth, ...sample }) => {
      const { extracted } = (await scanned({ truth, ...sample })).report;
      expect(extracted.amounts).toEqual(expect.arrayContaining(truth.amounts));
      expect(extracted.dates).toEqual(expect.arrayContaining(truth.dates));
      expect(extracted.names).toEqual(expect.arrayContaining(truth.names));
      expect(extracted.fields).toMatchObject(truth.fields);
    },
  );
});
