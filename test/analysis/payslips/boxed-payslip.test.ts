import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../worker/engine/extraction/extract-data.js';
import { openPdf } from '../../../worker/engine/pipeline/opening/open-pdf.js';
import { readPage } from '../../../worker/engine/pipeline/read-page.js';
import { payslipNet } from '../../../worker/engine/checks/payslip_net/check.js';
import { payslipTax } from '../../../worker/engine/checks/payslip_tax/check.js';
import {
  type BoxedPayslip,
  drawBoxedPayslip,
  netToPay,
} from '../../corpus/samples/documents/boxed-payslip.js';
import { sampleBoxedPayslip } from '../../corpus/samples/documents/sample-boxed-payslip.js';
import { decimal, sum } from '../../corpus/samples/money.js';
import { FONTS } from '../../corpus/samples/fonts.js';
import { drawPdf } from '../../corpus/samples/pdf-sheet.js';

async function dataOf(slip: BoxedPayslip): Promise<DocumentData> {
  const { bytes } = await drawPdf(drawBoxedPayslip(slip), {
    font: FONTS.david,
    order: 'visual',
    producer: 'PDFKit',
    creator: 'PDFKit',
    title: '',
    made: '2025-11-09T08:00:00Z',
  });
  const document = await openPdf(bytes, { pagesMax: 2, megapixelsMax: 40 });
  try {
    const noOcr = () => Promise.reject(new Error('a page with a text layer needs no OCR'));
    return await extractData(
      await Promise.all(document.pages.map((page) => readPage(page, noOcr))),
    );
  } finally {
    await document.close();
  }
}

const verdicts = (check: typeof payslipNet | typeof payslipTax, data: DocumentData) =>
  check.check({
    data,
    classification: { documentType: 'payslip' } as never,
    file: { name: 'a.pdf', type: 'application/pdf' },
    today: '2025-12-01',
  });

describe('a payslip in boxes, with values lower than their labels', () => {
  const slip = sampleBoxedPayslip();

  it('gives the parties, the month and every sum of the chain', async () => {
    const data = await dataOf(slip);
    const [payslip] = data.payslips ?? [];
    expect(data.names).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: 'employee', value: slip.employee.name }),
        expect.objectContaining({ role: 'employer', value: slip.employer.name }),
      ]),
    );
    expect(payslip?.month?.value).toBe(slip.month);
    expect(payslip?.creditPoints?.value).toBe(slip.creditPoints * 100);
    const totals = Object.fromEntries(
      Object.entries(payslip?.totals ?? {}).map(([name, { value }]) => [name, value.minor]),
    );
    expect(totals).toEqual({
      gross: slip.gross,
      mandatory_deductions: slip.deductions,
      net: slip.net,
      voluntary_deductions: sum(slip.voluntary.map(({ amount }) => amount)),
      net_to_pay: netToPay(slip),
      taxable_income: slip.gross,
      insurable_income: slip.gross,
    });
    expect(payslip?.year.gross?.value.minor).toBe(slip.gross);
  });

  it('gives each payment with quantity and rate, and each deduction', async () => {
    const [payslip] = (await dataOf(slip)).payslips ?? [];
    expect(payslip?.payments.map(({ amount }) => amount.value.minor)).toEqual(
      slip.payments.map(({ amount }) => amount),
    );
    expect(
      payslip?.payments.map(({ quantity, rate }) => [quantity?.value, rate?.value.minor]),
    ).toEqual([
      [undefined, undefined],
      [2100, 2260],
      [650, 8000],
    ]);
    expect(payslip?.mandatory.map(({ amount }) => amount.value.minor)).toEqual(
      [...slip.mandatory, ...slip.funds].map(({ amount }) => amount),
    );
    expect(payslip?.voluntary.map(({ amount }) => amount.value.minor)).toEqual(
      slip.voluntary.map(({ amount }) => amount),
    );
  });

  it('passes its sums and the law of its year', async () => {
    const data = await dataOf(slip);
    expect(verdicts(payslipNet, data).map(({ status }) => status)).toEqual(['pass']);
    expect(verdicts(payslipTax, data).map(({ status, say }) => [status, say])).toEqual([
      ['pass', 'tax_fits'],
      ['pass', 'insurance_fits'],
    ]);
  });

  it('fails at a net pay that was raised together with what is paid out', async () => {
    const data = await dataOf({ ...slip, net: slip.net + 430_000 });
    expect(verdicts(payslipNet, data)).toEqual([
      expect.objectContaining({
        status: 'fail',
        finding: 'total_mismatch',
        values: expect.objectContaining({
          part: 'net',
          expected: decimal(slip.net),
        }) as unknown,
      }),
    ]);
  });

  it('fails at one payment that was raised against its rate and the gross', async () => {
    const [base, ...others] = slip.payments;
    if (!base) throw new Error('no payment');
    const raised = { ...slip, payments: [{ ...base, amount: base.amount + 210_000 }, ...others] };
    expect(verdicts(payslipNet, await dataOf(raised))).toEqual([
      expect.objectContaining({
        status: 'fail',
        finding: 'total_mismatch',
        values: expect.objectContaining({ part: 'payments' }) as unknown,
      }),
    ]);
  });

  it('warns of an income tax far from the brackets, and does not accuse', async () => {
    const [tax, ...others] = slip.mandatory;
    if (!tax) throw new Error('no tax');
    const lowered = { ...slip, mandatory: [{ ...tax, amount: tax.amount - 60_000 }, ...others] };
    const [first] = verdicts(payslipTax, await dataOf(lowered));
    expect(first).toMatchObject({ status: 'warn', say: 'tax_differs', finding: null });
  });
});
