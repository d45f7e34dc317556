import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../scripts/evaluate/find-documents.js';
import { methodCounts } from '../../scripts/evaluate/methods.js';
import { printSummary } from '../../scripts/evaluate/print-summary.js';
import type { Outcome } from '../../scripts/evaluate/scan-file.js';
import { summarise } from '../../scripts/evaluate/summary.js';
import { share } from '../../scripts/evaluate/wilson.js';

const outcome = (over: Partial<Outcome>): Outcome => ({
  file: 'a/1.pdf',
  group: 'a',
  label: null,
  twin: null,
  forgery: null,
  ms: 1000,
  refused: null,
  failed: null,
  verdict: 'low_risk',
  score: 0,
  documentType: 'invoice',
  issuer: null,
  channel: 'native_pdf',
  findings: [],
  ran: [],
  judged: [],
  incomplete: [],
  fields: null,
  layout: null,
  ...over,
});

const finding = (code: string, impact: number) => ({
  code,
  category: 'other',
  confidence: 0.5,
  impact,
  page: null,
  box: null,
});

describe('share', () => {
  it("gives Wilson's interval", () => {
    const { rate, low, high } = share(8, 10);
    expect(rate).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  it('promises nothing of nothing', () => {
    expect(share(0, 0)).toEqual({ hits: 0, of: 0, rate: null, low: 0, high: 1 });
  });
});

describe('summarise', () => {
  const outcomes = [
    outcome({ label: 'genuine', ms: 1000 }),
    outcome({ label: 'genuine', ms: 3000, verdict: 'review', findings: [finding('x', 25)] }),
    outcome({
      group: 'b',
      file: 'b/1.pdf',
      label: 'forged',
      verdict: 'high_risk',
      findings: [finding('x', 40), finding('x', 20), finding('y', 0)],
    }),
    outcome({ group: 'b', label: 'forged', verdict: null, failed: 'file_corrupt' }),
    outcome({ group: 'b', label: null, verdict: null, refused: 'EMPTY_FILE', ms: 0 }),
  ];
  const summary = summarise(outcomes);

  it('counts verdicts, failures and refusals by folder', () => {
    expect(summary.groups).toMatchObject([
      { group: 'a', files: 2, low_risk: 1, review: 1, high_risk: 0, failed: 0, refused: 0 },
      { group: 'b', files: 3, low_risk: 0, review: 0, high_risk: 1, failed: 1, refused: 1 },
    ]);
    expect(summary.total).toMatchObject({ files: 5, low_risk: 1, failed: 1, refused: 1 });
  });

  it('times scans only, not refused files', () => {
    expect(summary.groups[0]).toMatchObject({ medianMs: 1000, p95Ms: 3000 });
    expect(summary.groups[1]).toMatchObject({ medianMs: 1000 });
  });

  it('counts only findings that weigh', () => {
    expect(summary.codes).toEqual([{ code: 'x', findings: 3, files: 2 }]);
  });

  it('rates only files whose truth is known and that got a verdict', () => {
    expect(summary.rates?.detected).toMatchObject({ hits: 1, of: 1 });
    expect(summary.rates?.falsePositives).toMatchObject({ hits: 1, of: 2 });
    expect(summary.rates?.falsePositivesHighRisk).toMatchObject({ hits: 0, of: 2 });
    expect(summarise([outcome({})]).rates).toBeNull();
  });

  it('prints which files ask for a look, and why', () => {
    const text = printSummary(summary, outcomes);
    expect(text).toContain('high_risk 0  b/1.pdf (forged): x +40, x +20');
    expect(text).toContain('a/1.pdf: file_corrupt');
    expect(text).toContain('1 of 2, 50.0 %');
  });
});

describe('methodCounts', () => {
  const box = { page: 1, x: 10, y: 10, w: 10, h: 2 };
  const forged = (file: string, found: Outcome['findings']): Outcome =>
    outcome({
      file,
      label: 'forged',
      twin: 'genuine.pdf',
      forgery: { method: 'cover', codes: ['x', 'y'], box, before: '1.00', after: '9.00' },
      findings: found,
    });
  const at = (over: Partial<typeof box>, code = 'x', impact = 40) => {
    const { page, ...rect } = { ...box, ...over };
    return { ...finding(code, impact), page, box: rect };
  };
  const counted = (genuine: Outcome['findings'], ...found: Outcome['findings'][]) =>
    methodCounts([
      outcome({ file: 'genuine.pdf', label: 'genuine', findings: genuine }),
      ...found.map((findings, index) => forged(`forged/${index}.pdf`, findings)),
    ])[0];

  it('takes only findings that weigh and that tell of the forgery', () => {
    const counts = counted([], [at({}, 'y')], [at({}, 'z')], [at({}, 'x', 0)], []);
    expect(counts).toMatchObject({ method: 'cover', found: { hits: 1, of: 4 } });
  });

  it('asks for half an overlap on the same page', () => {
    const counts = counted(
      [],
      [at({ x: 13 })],
      [at({ x: 14 })],
      [at({ page: 2 })],
      [finding('x', 40)],
    );
    expect(counts).toMatchObject({ found: { hits: 4, of: 4 }, inPlace: { hits: 1, of: 4 } });
  });

  it('counts a genuine twin once, and only for the findings of the forgery', () => {
    expect(counted([at({})], [], [])?.twinsFlagged).toMatchObject({ hits: 1, of: 1 });
    expect(counted([at({}, 'z')], [], [])?.twinsFlagged).toMatchObject({ hits: 0, of: 1 });
  });

  it('says nothing where nobody says what was done', () => {
    expect(methodCounts([outcome({ label: 'forged' })])).toEqual([]);
  });
});

describe('findDocuments', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emet-evaluate-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('walks all folders and takes the truth from their names', async () => {
    for (const sub of ['forged/x', 'genuine', 'other'])
      mkdirSync(join(folder, sub), { recursive: true });
    for (const file of ['forged/x/1.pdf', 'genuine/2.jpg', 'other/3.png', '.hidden', 'README.md']) {
      writeFileSync(join(folder, file), 'x');
    }
    const found = await findDocuments(folder);
    expect(found.map(({ file, group, label }) => [file, group, label])).toEqual([
      ['forged/x/1.pdf', 'forged/x', 'forged'],
      ['genuine/2.jpg', 'genuine', 'genuine'],
      ['other/3.png', 'other', null],
    ]);
  });

  it('takes what was done from the listing of a folder of forgeries', async () => {
    const forgery = { method: 'cover', codes: ['x'], box: null, before: null, after: '9.00' };
    mkdirSync(join(folder, 'all'), { recursive: true });
    for (const file of ['1.pdf', '2.pdf']) writeFileSync(join(folder, 'all', file), 'x');
    const listed = { file: 'all/2.pdf', label: 'forged', twin: 'all/1.pdf', forgery };
    writeFileSync(join(folder, 'pdf-evidence.json'), JSON.stringify({ files: [listed] }));
    const found = await findDocuments(folder);
    expect(found).toMatchObject([{ file: 'all/1.pdf', forgery: null }, listed]);
  });
});
