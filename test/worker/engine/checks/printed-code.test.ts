import { describe, expect, it } from 'vitest';
import type { Certainty, DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import type { CodeValues } from '../../../../worker/engine/evidence/printed-code.js';
import { runChecks } from '../../../../worker/engine/pipeline/run-checks.js';
import { at, emptyData, money, reading } from '../document-data.js';
import { only, TODAY } from './run.js';

const stated: CodeValues = {
  scheme: 'GiroCode (EPC)',
  amounts: { total: 11_900 },
  ibans: ['DE02120300000000202051'],
  issueDate: '2024-03-05',
  number: 'R-2024/117',
  issuerNumber: 'DE811907980',
};

const printed: Partial<DocumentData> = {
  fields: { total: money(11_900) },
  amounts: [money(10_000), money(1_900), money(11_900)],
  dates: [reading('2024-03-05')],
  issueDate: reading('2024-03-05'),
  ibans: [reading('DE02120300000000202051')],
  named: [
    { name: 'invoice_number', ...reading('R 2024 / 117') },
    { name: 'issuer_vat_number', ...reading('DE 811907980') },
  ],
};

const code = at(70, 60);

const results = (data: Partial<DocumentData>, ...codes: CodeValues[]) =>
  only(
    runChecks({
      data: { ...emptyData(), ...data },
      classification: { documentType: 'invoice', issuer: null, channel: 'native_pdf' },
      codes: codes.map((values) => ({ place: code, values })),
      file: { name: 'a.pdf', type: 'application/pdf' },
      today: TODAY,
    }),
    'printed_code',
  );

const verdicts = (data: Partial<DocumentData>, ...codes: CodeValues[]) =>
  results(data, ...(codes.length > 0 ? codes : [stated])).map(({ status, say, finding }) => [
    status,
    say,
    finding,
  ]);

describe('printed_code', () => {
  it('passes once for each code that agrees with the print', () => {
    expect(verdicts(printed)).toEqual([['pass', 'same', null]]);
    const other = { ...stated, scheme: 'SPD', ibans: [] };
    expect(results(printed, stated, other).map(({ values }) => values)).toEqual([
      { scheme: 'GiroCode (EPC)', count: 5 },
      { scheme: 'SPD', count: 4 },
    ]);
  });

  it('does not apply where nothing is stated, or nothing of its kind is printed', () => {
    expect(results(printed)).toEqual([]);
    expect(verdicts({})).toEqual([]);
  });

  it('accuses by another amount or account', () => {
    const data = {
      ...printed,
      fields: { total: money(91_900) },
      amounts: [money(10_000), money(91_900)],
      ibans: [reading('DE75512108001245126199')],
    };
    expect(verdicts(data)).toEqual([
      ['fail', 'amount_differs', 'code_payment_differs'],
      ['fail', 'iban_differs', 'code_payment_differs'],
    ]);
  });

  it('accuses by another date, number or issuer', () => {
    const data: Partial<DocumentData> = {
      ...printed,
      dates: [reading('2024-04-05')],
      issueDate: reading('2024-04-05'),
      named: [
        { name: 'invoice_number', ...reading('R-2024/711') },
        { name: 'issuer_vat_number', ...reading('DE136695976') },
      ],
    };
    expect(verdicts(data)).toEqual([
      ['fail', 'date_differs', 'code_detail_differs'],
      ['fail', 'number_differs', 'code_detail_differs'],
      ['fail', 'issuer_number_differs', 'code_detail_differs'],
    ]);
  });

  it('takes for printed what stands anywhere on the pages, as a label may be misread', () => {
    const data: Partial<DocumentData> = {
      ...printed,
      fields: { total: money(10_000) },
      dates: [reading('2024-03-01'), reading('2024-03-05')],
      issueDate: reading('2024-03-01'),
      ibans: [reading('DE75512108001245126199'), reading('DE02120300000000202051')],
      named: [
        { name: 'invoice_number', ...reading('4711') },
        { name: 'order_number', ...reading('2024/117') },
        { name: 'issuer_vat_number', ...reading('811907980') },
      ],
    };
    expect(verdicts(data)).toEqual([['pass', 'same', null]]);
  });

  it('compares no number of another form, which is one of another kind', () => {
    const named = [{ name: 'invoice_number', ...reading('KD 20733') }];
    expect(verdicts({ named })).toEqual([]);
  });

  it.each([
    ['the day before or after, by the zone of a device', '2024-03-06'],
    ['day and month the other way round', '2024-05-03'],
  ])('takes for the same date %s', (_how, date) => {
    const data = { ...printed, dates: [reading(date)], issueDate: reading(date) };
    expect(verdicts(data)).toEqual([['pass', 'same', null]]);
  });

  it('asks where a total is that no label names, at the code itself', () => {
    const data = { amounts: [money(10_000), money(1_900), money(19_900)] };
    expect(verdicts(data)).toEqual([['fail', 'amount_missing', 'code_amount_missing']]);
    expect(results(data, stated)[0]?.place).toEqual(code);
    expect(verdicts({ amounts: [...data.amounts, money(-11_900)] })).toEqual([]);
    expect(verdicts({ amounts: data.amounts.slice(1) })).toEqual([]);
    expect(verdicts({ amounts: [money(10_000), money(1_900), money(11_100)] })).toEqual([]);
    expect(verdicts({ ...data, textSource: 'ocr' })).toEqual([['warn', 'amount_missing', null]]);
  });

  it('accuses nobody for a misread digit, but for an account that is another one altogether', () => {
    const unsure = { certainty: 'unsure' as Certainty };
    const data = { ...printed, fields: { total: money(11_960, unsure) }, amounts: [] };
    expect(verdicts(data)).toEqual([['warn', 'amount_differs', null]]);
    const misread = { ...printed, ibans: [reading('DE02120300000000202057', unsure)] };
    expect(verdicts(misread)).toEqual([['warn', 'iban_differs', null]]);
    const other = { ...printed, ibans: [reading('DE75512108001245126199', unsure)] };
    expect(verdicts(other)).toEqual([['fail', 'iban_differs', 'code_payment_differs']]);
  });

  it('speaks beside a sum of the same amount, each a witness of its own', () => {
    const fields = { subtotal: money(10_000), vat: money(1_900), total: money(91_900) };
    const data = { ...emptyData(), fields, amounts: Object.values(fields) };
    const failed = runChecks({
      data,
      classification: { documentType: 'invoice', issuer: null, channel: 'native_pdf' },
      codes: [{ place: code, values: stated }],
      file: { name: 'a.pdf', type: 'application/pdf' },
      today: TODAY,
    }).filter(({ status }) => status === 'fail');
    expect(failed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['invoice_total', 'printed_code']) as string[],
    );
  });

  it('compares what proofs of income state with gross and net pay', () => {
    const pay = { ...stated, ...{ ibans: [], issueDate: null, number: null, issuerNumber: null } };
    const values = { ...pay, scheme: '2D-Doc', amounts: { gross: 251_240, net: 198_715 } };
    const fields = { gross: money(351_240), net: money(198_715) };
    const data = { fields, amounts: [money(351_240), money(198_715)] };
    expect(verdicts(data, values)).toEqual([['fail', 'amount_differs', 'code_payment_differs']]);
  });
});
