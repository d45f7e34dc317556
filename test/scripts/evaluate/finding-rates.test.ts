import { describe, expect, it } from 'vitest';
import { findingRates } from '../../../scripts/evaluate/finding-rates.js';
import { printRates } from '../../../scripts/evaluate/print-rates.js';
import type { Outcome } from '../../../scripts/evaluate/scan-file.js';
import { groupByTemplate } from '../../../scripts/evaluate/templates.js';
import { Templates } from '../../../scripts/evaluate/templates-listing.js';
import type { Layout } from '../../../worker/engine/index.js';

const outcome = (file: string, over: Partial<Outcome> = {}): Outcome => ({
  file,
  group: '.',
  label: null,
  twin: null,
  forgery: null,
  ms: 1,
  refused: null,
  failed: null,
  verdict: 'low_risk',
  score: 0,
  documentType: 'invoice',
  issuer: null,
  channel: 'native_pdf',
  findings: [],
  ran: ['text-style'],
  judged: [],
  incomplete: [],
  fields: null,
  layout: null,
  ...over,
});

/** A page with `count` labels of a layout, the rest of `of` in places of their own. */
const layout = (over: Partial<Layout> = {}, count = 10, of = 10, seed = 0): Layout => ({
  maker: 'opera reports',
  fonts: ['arial', 'courier'],
  page: { width: 595, height: 842 },
  labels: Array.from({ length: of }, (_, index) => ({
    text: `label ${'abcdefghijklmnop'[index]}`,
    x: 10 + (index < count ? 0 : 3 + 7 * seed),
    y: 5 * index,
  })),
  ...over,
});

const groups = (outcomes: Outcome[], templates: Record<string, string[]> = {}): string[][] =>
  groupByTemplate(outcomes, { templates }).map((group) => group.map(({ file }) => file));

describe('groupByTemplate', () => {
  it('counts files by one maker with labels in the same places as one template', () => {
    const files = [
      outcome('a', { layout: layout() }),
      outcome('b', { layout: layout({}, 4, 10, 1) }),
      outcome('c', { layout: layout({}, 2, 10, 2) }),
    ];
    expect(groups(files)).toEqual([['a', 'b'], ['c']]);
  });

  it('keeps one layout together where another program saved the file, or filled it in', () => {
    const saved = layout({ maker: 'quartz', fonts: ['helvetica'] });
    expect(groups([outcome('a', { layout: layout() }), outcome('b', { layout: saved })])).toEqual([
      ['a', 'b'],
    ]);
    const other = layout({ maker: 'quartz' }, 5, 10, 1);
    expect(
      groups([outcome('a', { layout: layout() }), outcome('b', { layout: other })]),
    ).toHaveLength(2);
  });

  it('keeps page sizes apart, and pages with too few labels to tell', () => {
    const small = layout({ page: { width: 400, height: 842 } });
    expect(
      groups([outcome('a', { layout: layout() }), outcome('b', { layout: small })]),
    ).toHaveLength(2);
    const bare = layout({}, 3, 3);
    expect(groups([outcome('a', { layout: bare }), outcome('b', { layout: bare })])).toHaveLength(
      2,
    );
  });

  it('joins groups that a later file connects', () => {
    const first = layout({ labels: layout().labels.slice(0, 8) });
    const last = layout({ labels: layout({}, 16, 16).labels.slice(8) });
    const between = layout({}, 16, 16);
    expect(
      groups([
        outcome('a', { layout: first }),
        outcome('b', { layout: last }),
        outcome('c', { layout: between }),
      ]),
    ).toEqual([['a', 'c', 'b']]);
  });

  it('groups pictures by the issuer that was read, and no others', () => {
    const files = ['a', 'b', 'c', 'd'].map((file, index) =>
      outcome(file, { issuer: index < 2 ? 'A shop' : null }),
    );
    expect(groups(files)).toEqual([['a', 'b'], ['c'], ['d']]);
  });

  it('follows a listing where there is one', () => {
    const files = [
      outcome('a', { layout: layout() }),
      outcome('b', { layout: layout() }),
      outcome('c'),
    ];
    expect(groups(files, { hotel: ['a', 'c'] })).toEqual([['a', 'c'], ['b']]);
  });
});

describe('findingRates', () => {
  const found = (confidence: number, impact = 0) => [
    { code: 'odd', category: 'other', confidence, impact, page: null, box: null },
  ];
  const one = { layout: layout() };
  const outcomes = [
    outcome('a', { ...one, findings: found(0.4) }),
    outcome('b', { ...one, findings: found(0.7), verdict: 'review' }),
    outcome('c', {
      findings: found(0.2),
      channel: 'scanned_pdf',
      judged: ['content amount_logic'],
    }),
    outcome('d', { ran: [] }),
    outcome('forged', { label: 'forged', findings: found(1) }),
    outcome('edited', { findings: found(1) }),
    outcome('failed', { verdict: null, failed: 'corrupt_file' }),
  ];
  const rates = findingRates(outcomes, Templates.parse({ edited: { edited: 'a name replaced' } }));

  it('counts honest files of a template once, capped findings included', () => {
    expect(rates).toMatchObject({
      templates: 3,
      files: 4,
      ran: { 'text-style': 2, 'content amount_logic': 1 },
    });
    expect(rates.codes).toHaveLength(1);
    expect(rates.codes[0]).toMatchObject({
      code: 'odd',
      templates: { hits: 2, of: 3 },
      files: { hits: 3, of: 4 },
      seen: [0.7, 0.2],
    });
    expect(rates.review).toMatchObject({ hits: 1, of: 3 });
  });

  it('counts by channel', () => {
    expect(rates.codes[0]?.channels).toMatchObject([
      { channel: 'native_pdf', templates: { hits: 1, of: 2 } },
      { channel: 'scanned_pdf', templates: { hits: 1, of: 1 } },
    ]);
  });

  it('prints the table', () => {
    const text = printRates(rates);
    expect(text).toContain('4 honest files of 3 templates');
    expect(text).toMatch(/odd +2 of 3 +20\.8 % to 93\.9 % +3 of 4 +0\.70/);
  });
});
