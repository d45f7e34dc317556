import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import type { EinvoiceValues } from '../../../../worker/engine/evidence/einvoice.js';
import { runChecks } from '../../../../worker/engine/pipeline/run-checks.js';
import { emptyData, money, reading } from '../document-data.js';
import { only, TODAY } from './run.js';

const stated: EinvoiceValues = {
  total: 11_900,
  subtotal: 10_000,
  vat: 1_900,
  amountDue: 11_900,
  currency: 'EUR',
  issueDate: '2024-03-05',
  dueDate: null,
  number: 'R-117',
  ibans: ['DE02120300000000202051'],
  seller: 'Blumenhof Kern GmbH',
  sellerVatNumber: null,
  buyer: null,
};

const printed: Partial<DocumentData> = {
  fields: { total: money(11_900) },
  amounts: [money(10_000), money(1_900), money(11_900)],
  dates: [reading('2024-03-05')],
  issueDate: reading('2024-03-05'),
  ibans: [reading('DE02120300000000202051')],
  named: [{ name: 'invoice_number', ...reading('R 117') }],
};

const verdicts = (data: Partial<DocumentData>, einvoice: EinvoiceValues | null = stated) =>
  only(
    runChecks({
      data: { ...emptyData(), ...data },
      classification: { documentType: 'invoice', issuer: null, channel: 'native_pdf' },
      einvoice,
      file: { name: 'a.pdf', type: 'application/pdf' },
      today: TODAY,
    }),
    'einvoice_values',
  ).map(({ status, say, finding }) => [status, say, finding]);

describe('einvoice_values', () => {
  it('passes once where page and XML agree', () => {
    expect(verdicts(printed)).toEqual([['pass', 'same', null]]);
  });

  it('does not apply without XML or without anything to compare', () => {
    expect(verdicts(printed, null)).toEqual([]);
    expect(verdicts({})).toEqual([]);
  });

  it('accuses by another total or account', () => {
    const data = {
      ...printed,
      fields: { total: money(91_900) },
      amounts: [money(10_000), money(91_900)],
      ibans: [reading('DE75512108001245126199')],
    };
    expect(verdicts(data)).toEqual([
      ['fail', 'total_differs', 'einvoice_payment_differs'],
      ['fail', 'iban_differs', 'einvoice_payment_differs'],
    ]);
  });

  it('weighs another date or number lightly', () => {
    const data = {
      ...printed,
      dates: [reading('2024-04-05')],
      issueDate: reading('2024-04-05'),
      named: [{ name: 'invoice_number', ...reading('R-711') }],
    };
    expect(verdicts(data)).toEqual([
      ['fail', 'issue_date_differs', 'einvoice_detail_differs'],
      ['fail', 'number_differs', 'einvoice_detail_differs'],
    ]);
  });

  it('takes an amount that stands anywhere on the page for printed, as a label may be misread', () => {
    expect(verdicts({ ...printed, fields: { total: money(10_000) } })).toEqual([
      ['pass', 'same', null],
    ]);
  });

  it('accuses by no misread picture', () => {
    const data = {
      ...printed,
      fields: { total: money(11_800, { certainty: 'unsure' }) },
      amounts: [],
    };
    expect(verdicts(data)).toEqual([['warn', 'total_differs', null]]);
  });
});
