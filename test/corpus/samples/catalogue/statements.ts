import { statementTruth, type Statement } from '../documents/bank-statement.js';
import { drawStatement } from '../documents/draw-bank-statement.js';
import { FONTS } from '../fonts.js';
import { updateIncrementally } from '../forge/incremental-update.js';
import { forged, genuine, type Made } from '../made.js';
import { printed } from '../money.js';
import { drawPdf, type PdfLook } from '../pdf-sheet.js';
import { oneMonth, twoMonths } from './statement-facts.js';

export const statementSamples = async (): Promise<Made[]> => [
  ...(await oneMonthSamples()),
  ...(await twoMonthSamples()),
];

const SHARED = { document_type: 'bank_statement', lang: 'he', capture: 'native_pdf' } as const;

const oneMonthSamples = async (): Promise<Made[]> => {
  const statement = oneMonth();
  const drawing = drawStatement(statement);
  const original = await drawPdf(drawing, ONE_MONTH_LOOK);
  const shared = { ...SHARED, text_layer: 'visual' } as const;

  const raised = raiseSalary(statement, 700_000);
  const changed = await drawPdf(drawStatement(raised), {
    ...ONE_MONTH_LOOK,
    modified: '2025-06-11T19:42:10Z',
  });
  return [
    genuine(
      { ...shared, file: 'he-bank-statement.pdf', truth: statementTruth(statement) },
      original.bytes,
    ),
    forged(
      { ...shared, file: 'he-bank-statement-forged-revision.pdf', truth: statementTruth(raised) },
      updateIncrementally(original.bytes, changed.bytes),
      {
        twin: 'he-bank-statement.pdf',
        operation:
          'salary and every later balance raised, saved as an incremental update; all sums still fit',
        alterations: [
          {
            what: 'salary',
            from: printed(rowOf(statement, SALARY).amount),
            to: printed(rowOf(raised, SALARY).amount),
            mark: `row ${SALARY + 1} amount`,
          },
          {
            what: 'closing balance',
            from: printed(statement.closing),
            to: printed(raised.closing),
            mark: 'closing',
          },
        ],
        drawing,
        marks: changed.marks,
        expected: { verdict: 'high_risk', categories: ['text_edit'] },
      },
    ),
  ];
};

const twoMonthSamples = async (): Promise<Made[]> => {
  const statement = twoMonths();
  const drawing = drawStatement(statement);
  const original = await drawPdf(drawing, TWO_MONTHS_LOOK);
  const shared = { ...SHARED, text_layer: 'logical' } as const;

  const edited = {
    ...statement,
    rows: statement.rows.map((row, index) =>
      index === FEE ? { ...row, amount: row.amount + 400_000 } : row,
    ),
  };
  const rewritten = await drawPdf(drawStatement(edited), {
    ...TWO_MONTHS_LOOK,
    creator: 'sejda.com (5.3.7)',
    producer: 'SAMBox 3.0.25',
    modified: '2026-01-14T21:08:44Z',
  });
  return [
    genuine(
      { ...shared, file: 'he-bank-statement-logical.pdf', truth: statementTruth(statement) },
      original.bytes,
    ),
    forged(
      { ...shared, file: 'he-bank-statement-forged-balance.pdf', truth: statementTruth(edited) },
      rewritten.bytes,
      {
        twin: 'he-bank-statement-logical.pdf',
        operation: 'one credit raised in an online PDF editor, which rewrote the file; balances left',
        alterations: [
          {
            what: 'credit',
            from: printed(rowOf(statement, FEE).amount),
            to: printed(rowOf(edited, FEE).amount),
            mark: `row ${FEE + 1} amount`,
          },
        ],
        drawing,
        marks: rewritten.marks,
        expected: { verdict: 'review', categories: ['amount_logic'] },
      },
    ),
  ];
};

const rowOf = (statement: Statement, index: number): Statement['rows'][number] => {
  const row = statement.rows[index];
  if (row === undefined) throw new RangeError(`the statement has no row ${index}`);
  return row;
};

/** The rows that are changed, counted from 0. */
const SALARY = 2;
const FEE = 9;

const ONE_MONTH_LOOK: PdfLook = {
  font: FONTS.heebo,
  order: 'visual',
  producer: 'Apache FOP Version 2.8',
  creator: 'Statement Service',
  title: 'דף חשבון',
  made: '2025-06-02T06:15:00Z',
};

const raiseSalary = (statement: Statement, by: number): Statement => ({
  ...statement,
  rows: statement.rows.map((row, index) => ({
    ...row,
    amount: index === SALARY ? row.amount + by : row.amount,
    balance: index >= SALARY ? row.balance + by : row.balance,
  })),
  credits: statement.credits + by,
  closing: statement.closing + by,
});

const TWO_MONTHS_LOOK: PdfLook = {
  font: FONTS.david,
  order: 'logical',
  producer: 'iText 2.1.7 by 1T3XT',
  creator: 'JasperReports (Account Statement)',
  title: 'תנועות בחשבון',
  made: '2026-01-04T07:20:00Z',
};
