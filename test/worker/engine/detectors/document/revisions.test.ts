import type { PdfSignature } from '../../../../../worker/engine/evidence/signatures.js';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import { revisions } from '../../../../../worker/engine/detectors/document/revisions/detector.js';
import type { DrawnPlace, PageChange } from '../../../../../worker/engine/evidence/revisions.js';
import type { DocumentData } from '../../../../../worker/engine/evidence/document-data.js';
import { declarationOf } from '../../../../../worker/engine/scoring/finding-codes.js';
import {
  HIGH_RISK_MIN,
  REVIEW_MIN,
  scoreFindings,
} from '../../../../../worker/engine/scoring/score.js';
import { say } from '../../../../../worker/engine/texts/say.js';
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
  drawn: null,
  addition: null,
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
    const changes = [added('free of charge')];
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
        how === 'replaced' ? 'revision_page_changed' : 'revision_pages_arranged',
        'revision_picture_changed',
      ]);
      for (const { code } of findings)
        expect(declarationOf(code).points).toBeLessThan(HIGH_RISK_MIN);
    },
  );
});

/** What a place looks like before; afterwards something else is printed there. */
const on = (before: DrawnPlace['before']): DrawnPlace => ({
  before,
  after: 'print',
  differs: true,
});
const row = (index: number): Partial<PageChange> => ({ rect: { ...rect, y: 20 + 5 * index } });
const codes = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);

describe('what honest people and programs do is told as such and weighs little', () => {
  const whole = { before: null, after: null };
  const form = ['Dana Levi', '012345678', '12.03.2026', '1,250.00'].map((text, index) =>
    added(text, { ...row(index), drawn: on('field'), addition: 'form' }),
  );
  it.each<[string, string, PageChange[]]>([
    ['a form filled in', 'revision_form_filled', form],
    [
      'a signature drawn on its line',
      'revision_form_filled',
      [change({ ...whole, what: 'picture', how: 'added', drawn: on('field'), addition: 'form' })],
    ],
    [
      'a stamp beside the print',
      'revision_stamped',
      [added('RECEIVED 12.03.2026', { addition: 'stamp' })],
    ],
    ['a Hebrew stamp', 'revision_stamped', [added('העתק נאמן למקור', { addition: 'stamp' })]],
    [
      'page numbers',
      'revision_pages_numbered',
      [change({ before: 'Page 1 of 2', after: 'Page 1 of 3' })],
    ],
    ['Bates numbers', 'revision_pages_numbered', [added('ABC 000123', { addition: 'numbering' })]],
    ['a note beside the print', 'revision_notes_added', [added('call me', { inAnnotation: true })]],
    [
      'a text layer over a scan',
      'revision_text_layer_added',
      [change({ ...whole, what: 'text_layer', how: 'added' })],
    ],
    [
      'a page written anew',
      'revision_looks_same',
      [change({ ...whole, what: 'content', drawn: { ...on('print'), differs: false } })],
    ],
    [
      'text in another encoding that looks the same',
      'revision_looks_same',
      [
        change({
          before: 'XXX-XX-0667',
          after: ')))*))*+',
          drawn: { ...on('print'), differs: false },
        }),
      ],
    ],
    [
      'a value under a black bar',
      'revision_redacted',
      [change({ how: 'removed', after: null, drawn: { ...on('print'), after: 'bar' } })],
    ],
    [
      'a page taken out',
      'revision_pages_arranged',
      [change({ ...whole, what: 'page', how: 'removed' })],
    ],
  ])('%s', async (_name, code, changes) => {
    const findings = await look(edited, { changes });
    expect(codes(findings)).toEqual([code]);
    expect(risk(findings)).toBeLessThan(REVIEW_MIN / 2);
    expect(findings[0]?.values).toMatchObject({ count: changes.length, pages: '1' });
  });

  it('all of them in one file ask for no look', async () => {
    const changes = [
      ...form,
      added('RECEIVED 12.03.2026', { addition: 'stamp' }),
      change({ ...whole, what: 'page', how: 'removed', page: 2 }),
      added('please check', { inAnnotation: true }),
    ];
    expect(risk(await look(edited, { changes }))).toBeLessThan(REVIEW_MIN);
  });
});

describe('the same action that also changes a value accuses', () => {
  const risky = async (changes: PageChange[]): Promise<number> =>
    risk(await look(edited, { changes }));
  const filled = ['Dana Levi', '12.03.2026', 'Tel Aviv'].map((text, index) =>
    added(text, { ...row(index), drawn: on('field'), addition: 'form' }),
  );

  it('a form filled in, and a printed amount replaced', async () => {
    expect(await risky([...filled, change({ drawn: on('print') })])).toBeGreaterThanOrEqual(
      HIGH_RISK_MIN,
    );
  });

  it('a number added on a line beside printed amounts', async () => {
    expect(await risky([added('4,250.00', { drawn: on('field') })])).toBeGreaterThanOrEqual(
      REVIEW_MIN,
    );
  });

  it('a number on bare paper', async () => {
    expect(await risky([added('4,250.00', { drawn: on('blank') })])).toBeGreaterThanOrEqual(
      REVIEW_MIN,
    );
  });

  it('a stamp with an amount', async () => {
    expect(await risky([added('PAID 4,250.00')])).toBeGreaterThanOrEqual(REVIEW_MIN);
  });

  it('a bar with a new value on it, and a white patch', async () => {
    const bar = { ...on('print'), after: 'bar' as const };
    expect(await risky([change({ drawn: bar })])).toBeGreaterThanOrEqual(HIGH_RISK_MIN);
    const patch = { ...on('print'), after: 'blank' as const };
    expect(
      await risky([change({ how: 'removed', after: null, drawn: patch })]),
    ).toBeGreaterThanOrEqual(REVIEW_MIN);
  });

  it('removed text is not called gone where other print stands in its place', async () => {
    const toldOf = async (after: DrawnPlace['after']): Promise<string> => {
      const drawn: DrawnPlace = { before: 'print', after, differs: true };
      const [finding] = await look(edited, {
        changes: [change({ how: 'removed', after: null, drawn })],
      });
      return say(declarationOf(finding?.code ?? '').words.en.detail, finding?.values);
    };
    expect(await toldOf('print')).not.toContain('gone');
    expect(await toldOf('blank')).toContain('gone');
  });

  it('removed text that was not found where it is sought', async () => {
    const elsewhere = { before: 'blank', after: 'blank', differs: false } as const;
    expect(
      await risky([change({ how: 'removed', after: null, drawn: elsewhere })]),
    ).toBeGreaterThanOrEqual(REVIEW_MIN);
  });
});
