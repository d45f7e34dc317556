import type { PdfSignature } from '../../../../../worker/engine/evidence/signatures.js';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import { revisions } from '../../../../../worker/engine/detectors/document/revisions/detector.js';
import type { PageChange } from '../../../../../worker/engine/evidence/revisions.js';
import type { DocumentData } from '../../../../../worker/engine/evidence/document-data.js';
import { declarationOf } from '../../../../../worker/engine/scoring/finding-codes.js';
import {
  HIGH_RISK_MIN,
  REVIEW_MIN,
  scoreFindings,
} from '../../../../../worker/engine/scoring/score.js';
import { emptyData, reading } from '../../document-data.js';
import { classified, never, pdf, revision, told } from './evidence.js';

/** A signature in use, of which nothing else matters here. */
const SIGNED = { inUse: true } as PdfSignature;

const look = async (
  facts: Parameters<typeof pdf>[0],
  {
    changes = null,
    type = 'bank_statement',
    data = emptyData(),
  }: { changes?: PageChange[] | null; type?: Type; data?: DocumentData } = {},
): Promise<Finding[]> =>
  told(
    await revisions.detect(
      { ...pdf(facts), classification: classified(type), changes, data, drawn: null },
      never,
    ),
  );
type Type = Parameters<typeof classified>[0];

const edited = { revisions: [revision(), revision({ changesPageContent: true, pages: [1] })] };
const rect = { x: 40, y: 50, w: 8, h: 1.5 };
const change = (more: Partial<PageChange>): PageChange => ({
  page: 1,
  revision: 1,
  what: 'text',
  how: 'replaced',
  before: '250.00',
  after: '1,250.00',
  rect,
  inAnnotation: false,
  ...more,
});
const added = (after: string, more: Partial<PageChange> = {}): PageChange =>
  change({ how: 'added', before: null, after, ...more });
const risk = (findings: readonly Finding[]): number =>
  scoreFindings(
    findings.map((finding) => ({ engine: 'revisions', ...finding })),
    [],
  ).riskScore;

describe('where nothing could be compared', () => {
  it('a file saved once says nothing', async () => {
    expect(await look({})).toEqual([]);
    // The first revision draws the pages; that is no change.
    expect(await look({ revisions: [revision({ changesPageContent: true, pages: [1] })] })).toEqual(
      [],
    );
  });

  it('signatures and forms are information', async () => {
    expect(await look({ revisions: [revision(), revision()], signatures: [SIGNED] })).toMatchObject(
      [{ code: 'revision_other', values: { count: 1, signed: 1 } }],
    );
  });

  it('changed pages are named, and the first is pointed to', async () => {
    const changed = [
      revision(),
      revision({ changesPageContent: true, pages: [3, 2] }),
      revision({ changesPageContent: true, pages: [2] }),
    ];
    expect(await look({ revisions: changed })).toMatchObject([
      { code: 'revision_changes_content', values: { count: 2, pages: '2, 3' }, place: { page: 2 } },
    ]);
    const [contract] = await look({ revisions: changed }, { type: 'contract' });
    const [statement] = await look({ revisions: changed });
    expect(contract?.confidence).toBeLessThan(statement?.confidence ?? 0);
  });

  it('a change whose page could not be told is told', async () => {
    expect(
      await look({ revisions: [revision(), revision({ changesPageContent: true })] }),
    ).toMatchObject([{ code: 'revision_changes_content', place: null }]);
  });
});

describe('where the revisions were compared', () => {
  it('a replaced amount is told with both values and its place, and is clear on any document', async () => {
    for (const type of ['bank_statement', 'other', 'contract'] as const) {
      const findings = await look(edited, { changes: [change({})], type });
      expect(findings).toMatchObject([
        {
          code: 'revision_text_replaced',
          values: { page: 1, before: '250.00', after: '1,250.00' },
          place: { page: 1, rect },
        },
      ]);
      expect(findings[0]?.evidence?.replace(/[\u2066-\u2069]/g, '')).toBe('250.00 → 1,250.00');
      expect(risk(findings)).toBeGreaterThanOrEqual(HIGH_RISK_MIN);
    }
  });

  it('one replaced word asks for a look and accuses nobody', async () => {
    const score = risk(await look(edited, { changes: [change({ before: 'old', after: 'new' })] }));
    expect(score).toBeGreaterThanOrEqual(REVIEW_MIN);
    expect(score).toBeLessThan(HIGH_RISK_MIN);
  });

  it('a replaced name is clear where a label says whose it is', async () => {
    const names = [{ ...reading('new', { place: { page: 1, rect } }), role: 'payee' as const }];
    const changes = [change({ before: 'old', after: 'new' })];
    const findings = await look(edited, { changes, data: { ...emptyData(), names } });
    expect(risk(findings)).toBeGreaterThanOrEqual(HIGH_RISK_MIN);
  });

  it('content that looks as before is no reason to look', async () => {
    const findings = await look(edited, { changes: [] });
    expect(findings).toMatchObject([{ code: 'revision_changes_content' }]);
    expect(risk(findings)).toBeLessThan(REVIEW_MIN);
  });

  it.each([
    [
      'a page number',
      [1, 2, 3].map((page) => change({ page, before: 'Page 1 of 2', after: 'Page 1 of 3' })),
    ],
    ['a stamp at the edge', [added('RECEIVED 12.03.2026', { rect: { ...rect, y: 3 } })]],
    [
      'numbers at the foot of every page',
      [1, 2, 3].map((page) => added(`BATES 00${page}`, { page, rect: { ...rect, y: 96 } })),
    ],
    ['a note laid on the page', [added('please check', { inAnnotation: true })]],
  ])('%s is no reason to look', async (_name, changes) => {
    expect(risk(await look(edited, { changes }))).toBeLessThan(REVIEW_MIN);
  });

  it('text added amid the page asks for a look, except where people write by right', async () => {
    const changes = [added('paid in full')];
    expect(risk(await look(edited, { changes }))).toBeGreaterThanOrEqual(REVIEW_MIN);
    expect(risk(await look(edited, { changes, type: 'contract' }))).toBeLessThan(REVIEW_MIN);
  });

  it('the strongest are told, and not without end', async () => {
    const many = Array.from({ length: 200 }, (_, index) => added(`word ${index}`));
    const findings = await look(edited, { changes: [...many, change({})] });
    expect(findings[0]?.code).toBe('revision_text_replaced');
    expect(findings.length).toBeLessThanOrEqual(20);
  });

  it.each(['added', 'removed', 'replaced'] as const)(
    'a picture and a page %s are told',
    async (how) => {
      const whole = { how, before: null, after: null };
      const findings = await look(edited, {
        changes: [change({ ...whole, what: 'picture' }), change({ ...whole, what: 'page' })],
      });
      expect(findings.map(({ code }) => code).sort()).toEqual([
        'revision_page_changed',
        'revision_picture_changed',
      ]);
      for (const { code } of findings)
        expect(declarationOf(code).points).toBeLessThan(HIGH_RISK_MIN);
    },
  );
});
