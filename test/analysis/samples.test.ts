import type { Analysis } from '../../worker/engine/pipeline/scan-document.js';
import { analyseGolden, resultIn, withoutTimes } from './golden/scan-golden.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ScanResult } from '../../core/ports.js';
import type { Verdict } from '../../core/vocabulary.js';
import { type Sample, Samples } from '../../scripts/evaluate/samples-listing.js';

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

const analyses = new Map<string, Promise<Analysis>>();

/** Analyses each sample once for all tests and both languages. */
const analysed = (file: string): Promise<Analysis> => {
  const known = analyses.get(file) ?? analyseGolden(join(FOLDER, file));
  analyses.set(file, known);
  return known;
};
const scanned = async ({ file }: Sample): Promise<ScanResult> =>
  resultIn(await analysed(file), 'en');

/** Whose answers are the same for every picture here. */
const MODELS = new Set(['copy-paste', 'background-patch', 'ai-generated']);

const weighty = ({ report }: ScanResult) =>
  report.findings.filter(
    ({ impact, engine }) => impact !== null && impact > 0 && !MODELS.has(engine ?? ''),
  );

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

/**
 * The whole report of each bundled sample, word for word. A change here is a
 * change that clients see: renew with `npx vitest run --project analysis -u
 * test/analysis/samples` and give the reason in the commit.
 */
describe.each(['he', 'en'] as const)('the report in %s', (lang) => {
  eachOf(
    samples,
    (file) => `of ${file} is unchanged`,
    async ({ file }) => {
      const result = withoutTimes(resultIn(await analysed(file), lang));
      await expect(`${JSON.stringify(result, null, 1)}\n`).toMatchFileSnapshot(
        `golden/reports/${file}.${lang}.json`,
      );
    },
  );
});
