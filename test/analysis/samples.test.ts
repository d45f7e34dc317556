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
const genuine = samples.filter(({ label }) => label === 'genuine');
const forged = samples.filter(({ label }) => label === 'forged');
const withTextLayer = samples.filter(({ text_layer }) => text_layer !== null);
const withoutTextLayer = samples.filter(({ text_layer }) => text_layer === null);

/** Of those that OCR has to read, which takes seconds, one of each kind: a screen, a photo, a scan. */
const READ_AT_GATE = [
  'he-payment-app-forged-amount.png',
  'he-transfer-photo.heic',
  'he-payslip-scanned-forged-net.pdf',
];

/** A test of each sample. */
function eachOf(
  some: Sample[],
  title: (file: string) => string,
  holds: (sample: Sample) => Promise<void>,
): void {
  for (const sample of some) {
    const isAtGate = sample.text_layer !== null || READ_AT_GATE.includes(sample.file);
    it(title(sample.file), { tags: isAtGate ? [] : ['full'] }, () => holds(sample));
  }
}

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
  eachOf(
    genuine,
    (file) => `finds nothing against the genuine ${file}`,
    async (sample) => {
      const result = await scanned(sample);
      expect(weighty(result).map(({ code, evidence }) => ({ code, evidence }))).toEqual([]);
      expect(result.verdict).toBe('low_risk');
    },
  );

  eachOf(
    forged,
    (file) => `asks for a look at the forged ${file}, for the right reason`,
    async (sample) => {
      const result = await scanned(sample);
      expect(RANK[result.verdict]).toBeGreaterThanOrEqual(RANK[sample.expected.verdict]);
      const categories = weighty(result).map(({ category }) => category);
      expect(categories).toEqual(expect.arrayContaining(sample.expected.categories));
    },
  );

  eachOf(
    samples,
    (file) => `knows what kind of document ${file} is`,
    async (sample) => {
      const { documentType, channel } = await scanned(sample);
      expect({ documentType, channel }).toEqual({
        documentType: sample.document_type,
        channel: sample.capture,
      });
    },
  );
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
  eachOf(
    withTextLayer,
    (file) => `is exact for the text layer of ${file}`,
    async (sample) => expectExactReading(sample, await scanned(sample)),
  );

  eachOf(
    withoutTextLayer,
    (file) => `has every amount, date and name of ${file}, which OCR reads`,
    async ({ truth, ...sample }) => {
      const { extracted } = (await scanned({ truth, ...sample })).report;
      expect(extracted.amounts).toEqual(expect.arrayContaining(truth.amounts));
      expect(extracted.dates).toEqual(expect.arrayContaining(truth.dates));
      expect(extracted.names).toEqual(expect.arrayContaining(truth.names));
      expect(extracted.fields).toMatchObject(truth.fields);
    },
  );
});
